import { hash as nodeHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bag,
  createEngine,
  defineGame,
  faceUp,
  int,
  isFaceUp,
  isPeeked,
  kindOf,
  layFaceUp,
  moveWithin,
  own,
  peek,
  peeked,
  put,
  type State,
  seatFields,
  shared,
  shuffle,
  tableFields,
  turnUp,
} from '../src/index.ts';
import { halt, mine, numbers, running, table, v } from './toy.ts';

const started = () =>
  running([halt, halt], {
    setup: (c) => {
      put(c, mine.draw, [0, 1, 2], 0);
      put(c, mine.hand, [2, 0, 1], 0);
      put(c, table.bag, [1, 1]);
    },
  });

test('[E-1.2] a field that names no audience is shown to nobody', () => {
  const { engine, state } = started();
  state.table.secret = 99;
  for (const seat of [0, 1, undefined]) expect(engine.view(state as State, seat).table.secret).toBe(-1);
});

test('[E-1.3] a clone shares nothing', () => {
  const { engine, state } = started();
  const before = engine.hash(state as State);
  const copy = engine.clone(state as State);
  const spoil = (value: unknown): void => {
    if (Object.isFrozen(value)) return;
    if (Array.isArray(value)) {
      for (const item of value) spoil(item);
      value.push(77);
    } else if (typeof value === 'object' && value !== null) {
      const record = value as Record<string, unknown>;
      for (const key of Object.keys(record)) {
        if (typeof record[key] === 'number') record[key] = -5;
        else spoil(record[key]);
      }
    }
  };
  spoil(copy);
  expect(engine.hash(state as State)).toBe(before);
});

test('[E-1.4] the hash follows values, not the order of keys, and is fixed for all time', () => {
  const { engine, state } = started();
  const hash = engine.hash(state as State);
  const turned = reversedKeys(state) as State;
  expect(Object.keys(turned.table)).not.toEqual(Object.keys(state.table));
  expect(engine.hash(turned)).toBe(hash);
  expect(hash).toBe('574dabc26091dc8e17f86c1883e4cc92');
  const native = createEngine(engine.game, { sha256: (bytes) => nodeHash('sha256', bytes, 'hex') });
  expect(native.hash(state as State)).toBe(hash);
  for (const change of [
    (s: typeof state) => void s.table.coins++,
    (s: typeof state) => void s.seats[1]!.purse++,
    (s: typeof state) => void s.seats[0]!.hand.reverse(),
    (s: typeof state) => void (s.table.motto = 'hall'),
    (s: typeof state) => void s.stack[0]!.step++,
    (s: typeof state) => void s.ply++,
  ]) {
    const other = engine.clone(state as State);
    change(other as typeof state);
    expect(engine.hash(other)).not.toBe(hash);
  }
});

test('[E-1.5] a position leaves out the ply, the barrier and the order inside bags, and nothing else', () => {
  const { engine, state } = started();
  const position = engine.position(state as State);
  state.ply += 3;
  state.barrier += 2;
  state.seats[0]!.hand.reverse();
  expect(engine.position(state as State)).toBe(position);
  state.seats[0]!.draw.reverse();
  expect(engine.position(state as State)).not.toBe(position);
});

test('[E-1.6] entries of a pile may lie face up or be known to their owner; shuffling wipes both', () => {
  const run = running([
    (c) => {
      put(c, mine.draw, [0, 1, 2]);
      turnUp(c, 1, mine.draw);
      peek(c, 2, mine.draw);
    },
    halt,
    (c) => shuffle(c, mine.draw),
    halt,
  ]);
  expect(run.state.seats[0]!.draw).toEqual([0, faceUp(1), peeked(2)]);
  run.answer('yes');
  const { draw } = run.state.seats[0]!;
  expect(draw.toSorted()).toEqual([0, 1, 2]);
  expect(draw.some((entry) => isFaceUp(entry) || isPeeked(entry))).toBe(false);
  expect(kindOf(faceUp(peeked(2)))).toBe(2);
});

test('[E-1.6] [E-7.5] a card laid face up is seen by all, and moved within its pile it keeps its marks', () => {
  const run = running([
    halt,
    (c) => {
      put(c, mine.draw, [0, 1]);
      put(c, mine.hand, [2, 1]);
      layFaceUp(c, 0, mine.hand, mine.draw);
    },
    halt,
    (c) => layFaceUp(c, 1, mine.draw, mine.draw, 'bottom'),
    halt,
    (c) => moveWithin(c, 0, 2, mine.draw),
    halt,
  ]).answer('yes');
  expect(run.state).toMatchObject({ barrier: 0, seats: [{ draw: [0, 1, faceUp(2)], hand: [1] }, {}] });
  run.answer('yes');
  expect(run.state).toMatchObject({ barrier: run.state.ply, seats: [{ draw: [faceUp(1), 0, faceUp(2)] }, {}] });
  run.answer('yes');
  expect(run.state.seats[0]!.draw).toEqual([0, faceUp(2), faceUp(1)]);
});

