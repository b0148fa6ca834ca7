import { expect, test } from 'vitest';
import { CLEARINGS } from '../../data/board.ts';
import { tieBreaks } from '../../src/score.ts';
import { at, type Layout, names, stored } from '../at.ts';

/** Seat 0 ends its turn with so many trophies due to the seats. */
const due = (owed: readonly number[], arrange: (lay: Layout) => void = () => {}) =>
  at({ seats: owed.length }, (lay) => {
    for (const [seat, count] of owed.entries()) lay.seat(seat).due = count;
    lay.hand(0, 'bim', 'milo').building('owlwatch-1', 'house').building('owlwatch-2', 'market');
    arrange(lay);
  }).play('place:bim', 'space:3', 'end-turn');

test('[EMBER-17.1] a trophy can be earned on another’s turn', () => {
  const game = at({}, (lay) => {
    lay
      .hand(0, 'bim', 'milo')
      .play(0, { 5: 'ember-elder' })
      .play(1, { 1: 'pikewing' })
      .hand(1, 'zorr')
      .score(0, 59)
      .bonusesGone(5);
    lay.dangers({ 'hawkers-emberroot': 'fang-2-4' });
    lay.s.table.trackRow = 7;
  }).play('slide', 'leaves:1', 'end-turn', 'trigger:pikewing,1', 'attack:hawkers-emberroot');
  expect([game.kind, game.asked]).toEqual(['trophy', 1]);
});

test('[EMBER-17.2, EMBER-17.3] in turn order from the current player; who earned several takes them all first', () => {
  const game = due([2, 1, 1]);
  expect(game.asked).toBe(0);
  game.play('trophy:t2');
  expect([game.asked, game.options]).toEqual([
    0,
    ['trophy:t1', 'trophy:t3', 'trophy:t4', 'trophy:t5', 'trophy:t6', 'pass'],
  ]);
  game.play('trophy:t3');
  expect(game.asked).toBe(1);
  game.play('trophy:t4');
  expect(game.asked).toBe(2);
  expect(names(game.state.seats[0]!.trophies)).toEqual(['t2', 't3']);
});

test('[EMBER-17.4] a trophy is taken where nothing depends on it', () => {
  expect(due([1, 0]).options).toEqual(['t1', 't2', 't3', 't4', 't5', 't6'].map((name) => `trophy:${name}`));
  const last = due([1, 0], (lay) => lay.trophiesLeft('t5', 't6').bonusesGone(6).score(0, 70));
  expect(last.options).toEqual(['trophy:t5', 'trophy:t6']);
});

test('[EMBER-17.4] the last trophy may be declined, and the game goes on', () => {
  const game = due([1, 0], (lay) => lay.trophiesLeft('t1'));
  expect(game.options).toEqual(['trophy:t1', 'pass']);
  game.play('pass');
  expect([names(game.state.table.trophies), game.asked, game.state.seats[0]!.due]).toEqual([['t1'], 1, 0]);
  expect(game.events('declined-trophy').map((e) => e.pub)).toEqual([{ seat: 0 }]);
});

test('[EMBER-17.4] so may each of those that are due together and are the last', () => {
  const game = due([1, 1, 1], (lay) => lay.trophiesLeft('t1', 't2').bonusesGone(6).score(0, 70));
  expect(game.options).toEqual(['trophy:t1', 'trophy:t2', 'pass']);
  game.play('pass');
  expect([game.asked, game.options]).toEqual([1, ['trophy:t1', 'trophy:t2', 'pass']]);
});

test('[EMBER-17.4] a trophy whose leaves would open a bonus may be declined', () => {
  const near = (score: number, gone = 0) =>
    due([1, 0], (lay) => lay.score(0, score).bonusesGone(gone)).options.includes('pass');
  expect([near(1), near(2), near(2, 1), near(14, 1)]).toEqual([false, true, false, true]);
});

/** A trophy is due to seat 0, near a bonus, and all clearings but so many are full. */
const filledBut = (open: number, ...trophies: readonly string[]) =>
  due([1, 0], (lay) => {
    lay.fillBoard(...CLEARINGS.slice(0, open).map((clearing) => `${clearing}-1`));
    lay.trophiesLeft(...trophies).score(0, 8);
  });

