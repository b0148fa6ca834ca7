import { verbs } from '@crownleaf/engine';
import type { C } from './state.ts';

export const { ask, call, cite, eachFrom, local, loop, mayPick, pick, repeat, when } = verbs<C>();
