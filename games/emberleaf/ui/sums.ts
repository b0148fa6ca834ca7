import { itemAt } from '@crownleaf/engine';
import { heroCard } from '../src/components.ts';
import type { CountedEffect, PerStat } from '../src/effects/vocabulary.ts';
import { checked } from '../src/fellowship/stats.ts';
import { EMPTY, type Fellowship, HERO_SPACE_COUNT, OFF_BOARD } from '../src/state.ts';

/** One card of a slide: in which order it moves, where to, and which of its skills it resolves there. */
export interface SlideStep {
  readonly order: number;
  readonly hero: number;
  readonly from: number;
  /** Undefined is off the board. */
  readonly to: number | undefined;
  /** Places of the skills on the card. */
  readonly skills: readonly number[];
  /** The board when they are resolved; the card that drops off lies beside it still [EMBER-6.4]. */
  readonly then: Fellowship;
}

const COLUMN = 2;

/** What a slide will do, in its order ([EMBER-6.2] to 6.4). */
export function slidePlan(mine: Fellowship): readonly SlideStep[] {
  const steps: SlideStep[] = [];
  const spaces = [...mine.spaces];
  for (let from = 0; from < HERO_SPACE_COUNT; from++) {
    const hero = itemAt(spaces, from);
    if (hero === EMPTY) continue;
    const drops = from < COLUMN;
    const skills = heroCard(hero).skills.flatMap(({ trigger }, i) =>
      trigger === 'slide' || (drops && trigger === 'dropOff') ? [i] : [],
    );
    const to = drops ? OFF_BOARD : from - COLUMN;
    spaces[from] = EMPTY;
    spaces[to] = hero;
    const then = { ...mine, spaces: [...spaces] };
    steps.push({ order: steps.length + 1, hero, from, to: drops ? undefined : to, skills, then });
    spaces[OFF_BOARD] = EMPTY;
  }
  return steps;
}

/** After how many slides a card on this space is back in hand. */
export function slidesLeft(space: number): number {
  return Math.floor(space / COLUMN) + 1;
}

/** How much a skill does now, and what that is made of. */
export interface Sum {
  readonly total: number;
  readonly fixed: number;
  readonly perStat: PerStat | undefined;
}

export function sumOf(mine: Fellowship, effect: CountedEffect | undefined): Sum | undefined {
  if (effect === undefined || effect.x === true) return undefined;
  const { amount: fixed, perStat } = effect;
  return { total: checked(mine, fixed, perStat), fixed, perStat };
}
