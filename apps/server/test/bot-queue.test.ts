import { AnsweringHost, type BotHost, type Workshop } from '@crownleaf/bots/host-node';
import { CALLS, type NewTable } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/registry.ts';
import { type Guest, type House, house } from './house.ts';
import { localBots } from './local-bots.ts';

const [ME, BOT] = [{ kind: 'me' as const }, { kind: 'bot' as const }];
const MANY = 100;

interface SlowBots {
  readonly host: BotHost;
  /** The tables whose bots thought, one after the other. */
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
      if (!('choose' in task)) throw new Error('nobody asks for a hint here');
      await begun;
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
