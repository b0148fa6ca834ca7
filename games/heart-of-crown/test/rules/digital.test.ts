import { eventsFor, playNames, undoPlies } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

const FIVE_CITIES = ['city', 'city', 'city', 'city', 'city'] as const;
const DOMAIN = { princess: 'lulunasaika', domain: ['city', 'large-city'] } as const;

test('[HOC-16.1] a choice with one answer is carried out without asking', () => {
  const game = at({
    hand: ['infantry-battalion', 'duke'],
    coins: 3,
    others: [{ hand: ['city', 'city', 'duke', 'duke', 'duke'] }],
  });
  game.play('play:infantry-battalion');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  const forced = game.events('forced').filter((e) => e.to === 1);
  expect(forced).toMatchObject([{ priv: { decision: 'discard', option: 'discard:city' } }]);
  expect(eventsFor(forced, 0)).toEqual([]);
  expect(names(game.state.seats[1]!.discard)).toEqual(['city']);
  const two = at({
    hand: ['infantry-battalion', 'duke'],
    coins: 3,
    others: [{ hand: ['city', 'large-city', 'duke', 'duke', 'duke'] }],
  });
  expect(two.play('play:infantry-battalion').asked).toBe(1);
});

test('[HOC-16.1] the end of the turn is asked as the only option, with nothing in hand too', () => {
  const game = at({ others: [{ hand: ['city'] }] });
  expect([game.asked, game.kind, game.options]).toEqual([0, 'second', ['pass']]);
  expect(game.decision!.endsTurn).toBe(game.decision!.options[0]);
  expect(game.play('pass').asked).toBe(1);
});

test('[HOC-16.1] it is asked after the last purchase, after setting and after backing a princess', () => {
  const others = [{ hand: ['city'] }] as const;
  const bought = at({ hand: ['city'], coins: 1, random: {}, others }).play('play:city', 'buy:city');
  expect([bought.asked, bought.options]).toEqual([0, ['pass']]);
  const set = at({ hand: ['duke'], princess: 'laolilly', others }).play('set:duke');
  expect([set.asked, set.options]).toEqual([0, ['pass']]);
  const backed = at({ hand: ['duke'], coins: 9, others }).play('back:lulunasaika');
  expect([backed.asked, backed.options]).toEqual([0, ['pass']]);
  expect(backed.refusal('buy:city')).toContain('HOC-7');
  for (const game of [bought, set, backed]) expect(game.play('pass').asked).toBe(1);
});

test('[HOC-16.1] [HOC-16.2] keeping the last card ends the Main Phase, and undoing leads back into it', () => {
  const game = at({ ...DOMAIN, hand: ['scout'], others: [{ hand: ['city'] }] }).play('keep:scout');
  expect([game.asked, game.kind, game.options]).toEqual([0, 'second', ['pass']]);
  game.undo(0);
  expect([game.kind, names(game.state.seats[0]!.hand), game.state.seats[0]!.keptNow]).toEqual(['main', ['scout'], []]);
});

test('[HOC-16.4] several territories are played in one chain, each with its coins and its link', () => {
  const hand = ['farming-village', 'city', 'city', 'large-city', 'trading-ship', 'duke'] as const;
  const game = at({ hand });
  const chain = ['play:farming-village', 'play:city', 'play:city', 'play:large-city'];
  const { match, applied, events } = playNames(game.engine, game.match, 0, chain);
  expect(applied).toBe(4);
  expect(match.state.table).toMatchObject({ coins: 8, plays: 1 });
  expect(events.filter((e) => e.kind === 'coins')).toHaveLength(4);
  game.play(...chain);
  expect(game.engine.hash(match.state)).toBe(game.engine.hash(game.match.state));
});

test('[HOC-16.5] equal cards are asked for once', () => {
  const game = at({ hand: ['city', 'city', 'scout', 'scout', 'duke'] });
  expect(game.options).toEqual(['play:city', 'play:scout', 'pass']);
  const estates = at({ princess: 'laolilly', domain: ['imperial-estate', 'imperial-estate'], coins: 8 });
  expect(estates.options).toEqual(['use:imperial-estate', 'pass']);
  estates.play('use:imperial-estate', 'use:imperial-estate');
  expect([estates.state.seats[0]!.counters, estates.state.table.coins, estates.kind]).toEqual([2, 2, 'second']);
});

test('[HOC-16.5] a face-up card in a draw pile is another answer than an equal one lying face down', () => {
  const game = at({
    hand: ['stargazing-witch', 'duke'],
    field: ['scout'],
    draw: ['city', 'up:city', 'duke'],
    coins: 3,
  });
  game.play('play:stargazing-witch');
  expect(game.options.toSorted()).toEqual(['discard:city', 'discard:city,up', 'pass']);
  game.play('discard:city,up');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
});

