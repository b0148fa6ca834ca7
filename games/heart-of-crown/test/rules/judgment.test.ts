import { expect, test } from 'vitest';
import { at, names } from '../at.ts';

function ranking(game: ReturnType<typeof at>): readonly number[] {
  return game.engine.game.ranking(game.state as never);
}

test('[HOC-11.14] Judgment asks neither for a ceremony nor for a princess', () => {
  const game = at({
    hand: ['city'],
    coins: 3,
    basic: { duke: 0, senator: 0, 'royal-maid': 1 },
    others: [{ princess: 'twins', domain: ['farming-village', 'farming-village'] }],
  });
  game.play('pass', 'buy:royal-maid');
  expect([game.over, game.points(0), game.points(1)]).toEqual([true, 0, -4]);
  expect(game.events('judged').map((e) => e.pub)).toEqual([{ points: [0, -4] }]);
  expect(ranking(game)).toEqual([1, 2]);
});

test.each([
  ['duke', 'senator'],
  ['senator', 'royal-maid'],
  ['royal-maid', 'duke'],
] as const)('[HOC-11.14] while one %s is left, taking the last %s ends nothing', (left, taken) => {
  const game = at({
    hand: ['city'],
    coins: 20,
    basic: { duke: 0, senator: 0, 'royal-maid': 0, [left]: 1, [taken]: 1 },
    others: [{ hand: ['city'] }],
  });
  game.play('pass', `buy:${taken}`);
  expect(game.over).toBe(false);
  game.play(`buy:${left}`);
  expect(game.over).toBe(true);
});

test('[HOC-11.14] acquiring the last one by an effect is Judgment too, in the middle of the effect', () => {
  const game = at({
    hand: ['city'],
    coins: 6,
    basic: { duke: 0, senator: 0, 'royal-maid': 1 },
    others: [{ hand: ['city'] }],
  });
  game.play('pass', 'back:flammaria', 'acquire:royal-maid');
  expect(game.events('judged')).toHaveLength(1);
  expect([game.over, names(game.state.seats[0]!.discard)]).toEqual([true, ['royal-maid']]);
});

test('[HOC-11.15, HOC-11.18] the best of a Judgment tie, and all others share the next place', () => {
  const nine = { princess: 'lulunasaika', domain: ['senator'] } as const;
  const game = at({
    ...nine,
    hand: ['city'],
    coins: 3,
    basic: { duke: 0, senator: 0, 'royal-maid': 1 },
    others: [
      { princess: 'bergamotte', domain: ['duke', 'royal-maid'] },
      { princess: 'twins', domain: ['duke', 'senator'] },
      {},
    ],
  });
  game.play('pass', 'buy:royal-maid');
  expect([0, 1, 2, 3].map((seat) => game.points(seat))).toEqual([9, 8, 9, 0]);
  expect(ranking(game)).toEqual([1, 3, 1, 3]);
});

test('[HOC-11.16] Judgment ends overtime, and players who are out are not compared', () => {
  const game = at({
    princess: 'klam-klam',
    domain: ['duke', 'duke', 'duke', 'royal-maid'],
    declared: true,
    overtime: true,
    hand: ['city'],
    coins: 3,
    basic: { duke: 0, senator: 0, 'royal-maid': 1 },
    others: [
      { princess: 'twins', domain: ['duke', 'duke', 'duke', 'senator'], out: true },
      { princess: 'laolilly', domain: ['duke', 'duke'], declared: true },
    ],
  });
  game.play('pass', 'buy:royal-maid');
  expect([0, 1, 2].map((seat) => game.points(seat))).toEqual([20, 21, 12]);
  expect(ranking(game)).toEqual([1, 2, 2]);
});

test('[HOC-11.19] when for thirty turns each nobody did anything, the points decide', () => {
  const stuck = at({ princess: 'lulunasaika', others: [{}] });
  stuck.play(...Array<string>(59).fill('pass'));
  expect([stuck.over, stuck.state.turn]).toEqual([false, 60]);
  stuck.play('pass');
  expect(stuck.over).toBe(true);
  expect(stuck.events('judged').map((e) => e.pub)).toEqual([{ points: [6, 0] }]);
  expect(ranking(stuck)).toEqual([1, 2]);
});

test('[HOC-11.19] whatever a player does begins the count anew', () => {
  for (const answers of [
    ['play:city', 'pass'],
    ['pass', 'set:duke', 'pass'],
  ]) {
    const game = at({ others: [{ hand: ['city', 'duke'], princess: 'lulunasaika', domain: [] }] });
    game.play('pass', ...answers);
    expect([game.asked, game.state.table.idle]).toEqual([0, 1]);
  }
});
