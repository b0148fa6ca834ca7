import { type Option, type OptionList, type Part, type Script, type Slot, script } from '@crownleaf/engine';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { RESOURCES } from '../../data/resources.ts';
import { offerLeaves } from '../actions/accept.ts';
import { attacking } from '../actions/attack.ts';
import { building } from '../actions/build.ts';
import { gathering } from '../actions/gather.ts';
import { homing } from '../actions/home.ts';
import { gainMixed } from '../actions/storage.ts';
import { takeFavour, takeHero } from '../actions/take.ts';
import { walking } from '../actions/walk.ts';
import { HEROES, nameOf } from '../components.ts';
import { placeOf, putOnCard, returnToHand, takenOffCard } from '../fellowship.ts';
import { PUTTABLE, putKind, recallKind, type SkillKind, triggerKind } from '../kinds.ts';
import { type C, EMPTY, HERO_SPACE_COUNT } from '../state.ts';
import { checked } from '../stats.ts';
import { call, cite, eachFrom, mayPick, pick } from '../verbs.ts';
import { clearingsWithVillager } from '../villages.ts';
import { forPrice, payment } from './price.ts';
import type { Effect, Skill } from './vocabulary.ts';

/** Whose card prints the effect, and where the X that was spent for it is remembered. */
interface Printed {
  readonly hero: number;
  readonly x?: Slot;
}

const NO_HERO = -1;

/** One script for each skill of each hero, by the hero's kind and the skill's place on the card. */
export const SKILL_SCRIPTS: readonly (readonly Script<C>[])[] = HEROES.map(({ skills }, hero) =>
  skills.map((skill, place) =>
    script(`${nameOf(hero)},${place + 1}`, { rule: 'EMBER-14.2' }, compiled(skill, hero, place)),
  ),
);

/** The skill of each hero space that has one. */
export const SPACE_SCRIPTS: readonly (Script<C> | undefined)[] = HERO_SPACES.map(({ skill }, space) =>
  skill === undefined
    ? undefined
    : script(`space-${space + 1}`, { rule: 'EMBER-3.4' }, effectPart(skill, { hero: NO_HERO })),
);

function compiled(skill: Skill, hero: number, place: number): Part<C> {
  const { price, trigger, effects } = skill;
  const all = (x?: Slot): Part<C> =>
    effects.map((effect) => effectPart(effect, x === undefined ? { hero } : { hero, x }));
  if (price === undefined) return all();
  return trigger === 'charge' ? [payment(price, hero), all()] : forPrice(hero, place, price, all);
}

function effectPart(effect: Effect, printed: Printed): Part<C> {
  const part = forOne(effect, printed);
  return effect.everyone === true
    ? cite(
        'EMBER-16.12',
        eachFrom((c) => c.seat, part),
      )
    : part;
}

function forOne(effect: Effect, { hero, x }: Printed): Part<C> {
  switch (effect.op) {
    case 'walk':
      return walking(amountOf(effect, x));
    case 'attack':
      return attacking(amountOf(effect, x), effect.anywhere === true);
    case 'gather':
      return gathering(RESOURCES.indexOf(effect.resource), amountOf(effect, x));
    case 'build':
      return building(effect.amount, effect);
    case 'leaves':
      return (c) => {
        const each = effect.perClearing ?? 0;
        offerLeaves(c, c.who, effect.amount + (each === 0 ? 0 : each * clearingsWithVillager(c.theirs)), 'skills');
      };
    case 'home':
      return homing;
    case 'takeHero':
      return call(takeHero);
    case 'takeFavour':
      return call(takeFavour);
    case 'putOnCard':
      return puttingOn(hero);
    case 'takeFromCard':
      return (c) => {
        const place = placeOf(c.theirs, hero);
        if (place !== EMPTY) gainMixed(c, c.who, takenOffCard(c.theirs, place));
      };
    case 'triggerOnPlay':
      return triggering(hero);
    case 'recall':
      return recalling(hero);
  }
}

type Amount = Extract<Effect, { readonly op: 'walk' | 'attack' | 'gather' }>;

function amountOf({ amount, perStat, x }: Amount, spent: Slot | undefined): (c: C) => number {
  if (x === true && spent !== undefined) return (c) => c.get(spent);
  if (perStat === undefined) return () => amount;
  return (c) => checked(c.theirs, amount, perStat);
}

function puttingOn(hero: number): Part<C> {
  const resources = (c: C, out: OptionList): void => {
    if (placeOf(c.theirs, hero) === EMPTY) return;
    for (const resource of PUTTABLE) out.add(resource);
  };
  return cite(
    'EMBER-14.9',
    pick(putKind, resources, (c) => {
      putOnCard(c.theirs, placeOf(c.theirs, hero), c.answer, 1);
      c.tell?.('put-on-card', { seat: c.who, hero: nameOf(hero), resource: RESOURCES[c.answer]! });
    }),
  );
}

/** The on-play skills of the player's heroes in play, but for one hero. */
function skillsInPlay(c: C, but: number, out: OptionList): void {
  const { spaces } = c.theirs;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    const hero = spaces[space]!;
    if (hero === EMPTY || hero === but) continue;
    const { skills } = HEROES[hero]!;
    for (let i = 0; i < skills.length; i++) {
      if (skills[i]!.trigger === 'onPlay') out.add(triggerKind.of.trigger(hero, i));
    }
  }
}

/** One on-play skill of a hero in play, at its price (EMBER-14.10, 18.10). */
export function triggering(but = NO_HERO): Part<C> {
  return cite(
    'EMBER-14.10',
    mayPick(
      triggerKind,
      (c, out) => skillsInPlay(c, but, out),
      (c) => c.call(scriptOf(triggerKind, c.answer), c.who),
    ),
  );
}

export function scriptOf({ argumentOf }: SkillKind, option: Option): Script<C> {
  return SKILL_SCRIPTS[argumentOf(option)]![argumentOf(option, 1)]!;
}

function recalling(but: number): Part<C> {
  const others = (c: C, out: OptionList): void => {
    const { spaces } = c.theirs;
    for (let space = 0; space < HERO_SPACE_COUNT; space++) {
      if (spaces[space] !== EMPTY && spaces[space] !== but) out.add(spaces[space]!);
    }
  };
  return cite(
    'EMBER-14.12',
    mayPick(recallKind, others, (c) => {
      returnToHand(c, c.who, placeOf(c.theirs, c.answer));
      c.tell?.('recalled', { seat: c.who, hero: nameOf(c.answer) });
    }),
  );
}
