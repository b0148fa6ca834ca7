import { expect, test } from 'vitest';
import { advisorKind } from '../src/components.ts';
import { at, type Position } from './at.ts';

/** Which of several reasons is given: one that lasts comes before one that the next answer removes. */
const TOWN_LIFE: Position = { at: ['forest', 'castle'], goods: { wood: 6 } };
const WAITING = { castle: ['goldsmith'], cathedral: ['abbess'] };

test.each([
  ['move', 'move:weaving-mill'],
  ['move', 'end-turn'],
  ['trade', 'trade:1'],
  ['town', 'visit:market'],
  ['discount', 'hire-less:forest.1'],
] as const)('[EMARA-4.4] with the card %s, %s waits for the end of a visit', (card, name) => {
  const s = at({ ...TOWN_LIFE, hand: [card, 'ring', 'wood'] }).play(`play:${card},1`);
  s.play(card === 'move' ? 'step:cathedral' : 'move:cathedral');
  expect(s.kind).toBe('visit');
  expect(s.refusal(name)).toContain('end the visit first (EMARA-4.4)');
});

test('[EMARA-4.4] the step of the move card and a cheaper advisor wait for the end of a visit', () => {
  const stepping = at({ ...TOWN_LIFE, hand: ['move', 'ring', 'wood'] }).play('play:move,1', 'move:cathedral');
  expect(stepping.refusal('step:weaving-mill')).toContain('end the visit first (EMARA-4.4)');
  const goods = { wood: 2, cloth: 1, grain: 2 };
  const hiring = at({ ...TOWN_LIFE, goods, hand: ['discount', 'ring', 'wood'], waiting: WAITING });
  hiring.play('play:discount,1', 'move:cathedral');
  expect(hiring.refusal('recruit-less:abbess')).toContain('end the visit first (EMARA-4.4)');
  expect(hiring.refusal('recruit:abbess')).toContain('end the visit first (EMARA-4.5)');
});

test('[EMARA-4.3] a used discount card is the reason, not the goods that are missing', () => {
  const p: Position = { at: ['forest', 'castle'], hand: ['discount', 'ring', 'town'], waiting: WAITING };
  const s = at({ ...p, goods: { wood: 1 }, advisors: ['scholar'] }).play('play:discount,1', 'hire-less:forest.1');
  for (const name of ['recruit-less:goldsmith', 'hire-less:forest.2']) {
    expect(s.refusal(name)).toContain('the card action has already been used this turn (EMARA-4.3)');
  }
});

test('[EMARA-4.1] another card of this turn is the reason, not the goods that are missing', () => {
  const p: Position = { at: ['forest', 'castle'], hand: ['ring', 'discount', 'town'], waiting: WAITING, goods: {} };
  for (const advisors of [['scholar'], []]) {
    const s = at({ ...p, advisors }).play('play:ring,1');
    for (const name of ['recruit-less:goldsmith', 'hire-less:forest.1']) {
      expect(s.refusal(name)).toContain("this needs 'discount' as the card of this turn (EMARA-4.1)");
    }
  }
});

test('[EMARA-4.1] another card of this turn is the reason, not the step under way', () => {
  const p: Position = { at: ['forest', 'castle'], hand: ['ring', 'discount', 'town'], waiting: WAITING };
  const paying = at({ ...p, goods: { wood: 3, gold: 1 } }).play('play:ring,1', 'hire:forest.1');
  const bartering = at({ ...p, goods: { wood: 3 }, advisors: ['merchant'] }).play('play:ring,1', 'merchant:wood');
  expect([paying.kind, bartering.kind]).toEqual(['pay', 'take']);
  for (const s of [paying, bartering]) {
    for (const name of ['recruit-less:goldsmith', 'hire-less:forest.2']) {
      expect(s.refusal(name)).toContain("this needs 'discount' as the card of this turn (EMARA-4.1)");
    }
  }
});

