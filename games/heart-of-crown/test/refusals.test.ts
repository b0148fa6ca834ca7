import { refuseEverything } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { baseline } from '../src/bot/baseline.ts';
import { heartOfCrown } from '../src/game.ts';
import { at, type Position } from './at.ts';

const options = [
  { set: 'court-politics' },
  { set: 'grand-warfare', rampart: 'military-only' },
  { set: 'intermediate-ii', defence: 'everybody' },
  ...['adventuring', 'walpurgis-night', 'first-time-playing', 'random', 'random'].map((set) => ({ set })),
  { set: 'random', seating: 'hand-elimination' },
];

test('every word that cannot be answered is refused with a reason of the game', () => {
  const generic = new Set<string>();
  const kinds = new Set<string>();
  const looked = refuseEverything(
    heartOfCrown,
    { positions: 2000, options, guide: baseline, every: 23 },
    ({ word, kind, message }) => {
      kinds.add(kind);
      if (/does not offer it now|first answer|no such answer/.test(message))
        generic.add(`${kind}: ${word}: ${message}`);
    },
  );
  expect([...generic].slice(0, 20)).toEqual([]);
  expect(looked).toBeGreaterThanOrEqual(2000);
  expect(kinds.size).toBeGreaterThan(20);
}, 60_000);

/** What is said when this answer is given after these. */
function refusal(p: Position, played: readonly string[], name: string): string | undefined {
  return at(p)
    .play(...played)
    .refusal(name);
}

/** One card of each effect that the words below belong to, so that none of them is missing in this game. */
const IN_GAME = [
  ...['shinobi', 'draft-notice', 'library', 'refuge', 'rampart', 'supply-unit', 'government-contractor', 'scout'],
  ...['contribution', 'battering-ram'],
] as const;

const KEEPER = { princess: 'laolilly', domain: ['city', 'city'] } as const;

test.each([
  ['acquire:city', 'no effect lets you choose a card to acquire now'],
  ['banish:city', 'no effect lets you choose a card to banish now'],
  ['copy:scout', 'you are not resolving a Shinobi'],
  ['recruit:scout', 'you are not resolving a Draft Notice'],
  ['shelve:city', 'you are not resolving a Library'],
  ['take:scout', "you are not using Bergamotte's ability now"],
  ['put-back:duke', 'you are not defending with a Refuge'],
  ['defend:rampart', 'nobody is attacking you now'],
  ['return:scout', 'no Supply Unit lets you put a card back now'],
  ['draw-pile', 'you are not placing a card with a Government Contractor now'],
  ['discard:scout,1', "no effect lets you discard one of that player's cards now"],
  ['discard:scout,3', 'there is no such player'],
  ['buy:apprentice-maid', 'the Market never has that card'],
])('%s in the Main Phase: %s', (name, message) => {
  const hand = [...IN_GAME, 'city'] as const;
  expect(refusal({ hand }, [], name)).toContain(`: ${message} (HOC-`);
});

test('[HOC-9.16] a card that cannot be acquired is refused with its cost, or as sold out', () => {
  const adventurer = { hand: ['adventurer', 'farming-village'], coins: 1, basic: { city: 0 } } as const;
  const played = ['play:adventurer', 'banish:farming-village'];
  expect(refusal(adventurer, played, 'acquire:duke')).toContain('it costs 8 and you may acquire a card that costs 3');
  expect(refusal(adventurer, played, 'acquire:city')).toContain('the Market does not have that card now');
  const backed = refusal({ hand: ['city'], coins: 6 }, ['pass', 'back:flammaria'], 'acquire:large-city');
  expect(backed).toContain('it costs 6 and you may acquire a card that costs 5 or less');
  const witch = { hand: ['glamour-witch', 'city'], draw: ['duke'], others: [{ draw: ['scout', 'scout'] }] } as const;
  const charmed = { ...witch, random: { scout: 1, bank: 1 } };
  expect(refusal(charmed, ['play:glamour-witch'], 'acquire:bank')).toContain('made nobody discard that card');
});

test('[HOC-9.13] a card that cannot be banished is refused by what it is', () => {
  const adventurer = { hand: ['adventurer', 'curse', 'city'], coins: 1 } as const;
  expect(refusal(adventurer, ['play:adventurer'], 'banish:curse')).toContain('banishes no Curse card');
  expect(refusal(adventurer, ['play:adventurer'], 'banish:duke')).toContain('that card is not in your hand');
  const witch = { hand: ['curse-witch', 'farming-village', 'city'] } as const;
  expect(refusal(witch, ['play:curse-witch'], 'banish:farming-village')).toContain('it costs 1 and the card to banish');
});

test('[HOC-14.39] [HOC-12.6] a card is copied or taken from the discard pile, and only an Action card', () => {
  const shinobi = { hand: ['shinobi', 'city'], discard: ['scout', 'bank', 'shinobi', 'duke'] } as const;
  expect(refusal(shinobi, ['play:shinobi'], 'copy:shinobi')).toContain('cannot act as a Shinobi');
  expect(refusal(shinobi, ['play:shinobi'], 'copy:library')).toContain('your discard pile does not have it');
  const bergamotte = { hand: ['city', 'duke'], discard: ['scout', 'bank', 'duke'], princess: 'bergamotte' } as const;
  const played = ['use:bergamotte', 'discard:duke'];
  expect(refusal(bergamotte, played, 'take:library')).toContain('your discard pile does not have it');
  expect(refusal(bergamotte, played, 'take:duke')).toContain('only an Action card can be taken');
});

