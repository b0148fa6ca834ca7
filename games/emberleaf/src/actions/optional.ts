import { itemAt, type OptionList, type Script } from '@crownleaf/engine';
import { clearingName } from '../../data/board.ts';
import { HEROES, heroCard, nameOf } from '../components.ts';
import { skillScript } from '../effects/compile.ts';
import { canPay } from '../effects/price.ts';
import { placeOf } from '../fellowship/fellowship.ts';
import { actionKind } from '../kinds.ts';
import { type C, EMPTY, HERO_SPACE_COUNT } from '../state.ts';
import { takeFavourCard } from './take.ts';

const { of } = actionKind;

/** By hero: the place of the charge skill on the card, or −1. No card has two. */
const CHARGE_SKILL = HEROES.map(({ skills }) => skills.findIndex((skill) => skill.trigger === 'charge'));

function chargeSkill(hero: number): number {
  return itemAt(CHARGE_SKILL, hero);
}

/** Heroes in play with a use left that can be paid [EMBER-7.1, EMBER-7.2]. */
export function chargeable(c: C, out: OptionList): void {
  const { spaces, uses } = c.mine;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    const hero = spaces[space]!;
    if (hero === EMPTY) continue;
    const place = chargeSkill(hero);
    if (place < 0) continue;
    const { charges = 0, price } = itemAt(heroCard(hero).skills, place);
    if (uses[space]! < charges && price !== undefined && canPay(c.table, c.mine, price)) out.add(of.charge(hero));
  }
}

/** Counts the use [EMBER-7.3] and gives the skill to run. */
export function charge(c: C, hero: number): void {
  c.mine.uses[placeOf(c.mine, hero)]!++;
  c.tell?.('charged', { seat: c.seat, hero: nameOf(hero) });
  c.call(chargeScript(hero));
}

function chargeScript(hero: number): Script<C> {
  return skillScript(hero, chargeSkill(hero));
}

/** Every favour of the row, where the hero stands by an own disc [EMBER-8.1]. */
export function promisable(c: C, out: OptionList): void {
  if (c.mine.discs[c.mine.at] !== 1) return;
  for (const favour of c.table.favourRow) out.add(of.promise(favour));
}

export function promise(c: C, favour: number): void {
  const { at, discs } = c.mine;
  discs[at] = 0;
  c.tell?.('promised', { seat: c.seat, favour: nameOf(favour), clearing: clearingName(at) });
  takeFavourCard(c, favour);
}
