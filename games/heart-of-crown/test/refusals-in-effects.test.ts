import { expect, test } from 'vitest';
import { at, type Position, type SeatPosition } from './at.ts';

/** What is said when this answer is given after these. */
function refusal(p: Position, played: readonly string[], name: string): string | undefined {
  return at(p)
    .play(...played)
    .refusal(name);
}

const KEEPER = { princess: 'laolilly', domain: ['city', 'city'] } as const;
const VICTIM = { hand: ['rampart', 'refuge', 'city', 'large-city', 'duke', 'library'] } as const;
const ATTACK = { hand: ['infantry-battalion', 'duke'], others: [VICTIM], coins: 9 } as const;

test.each([
  ['play:city', 'HOC-4.1'],
  ['keep:library', 'HOC-5.10'],
  ['use:curse-witch', 'HOC-6.5'],
  ['use:bergamotte', 'HOC-6.2'],
  ['buy:city', 'HOC-7.1'],
  ['back:laolilly', 'HOC-7.1'],
  ['set:duke', 'HOC-7.1'],
  ['bribe:library,0,discard', 'HOC-14.25'],
  ['declare', 'HOC-11.2'],
])('on the turn of another %s is refused by its own rule %s', (name, rule) => {
  const princess = name.startsWith('back')
    ? {}
    : { princess: 'bergamotte', domain: ['duke', 'duke', 'duke', 'senator'] };
  const victim = { ...VICTIM, ...princess, discard: ['bribery', 'curse-witch'] } as SeatPosition;
  const game = at({ ...ATTACK, others: [victim] }).play('play:infantry-battalion');
  expect(game.asked).toBe(1);
  expect(game.refusal(name)).toMatch(new RegExp(`of your own turn|on your own turn.*${rule}`));
  expect(game.refusal(name)).toContain(`(${rule})`);
});

test('[HOC-10.1] while an attack makes you discard the time to defend is over', () => {
  const game = at(ATTACK).play('play:infantry-battalion', 'pass');
  expect(game.kind).toBe('discard');
  for (const name of ['defend:rampart', 'defend:refuge', 'put-back:duke']) {
    expect(game.refusal(name)).toContain('the time to defend is over (HOC-10.1)');
  }
});

test('[HOC-14.59] at the defence a discard comes first only if the attack can ask for it', () => {
  const game = at(ATTACK).play('play:infantry-battalion');
  expect(game.refusal('discard:city')).toContain('first defend, or pass');
  expect(game.refusal('discard:duke')).toContain('you have to discard a Territory');
  expect(game.refusal('discard:senator')).toContain('that card is not in your hand (HOC-14.59)');
  expect(game.refusal('put-back:senator')).toContain('that card is not in your hand (HOC-14.28)');
  expect(game.refusal('put-back:duke')).toContain('first defend with a Refuge');
  const small = at({ ...ATTACK, others: [{ hand: ['rampart', 'city'] }] }).play('play:infantry-battalion');
  expect(small.refusal('discard:city')).toContain('this attack hits only hands of 5 or more cards');
  const saved = game.fork().play('defend:rampart');
  expect(saved.refusal('discard:city')).toContain('this attack makes you discard nothing');
  const retreat = game.fork().play('defend:refuge');
  expect(retreat.refusal('defend:rampart')).toContain('first choose a card to put on your draw pile, or pass');
});

test('[HOC-14.12] a Rampart is useless against Bribery by its own rule', () => {
  const game = at({ hand: ['bribery', 'duke'], others: [VICTIM] }).play('play:bribery');
  expect(game.refusal('defend:rampart')).toContain('a Rampart would change nothing about this attack (HOC-14.12)');
  expect(game.refusal('discard:city')).toContain('no effect makes you discard a card now: you are asked to defend');
});

test('[HOC-16.8] a Rampart that a Refuge took back has still lowered the attack', () => {
  const played = ['play:infantry-battalion', 'defend:rampart', 'defend:refuge', 'put-back:rampart', 'pass'];
  const two = { ...ATTACK, others: [{ hand: ['rampart', 'rampart', 'refuge', 'refuge', 'duke'] }] } as const;
  expect(refusal(two, played, 'defend:rampart')).toContain('change nothing about this attack (HOC-16.8)');
});

test('[HOC-15.7] passing for the whole turn is refused as not part of this game', () => {
  const played = ['play:infantry-battalion'];
  expect(refusal(ATTACK, played, 'pass-turn')).toContain(
    'in this game you cannot pass for the rest of the turn (HOC-15.7)',
  );
  expect(refusal(ATTACK, [], 'pass-turn')).toContain('in this game you cannot pass for the rest of the turn');
  const everybody = { ...ATTACK, options: { defence: 'everybody' } } as const;
  expect(refusal(everybody, [], 'pass-turn')).toContain('nobody is attacking you now');
  expect(refusal(everybody, [...played, 'pass'], 'pass-turn')).toContain('the time to defend is over');
});

