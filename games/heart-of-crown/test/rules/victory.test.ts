import { expect, test } from 'vitest';
import type { CardName } from '../../data/cards.ts';
import { at, names } from '../at.ts';

const TWENTY = { princess: 'klam-klam', domain: ['duke', 'duke', 'duke', 'royal-maid'] } as const;
const FIVE_CITIES = ['city', 'city', 'city', 'city', 'city'] as const satisfies readonly CardName[];

function ranking(game: ReturnType<typeof at>): readonly number[] {
  return game.engine.game.ranking(game.state as never);
}

test('[HOC-11.1] example 1 of the rulebook: Lulunasaika, a village, a Duke and a Senator are 13 points, 7 too few', () => {
  const game = at({
    princess: 'lulunasaika',
    domain: ['farming-village', 'duke', 'senator'],
    hand: ['city', 'senator', 'senator'],
    others: [{ hand: ['city'] }],
  });
  expect(game.points(0)).toBe(13);
  expect(game.refusal('declare')).toContain('you have 13');
  game.play('pass', 'set:senator', 'set:senator', 'pass');
  expect([game.points(0), game.asked]).toEqual([19, 1]);
});

test('[HOC-11.1] counters of Imperial Estates count', () => {
  const game = at({
    princess: 'laolilly',
    domain: ['imperial-estate', 'apprentice-maid'],
    counters: 4,
    hand: ['city'],
  });
  expect(game.points(0)).toBe(2);
});

test('[HOC-11.11, HOC-11.8] example 2: A has 24, B 20, C 12; when A is to move again, A and B play on alone', () => {
  const game = at({
    princess: 'lulunasaika',
    domain: ['duke', 'duke', 'senator'],
    hand: ['senator', 'city'],
    draw: FIVE_CITIES,
    others: [
      { princess: 'klam-klam', domain: ['duke', 'duke', 'duke'], hand: ['royal-maid', 'city'], draw: FIVE_CITIES },
      { princess: 'bergamotte', domain: ['duke', 'duke'], hand: ['city', 'senator'], draw: FIVE_CITIES },
    ],
  });
  game.play('pass', 'set:senator', 'pass', 'declare', 'pass', 'set:royal-maid', 'pass', 'declare', 'pass', 'pass');
  expect([0, 1, 2].map((seat) => game.points(seat))).toEqual([24, 20, 12]);
  expect(game.events('overtime').map((e) => e.pub)).toEqual([{ out: [2] }]);
  expect([game.over, game.asked]).toEqual([false, 0]);
  for (const next of [1, 0, 1]) {
    game.play('pass', 'pass');
    expect(game.asked).toBe(next);
  }
});

test('[HOC-11.11] in overtime whoever reaches thirty first wins at once', () => {
  const game = at({
    ...TWENTY,
    declared: true,
    overtime: true,
    hand: ['city', 'royal-maid'],
    others: [
      { princess: 'lulunasaika', domain: ['duke', 'duke', 'duke'], declared: true, hand: ['city', 'duke'] },
      { out: true },
    ],
  });
  game.play('pass', 'set:royal-maid', 'pass');
  expect([game.over, game.asked, game.points(0)]).toEqual([false, 1, 22]);
  game.play('pass', 'set:duke');
  expect(game.over).toBe(true);
  expect(game.events('crowned')).toMatchObject([{ pub: { seat: 1 } }]);
  expect(ranking(game)).toEqual([2, 1, 2]);
});

test('[HOC-11.6] FAQ: thirty points before any declaration win without the round of the others', () => {
  const game = at({
    princess: 'twins',
    domain: ['duke', 'duke', 'senator'],
    hand: ['city', 'imperial-crown', 'imperial-capital'],
    options: { rares: 'with' },
    others: [{ ...TWENTY, declared: true, hand: ['city'] }],
  });
  game.play('pass', 'set:imperial-crown');
  expect([game.over, game.points(0)]).toEqual([false, 29]);
  game.play('set:imperial-capital');
  expect([game.over, game.points(0)]).toEqual([true, 37]);
  expect(ranking(game)).toEqual([1, 2]);
});

