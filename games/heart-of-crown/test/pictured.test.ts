import { type ChoiceSet, type Decision, eventsFor, type Seat } from '@crownleaf/engine';
import type { Scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { IS_TERRITORY } from '../src/components.ts';
import { heartOfCrown } from '../src/game.ts';
import type { HeartOfCrown } from '../src/state.ts';
import { at, type Position, type SeatPosition } from './at.ts';

/** Positions that the table is looked at in: the gallery shows them, and the tests of its geometry measure them. */
interface Pictured {
  readonly of: Position;
  readonly played?: readonly string[];
  readonly seenBy?: Seat;
  /** The game is over, and the result is told. */
  readonly told?: true;
}

const RANDOM: Position['random'] = {
  'post-horse': 1,
  'wishing-well': 1,
  'slash-and-burn-farming': 3,
  'government-contractor': 1,
  'infantry-battalion': 2,
  alchemist: 1,
  'curse-witch': 4,
  'imperial-estate': 2,
};

const RIVALS: readonly SeatPosition[] = [
  {
    princess: 'lulunasaika',
    domain: ['large-city', 'city', 'city', 'duke', 'duke', 'senator', 'royal-maid', 'royal-maid'],
    kept: ['rampart', 'alchemist', 'bribery'],
    hand: ['city', 'city', 'duke', 'library', 'scout'],
    draw: ['up:curse', 'city', 'up:city', 'large-city', 'senator'],
    discard: ['farming-village', 'farming-village', 'scout'],
  },
  {
    princess: 'twins',
    domain: ['city', 'city', 'city', 'senator', 'senator', 'royal-maid', 'royal-maid', 'royal-maid'],
    kept: ['post-horse', 'rampart', 'scout'],
    twins: 2,
    debt: 4,
    hand: ['city', 'large-city', 'duke', 'moneylender', 'library'],
    draw: ['city', 'large-city'],
    discard: ['curse', 'city', 'moneylender'],
  },
  {
    princess: 'laolilly',
    domain: ['large-city', 'large-city', 'large-city', 'royal-maid', 'royal-maid', 'royal-maid', 'imperial-capital'],
    kept: ['royal-guard', 'curse-witch', 'bribery', 'rampart'],
    hand: ['city', 'city', 'senator', 'scout', 'curse'],
    draw: ['city', 'large-city', 'up:senator'],
    discard: ['city', 'city', 'city', 'library', 'curse', 'duke'],
  },
];

const MINE: SeatPosition = {
  princess: 'klam-klam',
  domain: ['large-city', 'city', 'city', 'imperial-estate', 'duke', 'senator', 'senator', 'royal-maid', 'royal-maid'],
  kept: ['alchemist', 'post-horse', 'wishing-well', 'scout'],
  counters: 2,
  draw: ['city', 'up:large-city', 'senator', 'city', 'city'],
  discard: ['large-city', 'city', 'curse', 'wishing-well', 'city'],
};

const FULL_HAND: SeatPosition['hand'] = [
  ...(['post-horse', 'supply-unit', 'supply-unit', 'city', 'city', 'city', 'city'] as const),
  ...(['large-city', 'large-city', 'infantry-battalion', 'library', 'duke', 'senator', 'curse'] as const),
];

/** What the three others do before the viewer's turn, so that there is something to read. */
const ROUND: readonly string[] = [
  ...['play:scout', 'discard:curse,0', 'pass', 'discard:city,1', 'pass', 'discard:city,2', 'leave:city,3'],
  ...['play:library', 'draw', 'play:city', 'play:city', 'play:city', 'pass', 'buy:senator', 'pass', 'pass'],
  ...['play:library', 'draw', 'play:moneylender', 'play:city', 'play:large-city', 'play:large-city', 'pass'],
  ...['buy:senator', 'pass', 'play:city', 'play:city', 'pass', 'buy:city', 'pass'],
];

/** Something to buy in every zone of theirs, some of it too dear, and an option that changes what two cards say. */
const BRIBED: Position = {
  ...{ seats: 4, random: RANDOM, coins: 2, princess: 'laolilly', domain: ['large-city', 'city', 'duke'] },
  options: { rampart: 'military-only', faceUpTop: 'shelter' },
  hand: ['bribery', 'city', 'city', 'senator', 'rampart'],
  discard: ['city', 'city'],
  draw: ['city', 'large-city', 'senator', 'city', 'city'],
  others: [
    { ...RIVALS[0]!, draw: ['up:trading-ship', 'up:senator', 'city', 'city'], kept: ['rampart', 'bank'] },
    {
      ...RIVALS[1]!,
      discard: [
        ...(['curse', 'city', 'moneylender', 'moneylender', 'library', 'duke', 'imperial-crown'] as const),
        ...(['large-city', 'city', 'royal-maid', 'post-horse', 'city', 'farming-village'] as const),
      ],
    },
    { ...RIVALS[2]!, princess: 'bergamotte', draw: ['up:duke', 'city'], kept: ['royal-guard'] },
  ],
};

const PICTURED: { readonly [name: string]: Pictured } = {
  early: {
    of: {
      seats: 3,
      seed: 'early',
      hand: ['farming-village', 'farming-village', 'farming-village', 'apprentice-maid', 'farming-village'],
      draw: ['apprentice-maid', 'farming-village', 'apprentice-maid', 'farming-village', 'farming-village'],
      others: [
        { hand: ['farming-village'], draw: ['farming-village'] },
        { hand: ['farming-village'], draw: ['farming-village'] },
      ],
    },
    played: ['play:farming-village'],
  },
  late: {
    of: { ...RIVALS[0]!, seats: 4, random: RANDOM, others: [RIVALS[1]!, RIVALS[2]!, { ...MINE, hand: FULL_HAND }] },
    played: [...ROUND, 'play:post-horse', 'play:city', 'play:city'],
    seenBy: 3,
  },
  buying: {
    of: { ...MINE, seats: 4, hand: FULL_HAND, random: RANDOM, others: RIVALS, coins: 2 },
    played: ['play:city', 'play:city', 'play:city', 'play:large-city', 'pass'],
  },
  bribery: { of: BRIBED, played: ['play:bribery', 'play:city', 'pass'] },
  'bribery-for-two': {
    of: { ...BRIBED, seats: 2, others: BRIBED.others!.slice(0, 1) },
    played: ['play:bribery', 'play:city', 'pass'],
  },
  attack: {
    of: {
      ...{ seats: 3, hand: ['infantry-battalion', 'city', 'city'], random: RANDOM, princess: 'flammaria' as const },
      domain: ['large-city', 'city', 'duke'],
      draw: ['city', 'city', 'city', 'city', 'city', 'city'],
      others: [
        { ...MINE, hand: ['rampart', 'refuge', 'magic-talisman', 'city', 'large-city', 'duke'] },
        { hand: ['city', 'city', 'city'], draw: ['city', 'city'] },
      ],
    },
    played: ['play:infantry-battalion'],
    seenBy: 1,
  },
  // The card that is revealed also lies in the domain of the opponent, under the window.
  scout: {
    of: {
      ...{ seats: 3, hand: ['scout', 'city', 'city'], random: RANDOM, princess: 'flammaria' as const },
      draw: ['city', 'large-city', 'city', 'city', 'city', 'city'],
      others: [
        { ...RIVALS[0]!, kept: ['alchemist'] },
        { ...RIVALS[1]!, kept: ['post-horse'], draw: ['royal-maid', 'city'] },
      ],
    },
    played: ['play:scout', 'leave:city,0', 'leave:curse,1'],
  },
  'no-defence': {
    of: {
      ...{ seats: 3, hand: ['infantry-battalion', 'city', 'city'], random: RANDOM, options: { defence: 'everybody' } },
      draw: ['city', 'city', 'city', 'city', 'city', 'city'],
      others: [{ ...MINE, hand: ['city', 'city', 'large-city', 'duke', 'duke'] }, RIVALS[1]!],
    },
    played: ['play:infantry-battalion'],
    seenBy: 1,
  },
  discard: {
    of: {
      ...{ seats: 2, hand: ['infantry-battalion', 'city', 'city'], random: RANDOM },
      draw: ['city', 'city', 'city', 'city', 'city', 'city'],
      others: [{ ...MINE, hand: ['city', 'large-city', 'duke', 'senator', 'post-horse', 'post-horse'] }],
    },
    played: ['play:infantry-battalion'],
    seenBy: 1,
  },
  'wishing-well': {
    of: {
      ...{ ...MINE, seats: 2, random: RANDOM, others: RIVALS.slice(0, 1) },
      hand: ['wishing-well', 'apprentice-maid', 'city', 'city', 'large-city', 'farming-village', 'duke'],
    },
    played: ['play:wishing-well'],
  },
  ceremony: {
    of: {
      ...MINE,
      ...{ seats: 4, hand: ['city', 'city', 'duke', 'senator', 'post-horse'], random: RANDOM },
      others: [
        { ...RIVALS[0]!, declared: true },
        RIVALS[1]!,
        { ...RIVALS[2]!, domain: ['large-city', 'large-city'], kept: ['royal-guard'] },
      ],
    },
    played: ['play:city'],
  },
  crowned: {
    of: { ...MINE, seats: 3, hand: ['city', 'duke', 'duke', 'senator'], random: RANDOM, others: RIVALS.slice(0, 2) },
    played: ['pass', 'set:duke', 'set:duke'],
  },
  result: {
    of: { ...MINE, seats: 4, hand: ['city', 'duke', 'duke', 'senator'], random: RANDOM, others: RIVALS },
    played: ['pass', 'set:duke', 'set:duke'],
    told: true,
  },
  declare: {
    of: { ...MINE, seats: 3, hand: ['city', 'duke', 'senator'], random: RANDOM, others: RIVALS.slice(0, 2) },
    played: ['pass', 'set:duke', 'set:senator', 'pass'],
  },
};

/** What the page needs to show a position: the same that a table's port would tell. */
function snapshotOf(scene: Scenario<HeartOfCrown>, { seenBy = 0, told }: Pictured): object {
  const { decision } = scene;
  const mine = decision !== undefined && decision.seat === seenBy;
  const asked = mine
    ? {
        ...{ ply: decision.ply, seat: decision.seat, kind: decision.kind, options: scene.options },
        ...{ because: decision.because, set: setIn(scene, decision) },
      }
    : undefined;
  const events = eventsFor(scene.events(), seenBy);
  const { state } = scene;
  const scores = state.seats.map((_, seat) => heartOfCrown.score(state, seat));
  const result = told && { ranking: heartOfCrown.ranking(state), scores };
  return { game: 'heart-of-crown', view: scene.view(seenBy), asked, events, turn: 1, result };
}

function setIn({ engine }: Scenario<HeartOfCrown>, { kind, set }: Decision): ChoiceSet<string> | undefined {
  return set && { ...set, pieces: set.pieces.map((piece) => engine.nameOption(kind, piece)) };
}

test('the late game shows all that a table may have to hold', () => {
  const { of, played = [], seenBy = 0 } = PICTURED.late!;
  const { seats } = at(of).play(...played).state;
  expect(seats.length).toBe(4);
  expect(seats[seenBy]!.hand.length).toBeGreaterThanOrEqual(12);
  for (const { domain, kept } of seats) expect(kept.length).toBe(domain.filter((card) => IS_TERRITORY[card]).length);
});

test.each(Object.entries(PICTURED))(
  'the position pictured as "%s" is one of the real engine',
  async (name, pictured) => {
    const { of, played = [], told } = pictured;
    const scene = at(of).play(...played);
    if (told) expect(scene.decision).toBeUndefined();
    const text = `${JSON.stringify(snapshotOf(scene, pictured))}\n`;
    await expect(text).toMatchFileSnapshot(`../ui/pictured/${name}.json`);
  },
);
