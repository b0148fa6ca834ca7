import { verbs } from '@crownleaf/engine';
import type { C } from './state.ts';

export const { ask, call, cite, eachFrom, eachOther, local, loop, mayPick, pick, when } = verbs<C>();
