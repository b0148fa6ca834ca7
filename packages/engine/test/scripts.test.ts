import { expect, test } from 'vitest';
import { createEngine, eventsFor, fastChance, kind, PASS, type State, script } from '../src/index.ts';
import { type C, game, halt, note, noteAnswer, numbers, running, v, yesNo } from './toy.ts';

const offer =
  (...numbers: number[]) =>
  (_: C, out: { add(n: number): void }) => {
    for (const n of numbers) out.add(n);
  };

test('[E-3.1] parts run in order, tests choose and loops repeat', () => {
  const { state } = running([
    note(1),
    [note(2), [note(3)]],
    v.when((c) => c.table.coins === 3, note(4), note(5)),
    v.when((c) => c.table.coins !== 3, note(6), note(7)),
    v.when((c) => c.table.coins !== 3, note(8)),
    v.loop((c) => c.table.coins > 0, [(c) => void c.table.coins--, note(9)]),
    halt,
  ]);
  expect(state.table.log).toEqual([1, 2, 3, 4, 7, 9, 9, 9]);
});

test('[E-3.2] a called script runs on its own frame and the caller goes on', () => {
  const inner = script<C>('inner', { rule: 'TOY-2.1' }, [note(2), halt, note(3)]);
  const run = running([note(1), v.call(inner), note(4), v.call(() => undefined), note(5), halt], { scripts: [inner] });
  expect(run.state.stack.map((f) => f.script)).toEqual([0, 1]);
  run.answer('yes');
  expect(run.state.table.log).toEqual([1, 2, 3, 4, 5]);
  expect(run.state.stack).toHaveLength(1);
});

test('[E-3.3] scripts that a step asks for run before the next step, in order', () => {
  const first = script<C>('first', {}, [note(1), halt, (c) => void c.table.log.push(c.seat)]);
  const second = script<C>('second', {}, [note(2), (c) => void c.table.log.push(c.who)]);
  const run = running(
    [
      (c) => {
        c.call(first, 1);
        c.call(second, 0, 1);
      },
      note(3),
      halt,
    ],
    { scripts: [first, second] },
  );
  expect(run.state.asked).toBe(1);
  run.answer('no');
  expect(run.state.table.log).toEqual([1, 1, 2, 1, 3]);
});

test('[E-3.4] locals survive questions, start at 0 on each entry, and are never shared', () => {
  const count = v.local((n) => [(c) => c.set(n, c.get(n) + 1), halt, (c) => void c.table.log.push(c.get(n))]);
  const inner = script<C>('inner', {}, [count, count]);
  const run = running([count, v.call(inner), v.repeat(2, count), halt], { scripts: [inner] });
  run.answer('yes', 'yes', 'yes', 'yes', 'yes');
  expect(run.state.table.log).toEqual([1, 1, 1, 1, 1]);
});

test('[E-3.4] nested frames of the same script keep their own locals', () => {
  const dive: ReturnType<typeof script<C>> = script<C>(
    'dive',
    {},
    v.local((depth) => [
      (c) => c.set(depth, c.state.stack.length),
      v.when(
        (c) => c.state.stack.length < 4,
        v.call(() => dive),
        halt,
      ),
      (c) => void c.table.log.push(c.get(depth)),
    ]),
  );
  const run = running([v.call(dive), halt], { scripts: [dive] }).answer('yes');
  expect(run.state.table.log).toEqual([4, 3, 2]);
});

test('[E-3.5] [E-1.1] play goes on from a clone and from JSON in the middle of nesting', () => {
  const inner = script<C>('inner', {}, [v.eachFrom((c) => c.seat, [halt, noteAnswer]), halt]);
  const { engine, state } = running([v.repeat(2, v.call(inner)), halt], { scripts: [inner] });
  const chance = fastChance(1);
  const frozen = JSON.parse(JSON.stringify(state)) as State;
  const cloned = engine.clone(state as State);
  for (const s of [frozen, cloned]) while (engine.decision(s)) engine.apply(s, 1, chance);
  expect(engine.hash(frozen)).toBe(engine.hash(cloned));
  expect(frozen.table.log).toEqual([1, 1, 1, 1]);
});

