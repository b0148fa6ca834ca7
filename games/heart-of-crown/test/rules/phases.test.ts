import { expect, test } from 'vitest';
import { cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

const eightStacks = {
  scout: 1,
  'post-horse': 1,
  'wishing-well': 1,
  'trading-ship': 1,
  library: 1,
  alchemist: 1,
  bank: 1,
  rampart: 1,
} as const;

test('[HOC-3.2] Main, Second, Cleanup, Draw and Market Refresh Phase follow each other', () => {
  const game = at({
    hand: ['city', 'duke'],
    draw: ['duke', 'duke', 'duke', 'duke', 'senator', 'senator'],
    random: eightStacks,
    supply: ['bribery'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:city');
  expect(game.kind).toBe('second');
  game.play('buy:scout', 'pass');
  const kinds = game.events().map((event) => event.kind);
  expect(kinds.slice(kinds.indexOf('turn-began')).filter((kind) => kind !== 'forced')).toEqual([
    'turn-began',
    'played',
    'coins',
    'bought',
    'drew',
    'refreshed',
    'turn-ended',
    'turn-began',
  ]);
  expect(names(game.state.seats[0]!.discard)).toEqual(['city', 'duke', 'scout']);
});

test('[HOC-3.3] the turn passes clockwise, and from the last player to the first', () => {
  const seat = { hand: ['city'], draw: ['city'] } as const;
  const game = at({ ...seat, others: [seat, seat, seat] });
  for (let turn = 0; turn < 4; turn++) game.play('pass', 'pass');
  expect(game.events('turn-began')).toMatchObject([0, 1, 2, 3, 0].map((seat) => ({ pub: { seat } })));
});

test('[HOC-3.4] a turn begins without coins, with one play and with fresh abilities', () => {
  const game = at({
    hand: ['city', 'city', 'duke'],
    draw: ['duke', 'duke', 'duke', 'duke', 'city'],
    princess: 'bergamotte',
    others: [{ hand: ['city'] }],
  });
  game.play('use:bergamotte', 'discard:duke');
  expect(game.options).not.toContain('use:bergamotte');
  game.play('play:city', 'play:city', 'pass');
  expect(game.asked).toBe(1);
  game.play('pass', 'pass');
  expect(game.asked).toBe(0);
  expect(game.state.table).toMatchObject({ coins: 0, plays: 1 });
  expect(game.options).toContain('use:bergamotte');
});

test('[HOC-3.5] debt is placed and effects end before an extra turn starts', () => {
  const game = at({
    hand: ['slash-and-burn-farming', 'moneylender'],
    draw: ['farming-village', 'farming-village', 'duke', 'duke', 'duke', 'duke'],
    princess: 'twins',
    twins: 1,
    others: [{ hand: ['city'] }],
  });
  game.play('use:twins', 'play:slash-and-burn-farming', 'play:moneylender', 'pass');
  expect(
    game
      .events()
      .map((event) => event.kind)
      .slice(-3),
  ).toEqual(['indebted', 'turn-ended', 'turn-began']);
  expect(game.events('turn-began').at(-1)).toMatchObject({ pub: { seat: 0, extra: true } });
  game.play('play:farming-village');
  expect(game.events('coins').at(-1)).toMatchObject({ pub: { gained: 0, repaid: 1 } });
});

test('[HOC-4.1] [HOC-4.4] two Farming Villages, then one of two Infantry Battalions, never the Apprentice Maid', () => {
  const game = at({
    hand: ['farming-village', 'farming-village', 'infantry-battalion', 'infantry-battalion', 'apprentice-maid'],
    others: [{ hand: ['duke'] }],
  });
  expect(game.refusal('play:apprentice-maid')).toContain('HOC-4.1');
  game.play('play:farming-village');
  expect(game.state.table.coins).toBe(1);
  game.play('play:farming-village', 'play:infantry-battalion');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 0 });
  expect([game.kind, names(game.state.seats[0]!.hand)]).toEqual(['second', ['apprentice-maid', 'infantry-battalion']]);
});

test('[HOC-4.3] a card lies in the field for all to see while its effect is carried out, then its link counts', () => {
  const game = at({ hand: ['wishing-well', 'city', 'duke'], draw: ['duke', 'duke'] }).play('play:wishing-well');
  expect(game.kind).toBe('discard');
  expect(game.view(1).seats[0]!.field).toEqual([cardNamed('wishing-well')]);
  game.play('pass');
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-4.6] links count although nothing could be drawn or the price was not paid', () => {
  const drawn = at({ hand: ['post-horse', 'city', 'city'] }).play('play:post-horse');
  expect(drawn.state.table.plays).toBe(2);
  expect(drawn.options).toEqual(['play:city', 'pass']);
  const declined = at({ hand: ['contribution', 'city'], coins: 1 }).play('play:contribution', 'pass');
  expect(declined.state.table).toMatchObject({ plays: 1, coins: 1 });
  expect(declined.options).toEqual(['play:city', 'pass']);
});

test('[HOC-4.8] keeping, recalling and activation need no play', () => {
  const game = at({
    hand: ['trading-ship', 'scout', 'curse-witch', 'city'],
    princess: 'bergamotte',
    domain: ['city', 'city', 'imperial-estate'],
    kept: ['rampart'],
    coins: 1,
    others: [{ hand: ['city'] }],
  });
  game.play('play:trading-ship', 'coins');
  expect(game.state.table.plays).toBe(0);
  expect(game.options.toSorted()).toEqual([
    'keep:curse-witch',
    'keep:scout',
    'pass',
    'recall:rampart',
    'use:bergamotte',
    'use:curse-witch',
    'use:imperial-estate',
  ]);
  game.play('keep:scout', 'recall:rampart', 'use:imperial-estate', 'use:curse-witch');
  expect(game.kind).toBe('main');
});

test('[HOC-4.9] in the middle of an effect nothing is played, kept, recalled or activated', () => {
  const game = at({
    hand: ['wishing-well', 'scout', 'curse-witch', 'city'],
    princess: 'lulunasaika',
    domain: ['city', 'city'],
    kept: ['rampart'],
  });
  for (const wish of ['play:city', 'keep:scout', 'recall:rampart', 'use:curse-witch']) {
    expect(game.refusal(wish)).toBeUndefined();
  }
  game.play('play:wishing-well');
  expect(game.options.toSorted()).toEqual(['discard:city', 'discard:curse-witch', 'discard:scout', 'pass']);
  for (const wish of ['play:city', 'keep:scout', 'recall:rampart', 'use:curse-witch']) {
    expect(game.refusal(wish)).toContain('HOC-4.9');
  }
});

test('[HOC-4.11] coins add up without limit and pay for abilities and purchases', () => {
  const game = at({ hand: ['large-city', 'large-city', 'large-city', 'contribution', 'curse'] });
  game.play('play:large-city', 'play:large-city', 'play:large-city');
  expect(game.state.table.coins).toBe(9);
  game.play('play:contribution', 'banish:curse', 'buy:duke');
  expect(game.events('paid')).toMatchObject([{ pub: { coins: 1 } }]);
  expect(game.events('bought')).toMatchObject([{ pub: { card: 'duke', price: 8 } }]);
  expect(at({ hand: ['large-city', 'city'], coins: 97 }).play('play:large-city').state.table.coins).toBe(100);
});
