import { type Option, type OptionList, script } from '@crownleaf/engine';
import { ADVISORS, advisorIndex } from '../components.ts';
import { acts } from '../flow/acts.ts';
import type { VerbScripts } from '../flow/perform.ts';
import * as marks from '../flow/turn-marks.ts';
import type { C } from '../state.ts';
import { ABILITIES, type AbilityName } from './abilities.ts';
import type { Ability, Use } from './ability.ts';

/** Offers and performs the abilities that their owners use by choice; what each of them does is in its own record. */
interface Able {
  readonly ability: Ability<AbilityName>;
  readonly uses: readonly { readonly option: Option; readonly argument: number }[];
}

function ableOf(ability: Ability<AbilityName>): Able {
  const { name, takes } = ability;
  const uses = (takes?.values ?? [0]).map((argument) => ({ option: acts.of[name](argument), argument }));
  return { ability, uses };
}

/** By the advisor's place in the list. */
const ABLE: readonly (Able | undefined)[] = ADVISORS.map(({ name }) => {
  const ability = ABILITIES.find((each) => each.name === name);
  return ability && ableOf(ability);
});

export function offerAbilities(c: C, out: OptionList): void {
  const { table: t, mine: m } = c;
  for (const advisor of m.advisors) {
    const able = ABLE[advisorIndex(advisor)];
    if (able === undefined || !marks.isFree(t, able.ability.mark)) continue;
    for (const { option, argument } of able.uses) if (able.ability.canUse(c, argument)) out.add(option);
  }
}

function useOf({ mark }: Ability): Use {
  return (c) => {
    marks.use(c.table, mark);
    return acts.argumentOf(c.answer);
  };
}

export const ABILITY_SCRIPTS: VerbScripts = Object.fromEntries(
  ABILITIES.map((ability) => {
    const { name, rule } = ability;
    return [name, script<C>(name, { rule }, ability.does(useOf(ability)))];
  }),
);
