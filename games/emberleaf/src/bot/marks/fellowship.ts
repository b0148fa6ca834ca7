import { DECKS } from '../../../data/fellowship.ts';
import { FIRST_FREE_HERO, HEROES, nameOf } from '../../components.ts';
import { isEmptySpace } from '../../fellowship.ts';
import { SCRIPTS } from '../../scripts.ts';
import { SKILL_SCRIPTS, SPACE_SCRIPTS } from '../../skills/compile.ts';
import { STATS } from '../../skills/vocabulary.ts';
import { EMPTY, HERO_SPACE_COUNT } from '../../state.ts';
import { statCount } from '../../stats.ts';
import {
  addGoods,
  addSkill,
  addSpace,
  CHARGE,
  CHARGES,
  DROP_OFF,
  GOODS,
  HAS_ONGOING,
  ON_PLAY,
  SLIDE,
} from '../goods.ts';
import { type Group, numbered, prefixed, steps } from '../group.ts';
import type { Position } from '../position.ts';

/** Cards on the board and in hand, by what they will give and how soon. */
const TIMES = ['next', 'second', 'later', 'hand', 'charge', 'pending'] as const;
const [NEXT, LATER, HAND, CHARGED, PENDING] = [0, 2, 3, 4, 5] as const;
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
  ...prefixed('deck', DECKS),
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
  write(p, out, first) {
    const { me, table, time } = p;
    const { mine } = me;
    for (let i = 0; i < STATS.length; i++) stats[i] = statCount(mine, STATS[i]!);
    for (let i = 0; i < TIMES.length; i++) goods[i]!.fill(0);
    let at = first + TIMES.length * GOODS.length;
    for (let i = 0; i < STATS.length; i++) out[at++] = stats[i]! / PLENTY;
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
    for (let i = 0; i < mine.hand.length; i++) {
      one.fill(0);
      addGoods(table, mine, stats, mine.hand[i]!, ON_PLAY, one);
      if (one[ATTACK]! > attack) attack = one[ATTACK]!;
      if (one[WALK]! > walk) walk = one[WALK]!;
      if (one[BUILD]! > 0) builders++;
      for (let good = 0; good < GOODS.length; good++) goods[HAND]![good]! += one[good]!;
    }
    addPending(p);
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
    for (let slot = 0; slot < mine.built.length; slot++) {
      out[at++] = mine.built[slot]!;
      tiles += mine.built[slot]!;
    }
    out[at++] = (time * tiles) / mine.built.length;
    out[at++] = (time * cards) / 10;
    out[at++] = (time * total(goods[NEXT]!)) / 10;
    if (mine.deck !== EMPTY) out[at + mine.deck] = 1;
    at += DECKS.length - FIRST_FREE_HERO;
    for (let i = 0; i < mine.hand.length; i++) if (mine.hand[i]! >= FIRST_FREE_HERO) out[at + mine.hand[i]!] = 1;
    for (let i = 0; i < mine.played.length; i++) if (mine.played[i]! >= FIRST_FREE_HERO) out[at + mine.played[i]!] = 1;
  },
};

function total(of: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < of.length; i++) sum += of[i]!;
  return sum;
}

const HOME = GOODS.indexOf('home');
const FAVOUR = GOODS.indexOf('favour');
const HERO = GOODS.indexOf('hero');
const FIRST_RESOURCE = GOODS.indexOf('wood');

type Pending = (out: Float64Array) => void;

/** What a script that is under way may still give, by its number. */
const UNDER_WAY: readonly (Pending | undefined)[] = SCRIPTS.map(({ id }) => {
  const hero = SKILL_SCRIPTS.findIndex((scripts) => scripts.some((script) => script.id === id));
  if (hero >= 0) {
    const skill = SKILL_SCRIPTS[hero]!.findIndex((script) => script.id === id);
    return (out) => addSkill(stats, hero, skill, out);
  }
  const space = SPACE_SCRIPTS.findIndex((script) => script?.id === id);
  if (space >= 0) return (out) => addSpace(stats, space, out);
  const good = { 'home-here': HOME, 'home-anywhere': HOME, 'take-favour': FAVOUR, 'take-hero': HERO }[id];
  return good === undefined
    ? undefined
    : (out) => {
        out[good]!++;
      };
});

function addPending({ s, seat, table }: Position): void {
  const pending = goods[PENDING]!;
  for (let i = 1; i < s.stack.length; i++) {
    const { script, who } = s.stack[i]!;
    if (who === seat) UNDER_WAY[script]?.(pending);
  }
  if (s.asked !== seat) return;
  for (let r = 0; r < table.gaining.length; r++) pending[FIRST_RESOURCE + r]! += table.gaining[r]!;
}
