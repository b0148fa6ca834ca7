import { type OptionList, script } from '@crownleaf/engine';
import { BAILIFF_DEAL, BAKER_RECIPES, DRESSMAKER_DEAL, LANDLORD_DEAL, SCHOOLMARM_DEAL } from '../data/abilities.ts';
import { advisorKind, BOOK, BREAD, CLOTH, counts, GOLD, KINDS_OF_RESOURCE, RING } from './components.ts';
import { acts, takeKind } from './kinds.ts';
import { canPay, canPayOne, owe, oweAny, oweOne, pay, resourcesHeld } from './payment.ts';
import type { VerbScripts } from './perform.ts';
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

const TEACH = acts.of.schoolmarm();
const SEAL = acts.of.bailiff();
const SEW = acts.of.dressmaker();
const LET = acts.of.landlord();

/** The Baker's answer carries the number of breads. */
const RECIPES = BAKER_RECIPES.map(({ value }) => ({ price: counts(value.price), breads: value.breads }));
const LESSON = SCHOOLMARM_DEAL.value;
const SEALING = BAILIFF_DEAL.value;
const DRESS = DRESSMAKER_DEAL.value;
const RENT = LANDLORD_DEAL.value;

export function offerAbilities(c: C, out: OptionList): void {
  const { table: t } = c;
  const { advisors, goods, citizens } = c.mine;
  for (let i = 0; i < advisors.length; i++) {
    switch (advisors[i]) {
      case BAKER:
        if (!marks.isFree(t, marks.BAKER)) break;
        for (const { price, breads } of RECIPES) if (canPay(goods, price, 0, false)) out.add(acts.of.baker(breads));
        break;
      case SCHOOLMARM:
        if (marks.isFree(t, marks.SCHOOLMARM) && resourcesHeld(goods) + goods[GOLD]! >= LESSON.resources)
          out.add(TEACH);
        break;
      case BAILIFF:
        if (marks.isFree(t, marks.BAILIFF) && goods[RING]! >= SEALING.rings) out.add(SEAL);
        break;
      case DRESSMAKER:
        if (marks.isFree(t, marks.DRESSMAKER) && canPayOne(goods, CLOTH, DRESS.cloth)) out.add(SEW);
        break;
      case LANDLORD:
        if (!marks.isFree(t, marks.LANDLORD) || citizens < RENT.citizens) break;
        if (canPayOne(goods, CLOTH, RENT.cloth)) out.add(LET);
        break;
      case MERCHANT:
        if (!marks.isFree(t, marks.MERCHANT)) break;
        for (let good = 0; good <= GOLD; good++) if (goods[good]! > 0) out.add(acts.of.merchant(good));
        break;
      case CHAMBERLAIN:
        if (goods[RING]! > 0 && t.exchanging !== GOLD) out.add(acts.of.chamberlain(RING));
        if (goods[GOLD]! > 0 && t.exchanging !== RING) out.add(acts.of.chamberlain(GOLD));
        break;
    }
  }
}

const baker = script<C>(
  'baker',
  { rule: 'EMARA-13.8' },
  local((breads) => [
    (c) => {
      c.set(breads, acts.argumentOf(c.answer));
      marks.use(c.table, marks.BAKER);
      owe(c, RECIPES.find((recipe) => recipe.breads === c.get(breads))!.price, 0, false);
    },
    call(pay),
    (c) => take(c, BREAD, c.get(breads)),
  ]),
);

const schoolmarm = script<C>('schoolmarm', { rule: 'EMARA-13.9' }, [
  (c) => {
    marks.use(c.table, marks.SCHOOLMARM);
    oweAny(c, LESSON.resources, true);
  },
  call(pay),
  (c) => take(c, BOOK, LESSON.books),
]);

const bailiff = script<C>('bailiff', { rule: 'EMARA-13.10' }, (c) => {
  marks.use(c.table, marks.BAILIFF);
  spend(c, RING, SEALING.rings);
  receiveBuildings(c, SEALING.buildings, 'ability:bailiff');
});

const dressmaker = script<C>('dressmaker', { rule: 'EMARA-13.11' }, [
  (c) => {
    marks.use(c.table, marks.DRESSMAKER);
    oweOne(c, CLOTH, DRESS.cloth);
  },
  call(pay),
  (c) => changeCitizens(c, DRESS.citizens, 'ability:dressmaker'),
]);

const landlord = script<C>('landlord', { rule: 'EMARA-13.12' }, [
  (c) => {
    marks.use(c.table, marks.LANDLORD);
    oweOne(c, CLOTH, RENT.cloth);
  },
  call(pay),
  (c) => {
    changeCitizens(c, -RENT.citizens, 'ability:landlord');
    receiveBuildings(c, RENT.buildings, 'ability:landlord');
  },
]);

const merchant = script<C>(
  'merchant',
  { rule: 'EMARA-13.14' },
  local((paid) => [
    (c) => {
      c.set(paid, acts.argumentOf(c.answer));
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
  const given = acts.argumentOf(c.answer);
  c.table.exchanging = given;
  spend(c, given, 1);
  take(c, given === RING ? GOLD : RING, 1);
});

export const ABILITIES: VerbScripts = { baker, schoolmarm, bailiff, dressmaker, landlord, merchant, chamberlain };
