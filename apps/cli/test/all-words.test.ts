import { type Context, defineGame, kind, script, seatFields, tableFields, verbs } from '@crownleaf/engine';
import { labels } from '@crownleaf/words';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import type { Words } from '../../../games/manifest.ts';
import { minidom } from '../../../games/minidom/src/game.ts';
import minidomEn from '../../../games/minidom/words/en.json' with { type: 'json' };
import { missingWords } from './missing-words.ts';

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s has a word for everything it asks', (_, entry) => {
  expect(missingWords(entry)).toEqual([]);
});

test.each(['cause.buy', 'option.buy', 'option.pass', 'score.cards', 'what.estate'])('a missing %s is missed', (key) => {
  const { [key]: _, ...rest }: Words = minidomEn;
  expect(missingWords({ game: minidom, words: { en: rest } })).toEqual([key]);
});

test('a message for the whole name makes those for its parts needless', () => {
  const { 'what.gold': _, ...rest }: Words = minidomEn;
  expect(missingWords({ game: minidom, words: { en: { ...rest, 'option.buy:gold': 'Buy the gold' } } })).toEqual([]);
});

test('an amount needs no word, another part does', () => {
  const bid = kind('bid', (n) => (n === 0 ? 'bid:all' : `bid:${n}`));
  const { pick } = verbs<Context>();
  const auction = defineGame({
    ...{ id: 'auction', name: 'Auction', rulesVersion: 1, seats: [1, 1], table: tableFields({}), seat: seatFields({}) },
    ...{ options: {}, components: [], setup: () => {}, score: () => [] },
    scripts: [
      script(
        'whole-game',
        {},
        pick(bid, (_, out) => [0, 1, 20].forEach((n) => out.add(n)), []),
      ),
    ],
  });
  const en = { 'cause.bid': 'Bid', 'option.bid': 'Bid {what}' };
  expect(missingWords({ game: auction, words: { en } })).toEqual(['what.all']);
});

test.each([
  ['crown-of-emara', 'table.round.begins', { who: 'You' }, 'You begin'],
  ['crown-of-emara', 'table.round.begins', { who: 'Ada' }, 'Ada begins'],
  ['crown-of-emara', 'table.hut.taken', { who: 'You' }, 'Your craftsman'],
  ['emberleaf', 'table.camp.figure', { owner: 'You' }, 'you are here'],
  ['emberleaf', 'table.space.home', { owner: 'You', villager: 'Owl' }, 'your Owl'],
  ['heart-of-crown', 'table.dialog.draw', { who: 'You' }, 'Your draw pile'],
  ['heart-of-crown', 'table.window.watched', { who: 'Ada', attacker: 'You' }, 'Ada has to answer what you do.'],
])('%s speaks to whom has no name yet: %s', (id, key, values, text) => {
  const { words } = GAMES.find(({ game }) => game.id === id)!;
  expect(labels(words.en).told(key, values)).toBe(text);
});
