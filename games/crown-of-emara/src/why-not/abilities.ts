import type { RuleId } from '@crownleaf/engine';
import { BAILIFF_DEAL, BAKER_RECIPES, DRESSMAKER_DEAL, LANDLORD_DEAL, SCHOOLMARM_DEAL } from '../../data/abilities.ts';
import { GOODS } from '../../data/goods.ts';
import { advisorKind, CLOTH, counts, GOLD, KINDS_OF_RESOURCE, RING } from '../components.ts';
import { resourcesHeld } from '../payment.ts';
import { owns } from '../stores.ts';
import * as marks from '../turn-marks.ts';
import { type Check, firstOf, missing, no, priceOf, some, unpaid } from './reason.ts';
import { afterOpenStep, inRound, unused } from './timing.ts';

/** The abilities that advisors' owners use by themselves. */
function owned(name: string): Check {
  const kind = advisorKind(name);
  return ({ m }) => (owns(m, kind) ? undefined : no('EMARA-8.16', `you have not recruited the advisor '${name}'`));
}

function oncePerTurn(name: string, mark: number, ...checks: readonly Check[]): Check {
  return firstOf(
    owned(name),
    inRound,
    unused(mark, 'EMARA-13.1', `the ability of the advisor '${name}' has already been used this turn`),
    afterOpenStep(...checks),
  );
}

/** An ability whose argument is a good. */
function givesOneOf(goods: readonly number[], rule: RuleId, message: string): Check {
  return ({ argument }) => (goods.some((good) => GOODS[good] === argument) ? undefined : no(rule, message));
}

function holds(rule: RuleId): Check {
  return ({ m, argument }) => missing(rule, m, (GOODS as readonly string[]).indexOf(argument), 1);
}

const RECIPES = BAKER_RECIPES.map(({ value }) => value);

export const baker: Check = firstOf(
  ({ argument }) =>
    RECIPES.some(({ breads }) => String(breads) === argument)
      ? undefined
      : no('EMARA-13.8', `the 'baker' bakes ${RECIPES.map(({ breads }) => breads).join(' or ')} breads`),
  oncePerTurn('baker', marks.BAKER, ({ m, argument }) => {
    const { price } = RECIPES.find(({ breads }) => String(breads) === argument)!;
    return unpaid('EMARA-13.8', m, counts(price));
  }),
);

export const schoolmarm: Check = oncePerTurn('schoolmarm', marks.SCHOOLMARM, ({ m }) => {
  const { resources } = SCHOOLMARM_DEAL.value;
  const held = resourcesHeld(m.goods) + m.goods[GOLD]!;
  return held >= resources
    ? undefined
    : no('EMARA-13.9', `the 'schoolmarm' needs ${some(resources, 'resource')}: you have ${held}, coins included`);
});

export const bailiff: Check = oncePerTurn('bailiff', marks.BAILIFF, ({ m }) =>
  missing('EMARA-13.10', m, RING, BAILIFF_DEAL.value.rings),
);

export const dressmaker: Check = oncePerTurn('dressmaker', marks.DRESSMAKER, ({ m }) =>
  unpaid('EMARA-13.11', m, priceOf(CLOTH, DRESSMAKER_DEAL.value.cloth)),
);

export const landlord: Check = oncePerTurn(
  'landlord',
  marks.LANDLORD,
  ({ m }) => unpaid('EMARA-13.12', m, priceOf(CLOTH, LANDLORD_DEAL.value.cloth)),
  ({ m }) =>
    m.citizens < LANDLORD_DEAL.value.citizens
      ? no('EMARA-13.13', "the 'landlord' costs 1 citizen point, and you have none")
      : undefined,
);

const BARTERED = [...GOODS.keys()].filter((good) => good < KINDS_OF_RESOURCE || good === GOLD);

export const merchant: Check = firstOf(
  givesOneOf(BARTERED, 'EMARA-13.14', "the 'merchant' takes only a resource, or a coin in its place"),
  oncePerTurn('merchant', marks.MERCHANT, holds('EMARA-13.14')),
);

export const chamberlain: Check = firstOf(
  givesOneOf([GOLD, RING], 'EMARA-13.16', "the 'chamberlain' exchanges only signet rings and gold"),
  owned('chamberlain'),
  inRound,
  afterOpenStep(holds('EMARA-13.16')),
  () => no('EMARA-20.4', "the 'chamberlain' exchanges in one direction until you do something else"),
);
