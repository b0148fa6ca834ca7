import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { emberleaf } from '../../src/game.ts';
import { options } from '../../src/options.ts';
import type { Emberleaf } from '../../src/state.ts';
import { at, type Layout, names, stored } from '../at.ts';

test('[EMBER-22.1] the score goes on past 100', () => {
  const game = at({}, (lay) => lay.hand(0, 'bim').play(0, { 3: 'pell-the-crier' }).score(0, 99).bonusesGone(6)).play(
    'slide',
  );
  expect([game.state.seats[0]!.score, game.points(0)]).toEqual([100, 100]);
});

test('[EMBER-22.3] what fits is stored without a question, unless the sister scores what the human hoards', () => {
  const gather = (...favours: string[]) =>
    at({ seats: 1, difficulty: 'easy' }, (lay) => {
      const { table } = lay.s;
      table.box.push(...table.sisterFavours.splice(0));
      table.sisterFavours.push(...favours.map((name) => lay.kind(name)));
      lay.hand(0, 'tansy-otterbrook', 'bim').store(0, { wood: 1 });
    }).play('place:tansy-otterbrook', 'space:3');
  expect(stored(gather('empty-cots'))).toEqual({ wood: 3 });
  const asked = gather('hoarders-due');
  expect(asked.options).toEqual(['take:wood,0', 'take:wood,1', 'take:wood,2']);
  expect(stored(asked.play('take:wood,1'))).toEqual({ wood: 2 });
});

test('[EMBER-22.5] several kinds are stored in the order wood, food, stone, beehive', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'puck' }).store(0, { beehive: 7 });
    lay.seat(0).onCards.splice(0, 4, 1, 1, 1, 0);
  }).play('slide', 'put:stone');
  expect(game.options).toEqual(['take:food,0', 'take:food,1']);
  game.play('take:food,1');
  expect(game.options).toEqual(['return:wood,0', 'return:wood,1']);
  game.play('return:wood,1');
  expect(game.options).toEqual(['take:stone,0', 'take:stone,1', 'take:stone,2']);
});

const elder = (arrange: (lay: Layout) => void) =>
  at({}, (lay) => {
    lay.hand(0, 'bim').play(0, { 1: 'ember-elder' });
    arrange(lay);
  }).play('slide');

test('[EMBER-22.6] leaves are taken without a question where no bonus depends on them', () => {
  const early = elder((lay) => lay.score(0, 8));
  expect([early.kind, early.state.seats[0]!.score]).toEqual(['action', 9]);
  const late = elder((lay) => lay.score(0, 9).bonusesGone(1));
  expect([late.kind, late.state.seats[0]!.score]).toEqual(['action', 10]);
});

test('[EMBER-22.6] leaves of a skill that would open a bonus may be declined', () => {
  const near = () => elder((lay) => lay.score(0, 9));
  expect([near().kind, near().options]).toEqual(['leaves', ['leaves:0', 'leaves:1']]);
  const declined = near().play('leaves:0', 'end-turn');
  expect([declined.state.seats[0]!.score, declined.state.table.bonuses, declined.asked]).toEqual([9, 0, 1]);
  expect(declined.events('declined-leaves').map((e) => e.pub)).toEqual([{ seat: 0, leaves: 1 }]);
  const taken = near().play('leaves:1', 'end-turn');
  expect([taken.state.seats[0]!.score, taken.state.table.bonuses, taken.kind]).toEqual([10, 1, 'take-favour']);
});

/** Seat 0 homes its fifth rat with so much wood, on a building of its own, with this score before it. */
const fifthRat = (wood: number, score: number) =>
  at({}, (lay) => {
    lay.hand(0, 'hilda-hearth', 'bim').store(0, { beehive: 1, wood }).building('owlwatch-1', 'house').score(0, score);
    for (let n = 1; n <= 4; n++) lay.home(0, `hawkers-${n}`, 'rat');
  }).play('place:hilda-hearth', 'space:3', 'use:hilda-hearth,1', 'lodge:owlwatch-1', 'home:rat');

test('[EMBER-22.6] of the leaves of a villager’s bonus any number may be taken, those for homing not', () => {
  const game = fifthRat(3, 6);
  expect([game.options, game.state.seats[0]!.score]).toEqual([['leaves:0', 'leaves:1', 'leaves:2', 'leaves:3'], 7]);
  expect(game.play('leaves:2').state.seats[0]).toMatchObject({ score: 9, leaves: [1, 0, 0, 2, 6] });
  expect([fifthRat(3, 5).kind, fifthRat(3, 9).kind]).toEqual(['action', 'action']);
});

test('[EMBER-22.7] a walk is a choice of clearing, and its moves are the most of any route there', () => {
  const game = at({}, (lay) => lay.hand(0, 'sable-farwalk', 'bim').play(0, { 1: 'cress' })).play(
    'place:sable-farwalk',
    'space:3',
    'walk:fernhollow',
  );
  expect(game.events('walked')[0]!.pub).toEqual({ seat: 0, to: 'fernhollow', moves: 3 });
  const blocked = at({}, (lay) => lay.hand(0, 'milo', 'bim').dangers({ 'hawkers-emberroot': 'fang-2-4' })).play(
    'place:milo',
    'space:3',
    'walk:emberroot',
  );
  expect(blocked.events('walked')[0]!.pub).toEqual({ seat: 0, to: 'emberroot', moves: 2 });
});

