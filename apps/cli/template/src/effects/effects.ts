import type { Part } from '@crownleaf/engine';
import { COIN, LANTERN } from '../components.ts';
import type { C } from '../state.ts';
import { when } from '../verbs.ts';
import { coin } from './coin.ts';
import { lantern } from './lantern.ts';

/** What each card does when it is drawn, by its kind. */
const EFFECTS = new Map<number, Part<C>>([
  [COIN, coin],
  [LANTERN, lantern],
]);

/** The effect of the card that was drawn. */
export const effects = [...EFFECTS].map(([card, effect]) => when((c) => c.table.drawn.includes(card), effect));