test('[EMBER-17.4] it must be taken if the clearings to come bring fewer trophies than are left', () => {
  expect(filledBut(2, 't5', 't6').options).toEqual(['trophy:t5', 'trophy:t6', 'pass']);
  expect(filledBut(1, 't5', 't6').options).toEqual(['trophy:t5', 'trophy:t6']);
  expect(filledBut(1, 't6').options).toEqual(['trophy:t6', 'pass']);
  expect(names(filledBut(0, 't6').state.seats[0]!.trophies)).toEqual(['t6']);
});

test('[EMBER-17.5] without any left it is lost', () => {
  const game = due([1, 1], (lay) => lay.trophiesLeft('t6')).play('trophy:t6');
  expect([names(game.state.seats[0]!.trophies), game.state.seats.map((mine) => mine.due)]).toEqual([['t6'], [0, 0]]);
  expect(game.state.seats[1]!.trophies).toEqual([]);
});

test('[EMBER-17.6] T1: the taker may home a villager, everyone else gains a stone', () => {
  const game = due([1, 0, 0]).play('trophy:t1');
  expect(game.options).toEqual(['lodge:owlwatch-1', 'lodge:owlwatch-2', 'pass']);
  game.play('pass');
  expect([0, 1, 2].map((seat) => stored(game, seat))).toEqual([{}, { stone: 1 }, { stone: 1 }]);
});

test.each([
  ['EMBER-17.7', 't2', 5, { beehive: 1 }, { beehive: 1 }],
  ['EMBER-17.8', 't3', 5, { stone: 2 }, { stone: 1 }],
  ['EMBER-17.9', 't4', 5, { wood: 4 }, { wood: 1 }],
  ['EMBER-17.10', 't5', 5, { food: 4 }, { food: 1 }],
  ['EMBER-17.11', 't6', 8, {}, {}],
])('[EMBER-17.7, EMBER-17.8, EMBER-17.9, EMBER-17.10, EMBER-17.11] %s: %s', (_, trophy, leaves, mine, others) => {
  const game = due([1, 0, 0]).play(`trophy:${trophy}`);
  expect(game.state.seats.map((seat) => seat.score)).toEqual([leaves, 0, 0]);
  expect([0, 1, 2].map((seat) => stored(game, seat))).toEqual([mine, others, others]);
});

test('[EMBER-17.12] the taker gains first, then the others in turn order', () => {
  const game = due([0, 1, 0], (lay) => lay.store(0, { wood: 8 }).store(1, { food: 8 }).store(2, { food: 8 })).play(
    'trophy:t4',
  );
  expect([game.asked, game.kind]).toEqual([1, 'take']);
  game.play('take:wood,0');
  expect(game.asked).toBe(2);
  game.play('take:wood,1');
  expect(game.asked).toBe(1);
  expect(game.state.seats.map((_, seat) => stored(game, seat))).toEqual([
    { wood: 8 },
    { food: 8 },
    { food: 7, wood: 1 },
  ]);
});

/** Seat 0 slides Pell for one leaf, which takes it to the bonus with this number. */
const bonus = (number: number, arrange: (lay: Layout) => void = () => {}, seats = 2) =>
  at({ seats }, (lay) => {
    lay
      .hand(0, 'bim', 'milo')
      .play(0, { 5: 'pell-the-crier' })
      .score(0, number * 10 + 9)
      .bonusesGone(number);
    arrange(lay);
  }).play('slide');
const reached = (...args: Parameters<typeof bonus>) => bonus(...args).play('leaves:1', 'end-turn');

test('[EMBER-18.1, EMBER-18.2] bonuses wait at 10 to 60 leaves, for the first who comes there, once', () => {
  const game = reached(3);
  expect(game.events('bonus-resolved').map((e) => e.pub)).toEqual([{ bonus: 'beehive' }]);
  expect(game.state.table.bonuses).toBe(4);
  const late = bonus(3, (lay) => lay.bonusesGone(4)).play('end-turn');
  expect([late.events('bonus-resolved'), stored(late)]).toEqual([[], {}]);
  const far = at(
    {},
    (lay) => lay.hand(0, 'bim', 'milo').score(0, 36).bonusesGone(3).trophiesLeft('t6', 't5').seat(0).due++,
  ).play('place:bim', 'space:3', 'end-turn', 'trophy:t6');
  expect(far.state.table.bonuses).toBe(4);
});

