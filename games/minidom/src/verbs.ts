import { verbs } from '@crownleaf/engine';
import type { C } from './state.ts';

export const { ask, cite, loop, when } = verbs<C>();