test('[HOC-14.48] a Library that returns cards does not draw', () => {
  const library = { hand: ['library', 'trading-ship', 'duke'], discard: ['scout', 'city', 'duke'] } as const;
  const game = at(library).play('play:library');
  expect(game.refusal('shelve:scout')).toContain('first choose to return cards');
  expect(game.refusal('shelve:duke')).toContain('a card with the Succession type');
  expect(game.refusal('coins')).toContain('you are not resolving a Trading Ship: you are asked to choose whether');
  game.play('return-cards');
  for (const name of ['draw', 'return-cards']) {
    expect(game.refusal(name)).toContain('you are already returning cards with this Library (HOC-14.48)');
  }
});

test('[HOC-7.6] what belongs to another princess is refused for good', () => {
  const backed = { hand: ['city'], princess: 'klam-klam' } as const;
  for (const name of ['maids:3', 'take:scout']) {
    expect(refusal({ ...backed, draw: ['scout'] }, [], name)).toContain('you have backed another princess (HOC-7.6)');
  }
  const taken = {
    hand: ['city'],
    draw: ['scout'],
    others: [{ princess: 'laolilly' }, { princess: 'bergamotte' }],
  } as const;
  for (const name of ['maids:3', 'take:scout']) {
    expect(refusal(taken, [], name)).toMatch(/another player has backed '(laolilly|bergamotte)' \(HOC-7\.5\)/);
  }
  expect(refusal({ hand: ['city'], princess: 'laolilly' }, [], 'maids:3')).toContain('only when you back Laolilly');
});

test('[HOC-2.8] a card that is not in this game is refused as such, and so is what it asks', () => {
  const game = { hand: ['city'], options: { set: 'first-time-playing' } } as const;
  for (const name of ['buy:bank', 'play:bank', 'keep:bank', 'discard:bank', 'bribe:bank,1,discard']) {
    expect(refusal(game, [], name)).toContain("'bank' is not in this game (HOC-2.8)");
  }
  expect(refusal(game, [], 'copy:scout')).toContain("'shinobi' is not in this game (HOC-2.8)");
  expect(refusal(game, [], 'acquire-it')).toContain("'buried-treasure' is not in this game");
  expect(refusal(game, [], 'bribe:scout,1,discard')).toContain("'bribery' is not in this game");
  expect(refusal(game, [], 'return:scout')).toContain('no Supply Unit lets you put a card back now');
});

test('[HOC-11.3] after declining, the ceremony is not promised for the end of the turn', () => {
  const ceremony = { princess: 'laolilly', domain: ['duke', 'duke', 'duke', 'royal-maid'] } as const;
  const game = at({ ...ceremony, hand: ['supply-unit', 'scout'], draw: ['duke', 'duke', 'duke'] });
  expect(game.refusal('declare')).toContain('you will be asked to declare at the end of your turn (HOC-11.3)');
  game.play('play:supply-unit', 'play:scout', 'leave:duke,0', 'pass', 'pass');
  expect(game.kind).toBe('return');
  expect(game.refusal('declare')).toContain('you have decided not to declare this turn (HOC-11.3)');
});

test('[HOC-14.76] without a princess nobody is sent to set an Imperial Estate', () => {
  const held = refusal({ hand: ['imperial-estate', 'city'] }, [], 'use:imperial-estate');
  expect(held).toContain('you have no Imperial Estate in your Domain (HOC-6.2)');
});

test('what lasts is said before the turn of another or an effect under way', () => {
  const rich = { ...ATTACK, others: [{ ...VICTIM, princess: 'laolilly' }] } as const;
  const played = ['play:infantry-battalion'];
  expect(refusal(rich, played, 'back:twins')).toContain('you have backed a princess already (HOC-7.6)');
  expect(refusal(rich, played, 'declare')).toContain('a ceremony takes 20 succession points and you have 0 (HOC-11.2)');
  expect(refusal({ ...rich, overtime: true }, played, 'declare')).toContain('in overtime no ceremonies are declared');
  const bribed = { hand: ['library', 'scout'], draw: ['bribery'] } as const;
  expect(refusal(bribed, ['play:library'], 'bribe:scout,3,discard')).toContain('there is no such player');
  const empty = { hand: ['library', 'city'], discard: ['scout'], basic: { duke: 0 } } as const;
  expect(refusal(empty, ['play:library'], 'buy:duke')).toContain('the Market does not have that card now');
  expect(refusal(empty, ['play:library'], 'play:duke')).toContain('only Action and Territory cards');
  expect(refusal(empty, ['play:library'], 'play:city')).toContain(
    'first choose whether to return cards or draw (HOC-4.9)',
  );
});

test('[HOC-5.6] [HOC-5.9] a card that is kept is not kept again, and one without room says so', () => {
  const game = { hand: ['scout', 'bank', 'city'], ...KEEPER, kept: ['trading-ship'] } as const;
  expect(refusal(game, [], 'keep:trading-ship')).toContain('you are already keeping it');
  expect(refusal(game, ['keep:scout'], 'keep:scout')).toContain('you are already keeping it');
  expect(refusal(game, [], 'keep:bank')).toContain('no free Territory in your Domain that costs at least as much');
  expect(refusal(game, [], 'play:trading-ship')).toContain('you are keeping that card: recall it to your hand first');
  expect(refusal(game, ['keep:scout'], 'play:scout')).toContain('you kept it just now');
});

