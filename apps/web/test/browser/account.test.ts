import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test('somebody chooses when to be told, takes the data along and has the account deleted', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/me`);
  await page.getByRole('heading', { name: 'When it is your turn' }).waitFor();
  await page.getByText('This server sends no mail.').waitFor();
  await page.getByRole('group', { name: 'Notifications' }).getByText('Always').click();
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch('/api/me')).json()).notify.push))
    .toBe('always');

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save my data' }).click();
  const saved = JSON.parse(readFileSync(await (await waiting).path(), 'utf8'));
  expect(saved.account.notify.push).toBe('always');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
  await expectAccessible(page, 'deleting');
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByRole('heading', { name: 'Three worlds, one table.' }).waitFor();
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);
  expect(complaints.filter((told) => !told.includes('401'))).toEqual([]);
});

test('somebody signs out everywhere, is warned that only a code brings them back, and comes back with it', async () => {
  const { page, context, complaints } = await house.visitor();
  await page.goto(`${house.url}/me`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByText('You have no recovery code.').waitFor();
  await expectAccessible(page, 'signing out everywhere');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  const code: string = await page.evaluate(
    async () => (await (await fetch('/api/me/recovery', { method: 'POST' })).json()).code,
  );
  const player = () => page.evaluate(async () => (await (await fetch('/api/me')).json()).player);
  const before = await player();
  const cookies = await context.cookies();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByText('with your recovery code only').waitFor();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('heading', { name: 'Three worlds, one table.' }).waitFor();
  // The cookie itself is void, not only gone from this browser.
  await context.addCookies(cookies);
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);
  await page.evaluate(
    (given) =>
      fetch('/api/recover', {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ code: given }),
      }),
    code,
  );
  expect(await player()).toBe(before);
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
});

test.each([
  { link: `/confirm-mail#${'x'.repeat(43)}`, title: 'Is this your address?', deed: 'Yes, write to me' },
  { link: `/stop-mail?code=${'x'.repeat(22)}.${'x'.repeat(43)}`, title: 'No more letters?', deed: 'Stop the letters' },
])('a link of a letter does nothing until somebody presses “$deed”', async ({ link, title, deed }) => {
  const { page } = await house.visitor();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await page.goto(house.url + link);
  await page.getByRole('heading', { name: title }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(posted).toEqual([]);
  await page.getByRole('button', { name: deed }).click();
  await page.getByRole('alert').getByText('this link is unknown').waitFor();
  expect(posted).toHaveLength(1);
  await expectAccessible(page, link);
});

test('an address waits for its owner, who confirms it with the link of a letter', async () => {
  const { page, complaints } = await house.visitor();
  // The server of these tests has no post: that it has one, and that the code is right, is only said.
  await page.route('**/api/push', (route) => route.fulfill({ json: { key: '', mail: true } }));
  await page.route('**/api/mail/confirm', (route) => route.fulfill({ json: {} }));
  await page.goto(`${house.url}/me`);
  const waits = page.getByText('We have sent a letter to anna@example.org; open its link to confirm.');
  const address = page.getByRole('textbox', { name: 'Mail address' });
  await address.fill('anna@example.org');
  expect(await waits.count()).toBe(0);
  await address.press('Enter');
  await waits.waitFor();
  await expectAccessible(page, 'an address that waits');

  await page.goto(`${house.url}/confirm-mail#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByRole('status').getByText('Thank you!').waitFor();
  expect(await page.getByRole('button', { name: 'Yes, write to me' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a message that it is somebody’s turn becomes a notification that leads to the table', async () => {
  const { page, context } = await house.visitor({ permissions: ['notifications'] });
  await page.goto(house.url);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
      if (id !== undefined) done(id);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const message = { title: 'Emberleaf: your turn', body: 'It is your turn.', url: `${house.url}/table/abc` };
  const deliver = () =>
    session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: house.url, registrationId, data: JSON.stringify(message) },
    });
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).flatMap(({ title, data }) => [title, data.url]);
    });
  // On a busy machine the browser now and then drops what comes just when the worker awakes.
  const delivered = async (): Promise<readonly string[]> => {
    if ((await shown()).length === 0) await deliver();
    return shown();
  };
  await expect.poll(delivered, { timeout: 20_000, interval: 1000 }).toEqual([message.title, message.url]);
});
