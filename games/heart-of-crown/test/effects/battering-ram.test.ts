import { expect, test } from 'vitest';
import { at, names } from '../at.ts';

const domain = { princess: 'klam-klam', domain: ['city', 'city'] } as const;

test('[HOC-14.19] Battering Ram draws a card and discards one kept card of each opponent who has any', () => {
  const game = at({
    hand: ['battering-ram', 'city'],
    draw: ['duke', 'bank'],
    others: [
      { ...domain, kept: ['scout', 'post-horse'] },
      { hand: ['city'] },
      { princess: 'twins', domain: ['large-city'], kept: ['alchemist'] },
    ],
  });
  game.play('play:battering-ram');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect([game.asked, game.options]).toEqual([0, ['discard:scout,1', 'discard:post-horse,1']]);
  game.play('discard:post-horse,1');
  expect(game.state.seats.map(({ kept }) => names(kept))).toEqual([[], ['scout'], [], []]);
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([[], ['post-horse'], [], ['alchemist']]);
  expect(game.events('discarded')).toMatchObject([{ pub: { seat: 1 } }, { pub: { seat: 3 } }]);
  expect(game.state.table.plays).toBe(1);
});

test('[HOC-14.19] [HOC-10.16] Battering Ram is no Attack: kept or held, nothing defends against it', () => {
  const game = at({
    hand: ['battering-ram', 'city'],
    draw: ['duke'],
    others: [{ ...domain, kept: ['rampart'], hand: ['magic-talisman', 'refuge', 'rampart'] }],
  });
  game.play('play:battering-ram');
  expect([game.asked, game.kind]).toEqual([0, 'main']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['rampart']);
});

test('[HOC-14.19] a Battering Ram that cannot draw discards nothing, and its link counts', () => {
  const game = at({ hand: ['battering-ram', 'city'], others: [{ ...domain, kept: ['scout'] }] });
  game.play('play:battering-ram');
  expect(names(game.state.seats[1]!.kept)).toEqual(['scout']);
  expect(game.options).toEqual(['play:city', 'pass']);
});