test('[EMBER-18.3] all receive it from the one who triggered it, whoever’s turn it is', () => {
  const game = at({ seats: 3 }, (lay) => {
    lay
      .hand(0, 'bim', 'milo')
      .building('owlwatch-1', 'house')
      .building('owlwatch-2', 'market')
      .score(1, 22)
      .bonusesGone(2);
    lay.seat(1).due = 1;
  }).play('place:bim', 'space:3', 'end-turn', 'trophy:t6');
  expect([game.kind, game.asked]).toEqual(['lodge', 1]);
  game.play('pass');
  expect(game.asked).toBe(2);
  game.play('pass');
  expect(game.asked).toBe(0);
});

test('[EMBER-18.3] several are resolved in the order they were passed', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'bim', 'milo').home(0, 'hawkers-1', 'rat').score(0, 38).bonusesGone(3);
    lay.seat(0).due = 2;
  }).play('place:bim', 'space:3', 'end-turn', 'trophy:t6', 'trophy:t5');
  expect(game.events('bonus-resolved').map((e) => e.pub)).toEqual([{ bonus: 'beehive' }, { bonus: 'clearings' }]);
  expect(game.state.seats[0]!.score).toBe(38 + 8 + 5 + 2);
});

test('[EMBER-18.4] a bonus triggered in step 4 joins the end of the queue', () => {
  const game = reached(4, (lay) => {
    for (const name of ['hawkers', 'fernhollow', 'owlwatch', 'emberroot', 'watersedge'])
      lay.home(0, `${name}-1`, 'rat');
    lay.play(0, { 6: 'tarn' });
  });
  expect(game.state.seats[0]!.score).toBe(60);
  expect([game.kind, game.events('bonus-resolved').map((e) => e.pub)]).toEqual([
    'trigger',
    [{ bonus: 'clearings' }, { bonus: 'skill' }],
  ]);
});

test('[EMBER-18.5] at 10 the favour row is dealt anew and each may take one', () => {
  const game = reached(0, (lay) => lay.favourRow('warm-hearths', 'jetty-keeper'));
  expect([game.kind, game.asked, game.options.length]).toEqual(['take-favour', 0, 6]);
  expect(names(game.state.table.favourDiscard)).toEqual(['jetty-keeper', 'warm-hearths']);
  game.play(game.options[0]!);
  expect([game.asked, game.options.length]).toEqual([1, 5]);
});

test('[EMBER-18.6] at 20 a stone for every two favours', () => {
  const game = reached(1, (lay) => {
    lay
      .favours(0, 'warm-hearths', 'jetty-keeper', 'grist-and-grain', 'coin-in-the-purse', 'ring-the-bells')
      .favours(1, 'rat-parade');
  });
  expect([stored(game, 0), stored(game, 1)]).toEqual([{ stone: 2 }, {}]);
});

test('[EMBER-18.7] at 30 each may home a villager', () => {
  const game = reached(2, (lay) => lay.building('owlwatch-1', 'house').building('owlwatch-2', 'market'));
  expect([game.kind, game.asked]).toEqual(['lodge', 0]);
  expect([game.play('pass').kind, game.asked]).toEqual(['lodge', 1]);
});

test('[EMBER-18.8] at 40 each gains a beehive', () => {
  const game = reached(3, () => {}, 3);
  expect([0, 1, 2].map((seat) => stored(game, seat))).toEqual([{ beehive: 1 }, { beehive: 1 }, { beehive: 1 }]);
});

test('[EMBER-18.9] at 50 each gains 2 leaves per clearing with a villager', () => {
  const game = reached(4, (lay) =>
    lay
      .home(0, 'hawkers-1', 'rat')
      .home(0, 'owlwatch-1', 'rat')
      .home(0, 'owlwatch-2', 'rat')
      .home(1, 'mossmarsh-1', 'owl'),
  );
  expect(game.state.seats.map((mine) => mine.score)).toEqual([50 + 4, 2]);
});