test('[E-3.6] another seat answers inside my effect', () => {
  const asks = v.ask(numbers, offer(1, 2), noteAnswer, { by: (c) => c.left(c.seat) });
  const run = running([halt, asks, halt]);
  expect(run.state.asked).toBe(0);
  run.answer('yes');
  expect(run.state.asked).toBe(1);
  run.answer('n2');
  expect([run.state.asked, run.state.table.log]).toEqual([0, [2]]);
});

test('[E-3.7] a script that never halts is stopped and named', () => {
  expect(() => running(v.loop(() => true, []))).toThrow("runaway: 'whole-game' ran 100000 steps without a question");
});

test('[E-3.7] effects inside effects without end are stopped and named', () => {
  const deep: ReturnType<typeof script<C>> = script<C>('deep', {}, [v.call(() => deep), note(1)]);
  expect(() => running(v.call(deep), { scripts: [deep] })).toThrow("runaway: 'deep' is called 1000 effects deep");
});

test('[E-3.3] scripts that the set-up asks for run first', () => {
  const first = script<C>('first', {}, [note(1), halt, note(2)]);
  const run = running([note(3), halt], { scripts: [first], setup: (c) => c.call(first, 1) });
  expect([run.state.asked, run.state.table.log]).toEqual([1, [1]]);
  run.answer('yes');
  expect(run.state.table.log).toEqual([1, 2, 3]);
});

test('[E-3.3] a script asked for in a round is about the same seat', () => {
  const who = script<C>('who', {}, (c) => void c.table.log.push(c.seat, c.who));
  const run = running([v.eachOther((c) => c.call(who)), halt], { scripts: [who], count: 3 });
  expect(run.state.table.log).toEqual([0, 1, 0, 2]);
});

test('[E-3.10] a local that belongs to a seat is seen by that seat alone', () => {
  const body = v.local((owner) =>
    v.local(
      (secret) => [
        (c) => {
          c.set(owner, 1);
          c.set(secret, 42);
        },
        halt,
        (c) => void c.table.log.push(c.get(secret)),
      ],
      owner,
    ),
  );
  const { engine, state, answer } = running([body, halt]);
  const slots = (seat?: number) => engine.view(state as State, seat).stack[0]!.slots;
  const seen = [
    [1, 0],
    [1, 42],
    [1, 0],
  ];
  expect([slots(0), slots(1), slots()]).toEqual(seen);
  answer('yes');
  expect(state.table.log).toEqual([42]);
});

test('[E-4.7] a decision says whether it is secret', () => {
  const hidden = kind('hidden', (n) => `h${n}`, { secret: true });
  const { engine, state, answer } = running([v.ask(hidden, offer(1, 2), []), halt]);
  expect(engine.decision(state as State)!.secret).toBe(true);
  answer('h1');
  expect(engine.decision(state as State)!.secret).toBe(false);
});

test('[E-3.8] names that clash and scripts that are not listed are errors', () => {
  const twin = script<C>('whole-game', {}, []);
  expect(() => createEngine(game([], { scripts: [twin] }))).toThrow("two scripts are called 'whole-game'");
  const other = { ...numbers };
  const clash = [v.ask(numbers, offer(1, 2), []), v.ask(other, offer(1, 2), [])];
  expect(() => createEngine(game(clash))).toThrow("two kinds of decision are called 'number'");
  expect(() => running(v.call(script<C>('stray', {}, [])))).toThrow("script 'stray' is not in the game's list");
});

test('[E-3.9] a step can end the game in the middle of everything', () => {
  const inner = script<C>('inner', {}, [note(2), (c) => c.endGame(), note(3), halt]);
  const run = running([halt, note(1), v.call(inner), note(4), halt], { scripts: [inner] }).answer('yes');
  expect(run.state).toMatchObject({ asked: -1, stack: [], table: { log: [1, 2] } });
  expect(run.engine.check(run.state)).toBeUndefined();
});

test('[E-4.1] the engine halts with one decision for one seat', () => {
  const { engine, state } = running(v.ask(numbers, offer(2, 5), []));
  expect(engine.decision(state as State)).toMatchObject({ ply: 0, seat: 0, kind: 'number', options: [2, 5] });
});

const ending = v.ask(numbers, offer(5), noteAnswer, { endsTurn: 5 });