test('[HOC-16.5] of equal Defence cards the one that was used is the one that leaves the hand', () => {
  const game = at({
    hand: ['royal-guard', 'duke'],
    coins: 3,
    others: [{ hand: ['rampart', 'rampart', 'refuge', 'duke'], draw: ['city', 'duke', 'senator'] }],
  });
  game.play('play:royal-guard', 'defend:rampart', 'defend:refuge', 'put-back:rampart', 'pass');
  expect(game.options).toEqual(['defend:rampart', 'pass']);
  game.play('defend:rampart');
  expect([game.asked, game.events('revealed').map((e) => (e.pub as { card: string }).card)]).toEqual([0, ['rampart']]);
});

test('[HOC-16.6] no price is asked where the next step could not be carried out', () => {
  const contribution = at({ hand: ['contribution'], coins: 3 }).play('play:contribution');
  expect([contribution.kind, contribution.state.table.coins]).toEqual(['second', 3]);
  const development = at({ hand: ['city-development', 'duke', 'large-city'], coins: 3 });
  development.play('play:city-development');
  expect([development.kind, development.state.table.coins]).toEqual(['main', 3]);
  const adventurer = at({ hand: ['adventurer', 'curse'], coins: 3 }).play('play:adventurer');
  expect([adventurer.kind, adventurer.state.table.coins]).toEqual(['second', 3]);
});

test('[HOC-16.6] one answer pays and chooses; Draft Notice is paid coin by coin', () => {
  const contribution = at({ hand: ['contribution', 'duke', 'city'], coins: 1 }).play('play:contribution');
  expect(contribution.options.toSorted()).toEqual(['banish:city', 'banish:duke', 'pass']);
  contribution.play('banish:duke');
  expect(contribution.state.table.coins).toBe(0);
  const draft = at({ hand: ['draft-notice', 'city'], discard: ['scout', 'alchemist', 'city'], coins: 5 });
  draft.play('play:draft-notice');
  expect(draft.options).toEqual(['recruit:scout', 'recruit:alchemist', 'pass']);
  draft.play('recruit:scout');
  expect([draft.state.table.coins, draft.options]).toEqual([4, ['recruit:alchemist', 'pass']]);
  draft.play('recruit:alchemist');
  expect([draft.state.table.coins, draft.kind]).toEqual([3, 'main']);
  expect(pileNames(draft.state.seats[0]!.draw)).toEqual(['up:alchemist', 'up:scout']);
});

test('[HOC-16.7] only those who could defend are asked, and everybody sees who is asked', () => {
  const game = at({
    hand: ['infantry-battalion', 'duke'],
    coins: 3,
    others: [{ hand: ['duke', 'duke'] }, { hand: ['rampart', 'duke'] }, { hand: ['duke'] }],
  });
  game.play('play:infantry-battalion');
  expect(game.asked).toBe(2);
  expect([0, 1, 3, undefined].map((seat) => game.view(seat).asked)).toEqual([2, 2, 2, 2]);
  game.play('pass');
  expect(game.asked).toBe(0);
});

test('[HOC-16.7] that an opponent is not asked tells something, so the attack cannot be taken back', () => {
  const game = at({ hand: ['city', 'infantry-battalion', 'duke'], coins: 3, others: [{ hand: ['duke'] }] });
  game.play('play:city');
  expect(undoPlies(game.match, 0)).toHaveLength(1);
  game.play('play:infantry-battalion');
  expect([game.asked, undoPlies(game.match, 0)]).toEqual([0, []]);
});

test('[HOC-16.8] a defence that changes nothing is not offered', () => {
  const bribery = at({ hand: ['bribery', 'duke'], coins: 3, others: [{ hand: ['rampart', 'duke'] }] });
  expect(bribery.play('play:bribery').asked).toBe(0);
  const witch = at({ hand: ['curse-witch', 'city'], coins: 3, others: [{ hand: ['rampart', 'duke'] }] });
  expect(witch.play('play:curse-witch', 'banish:city').asked).toBe(0);
  const second = at({ hand: ['infantry-battalion'], coins: 3, others: [{ hand: ['rampart', 'rampart'] }] });
  expect(second.play('play:infantry-battalion', 'defend:rampart').asked).toBe(0);
});