test('[EMBER-18.10, EMBER-18.11] at 60 each may resolve one on-play skill of a hero in play, at its price', () => {
  const game = reached(5, (lay) =>
    lay
      .play(0, { 6: 'sorrel' })
      .store(0, { stone: 1 })
      .play(1, { 1: 'mab-molehill', 2: 'rusk' })
      .hand(1, 'zorr', 'greta-flint'),
  );
  expect(game.options).toEqual(['trigger:pell-the-crier,1', 'trigger:sorrel,1', 'pass']);
  game.play('trigger:sorrel,1', 'use:sorrel,1', 'pass');
  expect([stored(game), game.asked, game.options]).toEqual([
    {},
    1,
    ['trigger:mab-molehill,1', 'trigger:rusk,1', 'pass'],
  ]);
  game.play('trigger:mab-molehill,1');
  expect(stored(game, 1)).toEqual({ food: 2 });
});

test('[EMBER-18.12, EMBER-20.5] favours of the final scoring count, but trigger no bonus', () => {
  const game = at({ seats: 2 }, (lay) => {
    lay.trophiesLeft().hand(0, 'bim', 'milo').hand(1, 'zorr', 'rusk').favours(0, 'row-of-roofs').score(0, 8);
    lay.home(0, 'hawkers-1', 'rat').home(0, 'hawkers-2', 'rat').home(0, 'hawkers-3', 'rat');
  }).play('place:bim', 'space:3', 'end-turn', 'place:zorr', 'space:3', 'end-turn');
  expect([game.over, game.points(0), game.state.table.bonuses]).toEqual([true, 14, 0]);
});

test('[EMBER-19.1, EMBER-19.3] a row is refreshed once if somebody took a card of it, else not', () => {
  const idle = at({}, (lay) => lay.hand(0, 'bim', 'milo').heroRow('nib', 'gable')).play(
    'place:bim',
    'space:3',
    'end-turn',
  );
  expect([names(idle.state.table.heroRow), idle.events('row-refreshed')]).toEqual([['gable', 'nib'], []]);
  const both = at({}, (lay) => lay.hand(0, 'pell-the-crier', 'milo').heroRow('nib', 'gable', 'cress')).play(
    'place:pell-the-crier',
    'space:3',
    'pass',
    'hero:nib',
    'end-turn',
  );
  expect(both.events('row-refreshed').map((e) => e.pub)).toEqual([{ row: 'heroes' }]);
});

test('[EMBER-19.2] the rightmost card goes, the rest moves right, new cards come from the left', () => {
  const game = at({}, (lay) => lay.hand(0, 'nib', 'milo').heroRow('gable', 'cress', 'puck', 'heddle', 'maple')).play(
    'place:nib',
    'space:3',
    'hero:cress',
    'end-turn',
  );
  const { heroRow, heroDiscard } = game.state.table;
  expect(heroRow.slice(2).map((kind) => names([kind])[0])).toEqual(['gable', 'puck', 'heddle']);
  expect([heroRow.length, names(heroDiscard)]).toEqual([5, ['maple']]);
  const last = at({}, (lay) => lay.hand(0, 'nib', 'milo').heroRow('gable')).play(
    'place:nib',
    'space:3',
    'hero:gable',
    'end-turn',
  );
  expect([last.state.table.heroRow.length, last.state.table.heroDiscard]).toEqual([5, []]);
});

test('[EMBER-19.4] dealing five new favours is not taking', () => {
  const game = reached(0).play('pass', 'pass');
  expect(game.events('row-refreshed')).toHaveLength(1);
  const taken = reached(0);
  taken.play(taken.options[0]!, 'pass');
  expect(taken.events('row-refreshed')).toHaveLength(2);
});

test('[EMBER-19.5] an empty pile is made anew from its discards; without any the row stays shorter', () => {
  const game = at({}, (lay) => {
    lay.hand(0, 'nib', 'milo').heroRow('gable', 'cress', 'puck', 'heddle', 'maple');
    lay.s.table.heroDiscard.push(...lay.s.table.heroDeck.splice(0));
  }).play('place:nib', 'space:3', 'hero:cress', 'end-turn');
  expect([game.state.table.heroRow.length, game.state.table.heroDiscard]).toEqual([5, []]);
  const short = at({}, (lay) => {
    lay.hand(0, 'nib', 'milo').heroRow('gable', 'cress');
    lay.s.table.box.push(...lay.s.table.heroDeck.splice(0));
  }).play('place:nib', 'space:3', 'hero:cress', 'end-turn');
  expect(names(short.state.table.heroRow)).toEqual(['gable']);
});

