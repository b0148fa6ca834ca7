import { faceUp } from '@crownleaf/engine';
import { scenario } from '@crownleaf/testkit';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES } from '../../data/sister.ts';
import { kindNamed } from '../../src/components.ts';
import { favourLeaves } from '../../src/favours/evaluate.ts';
import { emberleaf } from '../../src/game.ts';
import { buildingCardLeaves, sisterFavourLeaves, sisterScore } from '../../src/sister/score.ts';
import { reputation } from '../../src/sister/turn.ts';
import type { Emberleaf } from '../../src/state.ts';
import { at, type Layout, names, spaceNamed, spotNamed, stored } from '../at.ts';

/** The human places Bim, then the sister has her turn with these cards on top of her pile, the first one first. */
const sister = (cards: readonly string[], arrange: (lay: Layout) => void = () => {}) =>
  at({ seats: 1, difficulty: 'medium' }, (lay) => {
    lay.hand(0, 'bim', 'milo');
    lay.s.table.box.push(...lay.s.table.sisterFavours.splice(0));
    for (const card of cards.toReversed()) lay.s.table.sisterDeck.push(lay.kind(card));
    arrange(lay);
  }).play('place:bim', 'space:3', 'end-turn');

test('[EMBER-21.1] the human begins and needs more leaves than the sister', () => {
  const place = (mine: number, hers: number) => {
    const game = at({ seats: 1, difficulty: 'easy' }, (lay) => {
      lay.score(0, mine).s.table.sisterLeaves[0] = hers;
      lay.s.table.box.push(...lay.s.table.sisterFavours.splice(0));
    });
    return game.engine.game.ranking(game.match.state);
  };
  expect([place(20, 19), place(20, 20), place(19, 20)]).toEqual([[1], [2], [2]]);
  expect(at({ seats: 1, difficulty: 'easy' }).asked).toBe(0);
});

test('[EMBER-21.2] the set-up is that of two players, and she has a figure and a score', () => {
  const { table } = scenario<Emberleaf>(emberleaf, { seats: 1 }).state;
  expect(table).toMatchObject({ longTrack: 0, sisterAt: 0, sisterLeaves: [0, 0, 0], buildings: [7, 7, 7, 7, 7] });
});

test('[EMBER-21.3] her favours by difficulty', () => {
  const counts = DIFFICULTIES.map((difficulty) => {
    const { sisterFavours, box } = scenario<Emberleaf>(emberleaf, { seats: 1, options: { difficulty } }).state.table;
    const advanced = sisterFavours.filter((kind) => kind >= kindNamed('grand-reputation')).length;
    expect(box.filter((kind) => kind >= kindNamed('empty-cots'))).toHaveLength(23 - sisterFavours.length);
    return [sisterFavours.length - advanced, advanced];
  });
  expect(counts).toEqual([
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
  ]);
});

test('[EMBER-21.4, EMBER-21.5] five building cards in a line, the first face up, and 36 actions in a pile', () => {
  const game = scenario<Emberleaf>(emberleaf, { seats: 1 });
  const { sisterBuildings, sisterDeck } = game.state.table;
  expect(sisterBuildings.map((entry) => entry > 0xffff)).toEqual([true, false, false, false, false]);
  expect(sisterDeck).toHaveLength(36);
  expect((game.view(0).table.sisterBuildings as number[]).filter((entry) => entry < 0)).toHaveLength(4);
});

test('[EMBER-21.6, EMBER-21.15] a tie between her targets is decided by the human', () => {
  const game = sister(['sa20'], (lay) => {
    lay.s.table.sisterAt = 4;
    lay.dangers({
      'hawkers-emberroot': 'fang-3-5',
      'mossmarsh-hawkers': 'flame-3-5',
      'hawkers-owlwatch-1': 'fang-2-4',
    });
  });
  expect([game.asked, game.options]).toEqual([
    0,
    ['sister-attack:mossmarsh-hawkers', 'sister-attack:hawkers-emberroot'],
  ]);
});

test('[EMBER-21.7, EMBER-21.8] below 5 stamina she turns up a card, which stays, and resolves its two skills', () => {
  const game = sister(['sa30'], (lay) => {
    lay.heroRow('gable', 'cress', 'puck', 'heddle', 'maple').favourRow('warm-hearths', 'jetty-keeper', 'rat-parade');
    lay.s.table.sisterActions.push(lay.kind('sa28'), lay.kind('sa29'));
  });
  expect(names(game.state.table.sisterActions)).toEqual(['sa28', 'sa29', 'sa30']);
  expect(game.events('sister-removed').map((e) => e.pub)).toEqual([{ card: 'puck' }, { card: 'jetty-keeper' }]);
});

