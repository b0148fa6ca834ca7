import { setTimeout as pause } from 'node:timers/promises';
import { createEngine, type Seat } from '@crownleaf/engine';
import { Answered, CALLS, Me, Problem, ServerMessage, TableInfo } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import { type Connection, type Guest, type House, house, isUpdate } from './house.ts';
import { lookAt, lookOn, playOut, type Sitting, sitDown } from './sitting.ts';
import { Told } from './told.ts';

const games = GAMES.map(({ game }) => ({ id: game.id, game }));
/** Here everybody stops, and some ask for what is not theirs. */
const INTERLUDE = 25;

describe('nobody is sent more than their own view', () => {
  test.each(games)('$id', { timeout: 120_000 }, async ({ id, game }) => {
    await using home = await house();
    const sitting = await sitDown(home, id, Math.min(3, game.seats[1]), { isBot: (seat) => seat === 2, pace: 'live' });
    const { table, guests } = sitting;
    const spectator = await home.guest('Onlooker');
    const stranger = home.stranger();
    const watching = [lookOn(spectator, table), lookOn(stranger, table)];
    await playOut(sitting, { first: 'ws', undos: 3, until: INTERLUDE });
    await interlude(home, sitting, [spectator, stranger]);
    await Promise.all([playOut(sitting, { first: 'http', undos: 3 }), ...watching]);

    // What was sent while the game went on, before anybody asked for the record.
    const persons = guests.map((guest, seat) => ({ guest, seat: seat as Seat | null }));
    const everybody = [...persons, { guest: spectator, seat: null }, { guest: stranger, seat: null }];
    const told = await Told.at(home, createEngine(game), table);
    expect(told.undos).toBeGreaterThan(1);
    for (const { guest, seat } of everybody) {
      if (guest === undefined) continue;
      const kinds = new Map<Kind, number>();
      for (const text of guest.received) {
        const kind = checked(text, { guest, seat, told });
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      expect(kinds.get('update')).toBeGreaterThan(10);
      for (const kind of ['presence', 'problem', 'said', 'tables'] as const) expect(kinds.get(kind)).toBeGreaterThan(0);
    }
  });
});

/** Whose message it is, and what was known to whom. */
interface Receiver {
  readonly guest: Guest;
  readonly seat: Seat | null;
  readonly told: Told;
}

type Message = { readonly [field: string]: unknown };

/** Every kind of message there may be while a game goes on, and all that one may hold. */
const KINDS = {
  update: {
    is: (message: Message) => 'view' in message,
    // The view and the events may hold anything, so they are made again; nothing else is in such a message.
    check(message: Message, { seat, told }: Receiver) {
      const { info, mine, ...update } = message;
      expect(update).toEqual(told.update(seat, Number(update.since), Number(update.seq)));
      if (mine !== undefined) expect(mine).toEqual(seat === null ? [] : [seat]);
      if (info !== undefined) checkInfo(info, told);
    },
  },
  info: {
    is: (message: Message) => 'commitment' in message,
    check: (message: Message, { told }: Receiver) => checkInfo(message, told),
  },
  answered: {
    is: (message: Message) => 'answered' in message || 'applied' in message,
    check(message: Message, { seat }: Receiver) {
      const { answered = message } = message;
      expect(Answered.strict().parse(answered)).toMatchObject({ seat });
    },
  },
  problem: {
    is: (message: Message) => 'problem' in message || 'code' in message,
    check(message: Message) {
      const { problem = message } = message;
      expect(HARMLESS).toContainEqual(Problem.strict().parse(problem).detail.replaceAll(/\d+/g, 'N'));
    },
  },
  account: {
    is: (message: Message) => 'recoverable' in message,
    check: (message: Message, { guest }: Receiver) => {
      expect(Me.strict().parse(message).player).toBe(guest.player);
    },
  },
  tables: {
    is: (message: Message) => 'tables' in message,
    check: (message: Message) => expect(CALLS.tables.reply.strict().parse(message)).toEqual(message),
  },
  said: {
    is: (message: Message) => 'said' in message || 'text' in message,
    check(message: Message) {
      const { said = [message] } = message;
      for (const each of said as Message[]) expect(each).toMatchObject({ text: SAID });
      for (const each of said as Message[]) expect(Object.keys(each).sort()).toEqual(FIELDS_OF_CHAT);
    },
  },
  presence: {
    is: (message: Message) => 'presence' in message,
    check: (message: Message) => expect(ServerMessage.parse(message)).toEqual(message),
  },
  turn: {
    is: (message: Message) => 'turn' in message,
    check(message: Message, { seat }: Receiver) {
      expect(seat).not.toBeNull();
      expect(Object.keys(message).sort()).toEqual(['game', 'turn']);
    },
  },
};
type Kind = keyof typeof KINDS;

const SAID = 'Well, well';
const FIELDS_OF_CHAT = ['at', 'id', 'name', 'player', 'seat', 'text'];
/** What was refused in the interlude and why, without a word about the game. */
const HARMLESS = [
  'the game is at ply N, not N',
  'seat N is asked, not seat N',
  'you have no seat at this table',
  'only those who sit at the table can say something',
  'the game is not over yet',
  'this needs an account: POST /api/guest gives one, or send a token',
  'seat N is not yours; yours: N',
  'seat N is not yours; you have none here',
  'there are hints for who is asked',
];

function checked(text: string, receiver: Receiver): Kind {
  expect(text.includes(receiver.told.secret)).toBe(false);
  const message = JSON.parse(text) as Message;
  for (const kind of Object.keys(KINDS) as Kind[]) {
    if (!KINDS[kind].is(message)) continue;
    KINDS[kind].check(message, receiver);
    return kind;
  }
  throw new Error(`a message of no known kind: ${text.slice(0, 300)}`);
}

/** The same for everybody: its schema has no field for anything of the game but the hash of its secret. */
function checkInfo(info: unknown, { commitment }: Told): void {
  expect(TableInfo.strict().parse(info)).toEqual(info);
  expect(info).toMatchObject({ options: {}, commitment: expect.toBeOneOf([null, commitment]) });
}

/** People ask for what is not theirs to know or to do, say something, and agree to go back further than one of them could. */
async function interlude(home: House, { table, guests }: Sitting, lookers: readonly Guest[]): Promise<void> {
  const params = { id: table };
  const persons = guests.filter((guest) => guest !== undefined);
  await untilPersonIsAsked(home, table);
  await persons[0]!.call(CALLS.say, { params, body: { text: SAID } });
  for (const guest of [...persons, ...lookers]) {
    const { ply, decision } = await lookAt(guest, table);
    const answer = (at: number) => guest.call(CALLS.answer, { params, body: { id: 'x', ply: at, options: ['fly'] } });
    const wrong: Promise<unknown>[] = [
      answer(ply + 1),
      guest.call(CALLS.record, { params }),
      guest.call(CALLS.table, { params, query: { seat: 2 } }),
    ];
    if (decision === undefined) wrong.push(answer(ply), guest.call(CALLS.hint, { params }));
    if (lookers.includes(guest)) wrong.push(guest.call(CALLS.say, { params, body: { text: SAID } }));
    for (const refused of await Promise.allSettled(wrong)) expect(refused.status).toBe('rejected');
    await guest.call(CALLS.info, { params });
    await guest.call(CALLS.chat, { params });
    await guest.call(CALLS.tables, { query: { filter: 'live' } });
  }
  const { ply } = await lookAt(persons[0]!, table);
  await persons[0]!.call(CALLS.propose, { params, body: { kind: 'undo', to: ply - 10 } });
  for (const person of persons.slice(1)) await person.call(CALLS.agree, { params, body: { agree: true } });
  expect((await home.store.tables.load(table))!.proposal).toBeNull();
  await meetNewcomer(home, table, persons);
}

/** Somebody begins to look on, and all who are there hear of it: a quick game may be over before that is announced. */
async function meetNewcomer(home: House, table: string, persons: readonly Guest[]): Promise<void> {
  using lines = new DisposableStack();
  const watch = async (guest: Guest): Promise<Connection> => {
    const line = lines.use(await guest.connect());
    line.send({ watch: table });
    await line.next(isUpdate);
    return line;
  };
  const open = await Promise.all(persons.map(watch));
  const heard = open.map((line) => line.next((message) => 'presence' in message));
  await watch(home.stranger());
  await Promise.all(heard);
}

/** Now nothing moves until a person does. */
async function untilPersonIsAsked({ store }: House, table: string): Promise<void> {
  for (;;) {
    const { seats, asked } = (await store.tables.load(table))!;
    if (seats[asked]?.kind === 'human') return;
    await pause(5);
  }
}

test('a private table does not exist for those who were not invited', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const body = {
    game: 'minidom',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    visibility: 'private',
    start: true,
  } as const;
  const { table } = await anna.call(CALLS.createTable, { body: { ...body, seats: [...body.seats] } });
  const params = { id: table };
  const ben = await home.guest('Ben');
  for (const guest of [ben, home.stranger()]) {
    for (const call of [CALLS.table, CALLS.info, CALLS.chat, CALLS.record]) {
      await expect(guest.call(call, { params })).rejects.toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    using line = await guest.connect();
    line.send({ watch: table });
    expect(await line.next(() => true)).toMatchObject({ problem: { code: 'not-found' } });
  }
  const answer = { id: 'x', ply: 0, options: ['pass'] };
  await expect(ben.call(CALLS.answer, { params, body: answer })).rejects.toMatchObject({ body: { code: 'not-found' } });
  const { invitation } = await anna.call(CALLS.invite, { params });
  const look = await ben.call(CALLS.table, { params, query: { invitation } });
  expect(look.view?.viewer).toBeNull();
});
