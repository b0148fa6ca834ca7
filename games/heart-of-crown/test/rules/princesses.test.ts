import { playNames } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

const FIVE_CITIES = ['city', 'city', 'city', 'city', 'city'] as const;

test('[HOC-12.1] Lulunasaika is worth six points and does nothing else', () => {
  const game = at({ hand: ['city'], coins: 6, others: [{ hand: ['city'] }] }).play('pass', 'back:lulunasaika', 'pass');
  expect([game.points(0), game.asked]).toEqual([6, 1]);
  expect(names(game.state.seats[0]!.princess)).toEqual(['lulunasaika']);
});

test('[HOC-12.2] Laolilly brings up to five Royal Maids to the discard pile', () => {
  const game = at({ hand: ['city'], coins: 6, draw: FIVE_CITIES, others: [{ hand: ['city'] }] });
  game.play('pass', 'back:laolilly');
  expect([game.asked, game.options]).toEqual([0, ['maids:0', 'maids:1', 'maids:2', 'maids:3', 'maids:4', 'maids:5']]);
  game.play('maids:5', 'pass');
  expect(game.events('acquired').map((e) => e.pub)).toEqual(
    Array(5).fill({ seat: 0, card: 'royal-maid', to: 'discard' }),
  );
  const { draw, discard } = game.state.seats[0]!;
  expect(names([...draw, ...discard]).filter((name) => name === 'royal-maid')).toHaveLength(5);
  expect([game.points(0), game.asked]).toEqual([0, 1]);
});

test('[HOC-12.3] FAQ Laolilly: she takes what the Market has left, or fewer by choice', () => {
  const before = { hand: ['city'], coins: 6, draw: [...FIVE_CITIES, 'duke'], others: [{ hand: ['city'] }] } as const;
  const three = at({ ...before, basic: { 'royal-maid': 3 } }).play('pass', 'back:laolilly');
  expect(three.options).toEqual(['maids:0', 'maids:1', 'maids:2', 'maids:3']);
  three.play('maids:2', 'pass');
  expect(names(three.state.seats[0]!.discard)).toEqual(['city', 'royal-maid', 'royal-maid']);
  const none = at({ ...before, basic: { 'royal-maid': 0 } }).play('pass', 'back:laolilly', 'pass');
  expect([none.asked, none.events('acquired')]).toEqual([1, []]);
  const declined = at(before).play('pass', 'back:laolilly', 'maids:0', 'pass');
  expect([declined.asked, declined.events('acquired')]).toEqual([1, []]);
});

test('[HOC-12.4] with Klam-Klam a purchase costs one coin less, but never less than one', () => {
  const game = at({
    princess: 'klam-klam',
    hand: ['city'],
    coins: 4,
    random: { 'post-horse': 1, scout: 1 },
    others: [{ hand: ['city'] }],
  });
  game.play('pass', 'buy:post-horse', 'buy:city', 'buy:scout');
  expect(game.events('bought').map((e) => e.pub)).toEqual([
    { seat: 0, card: 'post-horse', price: 1, from: 'market' },
    { seat: 0, card: 'city', price: 2, from: 'market' },
    { seat: 0, card: 'scout', price: 1, from: 'market' },
  ]);
});

test('[HOC-12.4] Klam-Klam changes what is paid, not what a card costs for effects', () => {
  const game = at({
    princess: 'klam-klam',
    hand: ['adventurer', 'city'],
    coins: 1,
    random: { alchemist: 1, 'gossipy-duchess': 1 },
    others: [{ hand: ['city'] }],
  });
  game.play('play:adventurer', 'banish:city');
  expect(game.options).toContain('acquire:alchemist');
  expect(game.options).not.toContain('acquire:gossipy-duchess');
});

test('[HOC-12.5] FAQ Klam-Klam: three Cities cost six coins', () => {
  const game = at({ princess: 'klam-klam', hand: ['city'], coins: 6, random: {}, others: [{ hand: ['city'] }] });
  game.play('pass', 'buy:city', 'buy:city');
  expect(game.state.table.coins).toBe(2);
  game.play('buy:city');
  expect(game.events('bought').map((e) => (e.pub as { price: number }).price)).toEqual([2, 2, 2]);
});

test('[HOC-12.5] FAQ Bribery: Klam-Klam’s discount holds for a card bought from an opponent', () => {
  const game = at({
    princess: 'klam-klam',
    hand: ['bribery', 'duke'],
    coins: 8,
    others: [{ hand: ['city'], discard: ['duke', 'imperial-estate'] }],
  });
  game.play('play:bribery', 'bribe:duke,1,discard');
  expect(game.events('bought')).toMatchObject([{ pub: { seat: 0, card: 'duke', price: 8, from: 1 } }]);
});

