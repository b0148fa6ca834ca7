import { argument, verb, verbKind } from '@crownleaf/engine';
import { NAMES, NUMBERS } from './components.ts';

export const turnKind = verbKind('turn', [verb('draw'), verb('bank')]);
export const DRAW = turnKind.of.draw();
export const BANK = turnKind.of.bank();

export const dropKind = verbKind('drop', [verb('drop', argument(NAMES, NUMBERS))]);
