import { expect, test } from 'vitest';
import { createEngine, eventFor, fastChance, script } from '../src/index.ts';
import { type C, game, halt, running, v } from './toy.ts';

const told = script<C>('told', { rule: 'TOY-2.1' }, [
  (c) => c.tell?.('noted', { what: 1 }),
  v.cite('TOY-3.1', (c) => c.tell?.('drew', { seat: 1 }, 1, { card: 2 })),
]);
const body = [(c: C) => c.tell?.('noted', { what: 0 }), halt, v.call(told), halt];

test('[E-6.1] an event carries ply, depth and the nearest rule', () => {
  const { events } = running(body, { scripts: [told] }).answer('yes');
  expect(events).toEqual([
    { kind: 'noted', ply: 0, depth: 1, rule: 'TOY-1.1', pub: { what: 0 } },
    { kind: 'noted', ply: 1, depth: 2, rule: 'TOY-2.1', pub: { what: 1 } },
    { kind: 'drew', ply: 1, depth: 2, rule: 'TOY-3.1', pub: { seat: 1 }, to: 1, priv: { card: 2 } },
  ]);
});

test('[E-6.2] the private part is for its seat alone', () => {
  const drew = running(body, { scripts: [told] }).answer('yes').events[2]!;
  expect(eventFor(drew, 1)).toEqual(drew);
  for (const seat of [0, undefined]) {
    expect(eventFor(drew, seat)).toEqual({ kind: 'drew', ply: 1, depth: 2, rule: 'TOY-3.1', pub: { seat: 1 } });
  }
});

test('[E-6.4] one game leaves no trace in the events of the next', () => {
  const engine = createEngine(
    game([v.cite('TOY-9.9', (c) => c.tell?.('noted', { what: 1 })), halt, halt], {
      setup: (c) => c.tell?.('noted', { what: c.answer }),
    }),
  );
  const chance = fastChance(1);
  const told = (): string => {
    const events: unknown[] = [];
    const state = engine.start(2, chance, undefined, { event: (e) => events.push(e) });
    engine.apply(state, 1, chance);
    return JSON.stringify(events);
  };
  expect(told()).toBe(told());
});

test('[E-6.3] without a listener nothing is built and the game runs the same', () => {
  let built = 0;
  const counting = (c: C): void => {
    c.tell?.('noted', { what: ++built });
  };
  const engine = createEngine(game([halt, counting, halt]));
  const chance = fastChance(1);
  const silent = engine.start(2, chance);
  const heard = engine.clone(silent);
  engine.apply(silent, 1, chance);
  expect(built).toBe(0);
  engine.apply(heard, 1, chance, { event: () => {} });
  expect(built).toBe(1);
  expect(engine.hash(silent)).toBe(engine.hash(heard));
});
