import {
  type Field,
  type Game,
  HIDDEN,
  isPeeked,
  isZone,
  kindOf,
  LOOKED_AT,
  NOBODY,
  poolKey,
  type Schema,
  type Seat,
  type View,
  type Zone,
} from '@crownleaf/engine';
import type { Labels } from './labels.ts';
import { counted, listed, readable } from './text.ts';

/** A position as its seat sees it, in groups; made from the view alone. */
export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly label: string;
  readonly value: string;
  /** A plain number shares its line with others. */
  readonly short: boolean;
}

export interface Scene {
  readonly game: Game;
  readonly labels: Labels;
  /** Whose view it is told from; undefined is a spectator. */
  readonly seat: Seat | undefined;
  titleOf(seat: Seat): string;
}

/** The table, the others, and last, next to the question, the viewer. `all` shows what is empty or as at the start too. */
export function groupsOf(scene: Scene, view: View, all = false): readonly Group[] {
  const { game, seat: viewer } = scene;
  const rows = (schema: Schema, fields: View['table'], owner: Seat): Row[] =>
    Object.values(schema).flatMap((field) => rowOf(scene, view, field, fields[field.name]!, owner, all));
  const seatGroup = (seat: Seat): Group => ({
    title: scene.titleOf(seat),
    rows: rows(game.seat, view.seats[seat]!, seat),
  });
  const others = [...view.seats.keys()].filter((seat) => seat !== viewer);
  return [
    { title: 'Table', rows: rows(game.table, view.table, NOBODY) },
    ...others.map(seatGroup),
    ...(viewer === undefined ? [] : [seatGroup(viewer)]),
  ].filter((group) => group.rows.length > 0);
}

/** What has changed, and all of the last group, which is the viewer's own. */
export function changedSince(before: readonly Group[], now: readonly Group[]): readonly Group[] {
  const own = now.at(-1);
  return now.flatMap((group) => {
    if (group === own) return [group];
    const old = before.find(({ title }) => title === group.title)?.rows ?? [];
    const known = new Set(old.map(({ label, value }) => `${label}\n${value}`));
    const rows = group.rows.filter(({ label, value }) => !known.has(`${label}\n${value}`));
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

/** What lies in the box takes no part in the game. */
const BOX = /box$/i;

function rowOf(
  scene: Scene,
  view: View,
  field: Field,
  value: number | number[] | string,
  owner: Seat,
  all: boolean,
): Row[] {
  const { game, labels } = scene;
  const name = labels.message(`field.${field.name}`);
  const named = name !== `field.${field.name}`;
  if (!all && (name === '' || (!named && BOX.test(field.name)))) return [];
  const label = named && name !== '' ? name : readable(field.name);
  if (isZone(field)) {
    const zone = zoneText(scene, view, field, value as number[], owner);
    return zone === '' && !all ? [] : [{ label, value: zone || '-', short: false }];
  }
  const shown = field.audience === 'all' || (field.audience === 'owner' && owner === scene.seat);
  if (!shown || (!all && field.type !== 'stock' && same(value, field.start))) return [];
  const described = typeof value === 'string' ? value : game.describe?.(field.name, value, view.seats.length);
  const text = described ?? valueText(scene, field, value);
  if ((text === '' || text === '-') && !all) return [];
  return [{ label, value: text || '-', short: typeof value === 'number' && described === undefined }];
}

function same(value: number | number[] | string, start: number | readonly number[] | string): boolean {
  return JSON.stringify(value) === JSON.stringify(start);
}

function valueText(scene: Scene, field: Field, value: number | number[] | string): string {
  if (typeof value !== 'object') return String(value);
  if (field.type !== 'stock') return value.join(' ');
  const held = value.flatMap((count, kind) => Array<string>(count).fill(kindName(scene, kind)));
  return counted(held);
}

function kindName({ game, labels }: Scene, kind: number): string {
  const name = game.components[kind];
  if (name === undefined) return String(kind);
  return labels.told(`short.${name}`, {}) ?? labels.what(name);
}

function zoneText(scene: Scene, view: View, zone: Zone, entries: readonly number[], owner: Seat): string {
  const order = zone.type === 'bag' ? entries.toSorted((a, b) => kindOf(a) - kindOf(b)) : entries.toReversed();
  const hidden = entries.filter(isHidden).length;
  const open = order.filter((entry) => !isHidden(entry));
  if (hidden === 0) {
    const names = (zone.type === 'bag' ? order : entries).map((entry) => kindName(scene, kindOf(entry)));
    return zone.type === 'bag' ? counted(names) : listed(names);
  }
  if (open.length === 0) return `${hidden} face down${insideText(scene, view, zone, hidden, owner)}`;
  return `from the top: ${listed(runs(scene, order))}`;
}

function isHidden(entry: number): boolean {
  return entry === HIDDEN || entry === LOOKED_AT;
}

/** Entries one by one, and what lies face down between them as a number. */
function runs(scene: Scene, entries: readonly number[]): string[] {
  const out: string[] = [];
  let covered = 0;
  const close = (): void => {
    if (covered > 0) out.push(`${covered} face down`);
    covered = 0;
  };
  for (const entry of entries) {
    if (isHidden(entry)) covered++;
    else {
      close();
      out.push(`${kindName(scene, kindOf(entry))}${isPeeked(entry) ? ' (you looked)' : ''}`);
    }
  }
  close();
  return out;
}

/** Who has seen everything else of a pool knows what lies in the one zone that is left of it. */
function insideText(scene: Scene, view: View, zone: Zone, count: number, owner: Seat): string {
  const inside = view.hidden[poolKey(zone.pool, owner)] ?? [];
  if (owner !== scene.seat || zone.scope !== 'seat' || inside.length !== count) return '';
  return `: ${counted(inside.map((kind) => kindName(scene, kind)))}`;
}
