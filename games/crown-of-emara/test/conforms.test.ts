import { createEngine, type Event, fastChance } from '@crownleaf/engine';
import { conforms } from '@crownleaf/testkit';
import { describe, expect, test } from 'vitest';
import { GOODS } from '../data/goods.ts';
import { crownOfEmara } from '../src/game.ts';
import type { Emara } from '../src/state.ts';

const SLOW = 60_000;
const VARIANTS = [{}, { randomLayout: true }, { fullSelection: true }, { randomLayout: true, fullSelection: true }];

describe('random games keep every promise that the engine asks for', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(`with ${seats} seats, in every variant`, { timeout: SLOW }, () => {
      expect(conforms(crownOfEmara, { seats: [seats], options: VARIANTS, games: 2 }).games).toBe(VARIANTS.length * 2);
    });
  }

  test('in campaigns and from every kind of building start', { timeout: SLOW }, () => {
    const solo = [
      { solo: 'campaign', building: 0 },
      { solo: 'campaign', fullSelection: true },
      { start: 'first-game' },
    ];
    conforms(crownOfEmara, { seats: [1], options: solo, games: 2 });
    conforms(crownOfEmara, { seats: [2, 4], options: [{ start: 'agreed', building: 104 }], games: 1 });
  });
});

/** What the events say that a seat took, paid and scored, in all. */
function told(events: readonly Event[], seat: number) {
  const goods = GOODS.map(() => 0);
  let citizens = 0;
  let buildings = 0;
  for (const { kind, pub } of events) {
    if (pub === undefined) continue;
    const e = pub as { seat: number; good: (typeof GOODS)[number]; count: number; by: number };
    if (e.seat !== seat) continue;
    if (kind === 'goods-taken') goods[GOODS.indexOf(e.good)]! += e.count;
    if (kind === 'goods-paid') goods[GOODS.indexOf(e.good)]! -= e.count;
    if (kind === 'citizens-changed') citizens += e.by;
    if (kind === 'buildings-changed') buildings += e.by;
  }
  return { goods, citizens, buildings };
}

test('goods and points are exactly what was told to be taken, paid and scored', () => {
  const engine = createEngine(crownOfEmara);
  for (let seed = 0; seed < 20; seed++) {
    const chance = fastChance(seed);
    const dice = fastChance(seed + 100);
    const events: Event[] = [];
    const observer = { event: (e: Event) => events.push(e) };
    const s = engine.start(3, chance, { randomLayout: seed % 2 === 0 }, observer);
    for (let d = engine.decision(s); d !== undefined; d = engine.decision(s)) {
      engine.apply(s, d.options[dice.int(s.ply, d.options.length)]!, chance, observer);
    }
    const { seats, table } = s as unknown as Emara;
    seats.forEach(({ goods, citizens, buildings }, seat) => {
      expect({ goods, citizens, buildings: buildings - table.start }).toEqual(told(events, seat));
    });
  }
});
