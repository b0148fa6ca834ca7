import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { CITY, cardNamed } from '../../src/components.ts';
import { heartOfCrown } from '../../src/game.ts';
import type { HeartOfCrown } from '../../src/state.ts';
import { at, names, pileNames } from '../at.ts';

const rival = { hand: ['city'] } as const;

test('[HOC-8.3] Supply Units put cards back at the start of Cleanup, before anything is discarded', () => {
  const game = at({
    hand: ['supply-unit', 'supply-unit', 'scout', 'post-horse', 'duke'],
    draw: ['duke', 'duke', 'senator', 'senator', 'senator', 'senator', 'senator', 'senator'],
    others: [{ hand: ['city'], draw: ['city'] }],
  });
  game.play(
    'play:supply-unit',
    'play:supply-unit',
    'play:scout',
    'leave:senator,0',
    'leave:city,1',
    'play:post-horse',
    'pass',
  );
  expect([game.kind, game.options.toSorted()]).toEqual(['return', ['pass', 'return:post-horse', 'return:scout']]);
  const me = game.state.seats[0]!;
  expect(me.discard).toEqual([]);
  expect(names(me.hand)).toEqual(['duke', 'duke', 'duke', 'senator']);
  game.play('return:scout', 'return:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['post-horse', 'scout', 'senator', 'senator', 'senator']);
});

test('[HOC-8.5] the top card is drawn, face-up or not', () => {
  const game = at({ hand: ['alchemist', 'city'], draw: ['up:duke', 'senator', 'scout'] }).play('play:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke', 'senator']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout']);
});

test('[HOC-8.8] drawing is examined after each card; what is played or held is not shuffled in', () => {
  const game = at({ hand: ['alchemist', 'city'], draw: ['scout'], discard: ['duke', 'duke'] });
  game.play('play:alchemist');
  const me = game.state.seats[0]!;
  expect(names(me.hand)).toEqual(['city', 'duke', 'scout']);
  expect([pileNames(me.draw), me.discard, names(me.field)]).toEqual([['duke'], [], ['alchemist']]);
});

test('[HOC-8.8] a draw pile that an attack empties is replaced when the step is finished for its owner', () => {
  const game = at({
    hand: ['glamour-witch', 'city'],
    draw: ['city', 'city'],
    others: [{ hand: ['city'], draw: ['scout', 'library'] }],
  });
  game.play('play:glamour-witch');
  expect(names(game.state.seats[1]!.draw)).toEqual(['library', 'scout']);
  expect(pileNames(game.state.seats[1]!.draw).some((name) => name.startsWith('up:'))).toBe(false);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-8.8] revealed cards are still in the pile while the attacker chooses', () => {
  const game = at({
    hand: ['royal-guard', 'city'],
    others: [{ hand: ['city'], draw: ['scout', 'library', 'duke'], discard: ['senator'] }],
  });
  game.play('play:royal-guard');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:scout', 'up:library', 'up:duke']);
  game.play('leave:library,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:library']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke', 'scout', 'senator']);
});

test('[HOC-8.9] Stargazing Witch needs a third card: the discards are shuffled beneath the two that are left', () => {
  const game = at({
    hand: ['stargazing-witch', 'city'],
    field: ['contribution', 'post-horse'],
    draw: ['duke', 'senator'],
    discard: ['scout', 'scout'],
  });
  game.play('play:stargazing-witch');
  expect(game.events('reshuffled')).toMatchObject([{ pub: { seat: 0 } }]);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke', 'senator', 'scout', 'scout']);
  expect(game.options.toSorted()).toEqual(['discard:duke', 'discard:scout', 'discard:senator', 'pass']);
});

test('[HOC-8.9] what goes beneath is shuffled first', () => {
  const orders = Array.from({ length: 12 }, (_, seed) => {
    const game = at({
      hand: ['royal-guard', 'city'],
      others: [{ hand: ['city'], draw: ['city'], discard: ['duke', 'senator', 'scout'] }],
      seed: `seed ${seed}`,
    });
    return pileNames(game.play('play:royal-guard').state.seats[1]!.draw).join();
  });
  expect(orders.every((order) => order.startsWith('up:city,up:'))).toBe(true);
  expect(new Set(orders).size).toBeGreaterThan(3);
});

test('[HOC-8.10] the cards above keep order and facing', () => {
  const stargazing = at({
    hand: ['stargazing-witch', 'city'],
    field: ['contribution', 'post-horse'],
    draw: ['duke', 'up:senator'],
    discard: ['scout', 'scout'],
  });
  stargazing.play('play:stargazing-witch');
  expect(pileNames(stargazing.state.seats[0]!.draw)).toEqual(['duke', 'up:senator', 'scout', 'scout']);
  const guard = at({
    hand: ['royal-guard', 'city'],
    others: [{ hand: ['city'], draw: ['duke', 'up:senator'], discard: ['scout', 'scout'] }],
  });
  guard.play('play:royal-guard');
  expect(pileNames(guard.state.seats[1]!.draw)).toEqual(['up:duke', 'up:senator', 'up:scout', 'scout']);
});

