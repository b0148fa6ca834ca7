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

test('[E-11.2] the first difference is named', () => {
  const record = recorded('n1', 'n2', 1, 'n1');
  const [first] = record.entries as [Entry & { name: string }];
  const off = (change: Partial<GameRecord>) => verify(engine, { ...record, ...change });
  expect(off({ game: 'chess' })).toMatchObject({
    ok: false,
    at: -1,
    difference: "the record is of 'chess', not of 'toy'",
  });
  expect(off({ rulesVersion: 2 })).toMatchObject({ ok: false, difference: 'rules version 2, but this is version 1' });
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
