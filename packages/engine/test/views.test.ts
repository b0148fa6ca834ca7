import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bag,
  createEngine,
  defineGame,
  faceUp,
  fastChance,
  HIDDEN,
  int,
  kind,
  LOOKED_AT,
  moveTop,
  own,
  peek,
  peeked,
  pile,
  put,
  type State,
  script,
  seatFields,
  tableFields,
  turnUp,
  type View,
  verbs,
} from '../src/index.ts';
import { type C, halt, mine, numbers, running, v } from './toy.ts';

const laid = (more: (c: C) => void = () => {}) =>
  running([halt, halt], {
    setup: (c) => {
      for (const seat of [0, 1]) {
        put(c, mine.draw, [2, 1, 0, 0], seat);
        put(c, mine.hand, [1, 2], seat);
      }
      more(c);
    },
  });

test('[E-2.1] a view holds what its audience may see, and a spectator sees what all see', () => {
  const { engine, state } = laid();
  const seats = (seat?: number) => engine.view(state as State, seat).seats.map((s) => [s.purse, s.hand]);
  expect(seats(0)).toEqual([
    [7, [1, 2]],
    [HIDDEN, [HIDDEN, HIDDEN]],
  ]);
  expect(seats(1)).toEqual([
    [HIDDEN, [HIDDEN, HIDDEN]],
    [7, [1, 2]],
  ]);
  expect(seats()).toEqual([
    [HIDDEN, [HIDDEN, HIDDEN]],
    [HIDDEN, [HIDDEN, HIDDEN]],
  ]);
  expect(engine.view(state as State, undefined)).toMatchObject({ viewer: null, table: { coins: 3, motto: 'hail' } });
});

test('[E-2.2] face-up entries are for all, looked-at ones for the owner', () => {
  const { engine, state } = laid((c) => {
    turnUp(c, 0, mine.draw, 0);
    peek(c, 2, mine.draw, 0);
  });
  const draw = (seat?: number) => engine.view(state as State, seat).seats[0]!.draw;
  expect(draw(0)).toEqual([faceUp(2), HIDDEN, peeked(0), HIDDEN]);
  expect(draw(1)).toEqual([faceUp(2), HIDDEN, LOOKED_AT, HIDDEN]);
  expect(draw()).toEqual([faceUp(2), HIDDEN, LOOKED_AT, HIDDEN]);
});

test('[E-2.3] what lies hidden in a pool is listed without its order', () => {
  const { engine, state } = laid();
  expect(engine.view(state as State, 0).hidden).toEqual({ 'deck.0': [0, 0, 1, 2], 'deck.1': [0, 0, 1, 1, 2, 2] });
});

test('[E-2.4] every world dealt from a view gives the same view again', () => {
  const { engine, state } = laid((c) => {
    turnUp(c, 1, mine.draw, 1);
    peek(c, 3, mine.draw, 1);
  });
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(0, 1, undefined), (seed, seat) => {
      const view = engine.view(state as State, seat);
      const world = engine.determinise(view, fastChance(seed));
      expect(engine.view(world, seat)).toEqual(view);
      expect(engine.check(world)).toBeUndefined();
    }),
  );
});

test('[E-2.5] every deal of a pool comes up, and known entries stay', () => {
  const { engine, state } = laid((c) => turnUp(c, 0, mine.draw, 1));
  const view = engine.view(state as State, 0);
  const hands = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const { draw, hand } = engine.determinise(view, fastChance(seed)).seats[1] as { draw: number[]; hand: number[] };
    expect(draw[0]).toBe(faceUp(2));
    expect([...draw.slice(1), ...hand].toSorted()).toEqual([0, 0, 1, 1, 2]);
    hands.add(hand.toSorted().join());
  }
  expect(hands).toEqual(new Set(['0,0', '0,1', '0,2', '1,1', '1,2']));
});

test('[E-2.6] hidden numbers get their start value, and the game has the last word', () => {
  const { engine, state } = laid();
  state.table.secret = 5;
  state.seats[1]!.purse = 1;
  const view = engine.view(state as State, 0);
  expect(engine.determinise(view, fastChance(1))).toMatchObject({ table: { secret: 0 }, seats: [{}, { purse: 7 }] });
  const guessing = createEngine({
    ...engine.game,
    determinise: (world, _, random) => {
      world.table.secret = 40 + random(1);
    },
  });
  expect(guessing.determinise(view, fastChance(1)).table.secret).toBe(40);
});

