import { expect, test } from 'vitest';
import { at } from '../at.ts';

const ceremony = { princess: 'lulunasaika', domain: ['duke', 'duke'] } as const;
const rival = { princess: 'bergamotte', domain: ['duke', 'duke', 'duke'] } as const;

test('[HOC-11.1] succession points are the sum over the Domain', () => {
  const game = at({
    princess: 'lulunasaika',
    domain: ['farming-village', 'duke', 'senator'],
    hand: ['city'],
    others: [{ hand: ['duke'], discard: ['duke'] }],
  });
  expect([game.points(0), game.points(1)]).toEqual([13, 0]);
});

test('[HOC-11.2] [HOC-11.3] with twenty points the ceremony may be declared after the Second Phase', () => {
  const game = at({ ...ceremony, hand: ['royal-maid', 'city'], others: [{ hand: ['city', 'city'] }] });
  expect(game.refusal('declare')).toContain('you have 18');
  game.play('pass', 'set:royal-maid', 'pass');
  expect([game.kind, game.options]).toEqual(['declare', ['declare', 'pass']]);
  game.play('declare');
  expect(game.state.seats[0]!.declared).toBe(1);
});

test('[HOC-11.5] who declared and stands alone when the turn comes round wins', () => {
  const game = at({
    ...ceremony,
    hand: ['royal-maid', 'city'],
    others: [{ hand: ['city'] }, { hand: ['city'] }],
  });
  game.play('pass', 'set:royal-maid', 'pass', 'declare', 'pass', 'pass', 'pass', 'pass');
  expect(game.over).toBe(true);
  expect(game.engine.game.ranking(game.state as never)).toEqual([1, 2, 2]);
});

test('[HOC-11.4] a player who does not declare is not counted', () => {
  const game = at({
    ...ceremony,
    hand: ['royal-maid', 'city'],
    others: [{ ...rival, hand: ['royal-maid', 'city'] }],
  });
  game.play('pass', 'set:royal-maid', 'pass', 'declare', 'pass', 'set:royal-maid', 'pass', 'pass');
  expect(game.over).toBe(true);
});

test('[HOC-11.6] [HOC-16.11] thirty points win at once', () => {
  const game = at({ princess: 'lulunasaika', domain: ['duke', 'duke', 'duke'], hand: ['duke', 'duke', 'city'] });
  game.play('pass', 'set:duke');
  expect(game.over).toBe(true);
  expect(game.events('crowned')).toMatchObject([{ pub: { seat: 0 } }]);
});

test('[HOC-11.11] [HOC-11.8] several ceremonies: overtime, the others are out, the first with thirty wins', () => {
  const game = at({
    ...ceremony,
    hand: ['royal-maid', 'city'],
    others: [
      { ...rival, hand: ['royal-maid', 'city'] },
      { hand: ['city', 'city'], draw: ['city', 'city', 'city', 'city', 'city'] },
    ],
  });
  game.play('pass', 'set:royal-maid', 'pass', 'declare', 'pass', 'set:royal-maid', 'pass', 'declare', 'pass', 'pass');
  expect(game.state.table.overtime).toBe(1);
  expect(game.state.seats.map((me) => me.out)).toEqual([0, 0, 1]);
  expect(game.asked).toBe(0);
  game.play('pass', 'pass');
  expect(game.asked).toBe(1);
  game.play('pass', 'pass');
  expect(game.asked).toBe(0);
});

test('[HOC-11.7] below twenty the ceremony is negated', () => {
  const game = at({
    princess: 'laolilly',
    hand: ['gossipy-duchess', 'city'],
    others: [{ princess: 'lulunasaika', domain: ['duke', 'duke', 'royal-maid'], declared: true, hand: ['city'] }],
  });
  game.play('pass', 'set:gossipy-duchess', 'discard:royal-maid,1');
  expect(game.state.seats[1]!.declared).toBe(0);
  expect(game.events('negated')).toMatchObject([{ pub: { seat: 1 } }]);
});

test('[HOC-11.14] [HOC-9.23] Judgment ends the game with the last card, whoever has most points wins', () => {
  const game = at({
    hand: ['city'],
    coins: 30,
    basic: { duke: 1, senator: 0, 'royal-maid': 0 },
    others: [{ princess: 'lulunasaika', hand: ['city'] }],
  });
  game.play('pass', 'buy:duke');
  expect(game.over).toBe(true);
  expect(game.engine.game.ranking(game.state as never)).toEqual([2, 1]);
});

test('[HOC-15.1] with the option the Dukes alone decide', () => {
  const before = { hand: ['city'], coins: 30, basic: { duke: 1 } } as const;
  expect(at(before).play('pass', 'buy:duke').over).toBe(false);
  const game = at({ ...before, options: { judgment: 'dukes-alone' } }).play('pass', 'buy:duke');
  expect(game.over).toBe(true);
  expect(game.engine.game.ranking(game.state as never)).toEqual([1, 1]);
});
