import { createEngine, type Engine, type Event, type Match } from '@crownleaf/engine';
import { type Labels, labels } from '@crownleaf/words';
import { GAMES } from '../../../../games/loaded-games.ts';
import { RequestError } from './request.ts';

interface KnownGame {
  readonly engine: Engine;
  readonly labels: Labels;
}

/** A game under way. Slots are replaced as a whole, so that a request that fails leaves everything as it was. */
export interface Slot extends KnownGame {
  readonly match: Match;
  /** Not fetched yet. */
  readonly events: readonly Event[];
}

const FIRST_NAME = 'main';
const MAX_GAMES = 10_000;
const MAX_NAME_LENGTH = 200;
const MAX_NAMES_SHOWN = 12;

/** The games of one environment by name, one of which is current. */
export class OpenGames {
  readonly #slots = new Map<string, Slot>();
  readonly #known = new Map<string, KnownGame>();
  #name = FIRST_NAME;

  get current(): Slot {
    const slot = this.#slots.get(this.#name);
    if (slot === undefined) throw new RequestError('no-game', 'there is no game yet: begin with {"cmd":"new", …}');
    return slot;
  }

  replace(slot: Slot): void {
    this.#slots.set(this.#name, slot);
  }

  keep(slot: Slot, name: string): void {
    if (name.length > MAX_NAME_LENGTH) {
      throw new RequestError('bad-request', `a name has at most ${MAX_NAME_LENGTH} letters`);
    }
    if (!this.#slots.has(name) && this.#slots.size >= MAX_GAMES) {
      throw new RequestError('too-many-games', `there are ${MAX_GAMES} games already; clone to a name that is in use`);
    }
    this.#slots.set(name, slot);
  }

  select(name: string): Slot {
    const slot = this.#slots.get(name);
    if (slot === undefined) {
      throw new RequestError('unknown-name', `there is no game '${name}'; possible: ${this.#namesInUse()}`);
    }
    this.#name = name;
    return slot;
  }

  /** Engines are made when they are first needed. */
  gameOf(id: string): KnownGame {
    const made = this.#known.get(id);
    if (made !== undefined) return made;
    const registered = GAMES.find(({ game }) => game.id === id);
    if (registered === undefined) {
      const possible = GAMES.map(({ game }) => game.id).join(', ');
      throw new RequestError('unknown-game', `there is no game '${id}'; possible: ${possible}`);
    }
    const known = { engine: createEngine(registered.game), labels: labels(registered.words.en) };
    this.#known.set(id, known);
    return known;
  }

  #namesInUse(): string {
    const names = [...this.#slots.keys()];
    const shown = names.slice(0, MAX_NAMES_SHOWN).join(', ') || 'none';
    return names.length > MAX_NAMES_SHOWN ? `${shown}, …` : shown;
  }
}
