import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { PICTURED_GAMES } from './gallery.ts';
import { dice, playOn, plyOf, tableOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

const turnOf = (page: Page): Promise<string | null> => tableOf(page).getAttribute('data-turn');

test('two browsers play a game that was joined by its link, and a third looks on', async () => {
  const host = await house.visitor();
  await host.page.goto(`${house.url}/lobby?game=heart-of-crown`);
  await expectAccessible(host.page, 'lobby');
  await host.page.getByText('2', { exact: true }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  await host.page.getByRole('button', { name: 'Begin' }).waitFor();
  await expectAccessible(host.page, 'gathering');
  const guest = await house.visitor();
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Rosa');
  await expectAccessible(guest.page, 'invited');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByText('Rosa').waitFor();
  await host.page.locator('.button-primary:enabled', { hasText: 'Begin' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('[data-table]')));
  const onlooker = await house.visitor();
  await onlooker.page.goto(host.page.url());
  await onlooker.page.waitForSelector('[data-turn="theirs"]');
  expect((await Promise.all([host, guest].map(({ page }) => turnOf(page)))).toSorted()).toEqual(['theirs', 'yours']);
  // Who begins has been at the table before there was a game, and hears of its set-up all the same.
  for (const { page } of [host, guest]) await page.locator('.log-head', { hasText: 'Set-up' }).waitFor();
  const random = dice(3);
  for (let answers = 0; answers < 12; answers++) {
    const mover = await expect
      .poll(async () =>
        (await turnOf(host.page)) === 'yours' ? host : (await turnOf(guest.page)) === 'yours' && guest,
      )
      .toBeTruthy()
      .then(async () => ((await turnOf(host.page)) === 'yours' ? host : guest));
    await playOn(mover.page, { random, answers: 1, options: '.bar [data-option]:enabled' });
  }
  const everybody = [host, guest, onlooker];
  await expect.poll(async () => new Set(await Promise.all(everybody.map(({ page }) => plyOf(page)))).size).toBe(1);
  expect(await onlooker.page.locator('[data-option]').count()).toBe(0);
  await expectAccessible(onlooker.page, 'looking on');

  await host.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await host.page.keyboard.press('Enter');
  await guest.page.getByRole('button', { name: 'Hide log and chat, 1 new' }).waitFor();
  await guest.page.getByRole('button', { name: 'Chat (1 new)' }).click();
  await guest.page.getByText('Good luck!').waitFor();
  await guest.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  await guest.page.getByRole('button', { name: 'Well played' }).click();
  await host.page.locator('.chat-lines', { hasText: 'Well played' }).waitFor();
  await expectAccessible(guest.page, 'chat');
  await onlooker.page.getByRole('button', { name: 'Chat (2 new)' }).click();
  await onlooker.page.locator('.chat-lines', { hasText: 'Good luck!' }).waitFor();
  await onlooker.page.getByText('Those who sit at the table can write here.').waitFor();
  expect(await onlooker.page.getByRole('textbox').count()).toBe(0);
  await expectAccessible(onlooker.page, 'chat of an onlooker');

  // Tests have no limits of their own, so that the refusal comes from here.
  const told = {
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    code: 'too-many',
    detail: 'too much at once; again in 2 s',
  };
  await host.page.route('**/chat', (route) => route.fulfill({ status: 429, json: told }), { times: 1 });
  const mouth = host.page.getByRole('textbox', { name: 'Say something' });
  await mouth.fill('Once more');
  await host.page.keyboard.press('Enter');
  await host.page.getByText('Too much at once; again in 2 s').waitFor();
  expect(await mouth.inputValue()).toBe('Once more');
  await host.page.keyboard.press('Enter');
  await guest.page.locator('.chat-lines', { hasText: 'Once more' }).waitFor();

  await host.page.getByRole('button', { name: 'Agree on something' }).click();
  await expectAccessible(host.page, 'proposals');
  await host.page.getByRole('button', { name: 'Propose to end the game' }).click();
  await guest.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of [host, guest, onlooker]) await page.waitForSelector('[data-turn="over"]');
  await expectAccessible(host.page, 'ended by agreement');

  await host.page.getByRole('button', { name: 'Play again' }).click();
  await host.page.getByText('One seat is free.').waitFor();
  await guest.page.getByRole('button', { name: 'Join the next game' }).click();
  await guest.page.getByText('Everybody is here.').waitFor();
  await host.page.locator('.button-primary:enabled', { hasText: 'Begin' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('[data-turn="yours"], [data-turn="theirs"]');
  expect([host, guest, onlooker].flatMap(({ complaints }) => complaints)).toEqual([expect.stringContaining('429')]);
});

test('a second press while the first is on its way is no answer of its own', async () => {
  const { page, complaints } = await house.visitor();
  let answers = 0;
  let delay = 400;
  await page.routeWebSocket('**/api/live', (line) => {
    const server = line.connectToServer();
    line.onMessage(async (message) => {
      if ('answer' in JSON.parse(String(message))) {
        answers++;
        await new Promise((done) => setTimeout(done, delay));
      }
      server.send(message);
    });
  });
  await page.goto(house.url);
  await page.locator('.gate', { hasText: 'Heart of Crown' }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('[data-turn="yours"]');
  const ply = await plyOf(page);
  await page.locator('.bar [data-option]:enabled').first().dblclick();
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
  expect(answers).toBe(1);
  expect(await page.locator('.notice').count()).toBe(0);
  delay = 0;
  expect(await playOn(page, { random: dice(4), answers: 3 })).toBe(3);
  await page.waitForSelector('[data-turn="yours"]');
  await page.goto(house.url);
  await page.getByRole('link', { name: 'It is your turn: Heart of Crown' }).click();
  await page.waitForSelector('[data-turn="yours"]');
  expect(complaints).toEqual([]);
});

test('an answer whose acknowledgement is lost with the line is sent again, and counts once', async () => {
  const { page, complaints } = await house.visitor();
  const ids: string[] = [];
  const acknowledged: boolean[] = [];
  await page.routeWebSocket('**/api/live', (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const { answer } = JSON.parse(String(message));
      if (answer !== undefined) ids.push(answer.id);
      server.send(message);
    });
    server.onMessage((message) => {
      const { answered } = JSON.parse(String(message));
      if (answered !== undefined) acknowledged.push(answered.repeated);
      if (answered !== undefined && acknowledged.length === 1) void line.close();
      else line.send(message);
    });
  });
  await page.goto(house.url);
  await page.locator('.gate', { hasText: 'Heart of Crown' }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('[data-turn="yours"]');
  await page.locator('.bar [data-option]:enabled').first().click();
  await expect.poll(() => acknowledged).toEqual([false, true]);
  expect(ids).toEqual([ids[0], ids[0]]);
  await page.locator('.connection').waitFor({ state: 'detached' });
  expect(await page.locator('.notice').count()).toBe(0);
  expect(await playOn(page, { random: dice(5), answers: 2 })).toBe(2);
  expect(complaints).toEqual([]);
});

test('a table goes on after the server was killed', async () => {
  const { page } = await house.visitor();
  await page.goto(house.url);
  await page.locator('.gate', { hasText: 'Heart of Crown' }).getByRole('button', { name: 'Play now' }).click();
  await playOn(page, { random: dice(8), answers: 3 });
  await page.waitForSelector('[data-turn="yours"]');
  const ply = await plyOf(page);
  await house.kill();
  await page.locator('.connection').waitFor();
  await expectAccessible(page, 'without a connection');
  await house.restart();
  await page.locator('.connection').waitFor({ state: 'detached' });
  expect(await plyOf(page)).toBe(ply);
  expect(await playOn(page, { random: dice(9), answers: 3 })).toBe(3);
});

test.each(PICTURED_GAMES)(
  'a game of %s against bots is ended by a second word, and tells how it stood',
  async (game) => {
    const { page, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await page.goto(house.url);
    const table = await page.evaluate(async (wish) => {
      const post = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await post('/api/guest', {});
      return ((await (await post('/api/tables', wish)).json()) as { table: string }).table;
    }, besideABot(game));
    await page.goto(`${house.url}/table/${table}`);
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByRole('button', { name: 'Agree on something' }).click();
    await page.getByRole('button', { name: 'End the game…' }).click();
    await expectAccessible(page, 'asked whether to end the game');
    await page.getByRole('button', { name: 'Yes, end it' }).click();
    const result = page.getByRole('dialog', { name: 'The result' });
    await result.getByText('The game was ended by agreement.').waitFor();
    await expectAccessible(page, 'ended by agreement');
    const names = await page.locator('.seats .seat-name').allTextContents();
    await result.getByRole('button', { name: 'Look back at the game' }).click();
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    expect(await page.locator('.seats .seat-name').allTextContents()).toEqual(names);
    expect(complaints).toEqual([]);
  },
);

function besideABot(game: string): unknown {
  return { game, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'baseline' }], start: true };
}

test('a table by invitation is joined by its link, and by nobody without it', async () => {
  const host = await house.visitor();
  await host.page.goto(`${house.url}/lobby?game=heart-of-crown`);
  await host.page.getByText('2', { exact: true }).click();
  await host.page.getByText('By invitation').click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  await host.page.getByRole('button', { name: 'Copy the link for friends' }).waitFor();
  const link = (await host.page.locator('.commitment').textContent())!;
  const bare = link.split('?')[0]!;
  const stranger = await house.visitor();
  await stranger.page.goto(bare);
  await stranger.page.getByText('There is no such table', { exact: false }).waitFor();
  const guest = await house.visitor();
  await guest.page.goto(link);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Rosa');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByText('Rosa').waitFor();
  // Who finds the table without the link makes a new one.
  await guest.page.getByRole('button', { name: 'Get up' }).click();
  await host.page.goto(bare);
  await host.page.getByText('Make a link for a friend, or put a bot there').waitFor();
  await host.page.getByRole('button', { name: 'Make a link for friends' }).click();
  await expect.poll(() => host.page.locator('.commitment').textContent()).not.toBe(link);
  const fresh = (await host.page.locator('.commitment').textContent())!;
  expect(fresh).toContain('?invitation=');
  const other = await house.visitor();
  await other.page.goto(fresh);
  await other.page.getByRole('button', { name: 'Sit down' }).waitFor();
});

test('a program at the table is shown as one, in lists as well', async () => {
  const host = await house.visitor();
  await host.page.goto(`${house.url}/lobby?game=heart-of-crown`);
  await host.page.getByText('2', { exact: true }).click();
  await host.page.getByRole('button', { name: 'Set the table' }).click();
  await host.page.getByRole('button', { name: 'Begin' }).waitFor();
  const { request } = host.page.context();
  const headers = { origin: house.url };
  const data = { name: 'Abacus', scopes: ['read', 'play'] };
  const { token } = await (await request.post(`${house.url}/api/tokens`, { headers, data })).json();
  const id = new URL(host.page.url()).pathname.split('/').at(-1)!;
  const joined = await fetch(`${house.url}/api/tables/${id}/join`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(joined.status).toBe(200);
  await host.page.locator('.row-link', { hasText: 'Abacus' }).getByText('program', { exact: true }).waitFor();
  await host.page.locator('.button-primary:enabled', { hasText: 'Begin' }).click();
  await host.page.waitForSelector('[data-table]');
  await host.page
    .getByText(/^(.* · )?program( · away)?$/)
    .first()
    .waitFor();
  await host.page.goto(house.url);
  await host.page.getByText('Abacus (program)', { exact: false }).waitFor();
});
