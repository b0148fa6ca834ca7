import { expect, test } from 'vitest';
import { addEvents } from '../src/table/event-log.ts';

const played = (seq: number, ply: number) => ({ seq, kind: 'played', ply, depth: 0, pub: { card: `card ${ply}` } });
const plies = (events: Parameters<typeof addEvents>[1]['events']) => addEvents([], { events }).map(({ ply }) => ply);

test('what an undo takes back leaves the log, but for the undo itself', () => {
  const undone = { seq: 4, kind: 'table.undone', ply: 1, depth: 0, pub: { seat: 0, to: 1, agreed: false } };
  expect(plies([played(1, 1), played(2, 2), played(3, 3), undone, played(5, 2)])).toEqual([1, 1, 2]);
});

test('answers that were lost when the rules changed leave the log', () => {
  const pub = { seat: 0, ply: 1, lost: 2, rulesVersion: 2 };
  const resumed = { seq: 4, kind: 'table.resumed', ply: 1, depth: 0, pub };
  expect(plies([played(1, 1), played(2, 2), played(3, 3), resumed, played(5, 2)])).toEqual([1, 2]);
});
