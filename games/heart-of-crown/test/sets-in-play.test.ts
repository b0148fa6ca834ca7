import { whyNotSet } from '@crownleaf/engine';
import { type CheckMaker, conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { baseline } from '../src/bot/baseline.ts';
import { heartOfCrown } from '../src/game.ts';

const COMMONS = [
  ...['wishing-well', 'magic-talisman', 'stargazing-witch', 'post-horse', 'alchemist'],
  ...['library', 'draft-notice', 'rampart', 'scout', 'supply-unit'],
];

test('cards to discard are a set, of which no more can be chosen than there are', () => {
  const met = new Set<string>();
  const look: CheckMaker = () => (step) => {
    const { kind, set } = step.decision;
    if (set === undefined) return;
    met.add(kind);
    expect([set.min, set.max]).toEqual([0, set.pieces.length]);
    expect(whyNotSet(set, set.pieces)).toBeUndefined();
    expect(whyNotSet(set, [...set.pieces, set.pieces[0]!])).toMatch('not so many');
  };
  const options = [{ set: 'picked', commons: COMMONS }];
  conforms(heartOfCrown, { seats: [2], options, games: 3, checks: [look], guide: baseline });
  expect([...met].toSorted()).toEqual(['discard', 'dismiss']);
});
