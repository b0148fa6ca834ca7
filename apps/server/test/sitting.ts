import { CALLS, type SeatWish, type TableSnapshot, type TableUpdate } from '@crownleaf/protocol';
import { GAMES } from '../../../games/registry.ts';
import { type Guest, type House, isUpdate, pick } from './house.ts';

/** How somebody talks to the server. */
type Way = 'http' | 'ws';

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

/** Answers until the game is over, the way a program without a WebSocket does. */
async function playOverHttp(guest: Guest, game: string, table: string): Promise<void> {
  const params = { id: table };
  let since = 0;
  for (;;) {
    const look = await guest.call(CALLS.table, { params, query: { since, wait: 5 } });
    since = look.seq;
    if (look.result !== null) return;
    if (look.decision === undefined) continue;
    const { ply } = look.decision;
    const body = { id: `h${ply}`, seat: look.seat!, ply, options: [chosen(game, look)] };
    await guest.call(CALLS.answer, { params, body });
  }
}

/** Answers until the game is over. */
async function playOverSocket(guest: Guest, game: string, table: string): Promise<void> {
  using line = await guest.connect();
  line.send({ watch: table, since: 0 });
  for (let at = 0; ; ) {
    const update = await line.next(isUpdate, at);
    at = line.messages.indexOf(update, at) + 1;
    if (update.result !== null) return;
    if (update.decision === undefined) continue;
    const { ply } = update.decision;
    line.send({ table, answer: { id: `w${ply}`, seat: update.seat, ply, options: [chosen(game, update)] } });
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

/** Persons take turns with bots around the table, and the ways they connect alternate. */
export async function sitDown(home: House, game: string, seats: number, options = {}): Promise<Sitting> {
  const host = await home.guest('Host');
  const wishes = Array.from({ length: seats }, (_, seat): SeatWish => {
    if (seat === 0) return { kind: 'me' };
    return seat % 2 === 1 ? { kind: 'open' } : { kind: 'bot' };
  });
  const { table } = await host.call(CALLS.createTable, { body: { game, seats: wishes, options } });
  const guests: (Guest | undefined)[] = [host];
  for (let seat = 1; seat < seats; seat++) {
    if (wishes[seat]!.kind === 'bot') continue;
    const guest = await home.guest(`Guest ${seat}`);
    await guest.call(CALLS.join, { params: { id: table }, body: { seat } });
    guests[seat] = guest;
  }
  await host.call(CALLS.start, { params: { id: table } });
  return { game, table, guests };
}

export async function playOut({ game, table, guests }: Sitting, first: Way = 'http'): Promise<void> {
  const ways = first === 'http' ? [playOverHttp, playOverSocket] : [playOverSocket, playOverHttp];
  const persons = guests.filter((guest) => guest !== undefined);
  await Promise.all(persons.map((guest, i) => ways[i % 2]!(guest, game, table)));
}

export async function lookAt(guest: Guest, table: string): Promise<TableSnapshot> {
  return guest.call(CALLS.table, { params: { id: table } });
}
