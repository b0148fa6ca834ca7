import { type Option, type Part, type Script, type Slot, script } from '@crownleaf/engine';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { HEROES } from '../components.ts';
import type { SkillKind } from '../kinds.ts';
import type { C } from '../state.ts';
import { cite, eachFrom } from '../verbs.ts';
import { forPrice, payment } from './price.ts';
import { NO_HERO, type Printed } from './record.ts';
import { recordOf } from './records.ts';
import { skillName } from './skill-name.ts';
import type { Effect, Skill } from './vocabulary.ts';

/** One script for each skill of each hero, by the hero's kind and the skill's place on the card. */
export const SKILL_SCRIPTS: readonly (readonly Script<C>[])[] = HEROES.map(({ skills }, hero) =>
  skills.map((skill, place) => script(skillName(hero, place), { rule: 'EMBER-14.2' }, compiled(skill, hero, place))),
);

/** The skill of each hero space that has one. */
export const SPACE_SCRIPTS: readonly (Script<C> | undefined)[] = HERO_SPACES.map(({ skill }, space) =>
  skill === undefined
    ? undefined
    : script(`space-${space + 1}`, { rule: 'EMBER-3.4' }, effectPart(skill, { hero: NO_HERO, skillScript })),
);

export function skillScript(hero: number, place: number): Script<C> {
  const found = SKILL_SCRIPTS[hero]?.[place];
  if (found === undefined) throw new Error(`hero ${hero} has no skill ${place}`);
  return found;
}

export function scriptOf({ argumentOf }: SkillKind, option: Option): Script<C> {
  return skillScript(argumentOf(option), argumentOf(option, 1));
}

function compiled(skill: Skill, hero: number, place: number): Part<C> {
  const { price, trigger, effects } = skill;
  const all = (x?: Slot): Part<C> =>
    effects.map((effect) => effectPart(effect, x === undefined ? { hero, skillScript } : { hero, skillScript, x }));
  if (price === undefined) return all();
  return trigger === 'charge' ? [payment(price, hero), all()] : forPrice(hero, place, price, all);
}

function effectPart(effect: Effect, printed: Printed): Part<C> {
  const part = recordOf(effect).steps(effect, printed);
  return effect.everyone === true
    ? cite(
        'EMBER-16.12',
        eachFrom((c) => c.seat, part),
      )
    : part;
}
