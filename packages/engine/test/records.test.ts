import { expect, test } from 'vitest';
import {
  commitment,
  createEngine,
  type Entry,
  type GameRecord,
  playNames,
  secretFrom,
  startMatch,
  verify,
} from '../src/index.ts';
import { type C, game, noteAnswer, numbers, v } from './toy.ts';

const roll = (c: C): void => {
  c.table.log.push(c.int(100));
};
const threeTimes = v.repeat(3, [
  v.ask(
    numbers,
    (_, out) => {
      out.add(1);
      out.add(2);
    },
    noteAnswer,
  ),
  roll,
]);
const engine = createEngine(game(threeTimes));

/** Plays by name; a number goes back to that ply. */
function recorded(...answers: (string | number)[]): GameRecord {
  const secret = secretFrom('record');
  let match = startMatch(engine, 2, secret).match;
  const past = [match];
  const entries: Entry[] = [];
  for (const answer of answers) {
    if (typeof answer === 'number') {
      past.length = answer + 1;
      match = past[answer]!;
      entries.push({ undoTo: answer, by: 'human', agreed: true });
      continue;
    }
    match = playNames(engine, match, 0, [answer]).match;
    past.push(match);
    entries.push({ seat: 0, name: answer, hash: engine.hash(match.state), by: 'human' });
  }
  return {
    game: 'toy',
    rulesVersion: 1,
    seats: 2,
    options: undefined,
    commitment: commitment(secret),
    secret,
    entries,
  };
}

test('[E-11.1] a record plays again, undos included', () => {
  expect(verify(engine, recorded('n1', 'n2', 'n1'))).toMatchObject({ ok: true, answers: 3, over: true });
  expect(verify(engine, recorded('n1', 'n2', 1, 'n1'))).toMatchObject({ ok: true, answers: 2, over: false });
  expect(verify(engine, JSON.parse(JSON.stringify(recorded('n1', 'n2'))))).toMatchObject({ ok: true });
});

test('[E-11.1] an agreed undo to where the game stands changes nothing, one to anywhere else that it is not is refused', () => {
  expect(verify(engine, recorded('n1', 0, 0, 'n2'))).toMatchObject({ ok: true, answers: 1, final: { ply: 1 } });
  expect(verify(engine, recorded(0, 'n1', 1))).toMatchObject({ ok: true, answers: 1 });
  const record = recorded('n1', 'n2', 0, 0);
  for (const undoTo of [1, 2, -1]) {
    const entries: Entry[] = [...record.entries, { undoTo, by: 'human', agreed: true }];
    expect(verify(engine, { ...record, entries })).toMatchObject({ ok: false, at: 4, difference: /nothing to take/ });
  }
  const alone: Entry[] = [...record.entries, { undoTo: 0, by: 'human' }];
  expect(verify(engine, { ...record, entries: alone })).toMatchObject({
    ok: false,
    at: 4,
    difference: /nothing to take/,
  });
});

test('[E-11.2] the first difference is named', () => {
  const record = recorded('n1', 'n2', 1, 'n1');
  const [first] = record.entries as [Entry & { name: string }];
  const off = (change: Partial<GameRecord>) => verify(engine, { ...record, ...change });
  expect(off({ game: 'chess' })).toMatchObject({
    ok: false,
    at: -1,
    difference: "the record is of 'chess', not of 'toy'",
  });
  expect(off({ secret: secretFrom('other') })).toMatchObject({
    difference: 'the secret does not match the commitment',
  });
  expect(off({ secret: 'short' })).toMatchObject({ difference: 'the secret is not 64 hex digits' });
  expect(off({ seats: 9 })).toMatchObject({ at: -1, difference: 'toy is for 1 to 4 seats, not 9' });
  expect(off({ entries: [{ ...first, name: 'n2' } as Entry] })).toMatchObject({ at: 0, ok: false });
  expect(off({ entries: [{ ...first, name: 'n3' } as Entry] })).toMatchObject({
    at: 0,
    difference: /not possible now/,
  });
  for (const undoTo of [1, 5]) {
    expect(off({ entries: [first, { undoTo, by: 'human' }] })).toMatchObject({
      at: 1,
      difference: /nothing to take back/,
    });
  }
  expect(off({ entries: [first, { undoTo: 0, by: 'human' }] })).toMatchObject({ at: 1, difference: /nobody agreed/ });
  const other = secretFrom('other');
  expect(off({ secret: other, commitment: commitment(other) })).toMatchObject({ at: 0, difference: /the record says/ });
});

test('[E-11.3] a record of other rules is good while every state is the same, and else says that its rules are others', () => {
  const record = { ...recorded('n1', 'n2', 'n1'), rulesVersion: 2 };
  expect(verify(engine, record)).toMatchObject({ ok: true, answers: 3, from: 0 });
  const entries = record.entries.with(1, { ...record.entries[1]!, name: 'n3' } as Entry);
  expect(verify(engine, { ...record, entries })).toMatchObject({
    ...{ ok: false, at: 1, difference: /not possible now.*rules version 2, this is version 1/ },
  });
});

test('[E-11.3] where the rules changed in mid-game, what follows is played again from a state that the record names', () => {
  const record = recorded('n1', 'n2', 'n1');
  const [first, second] = record.entries as [Entry & { name: string }, Entry];
  const { match } = playNames(engine, startMatch(engine, 2, record.secret).match, 0, ['n1']);
  const resumed: Entry = { from: match.state, rulesVersion: 1, by: 'human', agreed: true };
  const gone = { ...first, name: 'gone', hash: 'of other rules' };
  expect(verify(engine, { ...record, entries: [first, gone, resumed, second] })).toMatchObject({
    ...{ ok: true, answers: 1, from: 3, final: { ply: 2 } },
  });
  const start: Entry = { ...resumed, from: startMatch(engine, 2, record.secret).match.state };
  expect(verify(engine, { ...record, entries: [gone, start, first, second] })).toMatchObject({ ok: true, answers: 2 });
  expect(verify(engine, { ...record, entries: [gone, resumed, second] })).toMatchObject({
    ...{ ok: false, at: 1, difference: /at which it never was/ },
  });
  const torn = { ...resumed, from: { ...match.state, asked: 7 } };
  expect(verify(engine, { ...record, entries: [first, torn] })).toMatchObject({ ok: false, at: 1 });
  expect(
    verify(engine, { ...record, entries: [first, resumed, { undoTo: 0, by: 'human', agreed: true }] }),
  ).toMatchObject({
    ...{ ok: false, at: 2, difference: /nothing to take back/ },
  });
});
