import { z } from 'zod';
import { BotName, GameId } from './words.ts';

export const GameInfo = z.object({
  id: GameId,
  name: z.string(),
  seats: z.tuple([z.int(), z.int()]).describe('Fewest and most'),
  options: z.record(z.string(), z.unknown()).describe('A JSON Schema of what can be agreed on before the game'),
  rulesVersion: z.int(),
  rules: z.int().describe('How many numbered rules there are'),
  levels: z.array(BotName).describe('The bots, weakest first'),
});
export type GameInfo = z.infer<typeof GameInfo>;
