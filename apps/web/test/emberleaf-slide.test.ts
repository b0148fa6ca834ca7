import { readFileSync } from 'node:fs';
import { createEngine, type Event, fastChance } from '@crownleaf/engine';
import { labels } from '@crownleaf/words';
import { expect, test } from 'vitest';
import { capacity, stored } from '../../../games/emberleaf/src/actions/storage.ts';
import { HEROES, nameOf } from '../../../games/emberleaf/src/components.ts';
import { emberleaf } from '../../../games/emberleaf/src/game.ts';
import type { Emberleaf } from '../../../games/emberleaf/src/state.ts';
import { slideLines } from '../../../games/emberleaf/ui/slide-lines.ts';
import { slidePlan, sumOf } from '../../../games/emberleaf/ui/sums.ts';

const SLOW = 60_000;
const GAMES = 12;
const words = labels(
  JSON.parse(readFileSync(new URL('../../../games/emberleaf/words/en.json', import.meta.url), 'utf8')),
);
const engine = createEngine(emberleaf);

interface Slide {
  readonly before: Emberleaf;
  readonly seat: number;
  /** Up to the first question that it led to. */
  readonly events: readonly Event[];
}

/** Every slide of a game in which everybody does anything. */
function slidesOf(seed: number): readonly Slide[] {
  const [chance, dice] = [fastChance(seed), fastChance(seed + 1000)];
  const slides: Slide[] = [];
  const state = engine.start(2, chance, {});
  for (let d = engine.decision(state); d !== undefined; d = engine.decision(state)) {
    const option = d.options[dice.int(state.ply, d.options.length)]!;
    const events: Event[] = [];
    const before = engine.clone(state) as unknown as Emberleaf;
    if (engine.nameOption(d.kind, option) === 'slide') slides.push({ before, seat: d.seat, events });
    engine.apply(state, option, chance, { event: (e) => events.push(e) });
  }
  return slides;
}

/** What the cards gathered, card by card, as the events tell it; only as far as nobody was asked anything. */
function gathered({ events, seat }: Slide): ReadonlyMap<string, readonly [resource: string, count: number][]> {
  const cards = new Map<string, [string, number][]>();
  let card: [string, number][] | undefined;
  for (const { kind, pub } of events) {
    const told = pub as { seat: number; hero: string; resource: string; count: number };
    if (kind === 'slid' || kind === 'dropped-off') cards.set(told.hero, (card = []));
    if (kind === 'gained' && told.seat === seat) card?.push([told.resource, told.count]);
  }
  return cards;
}

test('what a slide is said to gather is what it gathers', { timeout: SLOW }, () => {
  let compared = 0;
  for (const slide of Array.from({ length: GAMES }, (_, seed) => slidesOf(seed)).flat()) {
    const mine = slide.before.seats[slide.seat]!;
    let room = capacity(mine) - stored(mine);
    for (const { hero, skills, then } of slidePlan(mine)) {
      const got = gathered(slide).get(nameOf(hero));
      const effects = skills.flatMap((i) => HEROES[hero]!.skills[i]!.effects);
      const free = skills.every((i) => HEROES[hero]!.skills[i]!.price === undefined);
      const said = effects.map((effect) => (effect.op === 'gather' ? sumOf(then, effect)?.total : undefined));
      room -= said.reduce<number>((sum, n) => sum + (n ?? 0), 0);
      // From here on somebody chooses, or not all of it can be stored.
      if (got === undefined || !free || said.includes(undefined) || room < 0) break;
      const wanted = effects.flatMap((effect, i) =>
        effect.op === 'gather' && said[i]! > 0 ? [[effect.resource, said[i]!]] : [],
      );
      expect(got).toEqual(wanted);
      compared += wanted.length;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('a slide is told card by card with the amounts', () => {
  const lines = Array.from({ length: GAMES }, (_, seed) => slidesOf(seed))
    .flat()
    .flatMap(({ before, seat }) => slideLines(words, before.seats[seat]!));
  expect(lines.filter((line) => /\{|\}|undefined|table\./.test(line))).toEqual([]);
  expect(lines.some((line) => /\+\d (wood|stone|food|beehives?)/.test(line))).toBe(true);
  expect(lines.some((line) => /\d damage/.test(line))).toBe(true);
  expect(lines.some((line) => /up to \d moves?/.test(line))).toBe(true);
  for (const line of lines) expect(line).not.toMatch(/\b[2-9] beehive\b|\b1 beehives\b/);
});