const resting = (arrange: (lay: Layout) => void = () => {}) =>
  sister([], (lay) => {
    lay.s.table.sisterActions.push(lay.kind('sa28'), lay.kind('sa22'));
    arrange(lay);
  });

test('[EMBER-21.7, EMBER-21.9] from 5 stamina on she rests: discards, turns a building card, gains her reputation', () => {
  const game = resting((lay) => lay.s.table.sisterFavours.push(lay.kind('loose-ends')));
  const { table } = game.state;
  expect([table.sisterActions, names(table.sisterDiscard)]).toEqual([[], ['sa22', 'sa28']]);
  expect(table.sisterBuildings.map((entry) => entry > 0xffff)).toEqual([true, true, false, false, false]);
  expect(table.sisterLeaves[0]).toBe(reputation(table));
  expect(game.events('sister-acted')).toEqual([]);
});

test('[EMBER-21.10] with all building cards open that part of the rest is skipped', () => {
  const game = resting((lay) => {
    const { sisterBuildings } = lay.s.table;
    for (let i = 0; i < 5; i++) sisterBuildings[i] = faceUp(sisterBuildings[i]!);
  });
  expect(game.state.table.sisterLeaves[0]).toBe(2);
});

test('[EMBER-21.11, EMBER-21.12] reputation is the stars on her favours and on open building cards', () => {
  const game = at({ seats: 1, difficulty: 'medium' }, (lay) => {
    const { table } = lay.s;
    table.box.push(...table.sisterFavours.splice(0));
    table.sisterFavours.push(lay.kind('loose-ends'), lay.kind('watchful-eye'), lay.kind('empty-cots'));
    table.sisterBuildings.splice(
      0,
      5,
      faceUp(kindNamed('sb4')),
      faceUp(kindNamed('sb1')),
      kindNamed('sb5'),
      kindNamed('sb2'),
      kindNamed('sb3'),
    );
  });
  expect(reputation(game.state.table)).toBe(2 + 2 + 0 + 1 + 0);
});

test('[EMBER-21.13, EMBER-21.14] she travels round the ring, or to the human', () => {
  expect(sister(['sa28'], (lay) => void (lay.s.table.sisterAt = 3)).state.table.sisterAt).toBe(1);
  const toYou = sister(['sa16'], (lay) => {
    lay.s.table.sisterAt = 3;
    lay.seat(0).at = 2;
  });
  expect(toYou.events('sister-moved').map((e) => e.pub)).toEqual([{ to: 'owlwatch' }]);
});

test('[EMBER-21.15] she clears the best token in reach that she can, else moves on clockwise to the nearest', () => {
  const best = sister(['sa22'], (lay) => {
    lay.s.table.sisterAt = 5;
    lay.dangers({
      'hawkers-emberroot': 'fang-3-5',
      'mossmarsh-hawkers': 'flame-4-6',
      'hawkers-owlwatch-1': 'thorn-5-7',
    });
  });
  expect(best.events('sister-cleared').map((e) => e.pub)).toEqual([
    { token: 'flame-4-6', spot: 'mossmarsh-hawkers', leaves: 3 },
  ]);
  const moved = sister(
    ['sa19'],
    (lay) => void lay.dangers({ 'owlwatch-emberroot': 'fang-2-4', 'watersedge-mossmarsh': 'thorn-2-4' }),
  );
  expect(moved.state.table.sisterAt).toBe(2);
  expect(moved.state.table.spots[spotNamed('owlwatch-emberroot')]).toBe(-1);
});

test('[EMBER-21.16] of two tokens on a pathway she reaches only the nearer', () => {
  const game = sister(['sa19'], (lay) => {
    lay.s.table.sisterAt = 5;
    lay.dangers({ 'hawkers-owlwatch-1': 'fang-3-5', 'hawkers-owlwatch-2': 'fang-2-4' });
  });
  expect([game.state.table.sisterAt, game.events('sister-cleared')[0]!.pub]).toMatchObject([
    2,
    { spot: 'hawkers-owlwatch-2' },
  ]);
});

