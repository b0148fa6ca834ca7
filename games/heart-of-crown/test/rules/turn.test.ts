import { undoPlies } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { CITY, cardNamed, DUKE } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

test('a word that the game does not know is refused as such', () => {
  for (const wish of ['constructor:city', 'sing:city', 'sing']) {
    expect(at({ hand: ['city'] }).refusalOfAny(wish)).toContain('this game has no such answer');
  }
});

test('[HOC-4.1] only Action and Territory cards can be played', () => {
  const game = at({
    hand: ['city', 'scout', 'duke', 'curse', 'imperial-estate', 'magic-talisman'],
    draw: ['duke'],
  });
  expect(game.options).toEqual(['play:city', 'play:scout', 'play:imperial-estate', 'play:magic-talisman', 'pass']);
  expect(game.refusal('play:duke')).toContain('only Action and Territory cards');
});

test('[HOC-4.2] [HOC-4.4] one play is free, and a link allows one more card', () => {
  const game = at({ hand: ['trading-ship', 'city', 'city', 'city'] });
  game.play('play:city', 'play:city');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 1 });
  game.play('play:trading-ship', 'coins');
  expect(game.state.table).toMatchObject({ coins: 6, plays: 0 });
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  expect(game.kind).toBe('second');
});

test('[HOC-4.4] [HOC-4.5] two links allow two cards, wherever they are attached', () => {
  const game = at({
    hand: ['post-horse', 'infantry-battalion', 'infantry-battalion', 'infantry-battalion'],
    draw: ['duke', 'duke'],
  });
  game.play('play:post-horse');
  expect(game.state.table.plays).toBe(2);
  game.play('play:infantry-battalion', 'play:infantry-battalion');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 0 });
  expect(game.refusal('play:infantry-battalion')).toBeDefined();
});

test('[HOC-4.7] the Main Phase ends when its player says so', () => {
  const game = at({ hand: ['city'], coins: 3 }).play('pass');
  expect(game.kind).toBe('second');
  expect(game.refusal('play:city')).toContain('the Main Phase is over');
});

test('[HOC-4.10] a card drawn in the Main Phase can be played at once', () => {
  const game = at({ hand: ['post-horse', 'duke'], draw: ['city', 'duke'] }).play('play:post-horse');
  expect(game.options).toContain('play:city');
});

test('[HOC-5.4] [HOC-5.5] [HOC-5.6] an Action card is kept on a Territory that costs as much', () => {
  const hand = ['infantry-battalion', 'scout', 'scout', 'duke'] as const;
  expect(at({ hand }).options).not.toContain('keep:scout');
  const city = at({ hand, princess: 'lulunasaika', domain: ['city', 'farming-village'] });
  expect(city.options).toContain('keep:scout');
  expect(city.options).not.toContain('keep:infantry-battalion');
  city.play('keep:scout');
  expect(city.options).not.toContain('keep:scout');
  expect(names(city.state.seats[0]!.keptNow)).toEqual(['scout']);
  const large = at({ hand, princess: 'lulunasaika', domain: ['large-city'] });
  expect(large.options).toContain('keep:infantry-battalion');
});

test('[HOC-16.3] kept cards find their places: two cheap ones leave no room for a dear one on the City', () => {
  const game = at({
    hand: ['scout', 'scout', 'infantry-battalion', 'alchemist'],
    princess: 'lulunasaika',
    domain: ['city', 'large-city'],
  });
  game.play('keep:scout');
  expect(game.options).toEqual(expect.arrayContaining(['keep:scout', 'keep:infantry-battalion', 'keep:alchemist']));
  game.play('keep:alchemist');
  expect(game.options.filter((name) => name.startsWith('keep'))).toEqual([]);
});

