import type { BotHost } from '@crownleaf/bots/host-node';
import type { Hint } from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import { Denied } from '../problems.ts';
import { newSeed } from '../random.ts';
import { eyesOf } from './access.ts';
import type { Table } from './table.ts';

const HINT_MS = 700;

/** What a bot would think in the place of the caller, from the caller's own view. */
export async function hintFor(table: Table, caller: Caller, wanted: number | undefined, bots: BotHost): Promise<Hint> {
  const { offer, stored, match } = table;
  if (!stored.hints) throw new Denied('forbidden', 'this table is played without hints');
  const seat = eyesOf(stored, caller.account.id, wanted);
  if (seat === null) throw new Denied('forbidden', 'you have no seat at this table');
  if (match === undefined || table.asked !== seat)
    throw new Denied('not-your-turn', 'there are hints for who is asked');
  const { engine, labels, game } = offer;
  const { kind, ply } = engine.decision(match.state)!;
  const view = engine.view(match.state, seat);
  const analysis = await bots.analyse({ game: game.id, view, seed: newSeed(), budget: { ms: HINT_MS } });
  return {
    ply,
    options: analysis.options.map(({ name, expected, ci95 }) => {
      return { name, label: labels.option(name, kind), expected, ci95: [...ci95] };
    }),
    line: analysis.line.map(({ seat: by, kind: question, name }) => ({ seat: by, kind: question, name })),
  };
}
