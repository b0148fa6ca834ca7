import { createEngine, type Event, fastChance, type Option, type PolicyAsk } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/baseline.ts';
import { NAMES } from '../src/catalogue.ts';
import { heartOfCrown } from '../src/game.ts';

const engine = createEngine(heartOfCrown);

/** Everything that is told in a game of three baseline players. */
function told(set: string, seed: number): Event[] {
  const events: Event[] = [];
  const [chance, own] = [fastChance(seed), fastChance(seed + 1)];
  const observer = { event: (e: Event) => void events.push(e) };
  let drawn = 0;
  const s = engine.start(3, chance, { set }, observer);
  for (let d = engine.decision(s); d !== undefined; d = engine.decision(s)) {
    const { kind, options, seat } = d;
    const ask: PolicyAsk = {
      kind,
      options,
      nameOf: (o: Option) => engine.nameOption(kind, o),
      view: () => engine.view(s, seat),
      random: (below) => own.int(drawn++, below),
    };
    engine.apply(s, baseline.choose(ask), chance, observer);
  }
  return events;
}

const CARD_FIELDS = ['card', 'cards', 'territories'];

function cardsIn(part: unknown): unknown[] {
  const fields = Object.entries(part ?? {}).filter(([field]) => CARD_FIELDS.includes(field));
  return fields.flatMap(([, value]) => value);
}

test('events name cards by the names that answers have', () => {
  const cards = SET_NAMES.flatMap((set, seed) => told(set, seed)).flatMap((e) => [
    ...cardsIn(e.pub),
    ...cardsIn(e.priv),
  ]);
  expect(cards.length).toBeGreaterThan(1000);
  expect(cards.filter((card) => !NAMES.includes(card as string))).toEqual([]);
});
