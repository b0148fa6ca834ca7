import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine, fastChance, type List, moveKind, type Part, type State } from '../src/index.ts';
import { type C, game, halt, mine, note, noteAnswer, numbers, running, type S, v } from './toy.ts';

const inHand: List<C> = (c, out) => {
  for (const card of c.mine.hand) out.add(card);
};
const kindsInHand: List<C> = (c, out) => {
  for (const card of c.mine.hand) out.addOnce(card);
};
const lay: Part<C> = (c) => moveKind(c, c.answer, mine.hand, mine.field);
const withHand = (...hand: number[]) => ({ setup: (c: C) => void c.mine.hand.push(...hand) });

/** Every way to play a script to its end: the answers by name, and the final state. */
function everyWay(body: Part<C>, setup: { setup(c: C): void }): { answers: string; final: S }[] {
  const engine = createEngine(game(body, setup));
  const chance = fastChance(1);
  const out: { answers: string; final: S }[] = [];
  const walk = (s: State, answers: readonly string[]): void => {
    const d = engine.decision(s);
    if (d === undefined) {
      out.push({ answers: answers.join(' '), final: s as S });
      return;
    }
    for (const option of d.options) {
      const next = engine.clone(s);
      engine.apply(next, option, chance);
      walk(next, [...answers, engine.nameOption(d.kind, option)]);
    }
  };
  walk(engine.start(2, chance), []);
  return out;
}

test('[E-5.1] pick takes exactly one, mayPick one or none', () => {
  expect(everyWay(v.pick(numbers, kindsInHand, lay), withHand(0, 0, 2)).map((w) => w.answers)).toEqual(['n0', 'n2']);
  const passes = v.mayPick(numbers, kindsInHand, lay, { passed: note(9) });
  const ways = everyWay(passes, withHand(0, 2));
  expect(ways.map((w) => w.answers)).toEqual(['n0', 'n2', 'pass']);
  expect(ways.at(-1)!.final.table.log).toEqual([9]);
  expect(everyWay(passes, withHand())).toHaveLength(1);
});

test('[E-5.2] each subset comes up in exactly one way', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 6 }), fc.nat(4), fc.nat(4), (hand, a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const ways = everyWay(v.subset(numbers, inHand, lay, { min, max }), withHand(...hand));
      const found = ways.map((w) => w.final.seats[0]!.field.toSorted().join());
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(subsets(hand, Math.min(min, hand.length), max));
    }),
    { numRuns: 150 },
  );
});

function subsets(hand: readonly number[], min: number, max: number): Set<string> {
  const out = new Set<string>();
  for (let mask = 0; mask < 1 << hand.length; mask++) {
    const chosen = hand.filter((_, i) => mask & (1 << i)).toSorted();
    if (chosen.length >= min && chosen.length <= max) out.add(chosen.join());
  }
  return out;
}

test('[E-5.3] no piece is offered after which the least number is out of reach', () => {
  const run = running([v.subset(numbers, inHand, lay, { min: 2, max: 2 }), halt], withHand(0, 1, 2));
  expect(run.options()).toEqual(['n0', 'n1']);
  run.answer('n1');
  expect(run.state.seats[0]!.field.toSorted()).toEqual([1, 2]);
  const short = running([v.subset(numbers, inHand, lay, { min: 5 }), halt], withHand(2, 0));
  expect(short.state.seats[0]!.field.toSorted()).toEqual([0, 2]);
});

test('[E-5.10] with nothing on offer from the start the other part runs, and only then', () => {
  const some = v.subset(numbers, inHand, lay, { max: 1, none: note(9) });
  expect(everyWay(some, withHand()).map((w) => w.final.table.log)).toEqual([[9]]);
  expect(everyWay(some, withHand(1)).map((w) => w.final.table.log)).toEqual([[], []]);
});

test('[E-5.4] anyNumber takes as many as one likes', () => {
  const ways = everyWay(v.anyNumber(numbers, inHand, lay), withHand(0, 1, 1)).map((w) => w.answers);
  expect(ways).toEqual(['n0 n1 n1', 'n0 n1 pass', 'n0 pass', 'n1 n1', 'n1 pass', 'pass']);
});

test('[E-5.5] order goes through all pieces in any order', () => {
  const ways = everyWay(v.order(numbers, kindsInHand, [lay, noteAnswer]), withHand(0, 1, 2));
  expect(ways.map((w) => w.final.table.log.join('')).toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
});

test('[E-5.6] oneOf offers what is possible and runs the one chosen', () => {
  const choice = v.oneOf('way', {
    left: note(1),
    never: { if: () => false, part: note(2) },
    right: { if: (c) => c.table.coins > 0, part: [note(3), halt] },
  });
  const ways = everyWay(choice, withHand());
  expect(ways.map((w) => [w.answers, ...w.final.table.log])).toEqual([
    ['left', 1],
    ['right no', 3],
    ['right yes', 3],
  ]);
});

test('[E-5.7] repeat takes its number at the start', () => {
  const { state } = running([v.repeat((c) => c.table.coins, [(c) => void c.table.coins--, note(1)]), halt]);
  expect(state.table.log).toEqual([1, 1, 1]);
});

test('[E-5.8] eachOther and eachFrom go clockwise, can leave out, and give the effect back', () => {
  const who: Part<C> = (c) => void c.table.log.push(c.who);
  const body = [
    (c: C) => c.setSeat(2),
    v.eachOther(who),
    note(9),
    v.eachFrom(() => 1, who),
    note(9),
    v.eachOther(who, (_, seat) => seat !== 0),
    note(9),
    who,
    halt,
  ];
  expect(running(body, { count: 4 }).state.table.log).toEqual([3, 0, 1, 9, 1, 2, 3, 0, 9, 3, 1, 9, 2]);
});

test('[E-5.8] rounds nest, and each seat visited is asked', () => {
  const body = [v.eachFrom((c) => c.seat, v.eachOther([halt, (c) => void c.table.log.push(c.who)])), halt];
  const run = running(body, { count: 3 });
  const asked: number[] = [];
  while (run.state.table.log.length < 6) {
    asked.push(run.state.asked);
    run.answer('yes');
  }
  expect(asked).toEqual([1, 2, 1, 2, 1, 2]);
});

test('[E-5.9] pay takes exactly the price in any mix', () => {
  const price = v.pay(numbers, 2, inHand, lay);
  const ways = everyWay(price, withHand(0, 0, 1)).map((w) => w.final.seats[0]!.field.join(''));
  expect(ways).toEqual(['00', '01']);
  const poor = v.pay(numbers, 4, inHand, lay, { none: note(9) });
  expect(everyWay(poor, withHand(0, 0, 1)).map((w) => [w.answers, ...w.final.table.log])).toEqual([['', 9]]);
  expect(everyWay(v.pay(numbers, 0, inHand, lay), withHand(0)).map((w) => w.answers)).toEqual(['']);
});
