import { readFileSync } from 'node:fs';
import { refuseEverything } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { HUTS } from '../src/components.ts';
import { reachesAll } from '../src/effects/lasting.ts';
import { crownOfEmara } from '../src/game.ts';
import { standsAt } from '../src/places/board.ts';
import type { Emara } from '../src/state.ts';

const SLOW = 60_000;
const WORDS: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'),
);
const OPTIONS = [{}, { randomLayout: true }, { fullSelection: true }];

/** The page calls a thing in quotes by its name in the words file. */
function onThePage(message: string): string {
  return message.replaceAll(/'([a-z0-9.-]+)'/g, (quoted, name: string) => WORDS[`what.${name}`] ?? quoted);
}

test('every word that is refused has a reason of the game itself', { timeout: SLOW }, () => {
  const unexplained = new Set<string>();
  const messages = new Set<string>();
  const kinds = new Set<string>();
  const looked = refuseEverything(crownOfEmara, { positions: 2000, options: OPTIONS, every: 5 }, (refused) => {
    const { word, kind, message } = refused;
    kinds.add(kind);
    messages.add(message);
    if (/^first answer the question|does not offer it now|no such answer/.test(message)) {
      unexplained.add(`${word} at ${kind}`);
    }
  });
  expect(looked).toBeGreaterThanOrEqual(2000);
  expect([...unexplained]).toEqual([]);
  expect([...messages].map(onThePage).filter((text) => /\bthe the\b|card card|'/i.test(text))).toEqual([]);
  expect([...kinds].toSorted()).toEqual(
    ['act', 'bake', 'keep', 'pay', 'play', 'relocate', 'reward', 'start', 'take', 'visit'].toSorted(),
  );
});

test('[EMARA-8.9, EMARA-8.11] a hut is called occupied or out of reach exactly when it is', { timeout: SLOW }, () => {
  const wrong = new Set<string>();
  refuseEverything(crownOfEmara, { positions: 500, options: OPTIONS, every: 5 }, ({ word, kind, message, state }) => {
    const [verb, name] = word.split(':');
    const hut = HUTS.findIndex((each) => each.name === name);
    if (hut < 0 || !verb!.startsWith('hire')) return;
    const { table, seats, asked } = state as unknown as Emara;
    const m = seats[asked]!;
    const isNear = standsAt(m, HUTS[hut]!.place) || reachesAll(m);
    const isOccupied = table.huts[hut]! >= 0;
    if (message.startsWith('that hut is occupied') !== isOccupied) wrong.add(`${word} at ${kind}: ${message}`);
    if (message.includes('none of your councilors') && isNear) wrong.add(`${word} at ${kind}: ${message}`);
    if (message.includes("'discount'") && (isOccupied || !isNear)) wrong.add(`${word} at ${kind}: ${message}`);
  });
  expect([...wrong]).toEqual([]);
});