test('[HOC-16.9] any number of cards is chosen one by one in a fixed order of kinds, up to “done”', () => {
  const hand = ['wishing-well', 'city', 'city', 'duke', 'scout'] as const;
  const game = at({ hand, draw: FIVE_CITIES, coins: 3 }).play('play:wishing-well');
  expect(game.options.toSorted()).toEqual(['discard:city', 'discard:duke', 'discard:scout', 'pass']);
  game.play('discard:duke');
  expect(game.options).toEqual(['discard:scout', 'pass']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'city', 'scout']);
  game.play('pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'city', 'city', 'scout']);

  const sets = [[], ['city'], ['city', 'city'], ['city', 'city', 'scout'], ['city', 'duke', 'scout'], ['scout']];
  for (const chosen of sets) {
    const each = at({ hand, draw: FIVE_CITIES, coins: 3 }).play('play:wishing-well');
    each.play(...chosen.map((name) => `discard:${name}`));
    if (each.kind === 'discard') each.play('pass');
    expect(names(each.state.seats[0]!.discard)).toEqual(chosen);
  }
});

test('[HOC-16.9] a card that was passed over is refused with the order', () => {
  const hand = ['wishing-well', 'scout', 'city', 'duke', 'senator'] as const;
  const well = at({ hand, draw: FIVE_CITIES, coins: 3 }).play('play:wishing-well');
  expect(well.refusal('discard:alchemist')).not.toContain('HOC-16.9');
  well.play('discard:duke');
  expect(well.options).toEqual(['discard:scout', 'pass']);
  expect(well.refusal('discard:city')).toMatch(/'city', 'senator', 'scout', .*passed over.*HOC-16.9/);
  expect(well.refusal('discard:duke')).not.toContain('HOC-16.9');

  const draw = ['city', 'up:scout', 'duke', 'alchemist', 'up:senator'] as const;
  const witch = at({ hand: ['stargazing-witch', 'city'], field: ['scout', 'scout'], draw });
  witch.play('play:stargazing-witch', 'discard:duke');
  expect(witch.options).toEqual(['discard:scout,up', 'pass']);
  expect(witch.refusal('discard:city')).toContain('HOC-16.9');
  for (const wish of ['discard:city,up', 'discard:senator,up', 'discard:alchemist']) {
    expect(witch.refusal(wish)).not.toContain('HOC-16.9');
  }
});

test('[HOC-16.9] every order can be reached', () => {
  const orders = [
    ['scout', 'rampart', 'refuge'],
    ['refuge', 'scout', 'rampart'],
    ['rampart', 'refuge', 'scout'],
  ] as const;
  for (const order of orders) {
    const game = at({ hand: ['draft-notice', 'city'], discard: ['rampart', 'refuge', 'scout'], coins: 3 });
    game.play('play:draft-notice', ...order.map((name) => `recruit:${name}`));
    expect(pileNames(game.state.seats[0]!.draw)).toEqual(order.toReversed().map((name) => `up:${name}`));
  }
});

test('[HOC-16.10] Cleanup, Draw, Market Refresh, debt and ceremonies run without a question', () => {
  const game = at({
    princess: 'laolilly',
    domain: ['duke'],
    hand: ['city', 'moneylender'],
    draw: FIVE_CITIES,
    debt: 1,
    random: { scout: 1, library: 1, alchemist: 1, bank: 1, rampart: 1, refuge: 1, shinobi: 1, bribery: 1 },
    supply: ['contribution'],
    others: [{ princess: 'twins', domain: ['duke', 'duke', 'duke', 'royal-maid'], declared: true, hand: ['city'] }],
  });
  game.play('play:city', 'play:moneylender');
  expect([game.state.seats[0]!.debt, game.state.table.coins]).toEqual([0, 4]);
  game.play('buy:shinobi', 'pass');
  const me = game.state.seats[0]!;
  expect([me.debt, names(me.hand), names(me.field)]).toEqual([4, [...FIVE_CITIES], []]);
  expect(game.events('refreshed').at(-1)!.pub).toEqual({ cards: ['contribution'] });
  expect(game.events('crowned').map((e) => e.pub)).toEqual([{ seat: 1 }]);
});

test('[HOC-16.10] the one exception is the choice of a Supply Unit', () => {
  const game = at({
    hand: ['supply-unit', 'city'],
    draw: ['scout', ...FIVE_CITIES],
    others: [{ hand: ['city', 'city'] }],
  });
  game.play('play:supply-unit', 'play:scout', 'leave:city,0', 'pass', 'pass');
  expect([game.asked, game.kind, game.options]).toEqual([0, 'return', ['return:scout', 'pass']]);
  game.play('return:scout');
  expect([game.asked, game.kind]).toEqual([1, 'main']);
});
