import { argument, verb, verbKind } from '@crownleaf/engine';
import { isAction, NAMES } from './components.ts';

export const playKind = verbKind('play', [verb('play', argument(NAMES, [...NAMES.keys()].filter(isAction)))]);
export const buyKind = verbKind('buy', [verb('buy', argument(NAMES))]);
