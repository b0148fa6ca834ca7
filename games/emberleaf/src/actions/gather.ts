import type { Step } from '@crownleaf/engine';
import type { C } from '../state.ts';
import { countDeed } from './deeds.ts';
import { gain } from './storage.ts';

/** Takes so many of a resource from the supply, as far as there is room for them [EMBER-10.1]. */
export function gathering(resource: number, count: (c: C) => number): Step<C> {
  return (c) => {
    const n = count(c);
    countDeed(c, 'gather', n);
    gain(c, c.who, resource, n);
  };
}