test('[E-1.7] check accepts the states of the game and says in one line what is wrong with others', () => {
  const { engine, state } = started();
  expect(engine.check(state)).toBeUndefined();
  const wrong = (change: (s: Record<string, unknown> & typeof state) => void): string | undefined => {
    const copy = structuredClone(state) as Record<string, unknown> & typeof state;
    change(copy);
    return engine.check(copy);
  };
  expect(engine.check(null)).toBe('a state is an object');
  expect(engine.check([])).toBe('a state is an object');
  expect(wrong((s) => void (s.extra = 1))).toBe("a state has no 'extra'");
  expect(wrong((s) => void (s.ply = -1))).toBe("'ply' must be a whole number from 0 to 1073741824");
  expect(wrong((s) => void (s.barrier = 1))).toBe("'barrier' cannot be later than 'ply'");
  expect(wrong((s) => void s.seats[1]!.hand.push(faceUp(1)))).toBe("'seats[1].hand' must hold kinds of components");
  expect(wrong((s) => void s.seats[1]!.draw.push(faceUp(1)))).toBeUndefined();
  expect(wrong((s) => void (s.asked = 1))).toBe('the question at which the state stands is for seat 0, not for seat 1');
  expect(wrong((s) => void Object.assign(s.stack[0]!, { extra: 1 }))).toBe("'stack[0]' has no 'extra'");
  expect(wrong((s) => void s.stack.unshift({ ...s.stack[0]!, step: 99 }))).toBe(
    "'stack[0].step' is no step of its script",
  );
  expect(wrong((s) => void (s.table.coins = 0.5))).toBe("'table.coins' must be a 32-bit integer");
  expect(wrong((s) => void (s.table.coins = -0))).toBe("'table.coins' must be a 32-bit integer");
  expect(wrong((s) => void ((s.table as object as { motto: number }).motto = 3))).toBe("'table.motto' must be a text");
  expect(wrong((s) => void s.table.supply.pop())).toBe("'table.supply' must have 3 counts");
  expect(wrong((s) => void (s.table.supply[0] = -1))).toBe("'table.supply' must have 3 counts");
  for (const entry of [-1, 3, 1 << 20, faceUp(3)]) {
    expect(wrong((s) => void s.seats[1]!.hand.push(entry))).toBe("'seats[1].hand' must hold kinds of components");
  }
  expect(wrong((s) => void Object.assign(s.table, { constructor: 1 }))).toBe("'table' has no field 'constructor'");
  expect(wrong((s) => void (s.asked = 2))).toBe("'asked' must be a seat or -1");
  expect(wrong((s) => void (s.asked = -1))).toBe("'stack' is empty if and only if the game is over");
  expect(wrong((s) => void (s.stack[0]!.script = 9))).toBe("'stack[0].script' is no script of this game");
  expect(wrong((s) => void (s.stack[0]!.step = 2))).toBe('the innermost frame does not stand at a question');
  expect(wrong((s) => void s.stack[0]!.slots.push(1))).toBe("'stack[0].slots' must be 0 integers");
  expect(wrong((s) => void (s.stack[0]!.who = 5))).toBe("'stack[0].who' must be a seat");
});

test('[E-1.7] check refuses a state whose question is none', () => {
  const offered = v.ask(
    numbers,
    (c, out) => {
      for (let n = 0; n < c.table.coins; n++) out.add(n);
    },
    [],
  );
  const { engine, state } = running(offered);
  state.table.coins = 1;
  expect(engine.check(state)).toMatch(/too few options/);
});

test('[E-1.7] check asks the game too, even when the game is over', () => {
  const { engine, state } = started();
  const strict = createEngine({
    ...engine.game,
    invariant: (s) => (s.table.coins === 3 ? undefined : 'coins are off'),
  });
  expect(strict.check(state)).toBeUndefined();
  const over = { ...structuredClone(state), asked: -1, stack: [] };
  over.table.coins = 4;
  expect(strict.check(over)).toBe('coins are off');
});

test('[E-1.8] fields that were not declared as such are refused', () => {
  const { game } = started().engine;
  expect(() => defineGame({ ...game, table: { coins: int('all') } })).toThrow('tableFields({ coins: … })');
  expect(() => defineGame({ ...game, seat: game.table })).toThrow('seatFields({ log: … })');
});

test('[E-1.8] a schema that cannot be kept is refused', () => {
  expect(() => tableFields({ purse: int('owner') })).toThrow("table field 'purse' has no owner to show");
  expect(() => tableFields({ deck: bag('none', own('deck')) })).toThrow("'deck' cannot belong to a pool per seat");
  expect(() => seatFields({ deck: bag('none', shared('deck')) })).not.toThrow();
});

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversedKeys(inner)]),
  );
}
