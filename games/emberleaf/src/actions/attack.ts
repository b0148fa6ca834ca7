import { moveKind, type OptionList, type Part, type Seat } from '@crownleaf/engine';
import { RESOURCES, resourceName } from '../../data/resources.ts';
import { LONG_TRACK, SHORT_TRACK, type TrackRows } from '../../data/track.ts';
import { PATHS, SPOT_COUNT, spotName } from '../board/board.ts';
import { dangerToken, nameOf } from '../components.ts';
import { gainLeaves } from '../fellowship/leaves.ts';
import { attackKind, trackKind } from '../kinds.ts';
import { type C, EMPTY, mine, type Table, table } from '../state.ts';
import { ask, cite, mayPick } from '../verbs.ts';
import { countDeed } from './deeds.ts';
import { gain } from './storage.ts';

const ROWS: readonly (readonly (readonly number[])[])[] = [SHORT_TRACK, LONG_TRACK].map((rows: TrackRows) =>
  rows.map((row) => row.map((resource) => RESOURCES.indexOf(resource))),
);

export function lastRow(t: Table): number {
  return ROWS[t.longTrack]!.length + 1;
}

export function healthOf(t: Table, token: number): number {
  const { green, orange } = dangerToken(token);
  return t.orange === 1 ? orange.health : green.health;
}

export function leavesOf(t: Table, token: number): number {
  const { green, orange } = dangerToken(token);
  return t.orange === 1 ? orange.leaves : green.leaves;
}

/** Adds the spots in reach of a clearing whose token has at most this health: on each pathway the nearer one. */
export function targetsFrom(t: Table, at: number, damage: number, out: OptionList): void {
  for (const { from, to, spots } of PATHS) {
    if (from !== at && to !== at) continue;
    for (let i = 0; i < spots.length; i++) {
      const spot = from === at ? spots[i]! : spots[spots.length - 1 - i]!;
      const token = t.spots[spot]!;
      if (token === EMPTY) continue;
      if (healthOf(t, token) <= damage) out.add(spot);
      break;
    }
  }
}

function targetsAnywhere(t: Table, damage: number, out: OptionList): void {
  for (let spot = 0; spot < SPOT_COUNT; spot++) {
    const token = t.spots[spot]!;
    if (token !== EMPTY && healthOf(t, token) <= damage) out.add(spot);
  }
}

/** One attack on one token [EMBER-11.1]; only what it would clear is offered [EMBER-22.8]. */
export function attacking(damage: (c: C) => number, anywhere: boolean): Part<C> {
  const targets = (c: C, out: OptionList): void => {
    if (anywhere) targetsAnywhere(c.table, damage(c), out);
    else targetsFrom(c.table, c.theirs.at, damage(c), out);
  };
  return cite('EMBER-11.1', mayPick(attackKind, targets, [clearSpot, ask(trackKind, trackSpaces, takeTrackResource)]));
}

/** Token, leaves, then the tracker ([EMBER-11.4] to 11.6). */
function clearSpot(c: C): void {
  const spot = c.answer;
  const token = c.table.spots[spot]!;
  const leaves = leavesOf(c.table, token);
  c.table.spots[spot] = EMPTY;
  moveKind(c, token, table.dangers, mine.banners, c.who);
  c.tell?.('cleared', { seat: c.who, token: nameOf(token), spot: spotName(spot), leaves });
  countDeed(c, 'clear', 1);
  gainLeaves(c, c.who, leaves, 'dangers');
  if (moveTracker(c) && c.table.trackRow === lastRow(c.table)) earnTrophy(c, c.who, 'track');
}

/** The resources of a row of the track, counted from 1; nothing lies on the last one. */
export function resourcesOfRow({ longTrack }: Table, row: number): readonly number[] {
  return ROWS[longTrack]![row - 1] ?? [];
}

function trackSpaces(c: C, out: OptionList): void {
  for (const resource of resourcesOfRow(c.table, c.table.trackRow)) out.add(resource);
}

function takeTrackResource(c: C): void {
  const resource = c.answer;
  c.table.trackSpace = resource;
  c.tell?.('tracker-moved', { row: c.table.trackRow, space: resourceName(resource) });
  gain(c, c.who, resource, 1);
}

/** False when the tracker is down already and nothing comes of it [EMBER-11.9]. */
export function moveTracker(c: C): boolean {
  const t = c.table;
  t.trackSpace = EMPTY;
  if (t.trackRow === lastRow(t)) return false;
  t.trackRow++;
  return true;
}

export function earnTrophy(c: C, seat: Seat, by: 'track' | 'clearing'): void {
  c.of(seat).due++;
  c.tell?.('trophy-earned', { seat, by });
}