test('[HOC-14.13] [HOC-14.49] a card that cannot be put back is refused by its type', () => {
  const discard = ['city', 'duke', 'scout'] as const;
  const notice = { hand: ['draft-notice', 'city'], discard, coins: 2, others: [{ hand: ['bank'] }] } as const;
  expect(refusal(notice, ['play:draft-notice'], 'recruit:city')).toContain('a card with the Territory type');
  expect(refusal(notice, ['play:draft-notice'], 'recruit:bank')).toContain('your discard pile does not have it');
  const library = { hand: ['library', 'city'], discard } as const;
  const played = ['play:library', 'return-cards'];
  expect(refusal(library, played, 'shelve:duke')).toContain('a card with the Succession type');
});

test('[HOC-10.5] [HOC-14.28] a defence is refused by what is missing', () => {
  const others = [{ hand: ['rampart', 'refuge', 'city', 'duke'], discard: ['magic-talisman', 'scout'] }] as const;
  const attack = { hand: ['infantry-battalion', 'duke'], others } as const;
  const played = ['play:infantry-battalion'];
  expect(refusal(attack, played, 'defend:magic-talisman')).toContain('you have no Magic Talisman in hand');
  expect(refusal(attack, [...played, 'defend:rampart'], 'defend:rampart')).toContain(
    'a Rampart would change nothing about this attack (HOC-16.8)',
  );
  expect(refusal(attack, [...played, 'defend:refuge'], 'put-back:city')).toContain('only Action and Succession cards');
  expect(refusal(attack, [...played, 'defend:refuge'], 'put-back:scout')).toContain('that card is not in your hand');
  expect(refusal(attack, played, 'play:city')).toContain('you play cards in the Main Phase of your own turn (HOC-4.1)');
  const military = { ...attack, hand: ['bribery', 'duke'], options: { rampart: 'military-only' } } as const;
  expect(refusal(military, ['play:bribery'], 'defend:rampart')).toContain('against Military cards only');
});

test('[HOC-12.6] a second use of Bergamotte is refused as such', () => {
  const bergamotte = { hand: ['city', 'duke', 'senator'], princess: 'bergamotte' } as const;
  const used = refusal(bergamotte, ['use:bergamotte', 'discard:duke'], 'use:bergamotte');
  expect(used).toContain('you have used the ability this turn');
  expect(refusal({ hand: ['city'] }, [], 'use:bergamotte')).toContain('you have not backed that princess');
  const cursed = { hand: ['curse'], princess: 'bergamotte', domain: ['city'], kept: ['scout'] } as const;
  expect(refusal(cursed, [], 'use:bergamotte')).toContain('Curse cards do not count');
});

test('[HOC-14.76] an Imperial Estate is refused by where it lies and what it takes', () => {
  const held = { hand: ['imperial-estate', 'city'], coins: 9, princess: 'laolilly' } as const;
  expect(refusal(held, [], 'use:imperial-estate')).toContain('you have no Imperial Estate in your Domain: set it');
  const poor = { hand: ['city'], coins: 2, princess: 'laolilly', domain: ['imperial-estate'] } as const;
  expect(refusal(poor, [], 'use:imperial-estate')).toContain('it takes 3 coins and you have 2');
});

test('[HOC-4.4] without a link no further card is played', () => {
  const game = { hand: ['trading-ship', 'city'], ...KEEPER, kept: ['scout'] } as const;
  expect(refusal(game, ['play:trading-ship', 'coins'], 'play:city')).toContain(
    'you have no plays left: only links give you more',
  );
});

test('[HOC-14.25] a bribe is refused by what is missing in its zone', () => {
  const owner = { ...KEEPER, kept: ['scout'], draw: ['up:bank', 'library'], discard: ['city', 'alchemist'] } as const;
  const before = { hand: ['bribery', 'city'], coins: 5, others: [owner, {}] } as const;
  const played = ['play:bribery', 'pass'];
  expect(refusal(before, ['pass'], 'bribe:scout,1,kept')).toContain('you have not played Bribery this turn');
  expect(refusal(before, ['play:bribery'], 'bribe:scout,1,kept')).toContain('that is for the Second Phase');
  for (const [name, message] of [
    ['bribe:alchemist,1,discard', 'it costs 6 coins and you have 5'],
    ['bribe:scout,1,discard', 'that discard pile does not have that card'],
    ['bribe:library,1,draw', 'another card lies on top of that draw pile'],
    ['bribe:library,2,draw', 'no card lies face up on top of that draw pile'],
    ['bribe:alchemist,1,kept', 'that player is not keeping that card'],
    ['bribe:scout,0,discard', 'not your own'],
    ['bribe:scout,3,discard', 'there is no such player'],
    ['bribe:city,1,discard', 'Action and Succession cards only'],
  ] as const) {
    expect(refusal(before, played, name)).toContain(message);
  }
});

test('[HOC-16.1] after the end of the turn nothing is bought any more', () => {
  const ceremony = { princess: 'laolilly', domain: ['duke', 'duke', 'duke', 'royal-maid'], coins: 9 } as const;
  const game = at({ ...ceremony, hand: ['duke'] }).play('pass');
  expect(game.kind).toBe('declare');
  expect(game.refusal('buy:city')).toContain('you have ended your turn');
});
