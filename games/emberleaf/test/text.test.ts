import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAVOUR_CARDS } from '../data/favours.ts';
import { FELLOWSHIP_CARDS, HERO_CARDS } from '../data/heroes.ts';
import { SISTER_ACTIONS, SISTER_BUILDINGS, type SisterSkill } from '../data/sister.ts';
import { COMPONENTS } from '../src/components.ts';
import type { Message } from '../src/effects/message.ts';
import { cardText } from '../src/effects/text.ts';
import { favourText } from '../src/favours/text.ts';
import { factHeroes } from './naive.ts';

const texts: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'),
);

/** `{n, plural, one {# leaf} other {# leaves}}`. */
const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/** The simplest way to put a message into words: values by name, one or many of them, parts joined. */
function inWords({ key, values = {}, parts = {} }: Message): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`no words for '${key}'`);
  const counted = text.replaceAll(PLURAL, (_, name: string, one: string, other: string) =>
    (values[name] === 1 ? one : other).replaceAll('#', String(values[name])),
  );
  return counted.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (parts[name] !== undefined) return parts[name].map(inWords).join(' + ');
    const value = values[name];
    return texts[`what.${value}`]?.toLowerCase() ?? String(value);
  });
}

test.each([...FELLOWSHIP_CARDS, ...HERO_CARDS].map((card, i) => [card.name, card, factHeroes[i]!.text] as const))(
  'the text of %s comes from its declaration and says what the facts say',
  (_, card, text) => {
    expect(cardText(card).map(inWords)).toEqual(text);
  },
);

test('every favour can be put into words, and no two read alike', () => {
  const read = FAVOUR_CARDS.map((card) => inWords(favourText(card)));
  expect(new Set(read).size).toBe(FAVOUR_CARDS.length);
  expect(read.slice(0, 3)).toEqual([
    'Have at least 3 houses',
    'Have at least 3 boat houses',
    'Have at least 3 windmills',
  ]);
});

test('one of something reads as one', () => {
  for (const card of FAVOUR_CARDS) {
    expect(inWords(favourText(card))).not.toMatch(/\b1 (neighbourhoods|clearings|villagers|leaves|buildings|kinds)\b/);
  }
});

test('every card and token has a name in words', () => {
  expect(COMPONENTS.filter((name) => texts[`what.${name}`] === undefined)).toEqual([]);
});

// What her cards do is reconstructed and may be corrected in the data: the names must not go on saying what it was.
test('the cards of the sister are named by what they do', () => {
  for (const { id, skills } of SISTER_ACTIONS) {
    const [top, bottom] = skills.map(skillWords) as [string, string];
    const link = skills[0].op === 'hero' && skills[1].op === 'favour' ? ' and the ' : ', ';
    const name = `${top}${link}${link === ' and the ' ? bottom.replace('remove the ', '') : bottom}`;
    expect(texts[`what.${id.toLowerCase()}`]).toBe(name.charAt(0).toUpperCase() + name.slice(1));
  }
  for (const { id, type } of SISTER_BUILDINGS)
    expect(texts[`what.${id.toLowerCase()}`]).toBe(`Her card for the ${texts[`what.${type}`]?.toLowerCase()}`);
});

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];

function skillWords(skill: SisterSkill): string {
  switch (skill.op) {
    case 'travel':
      return `travel ${skill.n}`;
    case 'travelToYou':
      return 'travel to you';
    case 'attack':
      return `attack health ${skill.health} or less`;
    case 'build':
      return `build a ${texts[`what.${skill.type}`]?.toLowerCase()}`;
    case 'draw':
      return 'draw another card';
    case 'shuffle':
      return 'shuffle her discards in';
    default:
      return `remove the ${ORDINALS[skill.place - 1]} ${skill.op}`;
  }
}