test('[EMARA-4.1] before a card is played, the action of a card asks for that card', () => {
  const p: Position = { at: ['forest', 'castle'], goods: { wood: 3 }, waiting: WAITING };
  const without = at({ ...p, hand: ['ring', 'wood', 'stone'] });
  for (const [name, card] of [
    ['visit:market', 'town'],
    ['step:weaving-mill', 'move'],
    ['trade:3', 'trade'],
    ['hire-less:forest.1', 'discount'],
    ['recruit-less:goldsmith', 'discount'],
  ] as const) {
    expect(without.refusal(name)).toContain(`this needs '${card}', which is not in your hand (EMARA-4.1)`);
  }
  const withIt = at({ ...p, hand: ['ring', 'town', 'trade'] });
  expect(withIt.refusal('visit:market')).toContain("first play 'town' to a slot (EMARA-4.6)");
  expect(withIt.refusal('trade:3')).toContain("first play 'trade' to a slot (EMARA-4.6)");
});

test('[EMARA-4.6] what no card in hand brings is missed before a card is played', () => {
  const p: Position = { at: ['forest', 'castle'], goods: {}, advisors: ['bailiff'] };
  const without = at({ ...p, hand: ['wood', 'stone', 'town'] });
  expect(without.refusal('rank:baron')).toContain('you have no signet rings (EMARA-9.1)');
  expect(without.refusal('bailiff')).toContain('you have no signet rings (EMARA-13.10)');
  expect(without.refusal('gift:wood')).toContain("this is done on a visit to 'castle' (EMARA-4.9)");
  expect(without.refusal('leave')).toContain('you are visiting no place of the town (EMARA-4.9)');
  const withRing = at({ ...p, hand: ['wood', 'ring', 'town'] });
  for (const name of ['rank:baron', 'bailiff']) {
    expect(withRing.refusal(name)).toContain('first play a card to a slot (EMARA-4.6)');
  }
});

test('[EMARA-7.3, EMARA-7.5] books that a payment does not bring are missed before it is finished', () => {
  const p: Position = { hand: ['town', 'ring', 'wood'], at: ['forest', 'cathedral'], advisors: ['schoolmarm'] };
  const goods = { wood: 3, cloth: 1, gold: 2 };
  const gift = at({ ...p, goods }).play('play:town,1', 'visit:castle', 'gift:wood');
  expect([gift.kind, gift.refusal('book')]).toEqual(['pay', expect.stringContaining('you have no books (EMARA-7.3)')]);
  const coin = at({ ...p, goods }).play('play:town,1', 'visit:market', 'coin:1');
  expect([coin.kind, coin.refusal('books:1')]).toEqual([
    'pay',
    expect.stringContaining('you have no books (EMARA-7.5)'),
  ]);
  const lesson = at({ ...p, goods }).play('play:town,1', 'visit:market', 'schoolmarm');
  expect(lesson.refusal('books:1')).toContain('finish the payment first (EMARA-20.8)');
  expect(lesson.refusal('books:2')).toContain('you need 2 books, and you have none (EMARA-7.5)');
});

test('[EMARA-9.1] a ring that a step under way does not bring is missed before it is finished', () => {
  const p: Position = { hand: ['town', 'wood', 'stone'], at: ['forest', 'market'], goods: { cloth: 4, gold: 2 } };
  const noRing = 'you cannot pay 1 signet ring: you have no signet rings (EMARA-9.1)';
  const keeping = at(p).play('play:town,1', 'visit:cathedral', 'donate:cloth');
  if (keeping.kind === 'pay') keeping.play(keeping.options.at(-1)!);
  expect([keeping.kind, keeping.refusal('rank:baron')]).toEqual(['keep', expect.stringContaining(noRing)]);
  const giving = at(p).play('play:town,1', 'visit:castle', 'gift:cloth');
  expect([giving.kind, giving.refusal('rank:baron')]).toEqual(['pay', expect.stringContaining('finish the payment')]);
  const visiting = at(p).play('play:town,1', 'visit:castle');
  expect([visiting.kind, visiting.refusal('rank:baron')]).toEqual(['visit', expect.stringContaining(noRing)]);
});

