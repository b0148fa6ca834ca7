import { readFileSync } from 'node:fs';
import { createEngine, type Event, fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { RESOURCES } from '../data/goods.ts';
import { COMPONENTS } from '../src/components.ts';
import { VERBS } from '../src/flow/acts.ts';
import { crownOfEmara } from '../src/game.ts';
import { labelsFromData, type Words } from './labels.ts';

const words: Words = JSON.parse(readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'));
const known = Object.keys(words);

test('there are words for every verb, component, marker and cause', () => {
  const wanted = [
    ...VERBS.map((verb) => `option.${verb}`),
    ...COMPONENTS.map((name) => `what.${name}`),
    ...RESOURCES.flatMap((resource) => [`what.gift-${resource}`, `what.donation-${resource}`]),
    ...crownOfEmara.scripts.map(({ id }) => `cause.${id}`),
  ];
  expect(wanted.filter((key) => !known.includes(key))).toEqual([]);
});

test('labels say the same numbers as the data files', () => {
  const labels = labelsFromData(words);
  expect(words).toMatchObject(labels);
});

/** All that random games tell. */
function told(seats: number, options: object): Event[] {
  const engine = createEngine(crownOfEmara);
  const events: Event[] = [];
  const observer = { event: (e: Event) => events.push(e) };
  const [chance, dice] = [fastChance(seats), fastChance(seats + 1)];
  const s = engine.start(seats, chance, options, observer);
  for (let d = engine.decision(s); d !== undefined; d = engine.decision(s)) {
    engine.apply(s, d.options[dice.int(s.ply, d.options.length)]!, chance, observer);
  }
  return events;
}

/** Events of the engine itself. */
const OF_THE_ENGINE = ['forced'];

test('every event has a message, and the message names nothing that the event does not carry', () => {
  const faults = [...told(1, { solo: 'campaign' }), ...told(4, {})].flatMap(({ kind, pub }) => {
    if (OF_THE_ENGINE.includes(kind)) return [];
    const text = words[`event.${kind}`];
    if (text === undefined) return [kind];
    const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
    return names.filter((name) => !(name in (pub as object))).map((name) => `${kind}: ${name}`);
  });
  expect(new Set(faults)).toEqual(new Set());
});
