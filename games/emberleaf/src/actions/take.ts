import { moveKind, type OptionList, script } from '@crownleaf/engine';
import { nameOf } from '../components.ts';
import { takeFavourKind, takeHeroKind } from '../kinds.ts';
import { type C, mine, table } from '../state.ts';
import { mayPick } from '../verbs.ts';

function heroRow({ table: { heroRow } }: C, out: OptionList): void {
  for (const hero of heroRow) out.add(hero);
}

function favourRow({ table: { favourRow } }: C, out: OptionList): void {
  for (const favour of favourRow) out.add(favour);
}

function intoHand(c: C): void {
  const hero = c.answer;
  moveKind(c, hero, table.heroRow, mine.hand, c.who);
  c.table.heroTaken = 1;
  c.tell?.('took-hero', { seat: c.who, hero: nameOf(hero) });
}

export function takeFavourCard(c: C, favour: number): void {
  moveKind(c, favour, table.favourRow, mine.favours, c.who);
  c.table.favourTaken = 1;
  c.tell?.('took-favour', { seat: c.who, favour: nameOf(favour) });
}

export const takeHero = script<C>('take-hero', { rule: 'EMBER-14.3' }, mayPick(takeHeroKind, heroRow, intoHand));

export const takeFavour = script<C>(
  'take-favour',
  { rule: 'EMBER-14.4' },
  mayPick(takeFavourKind, favourRow, (c) => takeFavourCard(c, c.answer)),
);