test('[EMBER-21.17] without any valid target she does nothing and stays', () => {
  const game = sister(['sa19'], (lay) => void lay.dangers({ 'hawkers-emberroot': 'fang-3-5' }));
  expect([game.state.table.sisterAt, game.state.table.dangers.length]).toEqual([1, 1]);
});

test('[EMBER-21.18] her clear gives leaves at once, removes the token and moves the tracker without a resource', () => {
  const game = sister(['sa19'], (lay) => void lay.dangers({ 'fernhollow-owlwatch': 'fang-2-4' }));
  const { table } = game.state;
  expect([table.sisterLeaves, table.sisterCleared, table.trackRow, table.trackSpace]).toEqual([[0, 1, 0], 1, 1, -1]);
  expect(names(table.box)).toContain('fang-2-4');
  expect(stored(game)).toEqual({});
  const last = sister(['sa19'], (lay) => {
    lay.dangers({ 'fernhollow-owlwatch': 'fang-2-4' });
    lay.s.table.trackRow = 7;
  });
  expect([last.kind, last.asked]).toEqual(['sister-trophy', 0]);
});

test('[EMBER-21.19] she builds for nothing where the human chooses; from a full clearing she moves on; filling earns a trophy', () => {
  const game = sister(['sa01']);
  expect(game.options).toEqual([1, 2, 3, 4, 5, 6].map((n) => `sister-site:fernhollow-${n}`));
  game.play('sister-site:fernhollow-2');
  const { table } = game.state;
  expect([
    table.tiles[spaceNamed('fernhollow-2')],
    table.makers[spaceNamed('fernhollow-2')],
    table.buildings[0],
  ]).toEqual([0, -1, 9]);
  expect(table.sisterLeaves).toEqual([0, 0, 0]);
  const full = (lay: Layout, upTo: number) => {
    for (let n = 1; n <= upTo; n++) lay.building(`fernhollow-${n}`, 'market');
  };
  expect(sister(['sa01'], (lay) => full(lay, 6)).state.table.sisterAt).toBe(2);
  expect(sister(['sa01'], (lay) => full(lay, 5)).kind).toBe('sister-trophy');
});

test('[EMBER-21.20] without a tile of the type nothing happens and she does not move on', () => {
  const game = sister(['sa01'], (lay) => {
    for (let n = 1; n <= 6; n++) lay.building(`fernhollow-${n}`, 'market');
    lay.useUp('house', 'fernhollow');
  });
  expect([game.state.table.sisterAt, game.events('sister-built')]).toEqual([1, []]);
});

test('[EMBER-21.21] nobody gains the resource under her building', () => {
  expect(stored(sister(['sa01']).play('sister-site:fernhollow-1'))).toEqual({});
});

const rows = (lay: Layout) =>
  lay
    .heroRow('gable', 'cress', 'puck', 'heddle', 'maple')
    .favourRow('warm-hearths', 'jetty-keeper', 'rat-parade', 'owl-parliament', 'rabbit-run');

test('[EMBER-21.22, EMBER-21.23] she removes the n-th hero and the n-th favour, and the rows are refreshed', () => {
  const game = sister(['sa31'], rows);
  expect(names(game.state.table.box)).toEqual(expect.arrayContaining(['cress', 'owl-parliament']));
  expect(game.events('row-refreshed').map((e) => e.pub)).toEqual([{ row: 'heroes' }, { row: 'favours' }]);
  expect(names(game.state.table.heroDiscard)).toEqual(['maple']);
});

test('[EMBER-21.24] only cards that lie there are counted; with too few nothing happens', () => {
  const game = sister(['sa31'], (lay) => lay.heroRow('gable').favourRow('warm-hearths', 'jetty-keeper', 'rat-parade'));
  expect([game.events('sister-removed'), game.events('row-refreshed')]).toEqual([[], []]);
});

test('[EMBER-21.25] "draw 1 card" is resolved at once, without a look at her stamina', () => {
  const game = sister(['sa33', 'sa30'], (lay) => {
    rows(lay);
    lay.s.table.sisterActions.push(lay.kind('sa28'), lay.kind('sa29'));
  });
  expect(names(game.state.table.sisterActions)).toEqual(['sa28', 'sa29', 'sa30', 'sa33']);
  expect(game.events('sister-removed').map((e) => e.pub)).toEqual([
    { card: 'puck' },
    { card: 'heddle' },
    { card: 'jetty-keeper' },
  ]);
});

