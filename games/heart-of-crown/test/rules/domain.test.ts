import { expect, test } from 'vitest';
import { CARDS, IS_ACTION } from '../../src/components.ts';
import { at, names } from '../at.ts';

const rival = { hand: ['city'], draw: ['city', 'city', 'city', 'city', 'city'] } as const;

test('[HOC-5.1] nothing can be put in a Domain before a princess is backed', () => {
  const game = at({ hand: ['duke', 'scout', 'imperial-estate'], coins: 6, others: [rival] });
  expect(game.refusal('keep:scout')).toContain('HOC-5.4');
  game.play('pass');
  for (const card of ['duke', 'imperial-estate']) expect(game.refusal(`set:${card}`)).toContain('HOC-7.13');
  game.play('back:lulunasaika');
  expect(names(game.state.seats[0]!.princess)).toEqual(['lulunasaika']);
  game.play('pass', 'pass', 'pass', 'pass');
  expect(game.options.toSorted()).toEqual(['pass', 'set:duke', 'set:imperial-estate']);
});

test('[HOC-5.2] a Domain without territories takes succession cards', () => {
  const game = at({
    hand: ['duke', 'scout'],
    draw: ['duke', 'city', 'duke', 'senator', 'senator'],
    coins: 6,
    others: [rival],
  });
  game.play('pass', 'back:lulunasaika', 'pass', 'pass', 'pass', 'pass', 'set:duke');
  expect(names(game.state.seats[0]!.domain)).toEqual(['duke']);
  expect(game.points(0)).toBe(12);
});

test('[HOC-5.3] of the territories only Imperial Capital and Imperial Estate can be set, and then hold kept cards', () => {
  const game = at({
    hand: ['city', 'large-city', 'imperial-capital', 'imperial-estate'],
    draw: ['alchemist', 'curse-witch', 'scout', 'duke', 'duke'],
    princess: 'laolilly',
    others: [rival],
  });
  game.play('pass');
  expect(game.options.toSorted()).toEqual(['pass', 'set:imperial-capital', 'set:imperial-estate']);
  expect(game.refusal('set:large-city')).toContain('only Succession cards');
  game.play('set:imperial-estate', 'set:imperial-capital', 'pass', 'pass', 'pass');
  expect(game.asked).toBe(0);
  game.play('keep:alchemist', 'keep:curse-witch');
  expect(names(game.state.seats[0]!.keptNow)).toEqual(['alchemist', 'curse-witch']);
  expect(game.refusal('keep:scout')).toContain('HOC-5.6');
});

test('[HOC-5.7] printed costs are compared, whatever Klam-Klam would pay', () => {
  const game = at({ hand: ['infantry-battalion', 'bribery'], princess: 'klam-klam', domain: ['city'] });
  expect(game.options.filter((name) => name.startsWith('keep'))).toEqual(['keep:bribery']);
});

test('[HOC-5.7] a Farming Village can hold no card of this box', () => {
  expect(Math.min(...CARDS.filter((_, card) => IS_ACTION[card]).map(({ cost }) => cost))).toBe(2);
  const game = at({ hand: ['scout', 'city'], princess: 'klam-klam', domain: ['farming-village'] });
  expect(game.refusal('keep:scout')).toContain('HOC-5.6');
});

test('[HOC-5.9] a recalled Post Horse links two Infantry Battalions', () => {
  const game = at({
    hand: ['farming-village', 'farming-village', 'infantry-battalion', 'infantry-battalion', 'apprentice-maid'],
    draw: ['duke', 'duke'],
    princess: 'lulunasaika',
    domain: ['city'],
    kept: ['post-horse'],
    others: [{ hand: ['duke'] }],
  });
  game.play('recall:post-horse', 'play:post-horse', 'play:infantry-battalion', 'play:infantry-battalion');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 0 });
  expect(names(game.state.seats[0]!.field)).toEqual(['infantry-battalion', 'infantry-battalion', 'post-horse']);
});

test('[HOC-5.10] cards are kept and recalled in the own Main Phase only', () => {
  const game = at({
    hand: ['infantry-battalion', 'scout', 'duke'],
    princess: 'lulunasaika',
    domain: ['large-city', 'city'],
    kept: ['post-horse'],
    others: [
      {
        hand: ['refuge', 'scout', 'city'],
        princess: 'laolilly',
        domain: ['city', 'city'],
        kept: ['rampart'],
      },
    ],
  });
  game.play('play:infantry-battalion');
  expect([game.asked, game.options.toSorted()]).toEqual([1, ['defend:rampart', 'defend:refuge', 'pass']]);
  for (const wish of ['keep:scout', 'recall:rampart']) expect(game.refusal(wish)).toBeDefined();
  game.play('pass');
  expect(game.options).toEqual(expect.arrayContaining(['keep:scout', 'recall:post-horse']));
  game.play('pass');
  expect(game.kind).toBe('second');
  for (const wish of ['keep:scout', 'recall:post-horse']) expect(game.refusal(wish)).toContain('HOC-4.7');
});

test('[HOC-5.11] a kept card is neither played nor in the hand', () => {
  const game = at({
    hand: ['city', 'duke'],
    princess: 'lulunasaika',
    domain: ['large-city', 'large-city'],
    kept: ['curse-witch', 'moneylender'],
  });
  expect(game.state.table).toMatchObject({ coins: 0, plays: 1 });
  expect(game.refusal('use:curse-witch')).toContain('HOC-6.5');
  expect(game.refusal('play:moneylender')).toContain('recall it to your hand first');
  expect(game.points(0)).toBe(6);
});

test('[HOC-5.11] kept cards do not count for the size of the hand', () => {
  const four = { hand: ['city', 'city', 'duke', 'duke'], princess: 'laolilly', domain: ['city'] } as const;
  const attack = { hand: ['infantry-battalion', 'city'] } as const;
  const kept = at({ ...attack, others: [{ ...four, kept: ['scout'] }] }).play('play:infantry-battalion');
  expect(kept.events('discarded')).toEqual([]);
  const held = at({ ...attack, others: [{ ...four, hand: [...four.hand, 'scout'] }] });
  held.play('play:infantry-battalion');
  expect(names(held.state.seats[1]!.discard)).toEqual(['city']);
});

test('[HOC-5.12] [HOC-14.32] [HOC-14.37] Action cards may be kept, except Refuge and Magic Talisman', () => {
  const game = at({
    hand: ['scout', 'rampart', 'magic-talisman', 'refuge', 'alchemist', 'curse', 'duke', 'imperial-estate', 'city'],
    princess: 'lulunasaika',
    domain: ['large-city'],
  });
  expect(game.options.filter((name) => name.startsWith('keep')).toSorted()).toEqual([
    'keep:alchemist',
    'keep:rampart',
    'keep:scout',
  ]);
  for (const card of ['curse', 'duke', 'imperial-estate', 'magic-talisman', 'refuge']) {
    expect(game.refusal(`keep:${card}`)).toContain('HOC-5.12');
  }
});
