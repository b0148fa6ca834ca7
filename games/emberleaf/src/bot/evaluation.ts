import type { Seat } from '@crownleaf/engine';
import { RESOURCES } from '../../data/resources.ts';
import { isFull } from '../actions/build.ts';
import { withinReach } from '../actions/walk.ts';
import { buildingPlan, CLEARING_COUNT, GENERAL_COUNT, PLANS } from '../board/board.ts';
import { HEROES } from '../components.ts';
import { recordOf } from '../effects/records.ts';
import type { Skill, Trigger } from '../effects/vocabulary.ts';
import { favourMaximum, favourProgress } from '../favours/progress.ts';
import { sisterScore } from '../sister/score.ts';
import { EMPTY, type Emberleaf, type Fellowship, HERO_SPACE_COUNT, seatOf, type Table } from '../state.ts';

/** What a position is worth to a player, in leaves: those that it has, and a guess at those that are to come. */
const FULFILLED = 0.95;
const HOPE = 0.3;
const HOPE_BY_PROGRESS = 0.5;
const NTH_RESOURCE: readonly (readonly number[])[] = [
  [0.5, 0.5, 0.4, 0.3, 0.2, 0.1],
  [0.5, 0.5, 0.4, 0.3, 0.2, 0.1],
  [0.75, 0.65, 0.35, 0.2],
  [0.7, 0.4, 0.1],
];
const PAYABLE = 1.5;
const TILE_VALUES = [1, 1.2, 1, 1.2, 2.5, 2.5] as const;
const HERO_VALUE = 0.35;
/** How much of a skill is left if it comes one slide later. */
const LATER = 0.72;
const ON_PLAY_SHARE = 0.35;
const SLIDE_SHARE = 0.8;
/** Near the end there is no time for plans. */
const PLANS_BY_TROPHIES_LEFT = [0.1, 0.55, 0.75, 0.9, 1, 1, 1] as const;
/** Much of what she has she counts on the player, and it comes back to him with what he builds on it. */
export const SISTER_WEIGHT = 0.5;
const PATIENT_TURNS = 20;
const LEAST_PATIENCE = 0.1;
const BUILDING = 1.2;
const AWAY = 0.4;
const FAR = 6;
/** What a price costs, when a card is weighed on its own. */
const PRICE = 0.6;

export function evaluate(s: Emberleaf, seat: Seat): number {
  return ownWorth(s, seat) - (s.table.difficulty === EMPTY ? 0 : SISTER_WEIGHT * sisterScore(s));
}

/** The same without what the sister has. */
export function ownWorth(s: Emberleaf, seat: Seat): number {
  const mine = seatOf(s, seat);
  const time = timeLeft(s);
  return mine.score + favours(s, seat, time) + time * (stores(s.table, mine) + fellowship(mine)) + forest(s, mine);
}

/** The forest must fill up for the game to end, so each building helps a little, and so does being where one fits. */
function forest({ table }: Emberleaf, { at }: Fellowship): number {
  let buildings = 0;
  for (const tile of table.tiles) if (tile !== EMPTY) buildings++;
  let nearest = 0;
  while (nearest < FAR && !opensWithin(table, at, nearest)) nearest++;
  return BUILDING * buildings - AWAY * nearest;
}

function opensWithin(t: Table, from: number, moves: number): boolean {
  const reach = withinReach(t.spots, from, moves);
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) {
    if ((reach >> clearing) & 1 && !isFull(t, clearing)) return true;
  }
  return false;
}

/** How much plans still count, from 1 down: few trophies left or a long game, and it is better to spend than to save. */
function timeLeft(s: Emberleaf): number {
  const turnsEach = s.turn / Math.max(2, s.seats.length);
  const patience = Math.max(LEAST_PATIENCE, Math.min(1, 1 - (turnsEach - PATIENT_TURNS) / PATIENT_TURNS));
  return patience * PLANS_BY_TROPHIES_LEFT[s.table.trophies.length]!;
}

function favours(s: Emberleaf, seat: Seat, time: number): number {
  let value = 0;
  for (const favour of seatOf(s, seat).favours) {
    const progress = favourProgress(s, seat, favour);
    const likely = progress === 1 ? FULFILLED : time * (HOPE + HOPE_BY_PROGRESS * progress);
    value += likely * favourMaximum(favour);
  }
  return value;
}

/** Resources by what they are good for: each next one of a kind helps less, and best is a building that can be paid. */
function stores(t: Table, mine: Fellowship): number {
  let value = 0;
  for (let r = 0; r < RESOURCES.length; r++) {
    const values = NTH_RESOURCE[r]!;
    const count = Math.min(mine.storage[r]!, values.length);
    for (let n = 0; n < count; n++) value += values[n]!;
  }
  return value + PAYABLE * nearestBuilding(t, mine) ** 2;
}

/** The share of a building's cost that lies in storage, for the building of which most is there. */
function nearestBuilding(t: Table, { storage, built }: Fellowship): number {
  let best = 0;
  for (let plan = 0; plan < PLANS.length; plan++) {
    if (plan < GENERAL_COUNT ? t.buildings[plan] === 0 : built[plan - GENERAL_COUNT] === 1) continue;
    const { cost, total } = buildingPlan(plan);
    let have = 0;
    for (let r = 0; r < RESOURCES.length; r++) have += Math.min(cost[r]!, storage[r]!);
    best = Math.max(best, have / total);
  }
  return best;
}

function fellowship({ spaces, uses, hand, built }: Fellowship): number {
  let value = 0;
  for (let slot = 0; slot < TILE_VALUES.length; slot++) if (built[slot] === 1) value += TILE_VALUES[slot]!;
  for (const hero of hand) value += HERO_VALUE + ON_PLAY_SHARE * WORTH[hero]!.onPlay;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    const hero = spaces[space]!;
    if (hero === EMPTY) continue;
    const worth = WORTH[hero]!;
    const column = space >> 1;
    value += HERO_VALUE + SLIDE_SHARE * (worth.slide * SLIDES[column]! + worth.dropOff * LATER ** column);
    value += (worth.charges - uses[space]!) * worth.charge + worth.ongoing;
  }
  return value;
}

/** What all slides of a card from this column on are worth, the next one being 1. */
const SLIDES: readonly number[] = [0, 1, 2, 3].map((column) => {
  let sum = 0;
  for (let i = 0; i <= column; i++) sum += LATER ** i;
  return sum;
});

interface Worth {
  readonly onPlay: number;
  readonly slide: number;
  readonly dropOff: number;
  readonly charge: number;
  readonly charges: number;
  readonly ongoing: number;
}

const WORTH: readonly Worth[] = HEROES.map(({ skills }) => {
  const of = (trigger: Trigger): number =>
    skills.reduce((sum, skill) => (skill.trigger === trigger ? sum + skillWorth(skill) : sum), 0);
  return {
    onPlay: of('onPlay'),
    slide: of('slide'),
    dropOff: of('dropOff'),
    charge: of('charge') / 2,
    charges: skills.find((skill) => skill.trigger === 'charge')?.charges ?? 0,
    ongoing: of('ongoing') / 2,
  };
});

function skillWorth({ effects, price }: Skill): number {
  const sum = effects.reduce((total, effect) => total + recordOf(effect).worth(effect), 0);
  return price === undefined ? sum : Math.max(0.1, sum - PRICE);
}
