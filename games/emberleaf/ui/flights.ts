import type { Seat } from '@crownleaf/engine';
import type { Flight, TableEvent } from '@crownleaf/ui';
import { CLEARINGS } from '../data/board.ts';
import { SPOT_NAMES } from '../src/board/board.ts';
import { EMPTY, type EmberleafView, type Events, seatOf } from '../src/state.ts';
import { kindOfName } from './look.ts';

type Told = {
  readonly [kind in keyof Events]?: (facts: Events[kind]['pub'], before: EmberleafView) => readonly Flight[];
};

function one(from: string, to: string, thing?: string): readonly Flight[] {
  return [thing === undefined ? { from, to } : { from, to, thing }];
}

function spaceOf(seat: Seat, hero: string, before: EmberleafView): string {
  const kind = kindOfName(hero);
  const at = kind === undefined ? EMPTY : seatOf(before, seat).spaces.indexOf(kind);
  return at < 0 ? `board.${seat}` : `board.${seat}.${at + 1}`;
}

const MOST = 6;

const TOLD: Told = {
  placed: ({ seat, hero, space }) => one(`hand.${seat}:${hero}`, `board.${seat}.${space}`, hero),
  slid: ({ seat, hero, space }) => one(`board.${seat}.${space + 2}`, `board.${seat}.${space}`, hero),
  'dropped-off': ({ seat, hero }, before) => one(spaceOf(seat, hero, before), `hand.${seat}:${hero}`, hero),
  recalled: ({ seat, hero }, before) => one(spaceOf(seat, hero, before), `hand.${seat}:${hero}`, hero),
  'took-hero': ({ seat, hero }) => one(`row:${hero}`, `hand.${seat}:${hero}`, hero),
  'took-favour': ({ seat, favour }) => one(`row:${favour}`, `favours.${seat}`, favour),
  walked: ({ seat, to }, before) => one(`camp:${CLEARINGS[seatOf(before, seat).at]}`, `camp:${to}`, `figure.${seat}`),
  gained: ({ seat, resource, count }) => [
    { from: 'bag', to: `storage.${seat}:${resource}`, thing: resource, count: Math.min(MOST, count) },
  ],
  spent: ({ seat, what, count }) => [
    { from: `storage.${seat}:${what}`, to: 'bag', thing: what, count: Math.min(MOST, count) },
  ],
  returned: ({ seat, resource, count }) => [
    { from: `storage.${seat}:${resource}`, to: 'bag', thing: resource, count: Math.min(MOST, count) },
  ],
  cleared: ({ seat, token, spot }) => one(`spot:${spot}`, `banners.${seat}`, token),
  'put-back': ({ seat, token, spot }) => one(`banners.${seat}`, `spot:${spot}`, token),
  built: ({ seat, building, space }) =>
    one(
      building.startsWith('tile-') ? `plan.${seat}:${building}` : `plan:${building}`,
      `space:${space}`,
      `building.${building}`,
    ),
  homed: ({ seat, villager, space }) =>
    one(`track.${seat}:${villager}`, `space:${space}`, `villager.${seat}.${villager}`),
  'took-trophy': ({ seat, trophy }) => one(`trophy:${trophy}`, `trophies.${seat}`, trophy),
  scored: ({ seat, leaves }) => [
    { from: `board.${seat}`, to: `score.${seat}`, thing: 'leaf', count: Math.min(MOST, leaves) },
  ],
  'dangers-refreshed': ({ tokens }) =>
    tokens === 0 ? [] : SPOT_NAMES.map((spot) => ({ from: 'bag', to: `spot:${spot}`, thing: 'danger' })),
  'sister-moved': ({ to }, before) => one(`camp:${CLEARINGS[before.table.sisterAt]}`, `camp:${to}`, 'figure.sister'),
  'sister-cleared': ({ token, spot }) => one(`spot:${spot}`, 'score.-1', token),
  'sister-built': ({ building, space }) => one(`plan:${building}`, `space:${space}`, `building.${building}`),
};

/** What moves when this happens. */
export function flights(event: TableEvent, before: EmberleafView): readonly Flight[] {
  const told = TOLD[event.kind as keyof Events] as
    | ((facts: unknown, before: EmberleafView) => readonly Flight[])
    | undefined;
  return told?.(event.pub, before) ?? [];
}
