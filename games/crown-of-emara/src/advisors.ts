import { type OptionList, script } from '@crownleaf/engine';
import { advisorKind, BOOK, BREAD, CLOTH, counts, GOLD, KINDS_OF_RESOURCE, RING } from './components.ts';
import type { Deeds } from './deeds.ts';
import { argumentOf, base, takeKind } from './kinds.ts';
import { canPay, canPayOne, owe, oweAny, oweOne, pay, resourcesHeld } from './payment.ts';
import type { C } from './state.ts';
import { changeCitizens, receiveBuildings, spend, take } from './stores.ts';
import * as marks from './turn-marks.ts';
import { ask, call, local } from './verbs.ts';

/** Abilities that their owner uses by himself: once per turn, and the Chamberlain's exchange (section 13). */
const BAKER = advisorKind('baker');
const SCHOOLMARM = advisorKind('schoolmarm');
const BAILIFF = advisorKind('bailiff');
const DRESSMAKER = advisorKind('dressmaker');
const LANDLORD = advisorKind('landlord');
const MERCHANT = advisorKind('merchant');
const CHAMBERLAIN = advisorKind('chamberlain');

const BAKE = base('baker');
const TEACH = base('schoolmarm');
const SEAL = base('bailiff');
const DRESS = base('dressmaker');
const LET = base('landlord');
const BARTER = base('merchant');
const EXCHANGE = base('chamberlain');

/** The Baker's two recipes: cloth and so many grain. */
const RECIPES: readonly (readonly number[])[] = [[], counts({ cloth: 1, grain: 1 }), counts({ cloth: 1, grain: 2 })];
const LESSON = 2;
const BAILIFF_BUILDINGS = 5;
const DRESS_CITIZENS = 2;
const RENT_CITIZENS = 1;
const RENT_BUILDINGS = 5;

export function offerAbilities(c: C, out: OptionList): void {
  const { table: t } = c;
  const { advisors, goods, citizens } = c.mine;
  for (let i = 0; i < advisors.length; i++) {
    switch (advisors[i]) {
      case BAKER:
        if (!marks.isFree(t, marks.BAKER)) break;
        for (let n = 1; n < RECIPES.length; n++) if (canPay(goods, RECIPES[n]!, 0, false)) out.add(BAKE + n);
        break;
      case SCHOOLMARM:
        if (marks.isFree(t, marks.SCHOOLMARM) && resourcesHeld(goods) + goods[GOLD]! >= LESSON) out.add(TEACH);
        break;
      case BAILIFF:
        if (marks.isFree(t, marks.BAILIFF) && goods[RING]! > 0) out.add(SEAL);
        break;
      case DRESSMAKER:
        if (marks.isFree(t, marks.DRESSMAKER) && canPayOne(goods, CLOTH, 1)) out.add(DRESS);
        break;
      case LANDLORD:
        if (marks.isFree(t, marks.LANDLORD) && citizens >= RENT_CITIZENS && canPayOne(goods, CLOTH, 1)) out.add(LET);
        break;
      case MERCHANT:
        if (!marks.isFree(t, marks.MERCHANT)) break;
        for (let good = 0; good <= GOLD; good++) if (goods[good]! > 0) out.add(BARTER + good);
        break;
      case CHAMBERLAIN:
        if (goods[RING]! > 0 && t.exchanging !== GOLD) out.add(EXCHANGE + RING);
        if (goods[GOLD]! > 0 && t.exchanging !== RING) out.add(EXCHANGE + GOLD);
        break;
    }
  }
}

const baker = script<C>(
  'baker',
  { rule: 'EMARA-13.8' },
  local((breads) => [
    (c) => {
      c.set(breads, argumentOf(c.answer));
      marks.use(c.table, marks.BAKER);
      owe(c, RECIPES[c.get(breads)]!, 0, false);
    },
    call(pay),
    (c) => take(c, BREAD, c.get(breads)),
  ]),
);

const schoolmarm = script<C>('schoolmarm', { rule: 'EMARA-13.9' }, [
  (c) => {
    marks.use(c.table, marks.SCHOOLMARM);
    oweAny(c, LESSON, true);
  },
  call(pay),
  (c) => take(c, BOOK, 1),
]);

const bailiff = script<C>('bailiff', { rule: 'EMARA-13.10' }, (c) => {
  marks.use(c.table, marks.BAILIFF);
  spend(c, RING, 1);
  receiveBuildings(c, BAILIFF_BUILDINGS);
});

const dressmaker = script<C>('dressmaker', { rule: 'EMARA-13.11' }, [
  (c) => {
    marks.use(c.table, marks.DRESSMAKER);
    oweOne(c, CLOTH, 1);
  },
  call(pay),
  (c) => changeCitizens(c, DRESS_CITIZENS),
]);

const landlord = script<C>('landlord', { rule: 'EMARA-13.12' }, [
  (c) => {
    marks.use(c.table, marks.LANDLORD);
    oweOne(c, CLOTH, 1);
  },
  call(pay),
  (c) => {
    changeCitizens(c, -RENT_CITIZENS);
    receiveBuildings(c, RENT_BUILDINGS);
  },
]);

const merchant = script<C>(
  'merchant',
  { rule: 'EMARA-13.14' },
  local((paid) => [
    (c) => {
      c.set(paid, argumentOf(c.answer));
      marks.use(c.table, marks.MERCHANT);
      spend(c, c.get(paid), 1);
    },
    ask(
      takeKind,
      (c, out) => {
        for (let r = 0; r < KINDS_OF_RESOURCE; r++) if (r !== c.get(paid)) out.add(r);
      },
      (c) => take(c, c.answer, 1),
    ),
  ]),
);

/** The direction is remembered until something else is done (EMARA-20.4). */
const chamberlain = script<C>('chamberlain', { rule: 'EMARA-13.16' }, (c) => {
  const given = argumentOf(c.answer);
  c.table.exchanging = given;
  spend(c, given, 1);
  take(c, given === RING ? GOLD : RING, 1);
});

export const ABILITIES: Deeds = { baker, schoolmarm, bailiff, dressmaker, landlord, merchant, chamberlain };
