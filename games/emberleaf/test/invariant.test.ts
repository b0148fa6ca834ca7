import { Arranger } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { emberleaf } from '../src/game.ts';
import { invariant } from '../src/invariant.ts';
import { at, Layout, spaceNamed } from './at.ts';

/** What the invariant says of a sound position after something in it was spoilt. */
function broken(arrange: (lay: Layout) => void, spoil: (lay: Layout) => void = () => {}): string | undefined {
  const { state } = at({}, arrange);
  spoil(new Layout(state, new Arranger(emberleaf, state)));
  return invariant(state);
}

test('a position in order breaks nothing', () => {
  expect(
    broken((lay) => {
      lay.play(0, { 1: 'milo' }).home(0, 'hawkers-1', 'rat').tile(1, 'a', 'owlwatch-1', 'market');
      lay.dangers({ 'hawkers-emberroot': 'fang-2-4' }).score(0, 3);
    }),
  ).toBeUndefined();
});

test.each<readonly [string, (lay: Layout) => unknown, RegExp]>([
  ['a building from nowhere', (lay) => (lay.s.table.tiles[3] = 2), /type 2 was made or lost/],
  ['a lost building', (lay) => lay.s.table.buildings[1]!--, /type 1 was made or lost/],
  ['a tile that is nowhere', (lay) => (lay.seat(0).built[0] = 1), /a fellowship tile was lost/],
  ['a tile in two places', (lay) => (lay.tile(0, 'b', 'hawkers-1', 'town-hall').seat(0).built[1] = 0), /owner's board/],
  ['a tile of another type', (lay) => lay.tile(0, 'b', 'hawkers-1', 'house'), /another type/],
  ['a token on no spot', (lay) => lay.s.table.dangers.push(lay.s.table.creatures.pop()!), /the spots do not hold/],
  ['a hero on no space', (lay) => lay.seat(0).played.push(lay.kind('nib')), /the spaces of seat 0/],
  ['another player’s card off the board', (lay) => hangOff(lay), /hangs off/],
  ['a charged empty space', (lay) => (lay.seat(1).uses[2] = 1), /was charged/],
  ['debts', (lay) => (lay.seat(0).storage[0] = -1), /owes resources/],
  ['too much in storage', (lay) => (lay.seat(0).storage[0] = 9), /overflows/],
  ['a villager without a roof', (lay) => noRoof(lay), /has no roof/],
  ['a villager too many', (lay) => lay.seat(0).homed[1]!++, /made or lost a villager/],
  ['leaves from nowhere', (lay) => (lay.seat(1).score = 4), /has no source/],
])('%s is noticed', (_, spoil, message) => {
  expect(broken(() => {}, spoil)).toMatch(message);
});

function hangOff(lay: Layout): void {
  lay.play(1, { 9: 'nib' });
}

function noRoof(lay: Layout): void {
  lay.seat(0).homes[spaceNamed('hawkers-1')] = 0;
  lay.seat(0).homed[0] = 1;
}
