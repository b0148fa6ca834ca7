import { type OptionList, script } from '@crownleaf/engine';
import { BEEHIVE, FOOD, STONE, WOOD } from '../../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK, villagerName } from '../../data/villagers.ts';
import { boardSpace, clearingOf } from '../board/board.ts';
import { clearingsWithVillager, largestNeighbourhood, neighbourhoodOf, typesIn } from '../board/villages.ts';
import { bannerOf } from '../components.ts';
import { gainLeaves } from '../fellowship/leaves.ts';
import { homeKind, lodgeKind } from '../kinds.ts';
import { type C, EMPTY, type Fellowship } from '../state.ts';
import { call, mayPick, pick } from '../verbs.ts';
import { offerLeaves } from './accept.ts';
import { gain } from './storage.ts';
import { takeFavour, takeHero } from './take.ts';

function tracks(c: C, out: OptionList): void {
  const { homed } = c.theirs;
  for (let track = 0; track < VILLAGERS.length; track++) if (homed[track]! < VILLAGERS_A_TRACK) out.add(track);
}

/** The leftmost villager of the track moves in at `site`: villager, leaves, bonus [EMBER-13.1]. */
function moveIn(c: C): void {
  const track = c.answer;
  const { site, tiles } = c.table;
  const mine = c.theirs;
  mine.homes[site] = track;
  const bonus = mine.homed[track]!;
  mine.homed[track]!++;
  const leaves = typesIn(tiles, clearingOf(site), neighbourhoodOf(mine.homes, site));
  c.tell?.('homed', { seat: c.who, villager: villagerName(track), space: boardSpace(site).name, leaves });
  gainLeaves(c, c.who, leaves, 'villagers');
  BONUSES[track]![bonus]!(c);
}

/** A villager for the building just placed, or none [EMBER-12.8]. */
export const homeHere = script<C>('home-here', { rule: 'EMBER-12.8' }, mayPick(homeKind, tracks, moveIn));

/** Every building on which the player has no villager yet, as long as he has one to home [EMBER-13.5]. */
function lodgings(c: C, out: OptionList): void {
  const { homes, homed } = c.theirs;
  if (homed.every((count) => count === VILLAGERS_A_TRACK)) return;
  const { tiles } = c.table;
  for (let space = 0; space < tiles.length; space++) {
    if (tiles[space] !== EMPTY && homes[space] === EMPTY) out.add(space);
  }
}

/** By a bonus or a skill: any building, wherever the hero is. */
export const homeAnywhere = script<C>(
  'home-anywhere',
  { rule: 'EMBER-13.5' },
  mayPick(lodgeKind, lodgings, [
    (c) => {
      c.table.site = c.answer;
    },
    pick(homeKind, tracks, moveIn),
  ]),
);

export const homing = call(homeAnywhere);

export function uniqueBanners({ banners }: Fellowship): number {
  let seen = 0;
  for (const token of banners) seen |= 1 << bannerOf(token);
  return (seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1);
}

type Bonus = (c: C) => void;

const hero: Bonus = (c) => c.call(takeHero, c.who);
const favour: Bonus = (c) => c.call(takeFavour, c.who);
/** The stat is counted from the track itself. */
const attackStat: Bonus = () => {};
const gains =
  (resource: number, count: (mine: Fellowship) => number): Bonus =>
  (c) =>
    gain(c, c.who, resource, count(c.theirs));
const scores =
  (count: (mine: Fellowship) => number): Bonus =>
  (c) =>
    offerLeaves(c, c.who, count(c.theirs), 'bonuses');

/** By track and place on it ([EMBER-13.7] to 13.10). */
const BONUSES: readonly (readonly Bonus[])[] = [
  [
    hero,
    gains(WOOD, () => 2),
    favour,
    gains(WOOD, (mine) => mine.favours.length),
    scores((mine) => mine.storage[WOOD]!),
  ],
  [hero, attackStat, gains(STONE, uniqueBanners), attackStat, scores((mine) => 3 * uniqueBanners(mine))],
  [
    hero,
    gains(STONE, () => 1),
    favour,
    gains(BEEHIVE, () => 1),
    scores((mine) => 2 * largestNeighbourhood(mine.homes)),
  ],
  [
    hero,
    gains(FOOD, () => 2),
    (c) => c.call(homeAnywhere, c.who),
    gains(FOOD, clearingsWithVillager),
    scores((mine) => mine.storage[FOOD]!),
  ],
];
