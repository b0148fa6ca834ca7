import type { Part, Script, Slot } from '@crownleaf/engine';
import { RESOURCES } from '../../data/resources.ts';
import type { C, Fellowship } from '../state.ts';
import type { Message } from './message.ts';
import type { EffectOf, Op, PerStat } from './vocabulary.ts';

/** Whose card prints the effect, and where the X that was spent for it is remembered. */
export interface Printed {
  readonly hero: number;
  readonly x?: Slot;
  /** An effect may run another skill; the scripts of all skills are made of the effects, so it looks them up later. */
  readonly skillScript: SkillScript;
}

/** The script of a skill, by its hero and its place on the card. */
export type SkillScript = (hero: number, place: number) => Script<C>;

/** As the hero of an effect that no card prints. */
export const NO_HERO = -1;

/** What effects give, in kinds that can be added up. */
export const GOODS = ['walk', 'attack', ...RESOURCES, 'build', 'leaves', 'home', 'favour', 'hero', 'other'] as const;
export type Good = (typeof GOODS)[number];

export interface Gift {
  readonly good: Good;
  readonly amount: number;
  readonly perStat?: PerStat | undefined;
}

/** A piece of an effect's picture, from left to right: an icon, a number, plain text, a raised mark or a small group. */
export type Sign =
  | string
  | { readonly icon: string }
  | { readonly number: number | string }
  | { readonly raised: string }
  | { readonly group: 'per' | 'off'; readonly signs: readonly Sign[] };

export const ANYWHERE: Sign = { raised: '∗' };

/** All there is to know about one kind of effect. */
export interface EffectRecord<O extends Op> {
  /** What the game does for the player `c.who`. */
  steps(effect: EffectOf<O>, printed: Printed): Part<C>;
  /** The kinds of questions that the steps ask. */
  readonly asks: readonly string[];
  /** The names of the scripts that the steps call. */
  readonly calls: readonly string[];
  /** What the card says. */
  text(effect: EffectOf<O>): Message;
  /** What it comes to on this board; undefined where that is open until it is resolved. */
  textNow(effect: EffectOf<O>, mine: Fellowship): Message | undefined;
  picture(effect: EffectOf<O>): readonly Sign[];
  /** In leaves, when the card is weighed on its own. */
  worth(effect: EffectOf<O>): number;
  /** What a bot expects of it. */
  gift(effect: EffectOf<O>): Gift;
}

/** As `textNow` of an effect that leaves a choice. */
export function openUntilResolved(): undefined {
  return undefined;
}