test('[HOC-11.6] a counter of an Imperial Estate can be the thirtieth point, in the Main Phase', () => {
  const game = at({
    princess: 'lulunasaika',
    domain: ['duke', 'duke', 'duke', 'senator', 'imperial-estate'],
    counters: 2,
    coins: 3,
    hand: ['city'],
  });
  game.play('use:imperial-estate');
  expect([game.over, game.points(0)]).toEqual([true, 30]);
});

test('[HOC-11.7] after a negated ceremony the game goes on, and a later turn may declare again', () => {
  const game = at({
    princess: 'lulunasaika',
    hand: ['gossipy-duchess', 'city'],
    draw: FIVE_CITIES,
    others: [{ ...TWENTY, declared: true, hand: ['city', 'royal-maid', 'duke'] }],
  });
  game.play('pass', 'set:gossipy-duchess', 'discard:royal-maid,1', 'pass');
  expect(game.events('negated').map((e) => e.pub)).toEqual([{ seat: 1 }]);
  expect([game.over, game.asked, game.points(1)]).toEqual([false, 1, 18]);
  game.play('pass', 'set:royal-maid');
  expect(game.options).toContain('set:duke');
  game.play('pass', 'declare');
  expect(game.state.seats[1]).toMatchObject({ declared: 1 });
});

test('[HOC-11.8] when the first declarer has been negated, the ceremonies are examined at the next declarer’s turn', () => {
  const game = at({
    ...TWENTY,
    hand: ['city'],
    draw: FIVE_CITIES,
    others: [
      { princess: 'lulunasaika', domain: ['duke', 'duke', 'duke', 'senator'], hand: ['city'], draw: FIVE_CITIES },
      { princess: 'laolilly', hand: ['gossipy-duchess', 'city'], draw: FIVE_CITIES },
    ],
  });
  game.play(
    'pass',
    'pass',
    'declare',
    'pass',
    'pass',
    'declare',
    'pass',
    'set:gossipy-duchess',
    'discard:royal-maid,0',
  );
  game.play('discard:senator,1', 'pass');
  expect([game.over, game.asked, game.state.table.overtime]).toEqual([false, 0, 0]);
  game.play('pass', 'pass');
  expect(game.events('crowned').map((e) => e.pub)).toEqual([{ seat: 1 }]);
});

test('[HOC-11.9] FAQ Twin Princesses: an extra turn of one’s own does not end the round', () => {
  const game = at({
    princess: 'twins',
    domain: ['duke', 'duke', 'duke'],
    twins: 1,
    hand: ['royal-maid', 'city'],
    draw: [...FIVE_CITIES, ...FIVE_CITIES],
    others: [{ hand: ['city'] }],
  });
  game.play('use:twins', 'pass', 'set:royal-maid', 'pass', 'declare');
  expect([game.over, game.asked, game.state.table.extra]).toEqual([false, 0, 1]);
  expect(game.state.seats[0]).toMatchObject({ declared: 1 });
  game.play('pass', 'pass');
  expect([game.over, game.asked]).toEqual([false, 1]);
  game.play('pass', 'pass');
  expect(game.over).toBe(true);
  expect(game.events('crowned')).toMatchObject([{ pub: { seat: 0 } }]);
});

test('[HOC-11.9] thirty points in the extra turn win at once', () => {
  const game = at({
    princess: 'twins',
    domain: ['duke', 'duke', 'duke'],
    twins: 1,
    hand: ['duke', 'city'],
    draw: ['duke', 'city', 'city', 'city', 'city'],
    others: [{ hand: ['city'] }],
  });
  game.play('use:twins', 'pass', 'set:duke', 'pass', 'declare', 'pass', 'set:duke');
  expect([game.over, game.state.table.extra, ranking(game)]).toEqual([true, 1, [1, 2]]);
});

