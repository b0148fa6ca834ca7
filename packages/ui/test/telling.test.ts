import type { View } from '@crownleaf/engine';
import { labels } from '@crownleaf/words';
import { expect, test } from 'vitest';
import type { TableEvent } from '../src/port.ts';
import { byTurn, foldedLines, hintText, previewText, summed, teller } from '../src/table/telling.ts';

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
    'A strong player would: Play nothing more, then perhaps buy nothing (chance to win about 63 %).',
  );
  expect(hintText({ ...hint, line: line.slice(0, 2) }, asked, both)).not.toContain('then perhaps');
});
