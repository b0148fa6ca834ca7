import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { type House, house } from './house.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.mjs', import.meta.url));

test('the example of docs/bot-api.md sits down at a table and plays a whole game, shown as a program', async () => {
  await using place = await house();
  await playExample(place, place.url);
}, 60_000);

test('the example plays on where its line is lost before an answer arrives', async () => {
  await using place = await house();
  await using proxy = await unreliableProxy(place.url);
  await playExample(place, proxy.url);
  expect(proxy.lines).toBe(2);
}, 60_000);

async function playExample(place: House, url: string): Promise<void> {
  const owner = await place.guest('Owner');
  const host = await place.guest('Rosa');
  const { token } = await owner.call(CALLS.createToken, { body: { name: 'Deep Leaf', scopes: ['read', 'play'] } });
  const made = await host.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], visibility: 'public' },
  });
  const bot = spawn(process.execPath, [EXAMPLE, url, token, made.table]);
  const ended = endOf(bot);
  try {
    await expect
      .poll(async () => (await host.call(CALLS.info, { params: { id: made.table } })).seats[0], { timeout: 10_000 })
      .toMatchObject({ kind: 'human', name: 'Deep Leaf', program: true });
    await host.call(CALLS.start, { params: { id: made.table } });
    const { code, printed } = await ended;
    expect(printed).toMatch(/sits at .* seat 0\nfinished in place [12]/);
    expect(code).toBe(0);
  } finally {
    bot.kill();
  }
  const { result } = await host.call(CALLS.table, { params: { id: made.table } });
  expect(result?.ranking).toHaveLength(2);
}

/** Which part of the first WebSocket is lost with the line: the upgrade and the wish to watch come before it. */
const LOST_CHUNK = 4;

/** A way to the server on which the first WebSocket is lost while the client sends something. */
async function unreliableProxy(
  target: string,
): Promise<AsyncDisposable & { readonly url: string; readonly lines: number }> {
  let lines = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(target).port), '127.0.0.1');
    for (const socket of [client, server]) sockets.add(socket.on('error', () => {}));
    let line = 0;
    let chunks = 0;
    client.on('data', (chunk) => {
      if (/^upgrade: websocket/im.test(chunk.toString('latin1'))) line = ++lines;
      if (line === 1 && ++chunks === LOST_CHUNK) client.destroy();
      else server.write(chunk);
    });
    server.pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get lines() {
      return lines;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

test('its token says no more than its scopes', async () => {
  await using place = await house();
  const owner = await place.guest('Owner');
  const { token } = await owner.call(CALLS.createToken, { body: { name: 'Reader', scopes: ['read'] } });
  const reply = await fetch(`${place.url}/api/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'minidom', seats: [{ kind: 'me' }, { kind: 'bot' }] }),
  });
  expect(reply.status).toBe(403);
  expect(await reply.json()).toMatchObject({ code: 'scope-missing' });
});

function endOf(bot: ChildProcess): Promise<{ readonly code: number | null; readonly printed: string }> {
  let printed = '';
  bot.stdout?.on('data', (text) => {
    printed += text;
  });
  bot.stderr?.on('data', (text) => {
    printed += text;
  });
  return new Promise((resolve) => bot.on('close', (code) => resolve({ code, printed })));
}