test('[HOC-11.10] a declarer who falls below twenty in an extra turn undoes the own ceremony', () => {
  const game = at({
    princess: 'twins',
    domain: ['duke', 'duke', 'duke'],
    twins: 1,
    hand: ['royal-maid', 'city'],
    draw: ['apprentice-maid', 'city', 'city', 'city', 'city'],
    others: [{ hand: ['city'] }],
  });
  game.play('use:twins', 'pass', 'set:royal-maid', 'pass', 'declare', 'pass', 'set:apprentice-maid', 'pass');
  expect(game.events('negated').map((e) => e.pub)).toEqual([{ seat: 0 }]);
  expect(game.state.seats[0]).toMatchObject({ declared: 0 });
  expect([game.over, game.asked]).toEqual([false, 1]);
});

test('[HOC-11.12] in overtime falling below twenty has no consequence and nothing is declared', () => {
  const game = at({
    princess: 'lulunasaika',
    domain: ['duke', 'duke'],
    declared: true,
    overtime: true,
    hand: ['gossipy-duchess', 'city'],
    others: [{ ...TWENTY, declared: true, hand: ['duke', 'city', 'royal-maid'] }],
  });
  game.play('pass', 'set:gossipy-duchess', 'discard:duke,1', 'pass');
  expect([game.points(0), game.points(1), game.asked]).toEqual([21, 14, 1]);
  expect(game.events('negated')).toEqual([]);
  game.play('pass', 'set:duke', 'pass');
  expect([game.points(1), game.kind, game.asked]).toEqual([20, 'main', 0]);
  expect(game.refusal('declare')).toContain('no ceremonies are declared');
  expect(game.events('declared')).toEqual([]);
});

test('[HOC-11.13] players who are out are opponents for no effect', () => {
  const out = {
    princess: 'laolilly',
    domain: ['large-city', 'senator', 'duke'],
    kept: ['rampart'],
    hand: ['magic-talisman', 'refuge', 'rampart', 'city', 'large-city'],
    discard: ['alchemist'],
    draw: ['city', 'duke', 'duke'],
    out: true,
  } as const;
  const before = {
    princess: 'lulunasaika',
    overtime: true,
    coins: 20,
    others: [out, { princess: 'twins', domain: ['duke'], hand: ['city', 'city'], discard: ['bank'] }],
  } as const;
  const attacks = at({
    ...before,
    hand: ['post-horse', 'infantry-battalion', 'royal-guard'],
    draw: ['city', 'city'],
  });
  attacks.play('play:post-horse', 'play:infantry-battalion', 'play:royal-guard');
  expect([attacks.asked, attacks.kind]).toEqual([0, 'second']);

  const witch = at({ ...before, hand: ['curse-witch', 'curse-witch', 'city'] });
  witch.play('use:curse-witch', 'play:curse-witch', 'banish:city');
  expect(witch.events('acquired').map((e) => e.pub)).toEqual([
    { seat: 2, card: 'curse', to: 'discard' },
    { seat: 2, card: 'curse', to: 'bottom' },
  ]);

  const bribery = at({ ...before, hand: ['bribery', 'battering-ram'], draw: ['city', 'city'] });
  bribery.play('play:bribery', 'play:battering-ram', 'pass');
  expect(bribery.options.filter((name) => name.startsWith('bribe'))).toEqual(['bribe:bank,2,discard']);
  expect(bribery.refusal('bribe:alchemist,1,discard')).toBeDefined();

  const duchess = at({ ...before, hand: ['gossipy-duchess', 'city'] }).play('pass', 'set:gossipy-duchess');
  expect(duchess.events('discarded').map((e) => e.pub)).toEqual([{ seat: 2, card: 'duke' }]);
  for (const game of [attacks, witch, bribery, duchess]) {
    const { hand, kept, discard, domain } = game.state.seats[1]!;
    expect([hand, kept, discard, domain].map(names)).toEqual(
      [out.hand, out.kept, out.discard, out.domain].map((cards) => [...cards].sort()),
    );
  }
});

test('[HOC-11.18] after a coronation all others share the second place, whatever their points', () => {
  const game = at({
    princess: 'lulunasaika',
    domain: ['duke', 'duke', 'duke'],
    hand: ['city', 'duke'],
    others: [TWENTY, {}, { princess: 'laolilly', domain: ['senator'] }],
  });
  game.play('pass', 'set:duke');
  expect(ranking(game)).toEqual([1, 2, 2, 2]);
});
