import { AT } from '../counts.ts';
import { type Prospect, sum } from '../position.ts';
import { type Group, prefixed } from './group.ts';
import { canBuild } from './stores.ts';

/** The others: the strongest of them, and all on the average. */
const OF_ONE = [
  'score',
  'favour-leaves',
  'hope',
  'villagers',
  'wood-and-food',
  'stone',
  'beehives',
  'hand',
  'in-play',
  'cards',
  'tiles',
  'discs',
  'favours',
  'trophies',
  'due',
  'active',
  'can-build',
  'completes',
] as const;
const OF_ALL = ['total', 'expected', 'villagers', 'resources', 'cards', 'tiles', 'completing'] as const;

export const rivals: Group = {
  names: [...prefixed('rival', OF_ONE), ...prefixed('others', OF_ALL)],
  write(p, out, first) {
    const { rival, prospects, s, seat, free, table } = p;
    if (rival === undefined) return;
    const { mine, counts } = rival;
    let at = first;
    out[at++] = mine.score / 100;
    out[at++] = rival.favours / 40;
    out[at++] = rival.hope / 40;
    out[at++] = counts.row[AT.villagers]! / 20;
    out[at++] = (mine.storage[0]! + mine.storage[1]!) / 8;
    out[at++] = mine.storage[2]! / 5;
    out[at++] = mine.storage[3]! / 3;
    out[at++] = mine.hand.length / 5;
    out[at++] = mine.played.length / 8;
    out[at++] = counts.row[AT.heroCards]! / 10;
    out[at++] = counts.row[AT.fellowshipBuildings]! / 6;
    out[at++] = sum(mine.discs) / 5;
    out[at++] = mine.favours.length / 8;
    out[at++] = mine.trophies.length / 3;
    out[at++] = mine.due / 2;
    out[at++] = s.seats[table.active] === mine ? 1 : 0;
    const builds = canBuild(table, mine);
    out[at++] = builds ? 1 : 0;
    out[at++] = builds && free[mine.at] === 1 ? 1 : 0;

    const others = s.seats.length - 1;
    for (let other = 0; other < s.seats.length; other++) if (other !== seat) addOther(prospects[other]!, free, out, at);
    for (let i = 0; i < OF_ALL.length; i++) out[at + i]! /= others;
  },
};

function addOther(
  { mine, counts: { row }, favours, hope, table }: Prospect,
  free: Int32Array,
  out: Float32Array,
  at: number,
): void {
  out[at]! += (mine.score + favours) / 100;
  out[at + 1]! += (mine.score + hope) / 100;
  out[at + 2]! += row[AT.villagers]! / 20;
  out[at + 3]! += row[AT.resources]! / 8;
  out[at + 4]! += row[AT.heroCards]! / 10;
  out[at + 5]! += row[AT.fellowshipBuildings]! / 6;
  if (free[mine.at] === 1 && canBuild(table, mine)) out[at + 6]! += 1;
}
