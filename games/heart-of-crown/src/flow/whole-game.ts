import { script } from '@crownleaf/engine';
import type { C } from '../state.ts';
import { loop } from '../verbs.ts';
import { handElimination } from './seating.ts';
import { turn } from './turn.ts';

/** [HOC-3.2] The game ends from within, by `c.endGame`. */
export const wholeGame = script<C>('whole-game', { label: 'turn', rule: 'HOC-3.2' }, [
  handElimination,
  (c) => c.setSeat(c.table.order[0]!),
  loop(() => true, turn),
]);