test('[E-4.1] the end of a turn is asked even as the only option', () => {
  const run = running([ending, halt]);
  expect(run.engine.decision(run.state as State)).toMatchObject({ seat: 0, options: [5], endsTurn: 5 });
  expect(run.events).toEqual([]);
  expect(run.engine.check(run.state)).toBeUndefined();
  expect(run.answer('n5').state).toMatchObject({ ply: 1, table: { log: [5] } });
  const another = running([v.ask(numbers, offer(4), noteAnswer, { endsTurn: 5 }), halt]);
  expect(another.state).toMatchObject({ ply: 0, table: { log: [4] } });
});

test('[E-4.2] a single option is taken and reported, to its seat alone, without a ply', () => {
  const run = running([v.ask(numbers, offer(5), noteAnswer), halt]);
  expect(run.state).toMatchObject({ ply: 0, table: { log: [5] } });
  const priv = { seat: 0, decision: 'number', option: 'n5' };
  expect(run.events).toMatchObject([{ kind: 'forced', pub: undefined, priv, to: 0 }]);
  expect(eventsFor(run.events, 0)).toEqual(run.events);
  expect(eventsFor(run.events, 1)).toEqual([]);
  expect(eventsFor(run.events, undefined)).toEqual([]);
});

test('[E-4.8] an engine for search takes the end of a turn too, one for tests asks everything', () => {
  const parts = [v.ask(numbers, offer(4), noteAnswer), ending, halt];
  expect(running(parts, { asks: 'choices' }).state.table.log).toEqual([4, 5]);
  const all = running(parts, { asks: 'all' });
  expect(all.state.table.log).toEqual([]);
  expect(all.answer('n4').answer('n5').state.table.log).toEqual([4, 5]);
});

test('[E-4.9] kinds that list their options make up the vocabulary', () => {
  const sizes = kind('size', (n) => `size:${n}`, { options: [1, 2] });
  const colour = v.oneOf('colour', { red: [], blue: [] });
  const { engine } = running([v.ask(sizes, offer(1, 2), []), colour]);
  expect([...engine.vocabulary()!].sort()).toEqual(['blue', 'pass', 'red', 'size:1', 'size:2']);
  expect(
    running([
      v.ask(
        kind('open', (n) => `n${n}`),
        offer(1, 2),
        [],
      ),
    ]).engine.vocabulary(),
  ).toBeUndefined();
});

test('[E-4.3] no option at all: the other part runs', () => {
  const run = running([v.ask(numbers, offer(), note(1), { none: note(2) }), v.ask(numbers, offer(), note(3)), halt]);
  expect(run.state.table.log).toEqual([2]);
});

test('[E-4.4] causes go from the outermost effect to the question, with rules', () => {
  const inner = script<C>('inner', { label: 'an-effect', rule: 'TOY-2.1' }, v.cite('TOY-3.1', halt, 'be-sure'));
  const bare = script<C>('bare', {}, halt);
  const run = running([v.call(inner), v.call(bare)], { scripts: [inner, bare] });
  expect(run.engine.decision(run.state as State)!.because).toEqual([
    { label: 'an-effect', rule: 'TOY-2.1' },
    { label: 'be-sure', rule: 'TOY-3.1' },
  ]);
  run.answer('yes');
  expect(run.engine.decision(run.state as State)!.because).toEqual([{ label: 'bare' }, { label: 'sure' }]);
});

test('[E-4.5] names lead back to options, and −1 is pass', () => {
  const { engine, state } = running(v.ask(numbers, offer(2, 5, PASS), []));
  const d = engine.decision(state as State)!;
  expect(d.options.map((o) => engine.nameOption(d.kind, o))).toEqual(['n2', 'n5', 'pass']);
  expect(engine.findOption(state as State, 'n5')).toBe(5);
  expect(engine.findOption(state as State, 'pass')).toBe(PASS);
  expect(engine.findOption(state as State, 'n3')).toBeUndefined();
  expect(() => engine.nameOption('nonsense', 1)).toThrow("no kind of decision 'nonsense'");
});

test('[E-4.6] at the end nobody is asked', () => {
  const run = running(v.ask(yesNo, offer(0, 1), [])).answer('no');
  expect(run.state.asked).toBe(-1);
  expect(run.engine.over(run.state as State)).toBe(true);
  expect(run.engine.decision(run.state as State)).toBeUndefined();
  expect(run.engine.options(run.state as State, [])).toBe(0);
});
