import { labels, toldTo } from '@crownleaf/words';
import { expect, test } from 'vitest';
import words from '../../../games/heart-of-crown/words/en.json' with { type: 'json' };

const ada = { seat: 0, nameOf: (seat: number) => ['Ada', 'Ben'][seat]! };
const named = labels(words).naming((seat) => (seat === 0 ? 'you' : ada.nameOf(seat)));

test.each([
  ['bribe:library,1,discard', 'second', 'Bribe: Library from Ben’s discard pile'],
  ['bribe:scout,1,draw', 'second', 'Bribe: Scout from Ben’s draw pile'],
  ['bribe:rampart,1,kept', 'second', 'Bribe: Rampart from Ben’s Domain'],
  ['discard:city,0', 'sift', 'Discard your City'],
  ['leave:city,1', 'sift', 'Leave Ben’s City'],
  ['discard:duke,1', 'wreck', 'Discard Ben’s Duke'],
  ['pass', 'second', 'End your turn'],
  ['pass-turn', 'defend', 'Do not defend for the rest of the turn'],
])('%s of %s reads "%s"', (name, kind, label) => {
  expect(named.option(name, kind)).toBe(label);
});

test('the buttons that end a phase are short', () => {
  expect([named.brief('pass', 'main'), named.brief('pass', 'second')]).toEqual(['End Main Phase', 'End turn']);
});

test.each([
  ['bought', { seat: 0, card: 'scout', price: 4, from: 'market' }, 'You buy Scout for 4 coins.'],
  [
    'bought',
    { seat: 0, card: 'scout', price: 1, from: 1, zone: 'kept' },
    'You buy Scout from Ben’s Domain for 1 coin.',
  ],
  [
    'bought',
    { seat: 1, card: 'scout', price: 4, from: 0, zone: 'draw' },
    'Ben buys Scout from your draw pile for 4 coins.',
  ],
  ['revealed', { seat: 1, card: 'scout', of: 'draw' }, 'Ben reveals Scout from the draw pile.'],
])('the event %s with %j reads "%s"', (kind, pub, text) => {
  expect(toldTo(ada, named, { ply: 0, depth: 1, kind, pub })?.text).toBe(text);
});
