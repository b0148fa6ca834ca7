import { expect, test } from 'vitest';
import type { CardName } from '../../data/cards.ts';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

const WITH_RARES = { options: { rares: 'with' } } as const;

function printed(name: CardName): object {
  const { cost, links, types, coins, points } = CARDS[cardNamed(name)]!;
  return { cost, links, types, coins, points };
}

test.each([
  ['farming-village', 1, 1, -2],
  ['city', 3, 2, 0],
  ['large-city', 6, 3, 0],
] as const)(
  '[HOC-13.1, HOC-13.2, HOC-13.3] %s: coins and a link in the field, points in the Domain',
  (name, cost, coins, points) => {
    expect(printed(name)).toEqual({ cost, links: 1, types: ['territory'], coins, points });
    const game = at({ hand: [name, 'trading-ship', 'duke'] }).play(`play:${name}`);
    expect(game.state.table).toMatchObject({ coins, plays: 1 });
    expect(names(game.state.seats[0]!.field)).toEqual([name]);
    const domain = at({ princess: 'lulunasaika', domain: [name], hand: ['city'] });
    expect(domain.points(0)).toBe(6 + points);
  },
);

test.each([
  ['apprentice-maid', 2, -2],
  ['royal-maid', 3, 2],
  ['senator', 5, 3],
  ['duke', 8, 6],
] as const)(
  '[HOC-13.4, HOC-13.5, HOC-13.6, HOC-13.7] %s cannot be played and scores once it is set',
  (name, cost, points) => {
    expect(printed(name)).toEqual({ cost, links: 0, types: ['succession'], coins: 0, points });
    const game = at({ princess: 'laolilly', domain: ['large-city'], hand: [name, 'city', 'duke'] });
    expect(game.options).toEqual(['play:city', 'pass']);
    expect(game.refusal(`play:${name}`)).toContain('HOC-4.1');
    expect(game.points(0)).toBe(0);
    game.play('pass', `set:${name}`);
    expect(game.points(0)).toBe(points);
  },
);

test('[HOC-13.4] [HOC-13.5] the two Maids carry the sub-type', () => {
  const maids = CARDS.filter((card) => card.sub === 'maid').map((card) => card.name);
  expect(maids).toEqual(['apprentice-maid', 'royal-maid']);
});

test('[HOC-13.8] a Curse is neither played nor kept nor set', () => {
  expect(printed('curse')).toEqual({ cost: 0, links: 0, types: ['calamity'], coins: 0, points: 0 });
  const game = at({ princess: 'laolilly', domain: ['large-city'], hand: ['curse', 'city', 'duke'] });
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(game.refusal('play:curse')).toContain('HOC-4.1');
  expect(game.refusal('keep:curse')).toContain('HOC-5.12');
  game.play('pass');
  expect(game.options).toEqual(['set:duke', 'pass']);
  expect(game.refusal('set:curse')).toContain('HOC-7.13');
});

test('[HOC-13.9] FAQ Curse: Curses cannot be bought, neither from the middle nor with Bribery', () => {
  const game = at({
    hand: ['bribery', 'duke'],
    coins: 20,
    others: [{ hand: ['city'], discard: ['curse', 'scout'] }],
  });
  game.play('play:bribery');
  expect(game.options).toContain('bribe:scout,1,discard');
  expect(game.options.filter((name) => name.includes('curse'))).toEqual([]);
  expect(game.refusal('buy:curse')).toContain('HOC-13.9');
  expect(game.refusal('bribe:curse,1,discard')).toContain('Curses cannot be bought');
});

test('[HOC-13.10] Imperial Capital: three coins and a link when played', () => {
  expect(printed('imperial-capital')).toEqual({
    cost: 11,
    links: 1,
    types: ['territory', 'succession'],
    coins: 3,
    points: 8,
  });
  const game = at({ ...WITH_RARES, hand: ['imperial-capital', 'trading-ship', 'duke'] });
  game.play('play:imperial-capital');
  expect(game.state.table).toMatchObject({ coins: 3, plays: 1 });
});

test('[HOC-13.10] FAQ: Imperial Capital is set in the Second Phase, scores, and a card can be kept on it later', () => {
  const game = at({
    ...WITH_RARES,
    princess: 'laolilly',
    hand: ['imperial-capital', 'alchemist'],
    draw: ['alchemist', 'alchemist', 'duke', 'duke', 'duke'],
    others: [{ hand: ['city'] }],
  });
  expect(game.options).not.toContain('keep:alchemist');
  game.play('pass', 'set:imperial-capital', 'pass');
  expect([game.points(0), game.asked]).toEqual([8, 1]);
  game.play('pass', 'pass');
  expect([game.asked, game.options]).toEqual([0, ['play:alchemist', 'keep:alchemist', 'pass']]);
  game.play('keep:alchemist');
  expect(game.options).toEqual(['play:alchemist', 'pass']);
});

test('[HOC-13.10] an Imperial Capital that was played moves to the Domain on backing, as the dearest Territory', () => {
  const game = at({
    ...WITH_RARES,
    hand: ['city', 'imperial-capital', 'city', 'farming-village'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:farming-village', 'play:city', 'play:imperial-capital', 'play:city', 'back:lulunasaika');
  expect(names(game.state.seats[0]!.domain)).toEqual(['city', 'city', 'imperial-capital']);
  expect(game.points(0)).toBe(14);
});

test('[HOC-13.11] Imperial Crown: worth fourteen, not playable', () => {
  expect(printed('imperial-crown')).toEqual({ cost: 13, links: 0, types: ['succession'], coins: 0, points: 14 });
  const game = at({ ...WITH_RARES, princess: 'laolilly', hand: ['imperial-crown', 'duke', 'city'] });
  expect(game.options).toEqual(['play:city', 'pass']);
  game.play('pass', 'set:imperial-crown');
  expect(game.points(0)).toBe(14);
});

test('[HOC-13.12] a rare is a stack of one among the eight, and gone when it has been taken', () => {
  const game = at({
    ...WITH_RARES,
    hand: ['city'],
    coins: 30,
    random: { 'imperial-crown': 1, scout: 1, library: 1, alchemist: 1, bank: 1, rampart: 1, refuge: 1, shinobi: 1 },
    supply: ['bribery', 'imperial-capital'],
    others: [{ hand: ['city', 'city'] }],
  });
  game.play('pass', 'buy:imperial-crown');
  expect(game.options).not.toContain('buy:imperial-crown');
  game.play('pass');
  const { market, supply } = game.state.table;
  expect([market[cardNamed('imperial-crown')], market[cardNamed('bribery')]]).toEqual([0, 1]);
  expect(names(supply)).toEqual(['imperial-capital']);
});
