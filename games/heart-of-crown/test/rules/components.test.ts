import { faceUp, HIDDEN } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { CARDS, CITY, cardNamed, DUKE, SENATOR } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

function namesWhere(test: (card: (typeof CARDS)[number]) => boolean): string[] {
  return CARDS.filter(test)
    .map((card) => card.name)
    .sort();
}

test('[HOC-1.3] counters never run out: debt goes beyond the thirteen counters of the box', () => {
  const game = at({ hand: ['moneylender', 'duke'], debt: 40, others: [{ hand: ['city'] }] });
  game.play('play:moneylender', 'pass');
  expect(game.asked).toBe(1);
  expect(game.state.seats[0]!.debt).toBe(41);
});

test('[HOC-1.4] counters mean only what their place says', () => {
  const game = at({
    hand: ['city', 'duke'],
    princess: 'twins',
    domain: ['imperial-estate'],
    twins: 2,
    counters: 3,
    debt: 1,
  });
  expect(game.points(0)).toBe(3);
  game.play('use:twins', 'play:city');
  expect(game.state.seats[0]).toMatchObject({ twins: 1, counters: 3, debt: 0 });
  expect(game.state.table.coins).toBe(1);
  expect(game.points(0)).toBe(3);
});

test('[HOC-1.5] four groups: princesses, commons, eight basics, two rares', () => {
  expect(namesWhere(({ group }) => group === 'basic')).toEqual([
    'apprentice-maid',
    'city',
    'curse',
    'duke',
    'farming-village',
    'large-city',
    'royal-maid',
    'senator',
  ]);
  expect(namesWhere(({ group }) => group === 'rare')).toEqual(['imperial-capital', 'imperial-crown']);
  expect(namesWhere(({ group }) => group === 'princess')).toEqual(
    namesWhere((card) => card.types.includes('princess')),
  );
  expect(namesWhere(({ group }) => group === 'common')).toHaveLength(30);
});

test('[HOC-1.8] a card with two types is legal where either is asked for and shut out where either is excluded', () => {
  expect(namesWhere(({ types }) => types.length === 0)).toEqual([]);
  const game = at({
    hand: ['imperial-estate', 'imperial-estate', 'library'],
    discard: ['imperial-estate', 'city'],
    princess: 'lulunasaika',
  });
  game.play('play:imperial-estate', 'play:library', 'return-cards');
  expect(game.options).toEqual(['shelve:city', 'pass']);
  game.play('pass', 'pass');
  expect(game.options).toContain('set:imperial-estate');
});

test('[HOC-1.8] an Imperial Estate is a Territory for an Infantry Battalion', () => {
  const game = at({
    hand: ['infantry-battalion', 'city'],
    others: [{ hand: ['imperial-estate', 'duke', 'duke', 'duke', 'senator'] }],
  });
  game.play('play:infantry-battalion');
  expect(names(game.state.seats[1]!.discard)).toEqual(['imperial-estate']);
});

test('[HOC-1.9] sub-types stand beside the main types', () => {
  const having = (sub: string) => namesWhere((card) => card.sub === sub);
  expect(having('maid')).toEqual(['apprentice-maid', 'royal-maid']);
  expect(having('military')).toEqual(['infantry-battalion', 'royal-guard', 'scout', 'supply-unit']);
  expect(having('magic')).toEqual(['curse-witch', 'glamour-witch', 'stargazing-witch']);
  expect(having('plot')).toEqual(['bribery', 'evicted-monster', 'shinobi']);
  expect(having('merchant')).toEqual([
    'bank',
    'city-development',
    'government-contractor',
    'moneylender',
    'trading-ship',
  ]);
  expect(CARDS[cardNamed('infantry-battalion')]).toMatchObject({ types: ['action', 'attack'], sub: 'military' });
});

test('[HOC-1.10] a princess is never bought and never part of a deck', () => {
  const game = at({ hand: ['city'], coins: 6, others: [{ hand: ['city'] }] }).play('pass');
  expect(game.refusal('buy:lulunasaika')).toContain('HOC-1.10');
  game.play('back:lulunasaika', 'pass');
  expect(game.asked).toBe(1);
  const me = game.state.seats[0]!;
  expect(names(me.princess)).toEqual(['lulunasaika']);
  expect(names([...me.hand, ...me.draw, ...me.discard, ...me.field])).toEqual(['city']);
});

