import { type OptionList, type Script, type Seat, script } from '@crownleaf/engine';
import { gainLeaves, opensBonus } from '../fellowship/leaves.ts';
import { leavesKind } from '../kinds.ts';
import type { C } from '../state.ts';
import { ask } from '../verbs.ts';

/** Leaves of skills and of villagers' bonuses are optional; all other leaves come with what was chosen [EMBER-22.6]. */
type OptionalSource = 'skills' | 'bonuses';

function amounts({ table: { offered } }: C, out: OptionList): void {
  for (let n = 0; n <= offered; n++) out.add(n);
}

function accepting(source: OptionalSource): Script<C> {
  return script<C>(
    `leaves-of-${source}`,
    { rule: 'EMBER-22.6' },
    ask(leavesKind, amounts, (c) => {
      const declined = c.table.offered - c.answer;
      c.table.offered = 0;
      if (declined > 0) c.tell?.('declined-leaves', { seat: c.who, leaves: declined });
      gainLeaves(c, c.who, c.answer, source);
    }),
  );
}

const ACCEPTING: { readonly [source in OptionalSource]: Script<C> } = {
  skills: accepting('skills'),
  bonuses: accepting('bonuses'),
};

export const ACCEPT_SCRIPTS: readonly Script<C>[] = Object.values(ACCEPTING);

/** Gives the leaves at once, unless they would open a bonus of the score track: then their owner says how many. */
export function offerLeaves(c: C, seat: Seat, count: number, source: OptionalSource): void {
  if (!opensBonus(c.table, c.of(seat), count)) gainLeaves(c, seat, count, source);
  else {
    c.table.offered = count;
    c.call(ACCEPTING[source], seat);
  }
}