test('[HOC-12.6] Bergamotte: the rulebook’s example, an Apprentice Maid for an Alchemist, once in a Main Phase', () => {
  const game = at({
    princess: 'bergamotte',
    hand: ['apprentice-maid', 'city', 'curse'],
    discard: ['alchemist', 'duke', 'scout'],
  });
  game.play('use:bergamotte');
  expect(game.options).toEqual(['discard:apprentice-maid', 'discard:city']);
  game.play('discard:apprentice-maid');
  expect(game.options).toEqual(['take:alchemist', 'take:scout']);
  game.play('take:alchemist');
  const { hand, discard } = game.state.seats[0]!;
  expect([names(hand), names(discard)]).toEqual([
    ['alchemist', 'city', 'curse'],
    ['apprentice-maid', 'duke', 'scout'],
  ]);
  expect(game.state.table.plays).toBe(1);
  expect(game.options).toEqual(['play:city', 'play:alchemist', 'pass']);
  expect(game.refusal('use:bergamotte')).toBeDefined();
});

test('[HOC-12.6] Bergamotte is ready again in the next turn', () => {
  const game = at({
    princess: 'bergamotte',
    hand: ['duke', 'city'],
    draw: FIVE_CITIES,
    others: [{ hand: ['city', 'city'], draw: FIVE_CITIES }],
  });
  game.play('use:bergamotte', 'discard:duke', 'pass', 'pass');
  expect(game.asked).toBe(1);
  game.play('pass', 'pass');
  expect([game.asked, game.options]).toEqual([0, ['play:city', 'use:bergamotte', 'pass']]);
});

test('[HOC-12.7] FAQ Bergamotte: without an Action card in the discard pile the card is discarded for nothing', () => {
  const game = at({ princess: 'bergamotte', hand: ['duke', 'city'], discard: ['senator'] });
  game.play('use:bergamotte', 'discard:duke');
  expect(game.kind).toBe('main');
  const { hand, discard } = game.state.seats[0]!;
  expect([names(hand), names(discard)]).toEqual([['city'], ['duke', 'senator']]);
});

test('[HOC-12.8] Bergamotte may take back the card just discarded; a Talisman is not discarded but may be taken', () => {
  const game = at({
    princess: 'bergamotte',
    hand: ['scout', 'city', 'magic-talisman'],
    discard: ['magic-talisman'],
  });
  game.play('use:bergamotte');
  expect(game.options).toEqual(['discard:scout', 'discard:city']);
  game.play('discard:scout');
  expect(game.options).toEqual(['take:magic-talisman', 'take:scout']);
  game.play('take:magic-talisman');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'magic-talisman', 'magic-talisman']);
});

test('[HOC-12.8] Bergamotte cannot be used with nothing but Curse cards in hand', () => {
  const game = at({ princess: 'bergamotte', hand: ['curse', 'magic-talisman'], discard: ['scout'], coins: 3 });
  expect(game.options).toEqual(['play:magic-talisman', 'pass']);
});

test('[HOC-12.9] Flammaria leaves the villages and may bring up to two cards of cost five or less', () => {
  const game = at({
    hand: ['farming-village', 'farming-village', 'large-city', 'city', 'duke'],
    draw: FIVE_CITIES,
    random: { alchemist: 1, 'gossipy-duchess': 1 },
    others: [{ hand: ['city'] }],
  });
  game.play('play:farming-village', 'play:farming-village', 'play:large-city', 'play:city', 'back:flammaria');
  expect(game.events('backed').map((e) => e.pub)).toEqual([
    { seat: 0, card: 'flammaria', territories: ['large-city', 'city'] },
  ]);
  expect(game.options).toEqual(['acquire:city', 'acquire:royal-maid', 'acquire:senator', 'acquire:alchemist', 'pass']);
  game.play('acquire:alchemist');
  expect(game.options).toEqual(['acquire:city', 'acquire:royal-maid', 'acquire:senator', 'pass']);
  game.play('acquire:senator');
  expect([game.asked, game.options]).toEqual([0, ['pass']]);
  expect(game.events('acquired').map((e) => e.pub)).toEqual([
    { seat: 0, card: 'alchemist', to: 'discard' },
    { seat: 0, card: 'senator', to: 'discard' },
  ]);
});

