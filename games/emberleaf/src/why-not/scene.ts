import type { Refusal, RuleId, Seat } from '@crownleaf/engine';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { BEEHIVE, RESOURCES } from '../../data/resources.ts';
import { COMPONENTS, HEROES } from '../components.ts';
import { type EffectOf, effectsOf, type Op, type Skill } from '../effects/vocabulary.ts';
import { checked } from '../fellowship/stats.ts';
import { type Fellowship, HERO_SPACE_COUNT, type Table } from '../state.ts';

export interface Running {
  readonly id: string;
  /** 0 above which others run: it has not begun. */
  readonly step: number;
  /** Whose it is. */
  readonly seat: Seat;
}

/** What a refusal looks at: the position of the seat that is asked, and the question. */
export interface Scene {
  readonly t: Table;
  readonly me: Fellowship;
  readonly seat: Seat;
  /** The kind of decision that is asked. */
  readonly kind: string;
  /** The script that asks. */
  readonly script: string;
  /** The scripts under way; the last one asks. */
  readonly frames: readonly Running[];
  /** The turn has been ended, and what follows from it is under way. */
  readonly hasEnded: boolean;
}

/** Why `verb:what` is refused; undefined where there is nothing better to say than what is asked instead. */
export type Reason = (what: string, scene: Scene) => Refusal | undefined;

export type Reasons = { readonly [verb: string]: Reason };

export function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

export function kindOfName(name: string): number {
  return COMPONENTS.indexOf(name);
}

export function isInPlay({ spaces }: Fellowship, hero: number): boolean {
  const at = spaces.indexOf(hero);
  return at >= 0 && at < HERO_SPACE_COUNT;
}

/** `3 wood`, `2 beehives`. */
export function amountText(n: number, resource: number): string {
  return n === 1 ? `1 ${RESOURCES[resource]}` : `${n} ${nameOfMany(resource)}`;
}

/** `wood`, `beehives`. */
export function nameOfMany(resource: number): string {
  return `${RESOURCES[resource]}${resource === BEEHIVE ? 's' : ''}`;
}

/** `1 wood, 1 food and 1 stone`. */
export function amountsText(amounts: readonly number[]): string {
  const texts = amounts.flatMap((n, resource) => (n > 0 ? [amountText(n, resource)] : []));
  const last = texts.pop() ?? 'nothing';
  return texts.length === 0 ? last : `${texts.join(', ')} and ${last}`;
}

/** `wood,2` is two wood. */
export function amountNamed(what: string): { readonly resource: number; readonly n: number } {
  const [resource = '', n = ''] = what.split(',');
  return { resource: RESOURCES.indexOf(resource as 'wood'), n: Number(n) };
}

export interface NamedSkill {
  readonly hero: number;
  readonly place: number;
  readonly skill: Skill | undefined;
}

/** `zorr,1` is the first skill of Zorr. */
export function skillNamed(what: string): NamedSkill {
  const [name = '', place = ''] = what.split(',');
  const hero = kindOfName(name);
  return { hero, place: Number(place), skill: HEROES[hero]?.skills[Number(place) - 1] };
}

const SPACE_SCRIPT = /^space-(\d)$/;

/** The skill that a script resolves, of a hero or of a space. */
export function skillOfScript(script: string): Pick<Skill, 'effects' | 'price'> | undefined {
  const space = SPACE_SCRIPT.exec(script)?.[1];
  if (space === undefined) return skillNamed(script).skill;
  const ofSpace = HERO_SPACES[Number(space) - 1]?.skill;
  return ofSpace === undefined ? undefined : { effects: [ofSpace] };
}

/** The effect that asks, if it is one of a hero's skill or of a space. */
export function effectAsked<O extends Op>({ script }: Scene, op: O): EffectOf<O> | undefined {
  return effectsOf(skillOfScript(script)?.effects ?? [], op)[0];
}

/** What a walk or an attack that asks amounts to. */
export function strengthAsked(scene: Scene, op: 'walk' | 'attack'): number | undefined {
  const effect = effectAsked(scene, op);
  return effect === undefined || effect.x === true ? undefined : checked(scene.me, effect.amount, effect.perStat);
}
