import { advisorKind } from '../components.ts';
import { ABILITIES } from '../effects/abilities.ts';
import type { Ability } from '../effects/ability.ts';
import { owns } from '../stores/stores.ts';
import { type Check, firstOf, no } from './reason.ts';
import { afterOpenStep, inRound, unused } from './timing.ts';

/** The abilities that advisors' owners use by choice, and the questions that only they ask. */
export const ABILITY_CHECKS: ReadonlyMap<string, Check> = new Map([
  ...ABILITIES.map((ability) => [ability.name, checkOf(ability)] as const),
  ...ABILITIES.flatMap(({ asks }) => (asks === undefined ? [] : [[asks.kind.id, asks.refuses] as const])),
]);

function checkOf({ name, mark, refusesArgument = nothing, refuses, refusesLast = nothing }: Ability): Check {
  return firstOf(
    refusesArgument,
    owned(name),
    inRound,
    unused(mark, 'EMARA-13.1', `the ability of the advisor '${name}' has already been used this turn`),
    afterOpenStep(...refuses),
    refusesLast,
  );
}

function nothing(): undefined {}

function owned(name: string): Check {
  const kind = advisorKind(name);
  return ({ m }) => (owns(m, kind) ? undefined : no('EMARA-8.16', `you have not recruited the advisor '${name}'`));
}
