import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { COLOURS } from '../../data/colours.ts';
import { SPACES } from '../../src/board/board.ts';
import { emberleaf } from '../../src/game.ts';
import { EMPTY, type Emberleaf } from '../../src/state.ts';
import { at, names } from '../at.ts';

const started = (seats: number, options?: unknown, seed = 'set-up') =>
  scenario<Emberleaf>(emberleaf, { seats, options, seed });

test('[EMBER-2.1] one to five can play, each in a colour, alone against the sister', () => {
  expect(new Set(COLOURS).size).toBe(emberleaf.seats[1]);
  expect(emberleaf.seats).toEqual([1, 5]);
  expect(started(1).state.table.difficulty).toBeGreaterThanOrEqual(0);
  expect(started(2).state.table.difficulty).toBe(EMPTY);
});

test('[EMBER-2.2] the longer side of the track is for four and five, and the tracker starts above row 1', () => {
  expect([1, 2, 3, 4, 5].map((seats) => started(seats).state.table.longTrack)).toEqual([0, 0, 0, 1, 1]);
  expect(started(2).state.table.trackRow).toBe(0);
});

test('[EMBER-2.3, EMBER-2.4] all six trophies lie open, and any of those left can be taken', () => {
  expect(names(started(3).state.table.trophies)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6']);
  const game = at({}, (lay) => {
    lay.seat(0).due = 1;
    lay.hand(0, 'pikewing', 'bim');
  }).play('place:pikewing', 'space:3', 'end-turn');
  expect(game.options).toEqual(['trophy:t1', 'trophy:t2', 'trophy:t3', 'trophy:t4', 'trophy:t5', 'trophy:t6']);
});

test('[EMBER-2.5] five heroes and five favours lie in rows beside their piles', () => {
  const { table } = started(2).state;
  expect([table.heroRow.length, table.heroDeck.length, table.heroDiscard]).toEqual([5, 42, []]);
  expect([table.favourRow.length, table.favourDeck.length, table.favourDiscard]).toEqual([5, 83, []]);
});

test('[EMBER-2.6] nine tokens lie on the spots, green side up, and the rest is in the bag', () => {
  const { table } = started(2).state;
  expect(table.spots.every((token) => token !== EMPTY)).toBe(true);
  expect([table.dangers.length, table.creatures.length, table.orange]).toEqual([9, 24, 0]);
});

/** So many of each type are left, so many spaces are free, and buildings stand on the spaces with this mark or a higher one. */
function prePlaced(seats: number, mark: number, left: number, free: number): void {
  const { tiles, buildings, makers } = started(seats).state.table;
  expect(buildings).toEqual(Array(5).fill(left));
  expect(tiles.filter((tile) => tile === EMPTY)).toHaveLength(free);
  expect(SPACES.every((space, i) => (tiles[i] !== EMPTY) === space.mark >= mark)).toBe(true);
  expect(makers.every((maker) => maker === EMPTY)).toBe(true);
}

test.each([1, 2])('[EMBER-2.7] for %i three buildings of each type stand on 3+ and 4+', (seats) => {
  prePlaced(seats, 3, 7, 27);
});

test('[EMBER-2.8] for three two buildings of each type stand on 4+', () => {
  prePlaced(3, 4, 8, 32);
});

test.each([4, 5])('[EMBER-2.9] for %i no building is placed', (seats) => {
  prePlaced(seats, 9, 10, 42);
});

test('[EMBER-2.10] a pre-placed building helps to fill its clearing and takes a villager by a homing bonus', () => {
  const game = at({}, (lay) => {
    for (const space of [1, 2, 3, 4, 5]) lay.building(`fernhollow-${space}`, 'house');
    lay.seat(0).at = 1;
    lay.hand(0, 'greta-flint', 'hilda-hearth').store(0, { wood: 3, food: 1, beehive: 1 });
  });
  game.play('place:greta-flint', 'space:3', 'build:house', 'pass', 'end-turn');
  expect(game.events('trophy-earned').map((e) => e.pub)).toEqual([{ seat: 0, by: 'clearing' }]);
  game.play('trophy:t1');
  expect(game.options).toContain('lodge:fernhollow-2');
});

test('[EMBER-2.11] what a player starts with', () => {
  const game = started(5, { decks: 'random' });
  for (const mine of game.state.seats) {
    expect(mine).toMatchObject({
      at: 0,
      storage: [0, 0, 0, 1],
      built: [0, 0, 0, 0, 0, 0],
      homed: [0, 0, 0, 0],
      score: 0,
      played: [],
    });
    expect(mine.hand.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 6 }, (_, i) => mine.deck * 6 + i));
  }
  expect(new Set(game.state.seats.map((mine) => mine.deck)).size).toBe(5);
});

test("[EMBER-2.12] a favour disc lies at each clearing but Hawker's Crossing", () => {
  expect(started(2).state.seats[0]!.discs).toEqual([0, 1, 1, 1, 1, 1]);
});

test('[EMBER-2.13] decks are drafted from the starting player on, each at most once, or dealt at random', () => {
  const game = started(3);
  const { starter } = game.state.table;
  expect([game.kind, game.asked, game.options]).toEqual([
    'deck',
    starter,
    ['deck:a', 'deck:b', 'deck:c', 'deck:d', 'deck:e'],
  ]);
  game.play('deck:c');
  expect([game.asked, game.options]).toEqual([(starter + 1) % 3, ['deck:a', 'deck:b', 'deck:d', 'deck:e']]);
  game.play('deck:a', 'deck:e');
  expect([game.kind, game.asked]).toEqual(['action', starter]);
  expect(game.state.seats[starter]!.deck).toBe(2);
  expect(started(3, { decks: 'random' }).kind).toBe('action');
});

test('[EMBER-2.14] the starting player is drawn; alone it is the human; turns go on in seat order', () => {
  const starters = Array.from({ length: 12 }, (_, i) => started(3, {}, `seed ${i}`).state.table.starter);
  expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
  expect(started(1).state.table.starter).toBe(0);
  const game = at({ seats: 3 }, (lay) => lay.hand(0, 'pikewing', 'bim')).play('place:pikewing', 'space:3', 'end-turn');
  expect(game.asked).toBe(1);
});
