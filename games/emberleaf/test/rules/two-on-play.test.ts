import { expect, test, vi } from 'vitest';
import type * as HeroData from '../../data/heroes.ts';
import { gather, onPlay, walk } from '../../src/effects/vocabulary.ts';
import { at, stored } from '../at.ts';

/** No card of the table has two on-play skills, so Bim gets two here. */
vi.mock('../../data/heroes.ts', async (original) => {
  const data = await original<typeof HeroData>();
  const [bim, ...others] = data.FELLOWSHIP_CARDS;
  return { ...data, FELLOWSHIP_CARDS: [{ ...bim, skills: [onPlay(walk(1)), onPlay(gather('food', 2))] }, ...others] };
});

test('[EMBER-5.3] of two on-play skills both are resolved, the top one first', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim', 'milo')).play('place:bim', 'space:3');
  expect([game.kind, stored(game)]).toEqual(['walk', {}]);
  expect(stored(game.play('walk:hawkers'))).toEqual({ food: 2 });
});
