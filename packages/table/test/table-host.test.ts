import { createEngine, type Engine, secretFrom } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { minidom } from '@crownleaf/minidom';
import { expect, test } from 'vitest';
import { nameDecision, positionFor, TableHost, takeAnswers } from '../src/index.ts';

const engine: Engine = createEngine(heartOfCrown);

function started(game = engine): TableHost {
  const host = new TableHost(game);
  host.start(2, secretFrom('table'));
  return host;
}

function options(host: TableHost): string[] {
  return nameDecision(host.engine, host.decision!).options.map(({ name }) => name);
}

/** Plays one answer for the seat that is asked. */
function answerOne(host: TableHost, which = 0): string {
  const names = options(host);
  const name = names[which % names.length]!;
  host.answer({ seat: host.decision!.seat, names: [name], by: 'human' });
  return name;
}

test('every answer is one change, numbered without a gap', () => {
  const host = started();
  for (let n = 0; n < 20; n++) answerOne(host, n);
  const changes = host.changesSince(0)!;
  expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  expect(host.changesSince(host.seq)).toEqual([]);
  expect(host.changesSince(18)).toEqual(changes.slice(18));
});

test('only the last changes stay in memory where that is asked for', () => {
  const host = new TableHost(engine, { keepChanges: 4 });
  host.start(2, secretFrom('table'));
  for (let n = 0; n < 30; n++) answerOne(host, n);
  expect(host.changesSince(0)).toHaveLength(31);
  host.forgetOldChanges();
  expect(host.changesSince(host.seq - 4)).toHaveLength(4);
  expect(host.changesSince(host.seq - 9)).toBeUndefined();
});

test('a chain is refused whole, and the refusal names the answer', () => {
  const host = started();
  const [first] = options(host).filter((name) => name.startsWith('play:'));
  const before = { seq: host.seq, hash: engine.hash(host.match!.state) };
  const chain = { seat: host.decision!.seat, names: [first!, 'buy:nothing-such'], by: 'human' } as const;
  expect(() => host.answer(chain)).toThrow(expect.objectContaining({ code: 'illegal-option', index: 1 }));
  expect({ seq: host.seq, hash: engine.hash(host.match!.state) }).toEqual(before);
});

test('a chain ends where another seat is asked, and drops the rest unexamined', () => {
  const host = started(createEngine(minidom));
  const { seat } = host.decision!;
  const taken = host.answer({ seat, names: ['pass', 'pass', 'pass', 'no such thing'], by: 'human' });
  expect(taken.stop).toMatch(/other-asked|new-information/);
  expect(taken.steps.length).toBeLessThan(4);
  expect(taken.steps.at(-1)!.hash).toBe(host.engine.hash(host.match!.state));
});

test('words are resolved at the question where they arrive', () => {
  const host = started();
  const { match } = host;
  const names = ['1', '1'];
  const resolve = (_: string, at: NonNullable<typeof match>) =>
    nameDecision(engine, engine.decision(at.state)!).options[0]!.name;
  const taken = takeAnswers(engine, match!, { seat: match!.state.asked, names, by: 'human', resolve });
  expect(taken.steps[0]!.name).toBe(options(host)[0]);
  expect(taken.steps.every(({ name }) => !names.includes(name))).toBe(true);
});

test('a seat may take back its own answers, and is told why when it may not', () => {
  const host = started();
  const { seat } = host.decision!;
  const other = 1 - seat;
  expect(host.undoRight(null)).toEqual({ plies: [], reason: 'not-seated' });
  expect(host.undoRight(seat)).toEqual({ plies: [], reason: 'nothing-yet' });
  const play = options(host).findIndex((name) => name.startsWith('play:'));
  const { state } = host.match!;
  answerOne(host, play);
  expect(host.undoRight(seat)).toEqual({ plies: [0], reason: null });
  expect(host.undoRight(other)).toEqual({ plies: [], reason: 'nothing-yet' });
  host.undo(seat);
  expect(host.match!.state).toEqual(state);
  expect(host.changesSince(host.seq - 1)![0]!.events).toMatchObject([
    { kind: 'table.undone', pub: { seat, to: 0, agreed: false } },
  ]);
  while (host.decision!.seat === seat) answerOne(host, options(host).indexOf('pass'));
  answerOne(host);
  expect(host.undoRight(seat)).toEqual({ plies: [], reason: 'other-answered' });
});

test('what a bot answered in a person’s seat is not theirs to take back', () => {
  const host = started();
  const { seat } = host.decision!;
  const [name] = options(host).filter((each) => each.startsWith('play:'));
  host.answer({ seat, names: [name!], by: 'clock' });
  expect(host.undoRight(seat)).toEqual({ plies: [], reason: 'nothing-yet' });
});

test('each audience gets its own view and its own part of the events', () => {
  const host = started();
  for (let n = 0; n < 40; n++) answerOne(host, n);
  const changes = host.changesSince(0)!;
  for (const seat of [0, 1, null]) {
    const { view, events, since, seq } = positionFor(host, seat, changes);
    expect(view).toEqual(engine.view(host.match!.state, seat ?? undefined));
    expect([since, seq]).toEqual([0, host.seq]);
    expect(events.every(({ to }) => to === undefined || to === seat)).toBe(true);
  }
});

test('a finished game has its result', () => {
  const host = started(createEngine(minidom));
  for (let n = 0; host.decision !== undefined; n++) answerOne(host, n * 7);
  expect(host.result!.ranking).toHaveLength(2);
  expect(host.undoRight(0).reason ?? 'over').toBe('over');
});