/** The last trophy is taken in the turn of this seat; the others just place a card. */
const lastTrophy = (seats: number, seat: number) => {
  const game = at({ seats }, (lay) => {
    lay.trophiesLeft('t6');
    const heroes = ['bim', 'pikewing', 'koren', 'cobble', 'nettle'];
    const second = ['cress', 'ashby', 'grand-oakheart', 'digger', 'ember-elder'];
    for (let i = 0; i < seats; i++) lay.hand(i, second[i]!, heroes[i]!);
  });
  const turns: number[] = [];
  const plays = ['cress', 'ashby', 'grand-oakheart', 'digger', 'ember-elder'];
  while (!game.over && turns.length < 20) {
    const { asked } = game;
    turns.push(asked);
    if (asked === seat && game.state.table.trophies.length > 0) game.state.seats[seat]!.due = 1;
    game.play(game.options.find((name) => name === `place:${plays[asked]}`) ?? game.options[0]!);
    while (!game.over && game.asked === asked && game.kind !== 'action')
      game.play(game.options.includes('space:3') ? 'space:3' : game.options[0]!);
    if (game.options[0] === 'end-turn') game.play('end-turn');
    if (game.kind === 'trophy') game.play('trophy:t6');
  }
  return turns;
};

test('[EMBER-20.1, EMBER-20.2, EMBER-20.3] the turn is completed and all get equally many turns', () => {
  expect(lastTrophy(3, 0)).toEqual([0, 1, 2]);
  expect(lastTrophy(3, 2)).toEqual([0, 1, 2]);
  expect(lastTrophy(5, 2)).toEqual([0, 1, 2, 3, 4]);
});

test('[EMBER-20.4] the last turns are ordinary ones, only without trophies', () => {
  const game = at({}, (lay) => {
    lay.trophiesLeft().hand(1, 'pikewing', 'rusk').dangers({ 'hawkers-emberroot': 'fang-2-4' });
    lay.s.table.trackRow = 7;
  }).play('place:bim', 'space:3', 'end-turn', 'place:pikewing', 'space:3', 'attack:hawkers-emberroot', 'end-turn');
  expect([game.over, game.state.table.trackRow, game.state.seats[1]!.trophies]).toEqual([true, 0, []]);
});

const ranked = (arrange: (lay: Layout) => void) => {
  const game = at({ seats: 3 }, arrange);
  return game.engine.game.ranking(game.match.state);
};

test('[EMBER-20.6] most leaves, then villagers, then tokens, then together', () => {
  const even = (lay: Layout) => lay.score(0, 30).score(1, 30).score(2, 20);
  expect(ranked((lay) => lay.score(0, 10).score(1, 30).score(2, 20))).toEqual([3, 1, 2]);
  expect(ranked((lay) => even(lay).home(1, 'hawkers-1', 'rat'))).toEqual([2, 1, 3]);
  expect(ranked((lay) => even(lay).banners(0, 'fang-2-4'))).toEqual([1, 2, 3]);
  expect(ranked((lay) => even(lay))).toEqual([1, 1, 3]);
});

test('[EMBER-20.6] what breaks a tie is told by seat', () => {
  const { state } = at({ seats: 3 }, (lay) => lay.home(1, 'hawkers-1', 'rat').banners(0, 'fang-2-4'));
  expect(tieBreaks(state).map(({ rule, counts }) => [rule, ...counts])).toEqual([
    ['EMBER-20.6', 0, 1, 0],
    ['EMBER-20.6', 1, 0, 0],
  ]);
});

test('[EMBER-20.7] tokens that were spent do not count', () => {
  const game = at({}, (lay) => {
    lay
      .hand(0, 'bim')
      .play(0, { 3: 'patty' })
      .banners(0, 'fang-2-4')
      .banners(1, 'flame-2-4')
      .score(0, 20)
      .score(1, 20)
      .bonusesGone(6);
  }).play('slide', 'use:patty,2');
  expect(game.engine.game.ranking(game.match.state)).toEqual([2, 1]);
});