test('[EMBER-21.26] an empty pile is made anew from the discards; without those no card is turned up', () => {
  const empty = (discards: number) =>
    sister([], (lay) => {
      const { sisterDeck, sisterDiscard, box } = lay.s.table;
      sisterDiscard.push(...sisterDeck.splice(0, discards));
      box.push(...sisterDeck.splice(0));
    });
  expect(empty(3).events('sister-acted')).toHaveLength(1);
  expect(empty(0).events('sister-acted')).toHaveLength(0);
});

test('[EMBER-21.27] "shuffle" joins pile and discards; her face-up cards stay', () => {
  const game = sister(['sa35'], (lay) => {
    rows(lay);
    lay.s.table.sisterDiscard.push(...lay.s.table.sisterDeck.splice(0, 5));
  });
  const { sisterDeck, sisterDiscard, sisterActions } = game.state.table;
  expect([sisterDeck.length, sisterDiscard, names(sisterActions)]).toEqual([35, [], ['sa35']]);
});

test('[EMBER-21.28] steps 2 to 5 follow her turn', () => {
  const game = sister(['sa19'], (lay) => {
    lay.dangers({ 'fernhollow-owlwatch': 'fang-2-4' });
    lay.s.table.trackRow = 7;
  }).play('sister-trophy:t6');
  expect(game.state.table).toMatchObject({ trackRow: 0, orange: 1 });
  expect([game.asked, game.kind]).toEqual([0, 'action']);
});

test('[EMBER-21.29, EMBER-21.30] she has only the leaves of her trophies, the human what is for everyone else', () => {
  const hers = sister(['sa35'], (lay) => {
    rows(lay);
    lay.s.table.sisterDue = 1;
  });
  hers.play('sister-trophy:t3');
  expect([hers.state.table.sisterLeaves, stored(hers), names(hers.state.table.sisterTrophies)]).toEqual([
    [0, 0, 5],
    { stone: 1 },
    ['t3'],
  ]);
  const mine = sister(['sa35'], (lay) => {
    rows(lay);
    lay.seat(0).due = 1;
  });
  mine.play('trophy:t3');
  expect([mine.state.table.sisterLeaves, stored(mine), mine.state.seats[0]!.score]).toEqual([
    [0, 0, 0],
    { stone: 2 },
    5,
  ]);
});

test('[EMBER-21.31] a skill for everyone is the human’s alone', () => {
  const game = at({ seats: 1, difficulty: 'medium' }, (lay) => {
    lay.hand(0, 'marigold', 'bim');
    lay.s.table.box.push(...lay.s.table.sisterFavours.splice(0));
  }).play('place:marigold', 'space:3');
  expect(stored(game)).toEqual({ food: 2, beehive: 1 });
});

test('[EMBER-21.32] she triggers score bonuses, and only the human has them', () => {
  const game = sister(['sa19'], (lay) => {
    lay.dangers({ 'fernhollow-owlwatch': 'fang-2-4' }).bonusesGone(3);
    lay.s.table.sisterLeaves[0] = 39;
  });
  expect([stored(game), game.state.table.bonuses]).toEqual([{ beehive: 1 }, 4]);
});

test('[EMBER-21.33] after the last trophy she has her turn, then all is scored', () => {
  const game = sister(['sa35'], (lay) => {
    lay.trophiesLeft();
    rows(lay);
  });
  expect([game.over, game.events('sister-acted').length]).toEqual([true, 1]);
  expect(game.events('ended').map((e) => e.pub)).toEqual([{ sister: sisterScore(game.state) }]);
  expect(game.state.table.sisterBuildings.every((entry) => entry > 0xffff)).toBe(true);
  const hers = sister(['sa19'], (lay) => {
    lay.trophiesLeft('t6').dangers({ 'fernhollow-owlwatch': 'fang-2-4' });
    lay.s.table.trackRow = 7;
  });
  expect(hers.over).toBe(true);
});

test('[EMBER-21.34] examples: 3 per unhomed villager, 2 per favour card', () => {
  const { state } = at({ seats: 1 }, (lay) => lay.home(0, 'hawkers-1', 'rat').favours(0, 'rat-parade', 'rabbit-run'));
  expect([
    sisterFavourLeaves(state, kindNamed('empty-cots')),
    sisterFavourLeaves(state, kindNamed('idle-promises')),
  ]).toEqual([57, 4]);
});

