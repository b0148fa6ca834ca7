import { type Field, faceUp, type Game, isZone, itemAt, kindOf, peeked, type State } from '@crownleaf/engine';

/** The pile keeps what it holds, and these come to lie on top of it, the first one uppermost. */
export interface OnTop {
  readonly top: readonly string[];
}

/**
 * A field of a position as a test writes it: a number or text for what it is; numbers for a list; names of components for a
 * zone, piles from the top down; `{ city: 2 }` for the kinds of a stock that are to change. In a pile `up:city` lies face up
 * and `seen:city` is known to its owner. A zone that is the `'rest'` takes what the position leaves over.
 */
export type Written = number | string | readonly (number | string)[] | { readonly [kind: string]: number } | OnTop;

export type WrittenFields<F> = { readonly [name in keyof F]?: Written };

/** What a position is to hold. Everything that is not named stays as it is. */
export interface Position<S extends State = State> {
  readonly table?: WrittenFields<S['table']>;
  /** By seat. */
  readonly seats?: { readonly [seat: number]: WrittenFields<S['seats'][number]> };
}

interface Place {
  readonly field: Field;
  readonly fields: State['table'];
  readonly path: string;
}

interface Loose {
  readonly kind: number;
  readonly from: Place;
}

/**
 * Lays out a position by the names of its components. None is made or lost: what is put somewhere is taken from where it
 * lay, and what a zone held before goes to the rest. Zones that a test has named are not taken from.
 */
export class Arranger {
  readonly #game: Game;
  readonly #places: readonly Place[];
  readonly #named = new Set<Place>();
  /** Components that were taken out of a zone and have no place yet. */
  readonly #loose: Loose[] = [];
  /** Kinds whose number in a stock was named, by the stock's path. */
  readonly #counted = new Set<string>();
  /** Where a game keeps what is not in use: its `box`, else its supply. */
  #rest: Place | undefined;

  constructor(game: Game, s: State) {
    this.#game = game;
    this.#places = placesOf(game, s);
    const isStock = ({ field }: Place): boolean => field.scope === 'table' && field.type === 'stock';
    this.#rest = this.#places.find(({ path }) => path === 'table.box') ?? this.#places.find(isStock);
  }