test('[HOC-5.9] [HOC-16.2] a card kept before this turn is recalled, one kept just now is not', () => {
  const game = at({
    hand: ['rampart', 'duke'],
    kept: ['post-horse'],
    princess: 'lulunasaika',
    domain: ['city', 'city'],
  });
  game.play('keep:rampart');
  expect(game.options).toContain('recall:post-horse');
  expect(game.refusal('recall:rampart')).toContain('HOC-16.2');
  game.play('recall:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['duke', 'post-horse']);
  expect(game.options).toEqual(['play:post-horse', 'keep:post-horse', 'pass']);
});

test('[HOC-16.2] a card kept this turn is recalled once something has been played or used', () => {
  const domain = { princess: 'lulunasaika', domain: ['city', 'imperial-estate'] } as const;
  const played = at({ hand: ['rampart', 'post-horse', 'duke'], draw: ['scout', 'duke'], ...domain });
  played.play('keep:rampart', 'play:post-horse', 'recall:rampart');
  expect(names(played.state.seats[0]!.hand)).toEqual(['duke', 'rampart', 'scout']);
  played.play('keep:rampart');
  expect(played.refusal('recall:rampart')).toContain('HOC-16.2');
  const used = at({ hand: ['rampart', 'duke'], coins: 3, ...domain });
  used.play('keep:rampart', 'use:imperial-estate', 'recall:rampart');
  expect(names(used.state.seats[0]!.hand)).toEqual(['duke', 'rampart']);
});

test('[HOC-16.2] until then undoing takes the card back', () => {
  const game = at({ hand: ['rampart', 'duke'], princess: 'lulunasaika', domain: ['city'] }).play('keep:rampart');
  expect(undoPlies(game.match, 0)).toHaveLength(1);
});

test('[HOC-5.8] a kept card stays over Cleanup', () => {
  const game = at({
    hand: ['rampart', 'duke'],
    princess: 'lulunasaika',
    domain: ['city'],
    others: [{ hand: ['city'] }],
  });
  game.play('keep:rampart', 'pass');
  expect(game.asked).toBe(1);
  expect(game.state.seats[0]).toMatchObject({ kept: [cardNamed('rampart')], keptNow: [] });
});

test('[HOC-7.3] [HOC-7.4] any number of cards is bought and goes to the discard pile', () => {
  const game = at({ hand: ['city'], coins: 8, random: { scout: 1 }, basic: { duke: 0 } });
  game.play('play:city');
  expect(game.options).toEqual(expect.arrayContaining(['buy:city', 'buy:large-city', 'buy:scout']));
  expect(game.options).not.toContain('buy:duke');
  game.play('buy:scout');
  expect(game.options).not.toContain('buy:scout');
  game.play('buy:city');
  expect(names(game.state.seats[0]!.discard)).toEqual(['city', 'scout']);
  expect(game.state.table.coins).toBe(5);
  expect(game.state.table.market[CITY]).toBe(28);
});

test('[HOC-7.1] [HOC-7.2] the first deed decides the Second Phase', () => {
  const before = { hand: ['duke', 'senator', 'city'], princess: 'lulunasaika', coins: 9 } as const;
  const buying = at(before).play('pass', 'buy:city');
  expect(buying.options.some((name) => name.startsWith('set'))).toBe(false);
  const setting = at(before).play('pass', 'set:duke');
  expect(setting.options).toEqual(['set:senator', 'pass']);
  const backing = at({ ...before, princess: undefined as never }).play('pass', 'back:lulunasaika');
  expect(backing.options).toEqual(['pass']);
});

test('[HOC-7.5] [HOC-7.6] a princess costs six coins, is taken once and kept for good', () => {
  const poor = at({ hand: ['city'], coins: 5 }).play('pass');
  expect(poor.refusal('back:lulunasaika')).toContain('HOC-7.5');
  const game = at({ hand: ['city'], coins: 6, others: [{ princess: 'klam-klam', hand: ['city'] }] }).play('pass');
  expect(game.options).toContain('back:lulunasaika');
  expect(game.refusal('back:klam-klam')).toContain('she is not on offer');
  const backed = at({ hand: ['city'], coins: 6, princess: 'laolilly' }).play('pass');
  expect(backed.refusal('back:lulunasaika')).toContain('HOC-7.6');
});

test('[HOC-7.7] [HOC-7.8] [HOC-7.10] the three dearest territories played move to the Domain', () => {
  const game = at({
    hand: ['farming-village', 'city', 'large-city', 'farming-village', 'city'],
    others: [{ hand: ['city'] }],
  });
  game.play(
    'play:farming-village',
    'play:farming-village',
    'play:city',
    'play:city',
    'play:large-city',
    'back:lulunasaika',
  );
  expect(names(game.state.seats[0]!.domain)).toEqual(['city', 'city', 'large-city']);
});

test('[HOC-7.9] with two Cities and a Trading Ship just the two Cities move', () => {
  const game = at({ hand: ['city', 'city', 'trading-ship'], others: [{ hand: ['city'] }] });
  game.play('play:city', 'play:city', 'play:trading-ship', 'coins', 'back:lulunasaika');
  expect(names(game.state.seats[0]!.domain)).toEqual(['city', 'city']);
});

test('[HOC-7.13] [HOC-7.14] succession cards are set for nothing, one by one, and may be held back', () => {
  const game = at({ hand: ['duke', 'apprentice-maid', 'city'], princess: 'lulunasaika' });
  game.play('pass');
  expect(game.options).toEqual(['set:duke', 'set:apprentice-maid', 'pass']);
  game.play('set:duke');
  expect(game.options).toEqual(['set:apprentice-maid', 'pass']);
  expect(game.points(0)).toBe(12);
});

test('[HOC-8.1] [HOC-8.2] [HOC-8.4] [HOC-8.6] Cleanup, and a new hand across a reshuffle', () => {
  const game = at({
    hand: ['city', 'duke'],
    draw: ['scout', 'scout', 'scout'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:city', 'pass');
  const me = game.state.seats[0]!;
  expect(names(me.hand)).toEqual(['city', 'duke', 'scout', 'scout', 'scout']);
  expect([me.field, me.discard, me.draw]).toEqual([[], [], []]);
  expect(game.state.table.coins).toBe(0);
});

test('[HOC-8.7] [HOC-15.4] an emptied draw pile is replaced at once, or when it is next needed', () => {
  const before = { hand: ['post-horse', 'city'], draw: ['scout'], discard: ['duke', 'duke'] } as const;
  const atOnce = at(before).play('play:post-horse');
  expect(pileNames(atOnce.state.seats[0]!.draw)).toEqual(['duke', 'duke']);
  const later = at({ ...before, options: { reshuffle: 'when-needed' } }).play('play:post-horse');
  expect(later.state.seats[0]).toMatchObject({ draw: [], discard: [DUKE, DUKE] });
});

test('[HOC-8.14] [HOC-8.15] a stack that sells out is replaced in the Market Refresh Phase', () => {
  const game = at({
    hand: ['city'],
    coins: 2,
    random: {
      scout: 1,
      'post-horse': 1,
      'wishing-well': 1,
      'trading-ship': 1,
      library: 1,
      alchemist: 1,
      bank: 1,
      rampart: 1,
    },
    supply: ['library', 'bribery', 'duke'],
    others: [{ hand: ['city'] }],
  });
  game.play('pass', 'buy:scout', 'pass');
  const { market, supply } = game.state.table;
  expect([market[cardNamed('scout')], market[cardNamed('library')], market[cardNamed('bribery')]]).toEqual([0, 2, 1]);
  expect(names(supply)).toEqual(['duke']);
});
