import { expect, test } from 'vitest';
import type { SetName } from '../../data/sets.ts';
import { IS_RANDOM } from '../../src/components.ts';
import { at, names } from '../at.ts';

/** The kinds of card that the Supply pile and the Random Market of a game without rares have, five of each. */
function kindsOf(set: SetName): string[] {
  const { market, supply } = at({ hand: ['city'], options: { set, rares: 'without' } }).state.table;
  const stacks = [...market.keys()].filter((card) => IS_RANDOM[card]).flatMap((card) => Array(market[card]).fill(card));
  const cards = names([...stacks, ...supply]);
  expect(cards).toHaveLength(50);
  return cards.filter((_, i) => i % 5 === 0);
}

function sorted(...cards: readonly string[]): readonly string[] {
  return cards.flatMap((line) => line.split(' ')).sort();
}

test('[HOC-2.20] First Time Playing', () => {
  expect(kindsOf('first-time-playing')).toEqual(
    sorted(
      'scout wishing-well post-horse trading-ship government-contractor',
      'supply-unit library city-development adventurer alchemist',
    ),
  );
});

test('[HOC-2.21] Primer', () => {
  expect(kindsOf('primer')).toEqual(
    sorted(
      'scout post-horse wishing-well rampart battering-ram',
      'trading-ship city-development infantry-battalion government-contractor alchemist',
    ),
  );
});

test('[HOC-2.22] Primer II', () => {
  expect(kindsOf('primer-ii')).toEqual(
    sorted(
      'contribution scout wishing-well rampart battering-ram',
      'slash-and-burn-farming city-development royal-guard adventurer alchemist',
    ),
  );
});

test('[HOC-2.23] Intermediate', () => {
  expect(kindsOf('intermediate')).toEqual(
    sorted(
      'scout contribution magic-talisman supply-unit library',
      'stargazing-witch evicted-monster government-contractor imperial-estate curse-witch',
    ),
  );
});

test('[HOC-2.24] Intermediate II', () => {
  expect(kindsOf('intermediate-ii')).toEqual(
    sorted(
      'post-horse wishing-well bribery draft-notice trading-ship',
      'refuge shinobi moneylender infantry-battalion gossipy-duchess',
    ),
  );
});

test('[HOC-2.25] Big Business', () => {
  expect(kindsOf('big-business')).toEqual(
    sorted(
      'wishing-well scout bribery supply-unit trading-ship',
      'library city-development bank moneylender alchemist',
    ),
  );
});

test('[HOC-2.26] Grand Warfare', () => {
  expect(kindsOf('grand-warfare')).toEqual(
    sorted(
      'scout post-horse rampart battering-ram trading-ship',
      'supply-unit infantry-battalion shinobi refuge royal-guard',
    ),
  );
});

test('[HOC-2.27] Adventuring', () => {
  expect(kindsOf('adventuring')).toEqual(
    sorted(
      'contribution wishing-well buried-treasure supply-unit evicted-monster',
      'stargazing-witch library alchemist adventurer imperial-estate',
    ),
  );
});

test('[HOC-2.28] Walpurgis Night', () => {
  expect(kindsOf('walpurgis-night')).toEqual(
    sorted(
      'contribution scout wishing-well magic-talisman glamour-witch',
      'library stargazing-witch evicted-monster refuge curse-witch',
    ),
  );
});

test('[HOC-2.29] Court Politics', () => {
  expect(kindsOf('court-politics')).toEqual(
    sorted(
      'wishing-well bribery draft-notice magic-talisman glamour-witch',
      'stargazing-witch royal-guard alchemist imperial-estate gossipy-duchess',
    ),
  );
});