  /** Lays out all that a position names. */
  lay({ table = {}, seats = {} }: Position): this {
    const written = [
      ...Object.entries(table).map(([name, value]) => [`table.${name}`, value] as const),
      ...Object.entries(seats).flatMap(([seat, fields]) =>
        Object.entries(fields).map(([name, value]) => [`seats.${seat}.${name}`, value] as const),
      ),
    ].flatMap(([path, value]) => (value === undefined ? [] : [{ place: this.#at(path), value }]));
    for (const { place, value } of written) this.#open(place, value);
    for (const { place, value } of written) if (!isOnTop(value)) this.#fill(place, value);
    // Last, so that hands can be taken from the rest of such a pile, and all at once, so that no top takes from another.
    const tops = written.flatMap(({ place, value }) =>
      isOnTop(value) ? [{ place, entries: this.#entries(value.top) }] : [],
    );
    for (const { place, entries } of tops) addEntries(place, entries);
    return this;
  }

  /** Empties a zone: `hand`, of a seat or of the table. What lay there is to be used or goes to the rest. */
  clear(path: string): this {
    this.#open(this.#at(path), []);
    return this;
  }

  /** The kind of this component, taken from where one lies. */
  take(name: string): number {
    const kind = this.#kind(name);
    const loose = this.#loose.findIndex((each) => each.kind === kind);
    if (loose >= 0) {
      this.#loose.splice(loose, 1);
      return kind;
    }
    const open = this.#places.filter((place) => !this.#named.has(place));
    const source = [this.#rest, ...open.filter(isUnseen), ...open].find(
      (place) => place !== undefined && this.#isFree(place, kind) && removed(place, kind),
    );
    if (source === undefined) throw new Error(`no '${name}' is left for this position`);
    return kind;
  }

  /** What has no place goes to the rest, or back to a zone that shares its cards. */
  finish(): void {
    for (const { kind, from } of this.#loose.splice(0)) {
      const place = this.#restFor(kind, from);
      if (place === undefined) throw new Error(this.#homeless(kind, from));
      if (place.field.type === 'stock') listIn(place)[kind]!++;
      else listIn(place).unshift(kind);
    }
  }

  #restFor(kind: number, from: Place): Place | undefined {
    const rest = this.#rest;
    if (rest !== undefined && !this.#named.has(rest) && this.#isFree(rest, kind)) return rest;
    return this.#places.find((place) => !this.#named.has(place) && sharesCards(place, from));
  }

  /** Names the zones of the table and of the same seat that the position leaves as they are. */
  #homeless(kind: number, from: Place): string {
    const isNear = ({ field, fields }: Place): boolean => field.scope === 'table' || fields === from.fields;
    const zones = this.#places.filter((place) => isZone(place.field) && isNear(place) && !this.#named.has(place));
    const choices = zones.map(({ path }) => path).join(', ') || 'none is left';
    return `nowhere to put '${this.#game.components[kind]}' of ${from.path}: let a zone be the 'rest' (${choices})`;
  }

  #at(path: string): Place {
    const place = this.#places.find((each) => each.path === path);
    if (place === undefined) throw new Error(`the game has no field '${path}'`);
    return place;
  }

  #kind(name: string): number {
    const kind = this.#game.components.indexOf(name);
    if (kind < 0) throw new Error(`the game has no component '${name}'`);
    return kind;
  }

  #isFree({ path }: Place, kind: number): boolean {
    return !this.#counted.has(`${path}.${kind}`);
  }

  /** Takes out what the place held, so that it can be used elsewhere in the position. */
  #open(place: Place, value: Written): void {
    if (!isZone(place.field) || isOnTop(value)) return;
    if (value === 'rest') {
      this.#rest = place;
      return;
    }
    this.#named.add(place);
    for (const entry of listIn(place).splice(0)) this.#loose.push({ kind: kindOf(entry), from: place });
  }

  #fill(place: Place, value: Exclude<Written, OnTop>): void {
    const { field, fields, path } = place;
    if (isZone(field) && value === 'rest') return;
    if (isZone(field)) addEntries(place, this.#entries(value as readonly string[]));
    else if (field.type === 'stock') this.#fillStock(place, value as { readonly [kind: string]: number });
    else if (field.type === 'ints') fields[field.name] = [...(value as readonly number[])];
    else if (typeof value === (field.type === 'int' ? 'number' : 'string')) fields[field.name] = value as number;
    else throw new Error(`'${path}' is no ${typeof value}`);
  }

  #entries(names: readonly string[]): readonly number[] {
    return names.map((written) => this.#entry(written));
  }

  #entry(written: string): number {
    if (written.startsWith('up:')) return faceUp(this.take(written.slice('up:'.length)));
    if (written.startsWith('seen:')) return peeked(this.take(written.slice('seen:'.length)));
    return this.take(written);
  }

  #fillStock(place: Place, counts: { readonly [kind: string]: number }): void {
    const list = listIn(place);
    for (const [name, count] of Object.entries(counts)) {
      const kind = this.#kind(name);
      this.#counted.add(`${place.path}.${kind}`);
      while (itemAt(list, kind) > count) {
        list[kind]!--;
        this.#loose.push({ kind, from: place });
      }
      while (itemAt(list, kind) < count) {
        this.take(name);
        list[kind]!++;
      }
    }
  }
}

function placesOf(game: Game, s: State): readonly Place[] {
  const table = Object.values(game.table).map((field) => ({ field, fields: s.table, path: `table.${field.name}` }));
  const seats = s.seats.flatMap((fields, seat) =>
    Object.values(game.seat).map((field) => ({ field, fields, path: `seats.${seat}.${field.name}` })),
  );
  return [...table, ...seats];
}

/** Whether both are zones of one pool: of the table, or of the same seat. Open zones have none. */
function sharesCards(a: Place, b: Place): boolean {
  if (a.field.audience === 'all') return false;
  if (!isZone(a.field) || !isZone(b.field) || a.field.pool.name !== b.field.pool.name) return false;
  return a.field.pool.per === 'table' || a.fields === b.fields;
}

/** Nobody misses what is taken from there. */
function isUnseen({ field }: Place): boolean {
  return field.audience === 'none';
}

function isOnTop(value: Written): value is OnTop {
  return typeof value === 'object' && 'top' in value && Array.isArray(value.top);
}

function listIn({ field, fields }: Place): number[] {
  return fields[field.name] as number[];
}

/** Entries of a pile are given from the top down. */
function addEntries(place: Place, entries: readonly number[]): void {
  listIn(place).push(...(place.field.type === 'pile' ? entries.toReversed() : entries));
}

/** Takes one component of this kind out of the place; false if there is none. */
function removed(place: Place, kind: number): boolean {
  const { field } = place;
  if (field.type === 'stock') {
    const list = listIn(place);
    if (itemAt(list, kind) === 0) return false;
    list[kind]!--;
    return true;
  }
  if (!isZone(field)) return false;
  const list = listIn(place);
  const index = list.findIndex((entry) => kindOf(entry) === kind);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}
