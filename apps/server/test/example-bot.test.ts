import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { house } from './house.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.mjs', import.meta.url));

test('the example of docs/bot-api.md sits down at a table and plays a whole game, shown as a program', async () => {
  await using place = await house();
  const owner = await place.guest('Owner');
  const host = await place.guest('Host');
  const { token } = await owner.call(CALLS.createToken, { body: { name: 'Deep Leaf', scopes: ['read', 'play'] } });
  const made = await host.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }], visibility: 'public' },
  });
  const bot = spawn(process.execPath, [EXAMPLE, place.url, token, made.table]);
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
}, 60_000);

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
