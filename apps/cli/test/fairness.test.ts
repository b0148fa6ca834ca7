import { chooseFrom, policiesOf, search } from '@crownleaf/bots';
import {
  type BotGuide,
  createEngine,
  type Engine,
  fastChance,
  type Game,
  type Option,
  type View,
} from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';

const POSITIONS = 2000;
/** Positions of a game are much alike; every so many, one is looked at. */
const EVERY = 3;
/** Some of the game's own bots take their time, so they are asked less often than the search. */
const BOT_EVERY = 4;
const THOUGHT = { iterations: 3 };

interface Twins {
  /** Two worlds that look the same to the seat that is asked, as that seat sees them. */
  readonly views: readonly [View, View];
  readonly different: boolean;
  readonly seed: number;
}

/** From random games at every number of seats. */
function* positions(engine: Engine): Generator<Twins> {
  const [min, max] = engine.game.seats;
  const options: Option[] = [];
  for (let seed = 1; ; seed++) {
    const chance = fastChance(seed);
    const state = engine.start(min + (seed % (max - min + 1)), chance);
    for (let i = 0; !engine.over(state); i++) {
      if ((i + seed) % EVERY === 0) yield twins(engine, engine.view(state, state.asked), seed * 10_000 + i);
      engine.apply(state, options[chance.int(1e9 + i, engine.options(state, options))]!, chance);
    }
  }
}

function twins(engine: Engine, view: View, seed: number): Twins {
  const [a, b] = [fastChance(seed), fastChance(~seed)].map((chance) => engine.determinise(view, chance)) as [
    never,
    never,
  ];
  const seen = (world: never): View => engine.view(world, view.asked);
  return { views: [seen(a), seen(b)], different: engine.hash(a) !== engine.hash(b), seed };
}

/** Rollouts to the end of a long game would leave time for few positions; how they end is no matter here. */
function shortSighted(game: Game): BotGuide {
  const { guide } = game;
  if (guide?.evaluate !== undefined || guide?.weights !== undefined) return guide;
  return {
    ...guide,
    horizon: 6,
    evaluate: (s, out) => s.seats.forEach((_, seat) => (out[seat] = ((s.ply + seat) % 7) / 7)),
  };
}

test.each(GAMES.map(({ game }) => [game.id, game] as const))(
  '%s: equal views give equal choices, whatever the hidden cards are',
  (_, game) => {
    const engine = createEngine(game);
    const guide = shortSighted(game);
    // Bots may remember: each of the two sees one of the two worlds all along.
    const [ours, theirs] = [policiesOf(game), policiesOf(game)];
    let looked = 0;
    let different = 0;
    for (const { views, different: apart, seed } of positions(engine)) {
      const [one, other] = views.map((view) => search(engine, view, { seed, guide, budget: THOUGHT }));
      expect(other).toEqual(one);
      if (looked % BOT_EVERY === 0) {
        const bot = (looked / BOT_EVERY) % ours.length;
        const asked = { seed, budget: THOUGHT };
        const choice = chooseFrom(engine, ours[bot]!, { ...asked, view: views[0] });
        expect(chooseFrom(engine, theirs[bot]!, { ...asked, view: views[1] }), ours[bot]!.name).toBe(choice);
      }
      if (apart) different++;
      if (++looked === POSITIONS) break;
    }
    expect(different / looked).toBeGreaterThan(0.5);
  },
  60_000,
);