test('[EMBER-22.9] the build as a chain: building, reduction, clearing, space, villager', () => {
  const kinds: (string | undefined)[] = [];
  const game = at({}, (lay) => lay.hand(0, 'amara', 'bim').store(0, { wood: 3, food: 2, beehive: 1 })).play(
    'place:amara',
    'space:3',
  );
  for (const answer of ['build:house', 'reduce:yes', 'save:wood,2', 'site:hawkers-1', 'home:owl']) {
    kinds.push(game.kind);
    game.play(answer);
  }
  expect(kinds).toEqual(['build', 'reduce', 'save', 'site', 'home']);
  const anywhere = at({}, (lay) => lay.hand(0, 'gable', 'bim').store(0, { wood: 2, food: 2 })).play(
    'place:gable',
    'space:3',
    'build:boat-house',
  );
  expect(anywhere.kind).toBe('clearing');
});

test('[EMBER-22.10] each payment is reached in one way only', () => {
  const paid = new Set<string>();
  let ways = 0;
  for (const wood of [0, 1, 2]) {
    const game = at({}, (lay) => lay.hand(0, 'amara', 'bim').store(0, { wood: 2, food: 2, beehive: 1 })).play(
      'place:amara',
      'space:3',
      'build:boat-house',
      'reduce:yes',
      `save:wood,${wood}`,
    );
    expect(game.kind).toBe('site');
    paid.add(JSON.stringify(stored(game)));
    ways++;
  }
  expect(paid.size).toBe(ways);
});

test('[EMBER-22.11] tokens that look alike are one option', () => {
  const game = at({}, (lay) =>
    lay.hand(0, 'bim').play(0, { 3: 'patty' }).banners(0, 'fang-2-4', 'fang-2-4', 'flame-2-4'),
  ).play('slide', 'use:patty,2');
  expect(game.options).toEqual(['banner:fang-2-4', 'banner:flame-2-4']);
});

test('[EMBER-22.12] a charge, a promise and the core action are used up, so a turn ends', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').play(0, { 1: 'nutkin' }).store(0, { wood: 8 });
    lay.seat(0).discs[0] = 1;
  });
  const seen: number[] = [];
  while (game.asked === 0 && seen.length < 30) {
    seen.push(game.state.ply);
    game.play(game.options.find((name) => name.startsWith('charge') || name.startsWith('promise')) ?? game.options[0]!);
  }
  expect(game.asked).toBe(1);
  expect(game.state.seats[0]!.uses[0]).toBe(2);
});

test('[EMBER-22.13] gains for all come in turn order, and only overflows are asked', () => {
  const game = at({ seats: 3 }, (lay) => {
    lay.hand(0, 'bim').play(0, { 3: 'pell-the-crier' }).score(0, 39).bonusesGone(3).store(1, { food: 8 });
  }).play('slide', 'leaves:1', 'end-turn');
  expect([game.asked, game.options]).toEqual([1, ['take:beehive,0', 'take:beehive,1']]);
  expect([stored(game, 0), stored(game, 2)]).toEqual([{ beehive: 1 }, {}]);
  expect(stored(game.play('take:beehive,0'), 2)).toEqual({ beehive: 1 });
});

test('[EMBER-22.14] hands and rows lie open; piles, the bag and face-down cards are hidden from all', () => {
  const game = scenario<Emberleaf>(emberleaf, { seats: 1, options: { decks: 'random' } });
  const { table, seats } = game.view();
  expect(names(seats[0]!.hand as number[])).toEqual(names(game.state.seats[0]!.hand));
  expect(table.heroRow).toEqual(game.state.table.heroRow);
  for (const hidden of ['heroDeck', 'favourDeck', 'creatures', 'sisterDeck'] as const) {
    expect((table[hidden] as number[]).every((entry) => entry === -1)).toBe(true);
  }
});

test('[EMBER-22.15] decks are drafted or dealt at any number; the difficulty matters to one player only', () => {
  expect(options.decks).toMatchObject({ values: ['draft', 'random'], default: 'draft' });
  const start = (seats: number, difficulty: string) =>
    scenario<Emberleaf>(emberleaf, { seats, options: { difficulty } }).state.table;
  expect([start(1, 'hard').difficulty, start(1, 'easy').difficulty]).toEqual([2, 0]);
  expect([start(2, 'hard').difficulty, start(2, 'hard').sisterFavours]).toEqual([-1, []]);
});

test('[EMBER-22.16] six clearings can yield six trophies', () => {
  const clearings = ['hawkers', 'fernhollow', 'owlwatch', 'emberroot', 'watersedge', 'mossmarsh'];
  const sizes = [8, 6, 7, 8, 7, 6];
  const types = ['house', 'boat-house', 'windmill', 'market', 'town-hall'] as const;
  const almost = (lay: Layout) => {
    let n = 0;
    for (const [i, name] of clearings.entries()) {
      for (let k = 1; k < sizes[i]!; k++) lay.building(`${name}-${k}`, types[n++ % 5]!);
    }
  };
  for (const [at_, name] of clearings.entries()) {
    const game = at({}, (lay) => {
      almost(lay);
      lay.hand(0, 'agate', 'bim').store(0, { wood: 2, food: 2 });
      lay.seat(0).at = at_;
    }).play('place:agate', 'space:3', 'build:boat-house', 'pass', 'end-turn');
    expect([name, game.kind]).toEqual([name, 'trophy']);
  }
});
