import { CommonParts, createEngine, JsonBytes, type Match, playNames, type Seat, startMatch } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';

const ANSWERS = 250;
const SECRET = 'c0'.repeat(32);

for (const { game } of GAMES) {
  test(`what clients of ${game.id} are sent as their view is the view that the engine builds, all along a game`, () => {
    const engine = createEngine(game);
    const [, most] = game.seats;
    const out = new JsonBytes();
    const sent = ({ state }: Match, seat: Seat | undefined, parts: CommonParts): string => {
      const from = out.length;
      parts.begin();
      engine.writeView(state, seat, parts);
      return Buffer.from(out.written.subarray(from)).toString('utf8');
    };
    let { match } = startMatch(engine, most, SECRET);
    for (let i = 0; i < ANSWERS; i++) {
      out.clear();
      const parts = new CommonParts(out);
      for (const seat of [undefined, ...match.state.seats.keys()]) {
        expect(sent(match, seat, parts)).toBe(JSON.stringify(engine.view(match.state, seat)));
      }
      const decision = engine.decision(match.state);
      if (decision === undefined) return;
      const option = decision.options[(i * 7) % decision.options.length]!;
      match = playNames(engine, match, decision.seat, [engine.nameOption(decision.kind, option)]).match;
    }
  });
}
