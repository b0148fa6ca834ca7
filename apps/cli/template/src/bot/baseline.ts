import { itemAt, type Policy } from '@crownleaf/engine';
import { POINTS } from '../components.ts';
import { BANK, turnKind } from '../kinds.ts';
import type { mine, table } from '../state.ts';

/** A row that is worth more is banked. */
const MAX_RISK = 8;

/** A rule of thumb, without a search: draws until much would be lost by a double. */
export const baseline: Policy<typeof table, typeof mine> = {
  name: 'baseline',
  choose(ask) {
    const { row } = ask.view().table;
    const points = row.reduce((sum, card) => sum + (POINTS[card] ?? 0), 0);
    return ask.kind === turnKind.id && points > MAX_RISK ? BANK : itemAt(ask.options, 0);
  },
};