test('[E-2.8] a world and the play in it do not share their luck', () => {
  const rolls = v.ask(
    numbers,
    (_, out) => [0, 1].forEach((n) => void out.add(n)),
    (c) => void c.table.log.push(c.int(3)),
  );
  const { engine, state } = running([rolls, halt], { setup: (c) => put(c, mine.draw, [0, 1, 2]) });
  const view = engine.view(state as State, 0);
  const seen = new Set<string>();
  for (let seed = 0; seed < 600; seed++) {
    const chance = fastChance(seed);
    const world = engine.determinise(view, chance);
    const dealt = (world.seats[0]!.draw as number[]).join('');
    engine.apply(world, 1, chance);
    seen.add(`${dealt} ${(world.table.log as number[])[0]}`);
  }
  expect(seen.size).toBe(18);
});

test('[E-2.9] the seat that is asked has a choice in every world', () => {
  const oakOrPass = v.mayPick(
    numbers,
    (c, out) => {
      if (c.theirs.hand.includes(2)) out.add(2);
    },
    [],
    { by: () => 1 },
  );
  const { engine, state } = running([(c) => c.setWho(1), oakOrPass, halt], {
    setup: (c) => {
      put(c, mine.draw, [0, 0, 0, 0, 0, 1, 1, 1], 1);
      put(c, mine.hand, [1, 2], 1);
    },
  });
  expect(state.asked).toBe(1);
  for (let seed = 0; seed < 200; seed++) {
    const world = engine.determinise(engine.view(state as State, 0), fastChance(seed));
    expect(world.seats[1]!.hand).toContain(2);
  }
});

test('[E-2.7] a preview shows what two worlds agree on', () => {
  const draws = v.ask(
    numbers,
    (_, out) => {
      out.add(0);
      out.add(1);
    },
    v.when(
      (c) => c.answer === 1,
      [
        (c) => {
          c.table.coins -= 2;
          moveTop(c, mine.draw, mine.hand);
        },
      ],
    ),
  );
  const { engine, state } = running([draws, halt], { setup: (c) => put(c, mine.draw, [0, 1, 2, 0, 1, 2, 0, 1, 2]) });
  const view: View = engine.view(state as State, 0);
  const before = engine.hash(state as State);
  let certain = true;
  for (let seed = 0; seed < 20; seed += 2) {
    const { changes, next } = engine.preview(view, 1, seed);
    expect(next).toBe(0);
    expect(changes).toContainEqual({ path: 'table.coins', from: 3, to: 1 });
    certain &&= changes.find((change) => change.path === 'seats.0.hand')!.to !== null;
  }
  expect(certain).toBe(false);
  expect(engine.preview(view, 0).changes).toEqual([]);
  expect(engine.hash(state as State)).toBe(before);
});

test('[E-2.7] a preview says null for who is asked next when that is open', () => {
  const { ask, when } = verbs<GuessContext>();
  const deck = own('deck');
  const table = tableFields({ coins: int('all') });
  const seat = seatFields({ draw: pile('none', deck), field: bag('all') });
  type GuessContext = import('../src/index.ts').Context<typeof table, typeof seat>;
  const flip = kind('flip', (o) => ['stay', 'flip'][o]!);
  const twoWays = (_: GuessContext, out: { add(o: number): void }) => {
    out.add(0);
    out.add(1);
  };
  const body = [
    ask(flip, twoWays, (c) => void moveTop(c, seat.draw, seat.field)),
    when(
      (c) => c.mine.field[0] === 1,
      (c) => c.setSeat(1),
    ),
    ask(kind('then', String), twoWays, []),
  ];
  const engine = createEngine(
    defineGame<typeof table, typeof seat, Record<never, never>, Record<never, never>>({
      id: 'flip',
      name: 'Flip',
      rulesVersion: 1,
      seats: [2, 2],
      table,
      seat,
      options: {},
      components: ['tail', 'head'],
      scripts: [script<GuessContext>('flip', {}, body)],
      setup: (c) => put(c, seat.draw, [0, 1]),
      score: () => [],
      ranking: () => [1, 1],
    }),
  );
  const view = engine.view(engine.start(2, fastChance(1)), 0);
  const nexts = new Set<number | null>();
  for (let seed = 0; seed < 40; seed++) nexts.add(engine.preview(view, 1, seed).next);
  expect(nexts.has(null)).toBe(true);
});