test('[HOC-12.10] FAQ Flammaria: villages that stay behind are discarded in Cleanup', () => {
  const game = at({
    hand: ['farming-village', 'farming-village', 'large-city', 'city'],
    draw: [...FIVE_CITIES, 'duke'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:farming-village', 'play:farming-village', 'play:large-city', 'play:city', 'back:flammaria');
  expect(names(game.state.seats[0]!.field)).toEqual(['farming-village', 'farming-village']);
  game.play('acquire:city', 'acquire:city', 'pass');
  const { domain, discard, field } = game.state.seats[0]!;
  expect(names(domain)).toEqual(['city', 'large-city']);
  expect([names(discard), field]).toEqual([['city', 'city', 'farming-village', 'farming-village'], []]);
});

test('[HOC-12.11] Flammaria: villages take up no place, and the two cards may be equal or declined', () => {
  const game = at({
    hand: ['farming-village', 'city', 'city', 'large-city', 'city'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:farming-village', 'play:city', 'play:city', 'play:city', 'play:large-city', 'back:flammaria');
  expect(names(game.state.seats[0]!.domain)).toEqual(['city', 'city', 'large-city']);
  const backed = game.match;
  game.play('acquire:senator', 'acquire:senator');
  expect([game.kind, names(game.state.seats[0]!.discard)]).toEqual(['second', ['senator', 'senator']]);
  const { match } = playNames(game.engine, backed, 0, ['pass']);
  expect(game.engine.decision(match.state)!.kind).toBe('second');
});

test('[HOC-12.12] the Twins get a counter, and one more for each princess of another player', () => {
  const before = { hand: ['city'], coins: 6 } as const;
  const first = at({ ...before, others: [{ hand: ['city'] }, { hand: ['city'] }] }).play('pass', 'back:twins');
  expect(first.state.seats[0]!.twins).toBe(1);
  const others = [{ princess: 'lulunasaika', hand: ['city'] }, { princess: 'laolilly' }, {}] as const;
  const third = at({ ...before, others }).play('pass', 'back:twins');
  expect(third.state.seats[0]!.twins).toBe(3);
  expect(third.points(0)).toBe(0);
});

test('[HOC-12.12] a Twin counter is used up for one extra turn, with or without a play left', () => {
  const game = at({
    princess: 'twins',
    twins: 2,
    hand: ['trading-ship', 'city'],
    draw: FIVE_CITIES,
    others: [{ hand: ['city'] }],
  });
  game.play('play:trading-ship', 'coins');
  expect([game.state.table.plays, game.options]).toEqual([0, ['use:twins', 'pass']]);
  game.play('use:twins', 'pass');
  expect([game.asked, game.state.table.extra, game.state.seats[0]!.twins]).toEqual([0, 1, 1]);
  expect(game.events('turn-began').map((e) => e.pub)).toEqual([
    { seat: 0, extra: false },
    { seat: 0, extra: true },
  ]);
  game.play('pass', 'pass');
  expect([game.asked, game.state.table.extra]).toEqual([1, 0]);
});

test('[HOC-12.13] the Twins are not used in an extra turn', () => {
  const game = at({ princess: 'twins', twins: 2, extra: true, hand: ['city'] });
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(game.refusal('use:twins')).toBeDefined();
});

test('[HOC-12.14] the Twins are used once in a turn, and again in a later turn', () => {
  const game = at({
    princess: 'twins',
    twins: 3,
    hand: ['city'],
    draw: [...FIVE_CITIES, ...FIVE_CITIES],
    others: [{ hand: ['city'], draw: ['city'] }],
  });
  game.play('use:twins');
  expect(game.options).toEqual(['play:city', 'pass']);
  game.play('pass', 'pass', 'pass', 'pass');
  expect(game.asked).toBe(1);
  game.play('pass', 'pass');
  expect([game.asked, game.options]).toEqual([0, ['play:city', 'use:twins', 'pass']]);
});

test('[HOC-12.15] the extra turn is a whole turn with a new hand, before the next player’s', () => {
  const game = at({
    princess: 'twins',
    twins: 1,
    hand: ['city', 'city'],
    draw: ['large-city', 'large-city', 'duke', 'scout', 'scout', 'senator', 'senator', 'senator', 'senator', 'senator'],
    random: {
      scout: 1,
      'post-horse': 1,
      'wishing-well': 1,
      library: 1,
      alchemist: 1,
      bank: 1,
      rampart: 1,
      refuge: 1,
    },
    supply: ['bribery', 'moneylender'],
    others: [{ hand: ['city'] }],
  });
  game.play('use:twins', 'play:city', 'pass', 'buy:scout', 'pass');
  expect([game.asked, game.state.table.coins, game.state.table.plays]).toEqual([0, 0, 1]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['duke', 'large-city', 'large-city', 'scout', 'scout']);
  game.play('play:large-city', 'play:large-city', 'pass', 'buy:alchemist', 'pass');
  expect(game.asked).toBe(1);
  const [bribery, moneylender] = game.events('refreshed').slice(-2);
  expect([bribery!.pub, moneylender!.pub]).toEqual([{ cards: ['bribery'] }, { cards: ['moneylender'] }]);
  expect(names(game.state.seats[0]!.hand)).toEqual(Array(5).fill('senator'));
  expect(pileNames(game.state.seats[0]!.draw)).toHaveLength(9);
});
