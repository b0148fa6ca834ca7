import { HERO_SPACES } from '../../data/fellowship.ts';
import { VILLAGERS } from '../../data/villagers.ts';
import { HEROES } from '../components.ts';
import { BUILD_CHAIN } from '../effects/build.ts';
import { recordOf } from '../effects/records.ts';
import type { Effect, Op, Price, Skill, Trigger } from '../effects/vocabulary.ts';
import { isEmptySpace } from '../fellowship/fellowship.ts';
import { canUseOngoing } from '../flow/actions.ts';
import { type Running, type Scene, skillOfScript } from './scene.ts';

/** A skill that can still be used, or what is left of one under way. */
type Pending = Pick<Skill, 'effects' | 'price'>;

/** What is left of a skill under way for the seat that is asked; a building that follows another is the same effect. */
function restOf({ frames, kind, seat }: Scene, { id, step, seat: owner }: Running, at: number): Pending | undefined {
  const skill = skillOfScript(id);
  if (skill === undefined) return undefined;
  const above = frames[at + 1];
  if (above !== undefined && step === 0) return owner === seat ? skill : { effects: forAll(skill.effects) };
  const now = skill.effects.findIndex((effect) => {
    const { asks, calls } = recordOf(effect);
    return above === undefined ? asks.includes(kind) : calls.includes(above.id);
  });
  const current = skill.effects[now];
  const isRepeated = current?.op === 'build' && current.amount > 1;
  const rest = skill.effects.slice(isRepeated ? now : now + 1);
  if (owner !== seat) return { effects: forAll(rest) };
  const isPriceAsked = above === undefined && kind === 'use' && skill.price !== undefined;
  return isPriceAsked ? { effects: rest, price: skill.price } : { effects: rest };
}

function forAll(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter(({ everyone }) => everyone === true);
}

function skillsOf(heroes: readonly number[], trigger: Trigger): readonly Skill[] {
  return heroes.flatMap((hero) => HEROES[hero]?.skills.filter((skill) => skill.trigger === trigger) ?? []);
}

function spaceSkills(spaces: readonly number[]): readonly Pending[] {
  return spaces.flatMap((space) => {
    const skill = HERO_SPACES[space]?.skill;
    return skill === undefined ? [] : [{ effects: [skill] }];
  });
}

/** The skills among which the player is choosing. */
function offered({ t, me, kind }: Scene): readonly Pending[] {
  switch (kind) {
    case 'space':
      return [
        ...skillsOf(me.hand, 'onPlay'),
        ...spaceSkills(me.spaces.flatMap((_, i) => (isEmptySpace(me, i) ? [i] : []))),
      ];
    case 'resolve': {
      const placed = me.played.slice(-1);
      return [...skillsOf(placed, 'onPlay'), ...spaceSkills(placed.map((hero) => me.spaces.indexOf(hero)))];
    }
    case 'ongoing':
      return skillsOf(
        me.played.filter((hero) => canUseOngoing(t, hero)),
        'ongoing',
      );
    case 'trigger':
      return skillsOf(me.played, 'onPlay');
    default:
      return [];
  }
}

function pending(scene: Scene): readonly Pending[] {
  const underWay = scene.frames.flatMap((frame, at) => restOf(scene, frame, at) ?? []);
  return [...underWay, ...offered(scene)];
}

/** The effects that can still come before the player chooses the next action. */
export function effectsToCome(scene: Scene): readonly Effect[] {
  return pending(scene).flatMap(({ effects }) => effects);
}

export function isToCome(scene: Scene, op: Op): boolean {
  return effectsToCome(scene).some((effect) => effect.op === op);
}

/** A price that the player can still be asked to pay. */
export function isPriceToCome(scene: Scene, holds: (price: Price) => boolean): boolean {
  return pending(scene).some(({ price }) => price !== undefined && holds(price));
}

export function isInBuildChain({ kind }: Scene): boolean {
  return BUILD_CHAIN.includes(kind);
}

/** The building under way or a later effect homes a villager. */
export function isHomingToCome(scene: Scene): boolean {
  const { kind, frames } = scene;
  if (['build', 'lodge', 'home'].includes(kind) || isInBuildChain(scene)) return true;
  if (isToCome(scene, 'build') || isToCome(scene, 'home')) return true;
  // The resource of a space is stored before the villager of its building is homed.
  const caller = frames.at(-2);
  return (
    frames.at(-1)?.id === 'keep' && skillOfScript(caller?.id ?? '')?.effects.some(({ op }) => op === 'build') === true
  );
}

const [RAT, RABBIT, FROG] = (['rat', 'rabbit', 'frog'] as const).map((name) => VILLAGERS.indexOf(name)) as [
  number,
  number,
  number,
];

/** A villager to be homed may bring this bonus ([EMBER-13.7] to 13.10). */
export function isVillagerBonusToCome(scene: Scene, bonus: 'hero' | 'favour' | 'home'): boolean {
  const { homed } = scene.me;
  if (!isHomingToCome(scene)) return false;
  if (bonus === 'hero') return homed.includes(0);
  return bonus === 'home' ? homed[FROG] === 2 : homed[RAT] === 2 || homed[RABBIT] === 2;
}
