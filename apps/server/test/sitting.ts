import { CALLS, type SeatWish, type TableSnapshot, type TableUpdate } from '@crownleaf/protocol';
import { GAMES } from '../../../games/loaded-games.ts';
import { type Guest, type House, isUpdate, pick } from './house.ts';

/** Mostly what a simple bot would do, so that games end soon, and now and then anything. */
export function chosen(game: string, { decision, view }: TableUpdate): string {
  const { kind, options } = decision!;
  const policy = GAMES.find((each) => each.game.id === game)!.game.policies?.at(-1);
  if (policy === undefined || Math.random() < 0.25) return pick(options).name;
  const nameOf = (option: number) => options.find((each) => each.option === option)!.name;
  return nameOf(
    policy.choose({
      kind,
      options: options.map(({ option }) => option),
      nameOf,
      view: () => view!,
      random: (below) => Math.floor(Math.random() * below),
    }),
  );
}

/** How somebody talks to the server. */
type Way = 'http' | 'ws';

export interface Habits {
  /** How the first person begins; the next begins the other way. */
  readonly first?: Way;
  /** How often each person takes something back, at most. */
  readonly undos?: number;
  /** Everybody stops for a while when the game has come here. */
  readonly until?: number;
}

/** So many moves over HTTP, so many over a WebSocket, and so on. */
const STINT = 8;

/** One person at a table, who plays until the game is over, or has come far enough. */
class Person {
  readonly #guest: Guest;
  readonly #sitting: Sitting;
  readonly #until: number;
  #undos: number;
  #since = 0;
  #moves = 0;

  constructor(guest: Guest, sitting: Sitting, { undos = 0, until = Number.POSITIVE_INFINITY }: Habits) {
    this.#guest = guest;
    this.#sitting = sitting;
    this.#undos = undos;
    this.#until = until;
  }

  async play(first: Way): Promise<void> {
    for (let way = first; ; way = way === 'http' ? 'ws' : 'http') {
      const done = way === 'http' ? await this.#overHttp() : await this.#overSocket();
      if (done) return;
    }
  }

  /** The way a program without a WebSocket does. */
  async #overHttp(): Promise<boolean> {
    const params = { id: this.#sitting.table };
    for (let moves = 0, wait = 0; ; wait = 5) {
      const look = await this.#guest.call(CALLS.table, { params, query: { since: this.#since, wait } });
      if (this.#hasEnough(look)) return true;
      this.#since = look.seq;
      if (look.decision === undefined) continue;
      if (moves++ === STINT) return false;
      const move = this.#moveAt(look);
      if ('answer' in move) await this.#guest.call(CALLS.answer, { params, body: move.answer });
      else await this.#guest.call(CALLS.undo, { params, body: move.undo });
    }
  }

  async #overSocket(): Promise<boolean> {
    const { table } = this.#sitting;
    using line = await this.#guest.connect();
    line.send({ watch: table, since: this.#since });
    for (let moves = 0, at = 0; ; ) {
      const update = await line.next(isUpdate, at);
      at = line.messages.indexOf(update, at) + 1;
      if (this.#hasEnough(update)) return true;
      this.#since = update.seq;
      if (update.decision === undefined) continue;
      if (moves++ === STINT) return false;
      line.send({ table, ...this.#moveAt(update) });
    }
  }

  #hasEnough({ result, ply }: TableUpdate): boolean {
    return result !== null || ply >= this.#until;
  }

  #moveAt(update: TableUpdate) {
    const seat = update.seat!;
    const { plies } = update.undo;
    // Who is asked can be sure that nobody else moves meanwhile.
    if (this.#undos > 0 && plies.length > 0 && Math.random() < 0.3) {
      this.#undos--;
      return { undo: { seat, to: pick(plies) } };
    }
    const { ply } = update.decision!;
    const id = `${this.#until} ${this.#moves++}`;
    return { answer: { id, seat, ply, options: [chosen(this.#sitting.game, update)] } };
  }
}

/** Looks on until the game is over. */
export async function lookOn(guest: Guest, table: string): Promise<void> {
  using line = await guest.connect();
  line.send({ watch: table, since: 0 });
  await line.next((message) => isUpdate(message) && message.result !== null);
}

export interface Sitting {
  readonly game: string;
  readonly table: string;
  /** By seat; undefined is a bot. */
  readonly guests: readonly (Guest | undefined)[];
}

/** Who sits where: persons and bots take turns around the table, and of two one is a bot. */
export const MIXED = (seat: number, seats: number): boolean => seat > 0 && (seats === 2 || seat % 2 === 0);
export const PERSONS_ONLY = (): boolean => false;

export interface Setting {
  readonly isBot?: (seat: number, seats: number) => boolean;
  readonly pace?: 'relaxed' | 'live';
}

export async function sitDown(home: House, game: string, seats: number, setting: Setting = {}): Promise<Sitting> {
  const { isBot = MIXED, pace = 'relaxed' } = setting;
  const host = await home.guest('Rosa');
  const wishes = Array.from({ length: seats }, (_, seat): SeatWish => {
    if (isBot(seat, seats)) return { kind: 'bot' };
    return { kind: seat === 0 ? 'me' : 'open' };
  });
  const { table } = await host.call(CALLS.createTable, { body: { game, seats: wishes, pace } });
  const guests: (Guest | undefined)[] = [host];
  for (let seat = 1; seat < seats; seat++) {
    if (wishes[seat]!.kind === 'bot') continue;
    const guest = await home.guest(`Player ${seat}`);
    await guest.call(CALLS.join, { params: { id: table }, body: { seat } });
    guests[seat] = guest;
  }
  await host.call(CALLS.start, { params: { id: table } });
  return { game, table, guests };
}

export async function playOut(sitting: Sitting, habits: Habits = {}): Promise<void> {
  const ways: readonly Way[] = habits.first === 'ws' ? ['ws', 'http'] : ['http', 'ws'];
  const persons = sitting.guests.filter((guest) => guest !== undefined);
  await Promise.all(persons.map((guest, i) => new Person(guest, sitting, habits).play(ways[i % 2]!)));
}

export async function lookAt(guest: Guest, table: string): Promise<TableSnapshot> {
  return guest.call(CALLS.table, { params: { id: table } });
}