const line = (lay: Layout, ...cards: readonly string[]) => {
  const entries = cards.map((card) => faceUp(kindNamed(card)));
  lay.s.table.sisterBuildings.splice(0, 5, ...entries);
};

test('[EMBER-21.36, EMBER-21.37] example: 10, 20, 3, 0 and 2 leaves for buildings', () => {
  const { state } = at({ seats: 1 }, (lay) => {
    line(lay, 'sb1', 'sb2', 'sb5', 'sb3', 'sb4');
    for (let n = 1; n <= 5; n++) lay.home(0, `owlwatch-${n}`, n < 4 ? 'rat' : 'owl', 'boat-house');
    lay.home(0, 'hawkers-1', 'frog').home(0, 'hawkers-2', 'frog');
    lay
      .home(0, 'emberroot-1', 'rabbit', 'market')
      .home(0, 'emberroot-2', 'rabbit', 'market')
      .home(0, 'emberroot-3', 'rabbit', 'town-hall');
  });
  expect(buildingCardLeaves(state)).toBe(35);
  expect(sisterScore({ ...state, table: { ...state.table, sisterFavours: [] } })).toBe(35);
});

describe('solo favours that compare', () => {
  const leaves = (favour: string, arrange: (lay: Layout) => void): number =>
    favourLeaves(at({ seats: 1 }, arrange).state, 0, kindNamed(favour));

  test('[EMBER-21.38, EMBER-21.39] Warchief against the tokens that she cleared', () => {
    const banners = (hers: number) => (lay: Layout) =>
      void (lay.banners(0, 'fang-2-4', 'fang-3-5').s.table.sisterCleared = hers);
    expect([1, 2].map((hers) => leaves('warchief', banners(hers)))).toEqual([7, 0]);
  });

  test.each([
    ['hall-of-fame', 'town-hall'],
    ['something-to-sell', 'market'],
    ['harbour-master', 'boat-house'],
    ['well-rested', 'house'],
    ['wind-warden', 'windmill'],
  ] as const)('[EMBER-21.40] %s against every %s without a villager', (favour, type) => {
    const two = (empty: number) => (lay: Layout) => {
      lay.home(0, 'hawkers-1', 'rat', type).home(0, 'hawkers-2', 'rat', type);
      for (let n = 1; n <= empty; n++) lay.building(`owlwatch-${n}`, type);
    };
    expect([1, 2].map((empty) => leaves(favour, two(empty)))).toEqual([7, 0]);
  });

  test('[EMBER-21.41] Woodland wonders against her trophies', () => {
    const trophies =
      (...hers: string[]) =>
      (lay: Layout) =>
        void lay.trophies(0, 't1').s.table.sisterTrophies.push(...hers.map((name) => lay.kind(name)));
    expect([leaves('woodland-wonders', trophies()), leaves('woodland-wonders', trophies('t2'))]).toEqual([7, 0]);
  });

  test('[EMBER-21.42, EMBER-21.43, EMBER-21.44] villagers against buildings without one, on the board or in a clearing', () => {
    const one = (lay: Layout) => lay.home(0, 'watersedge-1', 'rat').home(0, 'fernhollow-1', 'rat');
    expect(leaves('community-captain', (lay) => one(lay).building('hawkers-1', 'house'))).toBe(8);
    expect(
      leaves('community-captain', (lay) => one(lay).building('hawkers-1', 'house').building('hawkers-2', 'market')),
    ).toBe(0);
    expect(leaves('edge-settler', (lay) => one(lay).building('hawkers-1', 'house'))).toBe(7);
    expect(leaves('edge-settler', (lay) => one(lay).building('watersedge-2', 'house'))).toBe(0);
    expect(leaves('hollow-settler', (lay) => one(lay).building('watersedge-2', 'house'))).toBe(7);
    expect(leaves('hollow-settler', (lay) => one(lay).building('fernhollow-2', 'house'))).toBe(0);
  });

  test('[EMBER-21.45] Good Neighbours counts buildings had but not built', () => {
    const two = (lay: Layout) =>
      lay
        .building('hawkers-1', 'house')
        .building('hawkers-2', 'house')
        .home(0, 'hawkers-1', 'rat')
        .home(0, 'hawkers-2', 'rat');
    expect(leaves('good-neighbours', two)).toBe(6);
    expect(leaves('good-neighbours', (lay) => lay.home(0, 'hawkers-1', 'rat').home(0, 'hawkers-2', 'rat'))).toBe(0);
  });
});
