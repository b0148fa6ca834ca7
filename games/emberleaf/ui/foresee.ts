import { itemAt } from '@crownleaf/engine';
import { type Asked, say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { CLEARINGS } from '../data/board.ts';
import { HERO_SPACES } from '../data/fellowship.ts';
import { resourceName } from '../data/resources.ts';
import { LONG_TRACK, SHORT_TRACK } from '../data/track.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { leavesOf } from '../src/actions/attack.ts';
import { capacity, stored } from '../src/actions/storage.ts';
import { boardSpace, CLEARING_OF, PLANS, SPACES, SPOT_NAMES } from '../src/board/board.ts';
import { favourCard, heroCard, kindNamed } from '../src/components.ts';
import { cardText, effectText } from '../src/effects/text.ts';
import { favourText } from '../src/favours/text.ts';
import { statCount } from '../src/fellowship/stats.ts';
import { EMPTY, type Emberleaf, seatOf } from '../src/state.ts';
import { kindOfName, parted } from './look.ts';
import { favourStanding } from './progress.ts';
import {
  effectAsked,
  fillsClearing,
  freeSpaces,
  healthAt,
  leavesFor,
  neighboursWith,
  routesFrom,
  statSources,
  tokensInReach,
} from './reckon.ts';
import { amountText, inWords } from './say.ts';
import { slideLines } from './slide-lines.ts';
import { type Sum, slidesLeft, sumOf } from './sums.ts';

export interface Scene {
  readonly s: Emberleaf;
  readonly seat: number;
  readonly asked: Asked | undefined;
  readonly words: Labels;
  /** The hero whose space is asked for, and the building whose site is, as far as this screen knows them. */
  readonly placing?: string | undefined;
  readonly building?: string | undefined;
}

type Foresee = (what: string, scene: Scene) => readonly string[];

/** What an answer would mean, in a few lines; beside it the rules' own preview counts what changes. */
export function foreseen(option: string, scene: Scene): readonly string[] {
  const [verb, what] = parted(option);
  return FORESEE[verb]?.(what, scene) ?? [];
}

const FORESEE: { readonly [verb: string]: Foresee } = {
  place,
  slide: (_, { s, seat, words }) => slideLines(words, seatOf(s, seat)),
  charge,
  promise: favour,
  favour,
  hero: heroOnOffer,
  space,
  walk,
  attack,
  build,
  site,
  lodge,
  home,
  recall,
  use: skill,
  ongoing: skill,
  trigger: skill,
  track: (what, { words, s, seat }) => [
    say(words, 'see.track', {
      resource: words.what(what).toLowerCase(),
      n: stored(seatOf(s, seat)),
      room: capacity(seatOf(s, seat)),
    }),
  ],
};

function skillsOf(words: Labels, hero: number, triggers: readonly string[]): readonly string[] {
  const { skills } = heroCard(hero);
  return cardText(heroCard(hero)).flatMap((message, i) =>
    triggers.includes(itemAt(skills, i).trigger) ? [inWords(words, message)] : [],
  );
}

function place(what: string, { words }: Scene): readonly string[] {
  const hero = kindNamed(what);
  return [...skillsOf(words, hero, ['onPlay', 'slide', 'dropOff', 'charge', 'ongoing']), say(words, 'see.place')];
}

function charge(what: string, { words }: Scene): readonly string[] {
  return skillsOf(words, kindNamed(what), ['charge']);
}

function skill(what: string, scene: Scene): readonly string[] {
  return listed(skillText(what, scene));
}

/** `gritt,1` is the first skill of Gritt. */
export function skillText(what: string, { words }: Scene): string | undefined {
  const [hero = '', place = '1'] = what.split(',');
  const text = cardText(heroCard(kindNamed(hero)))[Number(place) - 1];
  return text === undefined ? undefined : inWords(words, text);
}

function listed(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}

function favour(what: string, { s, seat, words }: Scene): readonly string[] {
  const kind = kindNamed(what);
  const { now, best, tally } = favourStanding(s, seat, kind, words);
  return [inWords(words, favourText(favourCard(kind))), say(words, 'see.favour', { now, best, tally })];
}

function heroOnOffer(what: string, { words }: Scene): readonly string[] {
  return skillsOf(words, kindNamed(what), ['onPlay', 'slide', 'dropOff', 'charge', 'ongoing']);
}

function space(what: string, { words, placing }: Scene): readonly string[] {
  const number = Number(what) - 1;
  const { skill, stat } = itemAt(HERO_SPACES, number);
  const hero = placing === undefined ? undefined : kindOfName(placing);
  return [
    ...(hero === undefined ? [] : skillsOf(words, hero, ['onPlay'])),
    say(words, 'see.drops', { n: slidesLeft(number) }),
    skill === undefined
      ? say(words, 'see.noSpaceSkill')
      : say(words, 'see.spaceSkill', { skill: inWords(words, effectText(skill)) }),
    ...(stat === undefined ? [] : [say(words, 'see.covers', { stat: say(words, `stat.${stat}`) })]),
  ];
}

function walk(what: string, { s, seat, asked, words }: Scene): readonly string[] {
  const clearing = CLEARINGS.indexOf(what as 'hawkers');
  const mine = seatOf(s, seat);
  if (clearing === mine.at) return [say(words, 'see.stay')];
  const { moves } = itemAt(routesFrom(s, mine.at), clearing);
  const sum = sumOf(mine, effectAsked(asked, 'walk'));
  const near = tokensInReach(s, clearing).map((spot) => String(healthAt(s, spot)));
  return [
    sum === undefined ? say(words, 'see.moves', { moves }) : say(words, 'see.movesOf', { moves, of: sum.total }),
    say(words, 'see.clearing', { free: freeSpaces(s, clearing) }),
    ...(near.length === 0 ? [] : [say(words, 'see.tokens', { health: near.join(', ') })]),
    ...(mine.discs[clearing] === 1 ? [say(words, 'see.disc')] : []),
  ];
}

function attack(what: string, scene: Scene): readonly string[] {
  const { s, words } = scene;
  const spot = SPOT_NAMES.indexOf(what);
  const { table } = s;
  const token = itemAt(table.spots, spot);
  if (token === EMPTY) return [];
  const rows = table.longTrack === 1 ? LONG_TRACK : SHORT_TRACK;
  const next = rows[table.trackRow];
  return [
    ...listed(damageText(scene)),
    say(words, 'see.health', { health: healthAt(s, spot), leaves: leavesOf(table, token) }),
    next === undefined
      ? say(words, 'see.trackTrophy')
      : say(words, 'see.trackRow', { choice: next.map((resource) => words.what(resource).toLowerCase()).join(' / ') }),
  ];
}

/** What the attack that is asked about does, with its sum. */
export function damageText(scene: Scene): string | undefined {
  const sum = sumOf(seatOf(scene.s, scene.seat), effectAsked(scene.asked, 'attack'));
  return sum === undefined ? undefined : sumText(sum, scene);
}

/** `Damage 4 = 2 + 2 attack stats (Zorr 1, owls 1)`. */
function sumText({ total, fixed, perStat }: Sum, { s, seat, words }: Scene): string {
  if (perStat === undefined) return say(words, 'see.damage', { total });
  const mine = seatOf(s, seat);
  const sources = statSources(mine, perStat.stat)
    .map(({ from, name, count }) =>
      say(words, `source.${from}`, { name: from === 'hero' ? words.what(name) : name.toUpperCase(), count }),
    )
    .join(', ');
  return say(words, 'see.damageSum', {
    ...{ total, fixed, n: statCount(mine, perStat.stat), per: perStat.per, each: perStat.each },
    stat: say(words, `stat.${perStat.stat}`),
    sources: sources === '' ? '–' : sources,
  });
}

/** What the skill that lets build takes off the cost. */
export function reductionText({ asked, words }: Scene): string | undefined {
  const reduce = effectAsked(asked, 'build')?.reduce;
  if (reduce === undefined) return undefined;
  return say(words, reduce.beehives > 0 ? 'see.reducePaid' : 'see.reduce', { n: reduce.amount });
}

function build(what: string, scene: Scene): readonly string[] {
  const { s, seat, words } = scene;
  const plan = PLANS.find(({ name }) => name === what);
  if (plan === undefined) return [];
  const mine = seatOf(s, seat);
  const cost = plan.cost.flatMap((n, r) =>
    n === 0
      ? []
      : [say(words, 'see.pays', { amount: amountText(words, n, resourceName(r)), have: itemAt(mine.storage, r) })],
  );
  const best = Math.max(
    ...SPACES.map((_, at) =>
      s.table.tiles[at] === EMPTY && CLEARING_OF[at] === mine.at ? leavesFor(s, seat, at, plan.type) : 0,
    ),
  );
  return [
    say(words, 'see.cost', { cost: cost.join(', ') }),
    ...listed(reductionText(scene)),
    ...(what.startsWith('tile-') ? [say(words, `tile.${what.slice(-1)}`)] : []),
    ...(best > 0 ? [say(words, 'see.best', { leaves: best })] : []),
    ...(freeSpaces(s, mine.at) === 1 ? [say(words, 'see.fills')] : []),
  ];
}

function site(what: string, { s, seat, words, building }: Scene): readonly string[] {
  const at = SPACES.findIndex(({ name }) => name === what);
  const { resource } = boardSpace(at);
  const around = neighboursWith(s, seat, at).length;
  const type = PLANS.find(({ name }) => name === building)?.type;
  return [
    ...(type === undefined ? [] : [say(words, 'see.home', { leaves: leavesFor(s, seat, at, type) })]),
    say(words, 'see.neighbourhood', { n: around }),
    ...(resource < 0 ? [] : [say(words, 'see.gains', { resource: words.what(resourceName(resource)).toLowerCase() })]),
    ...(fillsClearing(s, at) ? [say(words, 'see.fills')] : []),
  ];
}

function lodge(what: string, { s, seat, words }: Scene): readonly string[] {
  const at = SPACES.findIndex(({ name }) => name === what);
  return [
    say(words, 'see.home', { leaves: leavesFor(s, seat, at) }),
    say(words, 'see.neighbourhood', { n: neighboursWith(s, seat, at).length }),
  ];
}

function home(what: string, { s, seat, words }: Scene): readonly string[] {
  const track = VILLAGERS.indexOf(what as 'rat');
  const { site: at } = s.table;
  return [
    ...(at === EMPTY ? [] : [say(words, 'see.home', { leaves: leavesFor(s, seat, at) })]),
    say(words, `bonus.${what}.${itemAt(seatOf(s, seat).homed, track) + 1}`),
  ];
}

function recall(_: string, { words }: Scene): readonly string[] {
  return [say(words, 'see.recall')];
}
