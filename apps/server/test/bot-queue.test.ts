import { AnsweringHost, type BotHost, type Workshop } from '@crownleaf/bots/host-node';
import { CALLS, type NewTable } from '@crownleaf/protocol';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import { type Guest, type House, house, type Problematic } from './house.ts';
import { localBots } from './local-bots.ts';

const [ME, BOT, LOCAL] = [{ kind: 'me' as const }, { kind: 'bot' as const }, { kind: 'local' as const }];
const MANY = 100;

interface SlowBots {
  readonly host: BotHost;
  /** The tables whose bots thought, and hints, one after the other. */
  readonly thought: readonly string[];
  /** Until then the first bot thinks, and all others wait. */
  begin(): void;
}

/** Bots of which one thinks at a time. */
function slowBots(): SlowBots {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const thought: string[] = [];
  const workshop: Workshop = {
    places: 1,
    async run(task, signal) {
      await begun;
      if ('analyse' in task) {
        thought.push('hint');
        return { analysis: await localBots.analyse({ ...task.analyse, budget: { iterations: 1 } }, signal) };
      }
      thought.push(task.choose.table!);
      return { option: await localBots.choose(task.choose, signal) };
    },
    async close() {
      begin();
    },
  };
  return { host: new AnsweringHost(workshop, { games: GAMES.map(({ game }) => game) }), thought, begin };
}

async function opened(guest: Guest, seats: NewTable['seats']): Promise<string> {
  return (await guest.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } })).table;
}

async function programOf(home: House, owner: Guest): Promise<Guest> {
  const { token } = await owner.call(CALLS.createToken, { body: { name: 'Program', scopes: ['read', 'play'] } });
  const program = home.stranger();
  program.headers.authorization = `Bearer ${token}`;
  return program;
}

/** How many others think before the bot of an honest table does, when somebody else has opened so many before. */
async function placeInQueue(seats: NewTable['seats']): Promise<number> {
  const bots = slowBots();
  await using home = await house({ bots: bots.host, environment: { MAX_TABLES: '1000' } });
  const greedy = await home.guest('Greedy');
  const callers = [greedy, await programOf(home, greedy), await programOf(home, greedy)];
  for (let n = 0; n < MANY; n++) await opened(callers[n % callers.length]!, seats);
  const table = await opened(await home.guest('Anna'), [BOT, ME]);
  bots.begin();
  await expect.poll(() => bots.thought).toContain(table);
  return bots.thought.indexOf(table);
}

test('the bot of an honest table does not wait behind the hundred tables of somebody else and their programs', async () => {
  // One thinks already, and one may be its owner's turn.
  expect(await placeInQueue([BOT, ME])).toBeLessThanOrEqual(2);
});

test('nor behind tables at which only bots sit', async () => {
  expect(await placeInQueue([BOT, BOT])).toBe(1);
});

test('a table of bots is served like any other while somebody watches it', async () => {
  const bots = slowBots();
  await using home = await house({ bots: bots.host, environment: { MAX_TABLES: '1000' } });
  const anna = await home.guest('Anna');
  for (let n = 0; n < 10; n++) await opened(anna, [BOT, BOT]);
  const watched = await opened(anna, [BOT, BOT]);
  using line = await anna.connect();
  line.send({ watch: watched });
  await line.next((message) => 'view' in message);
  bots.begin();
  await expect.poll(() => bots.thought.length).toBeGreaterThan(2);
  expect(bots.thought[1]).toBe(watched);
});

describe('of many guests behind one address', () => {
  const environment = { TRUST_PROXY: 'on' };
  const [CROWDED, QUIET] = ['192.0.2.1', '192.0.2.2'];

  async function guestAt(home: House, address: string): Promise<Guest> {
    const guest = home.stranger();
    guest.headers['x-forwarded-for'] = address;
    await guest.signUp();
    return guest;
  }

  /** Asks for hints from an address each; what was refused is noted at once, and the rest is done when the bots begin. */
  function askHints(guest: Guest, table: string, addresses: readonly string[]) {
    const refused: Problematic[] = [];
    const asked = addresses.map((address) => {
      guest.headers['x-forwarded-for'] = address;
      return guest.call(CALLS.hint, { params: { id: table } }).catch((error) => void refused.push(error));
    });
    return { refused, done: Promise.all(asked) };
  }

  test('the tables take one turn together', async () => {
    const bots = slowBots();
    await using home = await house({ bots: bots.host, environment });
    for (let n = 0; n < 20; n++) await opened(await guestAt(home, CROWDED), [BOT, ME]);
    const table = await opened(await guestAt(home, QUIET), [BOT, ME]);
    bots.begin();
    await expect.poll(() => bots.thought).toContain(table);
    expect(bots.thought.indexOf(table)).toBeLessThanOrEqual(2);
  });

  test('few hints are worked out at a time, and those after the bots of all who play', async () => {
    const bots = slowBots();
    await using home = await house({ bots: bots.host, environment });
    const asked: ReturnType<typeof askHints>[] = [];
    for (let n = 0; n < 3; n++) {
      const guest = await guestAt(home, CROWDED);
      asked.push(askHints(guest, await opened(guest, [ME, LOCAL]), Array<string>(4).fill(CROWDED)));
    }
    const refused = () => asked.flatMap((each) => each.refused);
    await expect.poll(refused).toHaveLength(4);
    expect(refused()[0]).toMatchObject({ status: 429, body: { code: 'too-many', retryAfter: 5 } });
    const honest = await guestAt(home, QUIET);
    const hint = honest.call(CALLS.hint, { params: { id: await opened(honest, [ME, LOCAL]) } });
    const table = await opened(honest, [BOT, ME]);
    bots.begin();
    expect((await hint).options).not.toEqual([]);
    await Promise.all(asked.map(({ done }) => done));
    expect(bots.thought.slice(0, 2)).toEqual(['hint', table]);
    const again = askHints(honest, await opened(honest, [ME, LOCAL]), [CROWDED]);
    await again.done;
    expect(again.refused).toEqual([]);
  });

  test('nor are there more hints than bots can work out in time, wherever they are asked for', async () => {
    const bots = slowBots();
    await using home = await house({ bots: bots.host, environment });
    const guest = await guestAt(home, CROWDED);
    const addresses = Array.from({ length: 48 }, (_, n) => `192.0.2.${n % 8}`);
    const { refused, done } = askHints(guest, await opened(guest, [ME, LOCAL]), addresses);
    await expect.poll(() => refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ status: 503, body: { code: 'unavailable', retryAfter: 5 } });
    bots.begin();
    await done;
    expect(refused).toHaveLength(8);
  });
});
