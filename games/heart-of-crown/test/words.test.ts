import { readFileSync } from 'node:fs';
import { type CheckMaker, conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/bot/baseline.ts';
import { CARDS, cardNamed, NAMES } from '../src/components.ts';
import { phrasesOf, type TextRulings, textKey, textOf } from '../src/effects/text.ts';
import { heartOfCrown } from '../src/game.ts';

const file = new URL('../words/en.json', import.meta.url);
const words: { readonly [key: string]: string } = JSON.parse(readFileSync(file, 'utf8'));

const USUAL: TextRulings = { rampartMilitaryOnly: 0, faceUpShelters: 0 };
const OTHER: TextRulings = { rampartMilitaryOnly: 1, faceUpShelters: 1 };

test.each(NAMES.map((name, card) => [name, card] as const))('the text of %s is what the card does', (_, card) => {
  for (const rulings of [USUAL, OTHER]) expect(words[textKey(card, rulings)]).toBe(textOf(card, words, rulings));
});

test('[HOC-15.2] [HOC-15.3] the texts of Rampart and Royal Guard follow the options', () => {
  const [rampart, guard] = [cardNamed('rampart'), cardNamed('royal-guard')];
  expect([rampart, guard].map((card) => textKey(card, USUAL))).toEqual(['text.rampart', 'text.royal-guard']);
  expect(textKey(rampart, { ...USUAL, rampartMilitaryOnly: 1 })).toBe('text.rampart.military-only');
  expect(textKey(guard, { ...USUAL, rampartMilitaryOnly: 1 })).toBe('text.royal-guard');
  expect(textKey(guard, { ...USUAL, faceUpShelters: 1 })).toBe('text.royal-guard.shelter');
  expect(words['text.rampart.military-only']).toContain('Military');
  expect(words['text.royal-guard.shelter']).toContain('no face-up card on top');
});

test('every number of a text comes from what is carried out', () => {
  const fixed = Object.entries(words).filter(([key]) => /^(phrase|which)\./.test(key));
  expect(fixed.filter(([, message]) => /\d/.test(message))).toEqual([]);
});

test('no phrase is left over', () => {
  const said = new Set(
    [USUAL, OTHER].flatMap((rulings) =>
      CARDS.flatMap((_, card) => phrasesOf(card, rulings).map(({ key }) => `phrase.${key}`)),
    ),
  );
  expect(Object.keys(words).filter((key) => key.startsWith('phrase.'))).toEqual([...said].toSorted());
});

/** `option.<name>` without a gap, else `option.<verb>` with one, for this kind or all; numbers speak for themselves. */
function hasLabel(name: string, kind: string): boolean {
  const whole = words[`option.${name}`];
  if (whole !== undefined) return !whole.includes('{');
  const [verb = '', what = ''] = name.split(':');
  const label = words[`option.${verb}.${kind}`] ?? words[`option.${verb}`];
  if (label === undefined || what === '') return label !== undefined && !label.includes('{');
  const gaps = gapsOf(what);
  return (
    gaps.every((gap) => label.includes(gap)) &&
    what
      .split(',')
      .every((part) => /^\d+$/.test(part) || label.includes(` ${part} {`) || words[`what.${part}`] !== undefined)
  );
}

/** A card of a player is named with the seat, and where Bribery buys it with the zone too. */
function gapsOf(what: string): readonly string[] {
  if (/,\d+,/.test(what)) return ['{thing}', '{owner}', '{last'];
  return /,\d+$/.test(what) ? ['{thing}', '{owner}'] : ['{what'];
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
        if (!hasLabel(name, decision.kind)) unnamed.add(name);
      }
    };
  const options = [...SET_NAMES.map((set) => ({ set })), { seating: 'hand-elimination', defence: 'everybody' }];
  conforms(heartOfCrown, { seats: [3], options, games: 2, checks: [look], guide: baseline });
  expect([...unnamed]).toEqual([]);
  expect(seen.size).toBeGreaterThan(23);
});

test('every option of a table and every choice in it has a name', () => {
  const { commons, set, ...others } = heartOfCrown.options;
  const choices = Object.entries(others).flatMap(([name, option]) =>
    'values' in option ? option.values.map((value) => `options.${name}.${value}`) : [],
  );
  const keys = [...Object.keys(heartOfCrown.options).map((name) => `options.${name}`), ...choices];
  expect(keys.filter((key) => words[key] === undefined)).toEqual([]);
});

test('every cause and every score line has a name', () => {
  for (const { label } of heartOfCrown.scripts) expect(words).toHaveProperty([`cause.${label}`]);
  for (const part of ['princess', 'territories', 'set', 'counters']) expect(words).toHaveProperty([`score.${part}`]);
});

test.each(NAMES)('%s has a name, and as a cause the same', (name) => {
  expect(words[`what.${name}`]).toBeDefined();
  expect(words[`cause.${name}`]).toBe(words[`what.${name}`]);
});