test('[EMARA-13.14] one resource of the Merchant is not enough where two are missing', () => {
  const p: Position = { hand: ['stone', 'ring', 'town'], at: ['forest', 'castle'], advisors: ['merchant'] };
  const s = at({ ...p, goods: { grain: 1 } }).play('play:stone,1', 'merchant:stone');
  expect([s.kind, s.refusal('hire:forest.2')]).toEqual([
    'take',
    expect.stringContaining('you cannot pay 1 wood and 1 cloth: you have no wood, no cloth and no gold (EMARA-9.1)'),
  ]);
  const richer = at({ ...p, goods: { wood: 1 } }).play('play:stone,1', 'merchant:stone');
  expect(richer.refusal('hire:forest.2')).toContain("first take the resource that the 'merchant' owes you");
  expect(richer.refusal('hire:forest.3')).toContain('you cannot pay 1 wood and 1 stone');
});

test('[EMARA-13.2] a payment for an advisor may change anything', () => {
  const p: Position = { hand: ['wood', 'ring', 'town'], at: ['forest', 'castle'], waiting: { castle: ['steward'] } };
  const s = at({ ...p, goods: { grain: 2, stone: 1, gold: 3 } }).play('play:wood,1', 'recruit:steward');
  expect([s.kind, s.refusal('hire:quarry.1')]).toEqual(['pay', expect.stringContaining('finish the payment first')]);
});

test('[EMARA-4.12] a place with nothing to do is refused as such in a visit to another', () => {
  const p: Position = { hand: ['town', 'ring', 'wood'], at: ['forest', 'castle'], goods: { book: 1 } };
  const s = at({ ...p, favors: ['cathedral.gold'] }).play('play:town,1', 'move:cathedral');
  expect(s.kind).toBe('visit');
  expect(s.refusal('visit:construction-site')).toContain("at 'construction-site' you can pay for no action");
  expect(s.refusal('visit:market')).toContain('end the visit first (EMARA-4.4)');
});

test('[EMARA-8.16] an advisor of another player is refused as such', () => {
  const waiting = { castle: ['abbess'] };
  const s = at({ hand: ['ring', 'town', 'wood'], waiting, position: { seats: { 1: { advisors: ['baker'] } } } });
  expect(s.state.seats[1]!.advisors).toEqual([advisorKind('baker')]);
  s.play('play:ring,1');
  expect(s.refusal('recruit:baker')).toContain(
    "the advisor 'baker' is on no town place: another player has recruited it (EMARA-8.16)",
  );
  expect(s.refusal('recruit:merchant')).toMatch(/the advisor 'merchant' is on no town place \(EMARA-8.16\)/);
});

test('[EMARA-6.7] how many craftsmen bake is said once', () => {
  const p: Position = { at: ['quarry', 'market'], hand: ['ring', 'wood', 'town'], huts: ['forest.1', 'forest.2'] };
  const s = at({ ...p, goods: { grain: 2, gold: 1 } }).play('play:ring,1', 'move:forest', 'bake:2');
  expect([s.kind, s.refusal('bake:1')]).toEqual([
    'pay',
    expect.stringContaining('you have already said how many craftsmen bake (EMARA-6.7)'),
  ]);
});

test('[EMARA-8.11] [EMARA-8.16] what is being paid for is not to be had a second time', () => {
  const goods = { wood: 3, stone: 3, cloth: 3, grain: 3, gold: 3 };
  const p: Position = { at: ['forest', 'castle'], hand: ['discount', 'ring', 'town'], waiting: WAITING, goods };
  const hut = at(p).play('play:discount,1', 'hire-less:forest.1');
  expect(hut.kind).toBe('pay');
  expect(hut.refusal('hire:forest.1')).toContain('you are already paying for that hut (EMARA-8.11)');
  expect(hut.refusal('hire:forest.2')).toContain('finish the payment first');
  const advisor = at(p).play('play:discount,1', 'recruit-less:goldsmith');
  expect(advisor.kind).toBe('pay');
  expect(advisor.refusal('recruit:goldsmith')).toContain("you are already paying for the advisor 'goldsmith'");
});
