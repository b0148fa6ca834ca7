import { type Scenario, scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { heartOfCrown } from '../../src/game.ts';
import type { HeartOfCrown } from '../../src/state.ts';
import { names, pileNames } from '../at.ts';

function picking(seats: number, seed = 'pick'): Scenario<HeartOfCrown> {
  return scenario<HeartOfCrown>(heartOfCrown, { seats, seed, options: { seating: 'hand-elimination' } });
}

function seeds<T>(count: number, of: (seed: string) => T): Set<T> {
  return new Set(Array.from({ length: count }, (_, seed) => of(`seed ${seed}`)));
}

test('[HOC-2.14] each player picks five of the ten starting cards, and all hands are shown together', () => {
  const game = picking(2);
  expect([game.asked, game.options]).toEqual([0, ['maids:0', 'maids:1', 'maids:2', 'maids:3']]);
  game.play('maids:2');
  expect(game.asked).toBe(1);
  expect(game.events('hands-shown')).toEqual([]);
  game.play('maids:0');
  expect(game.events('hands-shown')).toMatchObject([{ pub: { maids: [2, 0] } }]);
  const [first, second] = game.state.seats;
  const villages = (n: number) => Array<string>(n).fill('farming-village');
  expect(names(first!.hand)).toEqual(['apprentice-maid', 'apprentice-maid', ...villages(3)]);
  expect(names(first!.draw)).toEqual(['apprentice-maid', ...villages(4)]);
  expect(names(second!.hand)).toEqual(villages(5));
  expect(names(second!.draw)).toEqual([...Array(3).fill('apprentice-maid'), ...villages(2)]);
});

test('[HOC-2.15] most maids go first, the others follow clockwise in descending number', () => {
  const game = picking(4).play('maids:1', 'maids:3', 'maids:0', 'maids:2');
  expect(game.state.table.order).toEqual([1, 3, 0, 2]);
  game.play('pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass');
  expect(game.events('turn-began')).toMatchObject([1, 3, 0, 2, 1].map((seat) => ({ pub: { seat } })));
});

test('[HOC-2.16] lots decide between equal numbers of maids', () => {
  const orderOf = (seed: string, ...picks: string[]) =>
    picking(3, seed)
      .play(...picks)
      .state.table.order.join('');
  expect(seeds(40, (seed) => orderOf(seed, 'maids:2', 'maids:2', 'maids:2')).size).toBe(6);
  expect(seeds(20, (seed) => orderOf(seed, 'maids:1', 'maids:1', 'maids:3'))).toEqual(new Set(['201', '210']));
});

test('[HOC-2.17] the first player is asked neither for a seat nor whether to go first', () => {
  const game = picking(3).play('maids:1', 'maids:2', 'maids:0');
  expect([game.asked, game.kind]).toEqual([1, 'main']);
});

test('[HOC-2.18] nobody learns a pick before all have picked', () => {
  const [none, all] = ['maids:0', 'maids:3'].map((pick) => picking(3).play(pick));
  for (const viewer of [1, 2, undefined]) expect(none!.view(viewer)).toEqual(all!.view(viewer));
  expect(none!.events()).toEqual(all!.events());
  expect(picking(3).decision).toMatchObject({ kind: 'first-hand', secret: true });
});

test('[HOC-2.18] the five that are left are shuffled, and nothing is drawn', () => {
  const picked = (seed: string) => picking(2, seed).play('maids:1', 'maids:0');
  expect(seeds(20, (seed) => pileNames(picked(seed).state.seats[0]!.draw).join()).size).toBeGreaterThan(3);
  expect(picked('one').events('drew')).toEqual([]);
});

test('[HOC-2.14] until the hands are picked nothing else can be done', () => {
  const game = picking(2);
  for (const wish of ['play:farming-village', 'buy:city', 'back:laolilly', 'pass']) {
    expect(game.refusal(wish)).toContain('HOC-2.14');
  }
  game.play('maids:2', 'maids:0');
  expect(game.refusal('buy:city')).toContain('HOC-7.1');
});
