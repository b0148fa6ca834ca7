import { script } from '@crownleaf/engine';
import { PROVINCE } from '../components.ts';
import type { C } from '../state.ts';
import { loop } from '../verbs.ts';
import { turn } from './turn.ts';

const LAST_TURN = 60;
const EMPTY_PILES = 3;

function isOver(c: C): boolean {
  const { supply } = c.table;
  let empty = 0;
  for (let card = 0; card < supply.length; card++) if (supply[card] === 0) empty++;
  return supply[PROVINCE] === 0 || empty >= EMPTY_PILES || c.state.turn >= LAST_TURN;
}

export const wholeGame = script<C>(
  'whole-game',
  { rule: 'MINI-2.1' },
  loop((c) => !isOver(c), turn),
);
