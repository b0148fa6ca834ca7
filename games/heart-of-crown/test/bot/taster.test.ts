import { expect, test } from 'vitest';
import { taster } from '../../src/bot/taster.ts';
import { COMMONS, NAMES } from '../../src/components.ts';
import { playOut } from '../play-out.ts';

/** Which cards were played and which princesses backed in games among tasters. */
function shown(games: number): { readonly played: Set<string>; readonly backed: Set<string> } {
  const played = new Set<string>();
  const backed = new Set<string>();
  const player = taster();
  for (let game = 0; game < games; game++) {
    const { events } = playOut([player, player], 'random', game);
    for (const { kind, pub } of events) {
      if (kind === 'played') played.add((pub as { card: string }).card);
      if (kind === 'backed') backed.add((pub as { card: string }).card);
    }
  }
  return { played, backed };
}

test('games of tasters come to an end and show every card that can be played and every princess', () => {
  const { played, backed } = shown(80);
  const never = COMMONS.map((card) => NAMES[card]!).filter((name) => !played.has(name));
  expect(never).toEqual(['gossipy-duchess']);
  expect(backed.size).toBe(6);
});

test('a taste lasts for a game: the same game comes again, and another one differs', () => {
  const purchases = (seed: number): string =>
    playOut([taster(), taster()], 'primer', seed)
      .events.filter(({ kind }) => kind === 'bought')
      .map(({ pub }) => (pub as { card: string }).card)
      .join();
  expect(purchases(3)).toBe(purchases(3));
  expect(purchases(3)).not.toBe(purchases(4));
});
