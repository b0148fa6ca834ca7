import { FIRST_FREE_HERO, HEROES, nameOf } from '../../components.ts';
import { GOODS } from '../../effects/record.ts';
import { STATS } from '../../effects/vocabulary.ts';
import { isEmptySpace } from '../../fellowship/fellowship.ts';
import { statCount } from '../../fellowship/stats.ts';
import { EMPTY, HERO_SPACE_COUNT } from '../../state.ts';
import { addGoods, CHARGE, CHARGES, DROP_OFF, HAS_ONGOING, ON_PLAY, SLIDE } from '../goods.ts';
import { type Group, numbered, prefixed, steps } from '../group.ts';

/** Cards on the board and in hand, by what they will give and how soon. */
const TIMES = ['next', 'second', 'later', 'hand', 'charge'] as const;
const [NEXT, LATER, HAND, CHARGED] = [0, 2, 3, 4] as const;
const COLUMNS = 4;
const HAND_STEPS = 5;
const PLENTY = 4;
const MOST = 3;
const ATTACK = GOODS.indexOf('attack');
const WALK = GOODS.indexOf('walk');
const BUILD = GOODS.indexOf('build');

const NAMES = [
  ...TIMES.flatMap((time) => prefixed(time, GOODS)),
  ...prefixed('stat', STATS),
  ...numbered('hand', HAND_STEPS),
  ...numbered('column', COLUMNS),
  'spaces-empty',
  'cards',
  'best-attack',
  'best-walk',
  'hand-builders',
  'ongoing',
  ...numbered('tile', 6),
  'tiles-time',
  'cards-time',
  'next-time',
  ...prefixed(
    'has',
    HEROES.slice(FIRST_FREE_HERO).map((_, i) => nameOf(FIRST_FREE_HERO + i)),
  ),
] as const;

const goods = TIMES.map(() => new Float64Array(GOODS.length));
const one = new Float64Array(GOODS.length);
const stats: number[] = [];

export const fellowship: Group = {
  names: NAMES,
  write({ me, table, time }, out, first) {
    const { mine } = me;
    for (let i = 0; i < STATS.length; i++) stats[i] = statCount(mine, STATS[i]!);
    for (const each of goods) each.fill(0);
    let at = first + TIMES.length * GOODS.length;
    for (const stat of stats) out[at++] = stat / PLENTY;
    steps(out, at, mine.hand.length, HAND_STEPS);
    const columns = at + HAND_STEPS;
    at = columns + COLUMNS;

    let empty = 0;
    let ongoing = 0;
    for (let space = 0; space < HERO_SPACE_COUNT; space++) {
      const hero = mine.spaces[space]!;
      if (hero === EMPTY) {
        if (isEmptySpace(mine, space)) empty++;
        continue;
      }
      const column = space >> 1;
      out[columns + column]! += 0.5;
      if (HAS_ONGOING[hero]) ongoing++;
      for (let slide = 0; slide <= column; slide++) {
        const when = goods[Math.min(slide, LATER)]!;
        addGoods(table, mine, stats, hero, SLIDE, when);
        if (slide === column) addGoods(table, mine, stats, hero, DROP_OFF, when);
      }
      if (mine.uses[space]! < CHARGES[hero]!) addGoods(table, mine, stats, hero, CHARGE, goods[CHARGED]!);
    }
    let attack = 0;
    let walk = 0;
    let builders = 0;
    for (const hero of mine.hand) {
      one.fill(0);
      addGoods(table, mine, stats, hero, ON_PLAY, one);
      if (one[ATTACK]! > attack) attack = one[ATTACK]!;
      if (one[WALK]! > walk) walk = one[WALK]!;
      if (one[BUILD]! > 0) builders++;
      for (let good = 0; good < GOODS.length; good++) goods[HAND]![good]! += one[good]!;
    }
    for (let i = 0; i < TIMES.length; i++) {
      const each = goods[i]!;
      const from = first + i * GOODS.length;
      for (let good = 0; good < GOODS.length; good++)
        if (each[good] !== 0) out[from + good] = Math.min(MOST, each[good]! / PLENTY);
    }
    const cards = mine.hand.length + mine.played.length;
    out[at++] = empty / HERO_SPACE_COUNT;
    out[at++] = cards / 10;
    out[at++] = attack / PLENTY;
    out[at++] = walk / PLENTY;
    out[at++] = builders / PLENTY;
    out[at++] = ongoing / 2;
    let tiles = 0;
    for (const built of mine.built) {
      out[at++] = built;
      tiles += built;
    }
    out[at++] = (time * tiles) / mine.built.length;
    out[at++] = (time * cards) / 10;
    out[at++] = (time * total(goods[NEXT]!)) / 10;
    at -= FIRST_FREE_HERO;
    for (const hero of mine.hand) if (hero >= FIRST_FREE_HERO) out[at + hero] = 1;
    for (const hero of mine.played) if (hero >= FIRST_FREE_HERO) out[at + hero] = 1;
  },
};

function total(of: Float64Array): number {
  let sum = 0;
  for (const each of of) sum += each;
  return sum;
}