test('[HOC-8.11] without discards the game goes on, and a later discard does not refill the pile', () => {
  const game = at({
    hand: ['post-horse', 'infantry-battalion', 'scout', 'city'],
    others: [{ hand: ['city', 'duke', 'duke', 'duke', 'duke'] }],
  });
  game.play('play:post-horse');
  expect(game.state.seats[0]).toMatchObject({ draw: [], discard: [] });
  game.play('play:infantry-battalion');
  expect(game.state.seats[1]).toMatchObject({ draw: [], discard: [CITY] });
  game.play('play:scout', 'leave:city,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:city']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-8.12] what is shuffled into a draw pile lies face-down', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['up:duke'],
    discard: ['senator', 'senator'],
    others: [{ hand: ['city'], draw: ['city'] }],
  });
  game.play('play:scout', 'discard:duke,0');
  expect(pileNames(game.state.seats[0]!.draw).toSorted()).toEqual(['duke', 'senator', 'senator']);
});

test('[HOC-8.13] with fewer than five cards those there are are drawn', () => {
  const game = at({ hand: ['city', 'duke'], draw: ['senator'], others: [rival] }).play('pass', 'pass');
  expect(game.asked).toBe(1);
  const me = game.state.seats[0]!;
  expect(names(me.hand)).toEqual(['city', 'duke', 'senator']);
  expect([me.draw, me.discard]).toEqual([[], []]);
});

test('[HOC-8.14] equal cards from the Supply pile go on one stack until there are eight', () => {
  const game = at({
    hand: ['city'],
    random: { scout: 1, 'post-horse': 2 },
    supply: ['scout', 'rampart', 'scout', 'library', 'bank', 'alchemist', 'bribery', 'refuge', 'scout', 'shinobi'],
    others: [rival],
  }).play('pass', 'pass');
  const { market, supply } = game.state.table;
  const height = (name: 'scout' | 'post-horse' | 'refuge' | 'shinobi') => market[cardNamed(name)];
  expect([height('scout'), height('post-horse'), height('refuge'), height('shinobi')]).toEqual([3, 2, 1, 0]);
  expect(names(supply)).toEqual(['scout', 'shinobi']);
});

test('[HOC-8.15] with eight stacks no card is added', () => {
  const game = at({ hand: ['city'], others: [rival] });
  const before = game.state.table.supply.length;
  game.play('pass', 'pass');
  expect(game.asked).toBe(1);
  expect(game.state.table.supply).toHaveLength(before);
});

test('[HOC-8.16] without a Supply pile the game goes on with the stacks there are, and basic stacks are not refilled', () => {
  const game = at({
    hand: ['city', 'duke'],
    coins: 3,
    random: { scout: 1, library: 1 },
    supply: [],
    basic: { city: 1 },
    others: [rival],
  });
  game.play('play:city', 'buy:city', 'buy:scout', 'pass');
  expect(game.asked).toBe(1);
  const { market } = game.state.table;
  expect([market[CITY], market[cardNamed('scout')], market[cardNamed('library')]]).toEqual([0, 0, 1]);
  expect(game.events('refreshed')).toEqual([]);
});

test.each([
  ['the last card wanted', ['duke', 'duke'], ['drew 2', 'reshuffled']],
  ['one before', ['duke'], ['drew 1', 'reshuffled', 'drew 1']],
  ['none', ['duke', 'duke', 'duke'], ['drew 2']],
] as const)('[HOC-8.7] what is drawn before a shuffle is told before it: the pile ends with %s', (_, draw, told) => {
  const game = at({ hand: ['alchemist', 'city'], draw, discard: ['bank', 'bank', 'bank'] });
  const before = game.events().length;
  game.play('play:alchemist');
  const events = game
    .events()
    .slice(before)
    .filter(({ kind }) => kind === 'drew' || kind === 'reshuffled');
  const counts = events.map(({ kind, pub }) => (kind === 'drew' ? `drew ${(pub as { count: number }).count}` : kind));
  expect(counts).toEqual(told);
  const drawn = events.flatMap(({ priv }) => (priv as { cards: string[] } | undefined)?.cards ?? []);
  expect(drawn).toEqual(draw.length === 1 ? ['duke', 'bank'] : ['duke', 'duke']);
});

test('[HOC-15.4] the starting deck is shuffled anew in the Draw Phase of the first turn, or of the second', () => {
  const shuffles = (reshuffle: string, turns: number): number => {
    const game = scenario<HeartOfCrown>(heartOfCrown, { seats: 2, seed: 'first turns', options: { reshuffle } });
    const first = game.asked;
    for (let turn = 0; turn < 2 * turns; turn++) {
      const { asked } = game;
      while (game.asked === asked) game.play('pass');
    }
    return game.events('reshuffled').filter(({ pub }) => (pub as { seat: number }).seat === first).length;
  };
  expect([shuffles('at-once', 1), shuffles('when-needed', 1), shuffles('when-needed', 2)]).toEqual([1, 0, 1]);
});
