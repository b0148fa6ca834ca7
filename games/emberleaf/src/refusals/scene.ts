import type { Refusal, RuleId, Seat } from '@crownleaf/engine';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { BEEHIVE, RESOURCES } from '../../data/resources.ts';
import { COMPONENTS, HEROES } from '../components.ts';
import type { Effect, Skill } from '../skills/vocabulary.ts';
import { type Fellowship, HERO_SPACE_COUNT, type Table } from '../state.ts';
import { checked } from '../stats.ts';

/** What a refusal looks at: the position of the seat that is asked, and the question. */
export interface Scene {
  readonly t: Table;
  readonly me: Fellowship;
  readonly seat: Seat;
  /** The kind of decision that is asked. */
  readonly kind: string;
  /** The script that asks. */
  readonly script: string;
  /** The turn has been ended, and what follows from it is under way. */
  readonly hasEnded: boolean;
}

/** Why `verb:what` is refused; undefined where there is nothing better to say than what is asked instead. */
export type Reason = (what: string, scene: Scene) => Refusal | undefined;

export type Reasons = { readonly [verb: string]: Reason };

export function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

/** While the player chooses an action, this is what has to come first; inside an effect its question does. */
export function noAction({ kind }: Scene, rule: RuleId, message: string): Refusal | undefined {
  return kind === 'action' ? no(rule, message) : undefined;
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
  return `${n} ${RESOURCES[resource]}${resource === BEEHIVE && n !== 1 ? 's' : ''}`;
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

/** The effect that asks, if it is one of a hero's skill or of a space. */
export function effectAsked<Op extends Effect['op']>(
  { script }: Scene,
  op: Op,
): Extract<Effect, { readonly op: Op }> | undefined {
  const space = SPACE_SCRIPT.exec(script)?.[1];
  const ofSpace = space === undefined ? undefined : HERO_SPACES[Number(space) - 1]?.skill;
  const effects = ofSpace === undefined ? (skillNamed(script).skill?.effects ?? []) : [ofSpace];
  return effects.find((effect) => effect.op === op) as Extract<Effect, { readonly op: Op }> | undefined;
}

/** What a walk or an attack that asks amounts to. */
export function strengthAsked(scene: Scene, op: 'walk' | 'attack'): number | undefined {
  const effect = effectAsked(scene, op);
  return effect === undefined || effect.x === true ? undefined : checked(scene.me, effect.amount, effect.perStat);
}
