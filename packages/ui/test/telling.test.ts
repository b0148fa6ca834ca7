import type { View } from '@crownleaf/engine';
import { labels } from '@crownleaf/words';
import { expect, test } from 'vitest';
import { grown, type TableEvent } from '../src/port.ts';
import { byTurn, foldedLines, hintText, previewText, sinceLastTurn, summed, teller } from '../src/table/telling.ts';

const words = labels({
  'event.played': '{who} plays {card}.',
  'event.got': '{who} gets {count} coins.',
  'what.city': 'City',
  'field.coins': 'Coins',
});
const nameOf = (seat: number): string => ['Ada', 'Bo'][seat]!;

function event(kind: string, pub: object, turn = 1): TableEvent {
  return { kind, ply: 1, depth: 1, pub, at: 1, turn };
}

const played = event('played', { seat: 0, card: 'city' });
const got = event('got', { seat: 0, count: 2 });

function told(...events: TableEvent[]) {
  return teller({ seat: 1, nameOf }, words)(events);
}

test('a line names the things that the event speaks of', () => {
  expect(told(played)).toMatchObject([{ text: 'Ada plays City.', things: ['city'] }]);
});

test('that something was taken back is told, although what it was is not', () => {
  const undone = (seat: number, agreed: boolean) => event('table.undone', { seat, to: 1, agreed });
  expect(told(undone(0, false), undone(1, false), undone(0, true)).map(({ text }) => text)).toEqual([
    'Ada took an answer back.',
    'You took an answer back.',
    'Ada took the game back, as all agreed.',
  ]);
});

test('what happens several times in a row is told once', () => {
  const folded = foldedLines(told(played, got, played, got, got));
  expect(folded.map(({ lines, times }) => [lines.length, times])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(summed(told(played, played))).toBe('Ada plays City (2 times).');
});

test('a turn belongs to the seat that began or ended it, whoever acted first', () => {
  const began = event('turn-began', { seat: 1 }, 2);
  expect(
    byTurn(told(played, event('got', { seat: 0, count: 1 }, 2), began)).map(({ turn, seat }) => [turn, seat]),
  ).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test('what a table is set up with stands before the turns, and belongs to nobody', () => {
  const turns = byTurn(told(got, got, played, got), ['got']);
  expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
    [0, undefined, 2],
    [1, 0, 2],
  ]);
});

test('a preview says what changes, and ? where that is open', () => {
  const changes = [
    { path: 'table.coins', from: 0, to: 2 },
    { path: 'seats.0.hand', from: [1, 2], to: [1] },
    { path: 'seats.1.drawPile', from: [1], to: null },
    { path: 'table.same', from: [1], to: [2] },
  ];
  const view = { seats: [{}, {}] } as unknown as View;
  expect(previewText({ changes, next: 0 }, view, words, 0, nameOf)).toBe('Coins 0 → 2 · Hand −1 · Bo: Draw pile ?');
});

test('a hint words the next answer by the question that it will be given to', () => {
  const both = labels({ 'option.pass.play': 'Play nothing more', 'option.pass.buy': 'Buy nothing' });
  const asked = { ply: 3, seat: 0, kind: 'play', options: ['pass'], because: [] };
  const line = [
    { seat: 0, kind: 'play', name: 'pass' },
    { seat: 1, kind: 'play', name: 'pass' },
    { seat: 0, kind: 'buy', name: 'pass' },
  ];
  const hint = { option: 'pass', expected: 0.634, line };
  expect(hintText(hint, asked, both)).toBe(
    'A strong player would: Play nothing more, then perhaps: Buy nothing (chance to win about 63 %).',
  );
  expect(hintText({ ...hint, line: line.slice(0, 2) }, asked, both)).not.toContain('then perhaps');
});

/** What seat 1 is told when it is asked after these events: the answer that they came with, their kind and their seat. */
function recap(ply: number, ...events: readonly (readonly [ply: number, kind: string, seat: number])[]) {
  const log = grown(
    [],
    events.map(([answer, kind, seat]) => ({ kind, ply: answer, depth: 1, pub: { seat, card: 'city', count: 1 } })),
  );
  const lines = teller({ seat: 1, nameOf }, words)(log);
  return sinceLastTurn(byTurn(lines), log, 1, ply)?.map(({ event: { at } }) => at);
}

const MINE = [
  [1, 'played', 1],
  [2, 'turn-ended', 1],
] as const;
const THEIRS = [
  [3, 'played', 0],
  [3, 'got', 1],
  [4, 'turn-ended', 0],
] as const;

test('whose turn begins is told what others did since the last one, also who was away', () => {
  expect(recap(4, ...MINE, ...THEIRS)).toEqual([3, 4, 5]);
});

test('whoever has answered in this turn, or was answered for, is not told of it', () => {
  expect(recap(5, ...MINE, ...THEIRS, [5, 'played', 1])).toEqual([]);
  expect(recap(4, ...MINE, ...THEIRS, [4, 'played', 1])).toEqual([3, 4, 5]);
  expect(recap(2, ...MINE, [2, 'played', 1])).toEqual([]);
});

test('in a turn of somebody else it is not the last turn that counts', () => {
  expect(recap(5, ...MINE, ...THEIRS, [5, 'played', 0])).toBeUndefined();
  expect(recap(1, [1, 'played', 0])).toBeUndefined();
});
