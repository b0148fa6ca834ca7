import { verbs } from '@crownleaf/engine';
import type { C } from './state.ts';

export const { cite, local, loop, mayPick, pick, when } = verbs<C>();
