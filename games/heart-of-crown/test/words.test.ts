import { readFileSync } from 'node:fs';
import { type CheckMaker, conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/baseline.ts';
import { CARDS, NAMES } from '../src/catalogue.ts';
import { heartOfCrown } from '../src/game.ts';
import { phrasesOf, textOf } from '../src/text.ts';

const file = new URL('../words/en.json', import.meta.url);
const words: { readonly [key: string]: string } = JSON.parse(readFileSync(file, 'utf8'));

test.each(NAMES.map((name, card) => [name, card] as const))('the text of %s is what the card does', (name, card) => {
  expect(words[`text.${name}`]).toBe(textOf(card, words));
});

test('no phrase is left over', () => {
  const said = new Set(CARDS.flatMap((_, card) => phrasesOf(card).map(({ key }) => `phrase.${key}`)));
  expect(Object.keys(words).filter((key) => key.startsWith('phrase.'))).toEqual([...said].toSorted());
});

/** `option.<name>` without a gap, else `option.<verb>` with one; numbers speak for themselves. */
function hasLabel(name: string): boolean {
  const whole = words[`option.${name}`];
  if (whole !== undefined) return !whole.includes('{');
  const [verb = '', what = ''] = name.split(':');
  return (
    words[`option.${verb}`]?.includes('{what}') === true &&
    what.split(',').every((part) => /^\d+$/.test(part) || words[`what.${part}`] !== undefined)
  );
}

test('every option that comes up in play has a label', () => {
  const unnamed = new Set<string>();
  const seen = new Set<string>();
  const look: CheckMaker =
    (engine) =>
    ({ decision }) => {
      seen.add(decision.kind);
      if (words[`cause.${decision.kind}`] === undefined) unnamed.add(decision.kind);
      for (const option of decision.options) {
        const name = engine.nameOption(decision.kind, option);
        if (!hasLabel(name)) unnamed.add(name);
      }
    };
  const options = [...SET_NAMES.map((set) => ({ set })), { seating: 'hand-elimination' }];
  conforms(heartOfCrown, { seats: [3], options, games: 2, checks: [look], guide: baseline });
  expect([...unnamed]).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
});

test('every card, every cause and every score line has a name', () => {
  for (const name of NAMES) expect(words).toHaveProperty([`what.${name}`]);
  for (const { label } of heartOfCrown.scripts) expect(words).toHaveProperty([`cause.${label}`]);
  for (const part of ['princess', 'territories', 'set', 'counters']) expect(words).toHaveProperty([`score.${part}`]);
});