test('[HOC-1.12] every Attack card is an Action card and is played as one', () => {
  expect(namesWhere(({ types }) => types.includes('attack') && !types.includes('action'))).toEqual([]);
  const game = at({
    hand: ['scout', 'stargazing-witch', 'city'],
    draw: ['duke', 'duke', 'duke'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:scout', 'leave:duke,0');
  expect(game.state.table.plays).toBe(2);
  game.play('play:stargazing-witch');
  expect(game.events('looked')).toMatchObject([{ pub: { seat: 0, count: 2 } }]);
});

test('[HOC-1.16] Curse and Magic Talisman are the Calamities', () => {
  expect(namesWhere(({ types }) => types.includes('calamity'))).toEqual(['curse', 'magic-talisman']);
});

test('[HOC-1.17] Adventurer banishes no Magic Talisman, Contribution does', () => {
  const hand = ['magic-talisman', 'curse', 'city'] as const;
  const adventurer = at({ hand: ['adventurer', ...hand], coins: 1 }).play('play:adventurer');
  expect(adventurer.options).toEqual(['banish:city', 'pass']);
  const contribution = at({ hand: ['contribution', ...hand], coins: 1 }).play('play:contribution');
  expect(contribution.options.toSorted()).toEqual(['banish:city', 'banish:curse', 'banish:magic-talisman', 'pass']);
});

test('[HOC-1.17] a Magic Talisman stops Glamour Witch and shelters from Curse Witch like a Curse', () => {
  const glamour = at({
    hand: ['glamour-witch', 'city'],
    draw: ['city', 'city'],
    others: [{ hand: ['city'], draw: ['magic-talisman', 'duke'] }],
  }).play('play:glamour-witch');
  expect(pileNames(glamour.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'duke']);
  const curse = at({
    hand: ['curse-witch', 'scout'],
    others: [
      { hand: ['city'], draw: ['city', 'up:magic-talisman'] },
      { hand: ['city'], draw: ['city', 'magic-talisman'] },
    ],
  }).play('play:curse-witch', 'banish:scout');
  expect(pileNames(curse.state.seats[1]!.draw)).toEqual(['city', 'up:magic-talisman']);
  expect(pileNames(curse.state.seats[2]!.draw)).toEqual(['city', 'magic-talisman', 'up:curse']);
});

test('[HOC-1.17] a Magic Talisman is a Curse card that Bergamotte cannot discard', () => {
  const game = at({ hand: ['magic-talisman', 'city', 'duke'], princess: 'bergamotte' }).play('use:bergamotte');
  expect(game.options).toEqual(['discard:city', 'discard:duke']);
});

test('[HOC-1.18] coins and draws come at their line, succession points in the Domain', () => {
  const talisman = at({ hand: ['magic-talisman', 'curse', 'city'] }).play('play:magic-talisman');
  expect(talisman.state.table.coins).toBe(0);
  expect(talisman.play('discard:curse').state.table.coins).toBe(1);

  const infantry = at({ hand: ['infantry-battalion', 'city'], others: [{ hand: ['rampart'] }] });
  infantry.play('play:infantry-battalion');
  expect([infantry.kind, infantry.state.table.coins]).toEqual(['defend', 2]);

  const alchemist = at({ hand: ['alchemist', 'city'], draw: ['duke', 'senator', 'duke'] }).play('play:alchemist');
  expect(names(alchemist.state.seats[0]!.hand)).toEqual(['city', 'duke', 'senator']);

  const duke = at({ hand: ['duke', 'city'], princess: 'laolilly' }).play('pass');
  expect(duke.points(0)).toBe(0);
  duke.play('set:duke');
  expect(duke.points(0)).toBe(6);
});

test('[HOC-1.20] hands are seen by their owner, face-down cards by nobody, all else by everybody', () => {
  const game = at({
    hand: ['city', 'duke'],
    draw: ['duke', 'up:city', 'senator'],
    supply: ['scout', 'library'],
    others: [
      {
        hand: ['duke', 'senator', 'city'],
        draw: ['up:senator', 'city'],
        discard: ['senator'],
        princess: 'laolilly',
        domain: ['city', 'duke'],
        kept: ['scout'],
        debt: 2,
      },
    ],
  });
  const owner = game.view(1).seats[1]!;
  const seen = game.view(0);
  expect(owner.hand).toEqual([DUKE, SENATOR, CITY]);
  expect(owner.draw).toEqual([HIDDEN, faceUp(SENATOR)]);
  expect(seen.table.supply).toEqual([HIDDEN, HIDDEN]);
  expect(seen.seats[0]).toMatchObject({ hand: [CITY, DUKE], draw: [HIDDEN, faceUp(CITY), HIDDEN] });
  expect(seen.seats[1]).toMatchObject({
    hand: [HIDDEN, HIDDEN, HIDDEN],
    draw: [HIDDEN, faceUp(SENATOR)],
    discard: [SENATOR],
    princess: [cardNamed('laolilly')],
    domain: [CITY, DUKE],
    kept: [cardNamed('scout')],
    debt: 2,
  });
  expect(game.view().seats.map((seat) => seat.hand)).toEqual([
    [HIDDEN, HIDDEN],
    [HIDDEN, HIDDEN, HIDDEN],
  ]);
});

test('[HOC-1.22] discard piles lie open to everybody, and their order means nothing', () => {
  const cards = ['scout', 'duke', 'city'] as const;
  for (const discard of [cards, cards.toReversed()]) {
    const game = at({ hand: ['draft-notice'], coins: 1, discard, others: [{ hand: ['city'] }] });
    for (const viewer of [0, 1, undefined]) {
      expect(names(game.view(viewer).seats[0]!.discard as number[])).toEqual(['city', 'duke', 'scout']);
    }
    game.play('play:draft-notice');
    expect(game.options.toSorted()).toEqual(['pass', 'recruit:duke', 'recruit:scout']);
  }
});