test('[HOC-14.39] a Shinobi that acts as a card chooses no other', () => {
  const shinobi = { hand: ['shinobi', 'city'], discard: ['library', 'scout'] } as const;
  const game = at(shinobi).play('play:shinobi', 'copy:library');
  expect(game.refusal('copy:scout')).toContain('this Shinobi has its card already (HOC-14.39)');
});

test('a discard that is refused at a discard says what is off', () => {
  const well = { hand: ['wishing-well', 'city', 'duke'], others: [{}] } as const;
  expect(refusal(well, ['play:wishing-well'], 'discard:senator')).toContain('that card is not in your hand');
  expect(refusal(well, ['play:wishing-well'], 'discard:city,1')).toContain('you are choosing from your own hand now');
  expect(refusal(well, ['play:wishing-well'], 'copy:senator')).not.toContain('first');
  const scout = { hand: ['scout', 'city'], draw: ['city', 'city'], others: [{ draw: ['duke', 'duke'] }] } as const;
  expect(refusal(scout, ['play:scout'], 'discard:city')).toContain('name the player too, as in discard:city,0');
  expect(refusal(scout, ['play:scout'], 'discard:duke')).toContain('another card was revealed');
  expect(refusal(scout, ['play:scout'], 'discard:duke,1')).toContain('you are choosing for another player now');
  const guard = { hand: ['royal-guard', 'city'], others: [{ draw: ['duke', 'city', 'senator', 'city'] }] } as const;
  const stays = refusal(guard, ['play:royal-guard'], 'discard:city,1');
  expect(stays).toContain('you choose the card that stays on top, and the others are discarded (HOC-14.70)');
});

test('[HOC-14.48] a choice that several cards may ask for cites one that is in the game', () => {
  const hand = ['library', 'scout', 'city'] as const;
  const game = { hand, random: {}, supply: [] };
  expect(refusal(game, [], 'draw')).toContain('(HOC-14.48)');
  expect(refusal(game, [], 'discard:city,3')).toContain('there is no such player (HOC-2.1)');
  expect(refusal(game, [], 'leave:city,1')).toContain('(HOC-14.6)');
  expect(refusal({ hand: ['trading-ship', 'library'], random: {} }, [], 'draw')).toContain('(HOC-14.18)');
});

test('[HOC-14.50] a looked-at card has another name than an equal one that lies face up', () => {
  const witch = { hand: ['stargazing-witch', 'city'], field: ['scout'], draw: ['up:duke', 'city', 'city'] } as const;
  const game = at(witch).play('play:stargazing-witch');
  expect(game.refusal('discard:duke')).toContain('the copy you are looking at is face up');
  expect(game.refusal('discard:city,up')).toContain('the copy you are looking at is face down');
  expect(game.refusal('discard:city,1')).toContain('you are choosing among the cards you look at');
  expect(game.refusal('stack:duke')).toContain('the copy you are looking at is face up (HOC-16.5)');
  expect(game.refusal('stack:city')).toContain('first choose which of the cards you look at to discard, or pass');
  const alike = at({ ...witch, draw: ['city', 'city', 'duke'] }).play('play:stargazing-witch');
  expect(alike.refusal('stack:city')).toContain('equal cards have no order to choose (HOC-16.1)');
  game.play('pass');
  expect(game.refusal('discard:city')).toContain('you have chosen already which cards to discard');
});

test('[HOC-14.67] [HOC-12.6] an effect says which of its questions comes next, and which is over', () => {
  const adventurer = { hand: ['adventurer', 'city', 'farming-village'], coins: 1 } as const;
  const played = ['play:adventurer'];
  expect(refusal(adventurer, played, 'acquire:senator')).toContain('first choose a card to banish');
  expect(refusal(adventurer, played, 'acquire:duke')).toContain(
    'it costs 8, and the best card you can banish lets you acquire one that costs at most 5',
  );
  const after = refusal(adventurer, [...played, 'banish:city'], 'banish:farming-village');
  expect(after).toContain('you have banished a card for this Adventurer already');
  const bergamotte = { hand: ['city', 'bank'], discard: ['scout', 'library'], princess: 'bergamotte' } as const;
  expect(refusal(bergamotte, ['use:bergamotte'], 'take:scout')).toContain('first choose a card to discard');
  expect(refusal(bergamotte, ['use:bergamotte'], 'take:bank')).toContain('first choose a card to discard');
  expect(refusal(bergamotte, ['use:bergamotte'], 'take:adventurer')).toContain('your discard pile does not have it');
  const taking = refusal(bergamotte, ['use:bergamotte', 'discard:city'], 'discard:bank');
  expect(taking).toContain('you have discarded a card for this already');
});

test('[HOC-14.20] a Buried Treasure is about the revealed card alone', () => {
  const game = at({ hand: ['buried-treasure', 'city'], supply: ['duke', 'scout'] }).play('play:buried-treasure');
  for (const name of ['acquire:scout', 'banish:city']) {
    expect(game.refusal(name)).toContain('you decide only about the revealed card (HOC-14.20)');
  }
});
