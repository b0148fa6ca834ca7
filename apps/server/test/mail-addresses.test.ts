import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@crownleaf/protocol';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { STORE_FILE } from '../src/server.ts';
import { type Guest, house } from './house.ts';
import { confirmCodeIn, confirmedAddress, isTurn, lettersOfTurn, type Pigeon, pigeon } from './pigeon.ts';

const ADDRESS = 'anna@example.org';
const HOUR_MS = 3_600_000;

function choose(guest: Guest, address: string | null) {
  return guest.call(CALLS.notify, { body: { mail: address === null ? 'never' : 'always', address } });
}

async function notifyOf(guest: Guest) {
  return (await guest.call(CALLS.me)).notify;
}

const wrong = (code: string, of: Guest) =>
  expect(of.call(CALLS.confirmMail, { body: { code } })).rejects.toMatchObject({
    status: 401,
    body: { code: 'wrong-code' },
  });

/** Where the letter says that letters can be stopped, seen from the server. */
function stopPath({ mailed }: Pigeon): string {
  const [, { text, stopUrl }] = mailed.findLast(isTurn)!;
  expect(text.trimEnd().endsWith(stopUrl!)).toBe(true);
  const { pathname, search } = new URL(stopUrl!);
  return pathname + search;
}

test('an address gets one letter that names nobody, and no other until its owner has confirmed it', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger, environment: { PUBLIC_URL: 'https://play.example.org' } });
  const anna = await home.guest('Win a prize');
  expect((await choose(anna, ADDRESS)).notify).toMatchObject({ address: ADDRESS, confirmed: false });
  expect(messenger.mailed.map(([to]) => to)).toEqual([ADDRESS]);
  const [, letter] = messenger.mailed[0]!;
  expect(letter.text).not.toContain('Win a prize');
  expect(letter.text).toMatch(/^https:\/\/play\.example\.org\/confirm-mail#/m);
  expect(await lettersOfTurn(anna, messenger)).toEqual([]);

  await home.stranger().call(CALLS.confirmMail, { body: { code: confirmCodeIn(letter) } });
  expect(await notifyOf(anna)).toMatchObject({ address: ADDRESS, confirmed: true });
  expect((await lettersOfTurn(anna, messenger)).map(([to]) => to)).toEqual([ADDRESS]);
  const sent = messenger.mailed.length;
  expect((await choose(anna, ADDRESS)).notify.confirmed).toBe(true);
  await anna.call(CALLS.notify, { body: { push: 'never' } });
  expect(messenger.mailed).toHaveLength(sent);
  expect((await notifyOf(anna)).confirmed).toBe(true);
});

test('nobody confirms an address by saying so', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  await anna.fetch('PUT', '/api/me/notify', { mail: 'always', address: ADDRESS, confirmed: true });
  expect((await notifyOf(anna)).confirmed).toBe(false);
});

test('a code that is wrong or was used is refused and changes nothing', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  await choose(anna, ADDRESS);
  await wrong('x'.repeat(43), home.stranger());
  const { code: link } = await anna.call(CALLS.deviceLink);
  await wrong(link, home.stranger());
  expect((await notifyOf(anna)).confirmed).toBe(false);

  const code = confirmCodeIn(messenger.mailed[0]![1]);
  await expect(home.stranger().call(CALLS.recover, { body: { code } })).rejects.toMatchObject({
    body: { code: 'wrong-code' },
  });
  await home.stranger().call(CALLS.confirmMail, { body: { code } });
  await choose(anna, null);
  await choose(anna, ADDRESS);
  await wrong(code, home.stranger());
  expect((await notifyOf(anna)).confirmed).toBe(false);
});

test('a code is good for a day', async () => {
  let time = Date.now();
  const messenger = pigeon();
  await using home = await house({ messenger, now: () => time });
  const anna = await home.guest('Anna');
  const sent = async (): Promise<string> => {
    await choose(anna, ADDRESS);
    return confirmCodeIn(messenger.mailed.at(-1)![1]);
  };
  const late = await sent();
  time += 24 * HOUR_MS + 1;
  await wrong(late, home.stranger());
  expect((await notifyOf(anna)).confirmed).toBe(false);
  const inTime = await sent();
  time += 24 * HOUR_MS - 1;
  await home.stranger().call(CALLS.confirmMail, { body: { code: inTime } });
  expect((await notifyOf(anna)).confirmed).toBe(true);
});

test('another address is unconfirmed again, and what was sent to the one before is void', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  await choose(anna, 'first@example.org');
  const first = confirmCodeIn(messenger.mailed[0]![1]);
  await choose(anna, ADDRESS);
  await wrong(first, home.stranger());
  expect(await notifyOf(anna)).toMatchObject({ address: ADDRESS, confirmed: false });
  await anna.call(CALLS.confirmMail, { body: { code: confirmCodeIn(messenger.mailed[1]![1]) } });
  expect((await notifyOf(anna)).confirmed).toBe(true);

  await choose(anna, 'third@example.org');
  expect(await notifyOf(anna)).toMatchObject({ address: 'third@example.org', confirmed: false });
  expect(await lettersOfTurn(anna, messenger)).toEqual([]);
  await choose(anna, ADDRESS);
  expect((await notifyOf(anna)).confirmed).toBe(false);
});

test('whoever reads a letter stops them, without an account and however a mail program asks', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [oneClick, form, '{}', null]) {
    const anna = await home.guest('Anna');
    await confirmedAddress(anna, messenger, ADDRESS);
    expect(await lettersOfTurn(anna, messenger)).toHaveLength(1);
    const url = `${home.url}${stopPath(messenger)}`;
    await fetch(url);
    expect((await notifyOf(anna)).address).toBe(ADDRESS);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    expect(await notifyOf(anna)).toMatchObject({ mail: 'never', address: null, confirmed: false });
    expect(await lettersOfTurn(anna, messenger)).toEqual([]);
    const again = await fetch(url, { method: 'POST', body });
    expect(await again.json()).toMatchObject({ status: 401, code: 'wrong-code' });
    expect((await anna.call(CALLS.notify, { body: { push: 'never' } })).notify.push).toBe('never');
  }
});

test('a letter stops what goes to its own address, and nothing else', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  await confirmedAddress(anna, messenger, ADDRESS);
  await confirmedAddress(ben, messenger, ADDRESS);
  await lettersOfTurn(ben, messenger);
  const bens = stopPath(messenger);
  const forged = bens.replace(ben.player, anna.player);
  expect((await home.stranger().fetch('POST', forged)).status).toBe(401);
  expect(await notifyOf(anna)).toMatchObject({ address: ADDRESS, confirmed: true });

  await confirmedAddress(ben, messenger, 'ben@example.org');
  expect((await home.stranger().fetch('POST', bens)).status).toBe(401);
  expect(await notifyOf(ben)).toMatchObject({ address: 'ben@example.org', confirmed: true });
});

test('opening the links does nothing by itself', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  await choose(anna, ADDRESS);
  const code = confirmCodeIn(messenger.mailed[0]![1]);
  for (const path of [`/confirm-mail?code=${code}`, `/api/mail/confirm?code=${code}`]) await anna.fetch('GET', path);
  expect((await notifyOf(anna)).confirmed).toBe(false);
  await anna.call(CALLS.confirmMail, { body: { code } });
  expect((await notifyOf(anna)).confirmed).toBe(true);
});

test('a person asks few addresses, and an address is asked few times, whoever does it', async () => {
  let time = Date.now();
  const messenger = pigeon();
  await using home = await house({ messenger, now: () => time, environment: { RATE_LIMITS: 'on' } });
  const tooMany = { status: 429, body: { code: 'too-many', retryAfter: expect.any(Number) } };
  const anna = await home.guest('Anna');
  for (let n = 0; n < 4; n++) await choose(anna, `victim${n}@example.org`);
  await expect(choose(anna, 'victim4@example.org')).rejects.toMatchObject(tooMany);
  expect(await notifyOf(anna)).toMatchObject({ address: 'victim3@example.org' });
  expect((await choose(anna, null)).notify.address).toBeNull();

  for (let n = 0; n < 4; n++) await choose(await home.guest(), n % 2 ? ADDRESS : ADDRESS.toUpperCase());
  await expect(choose(await home.guest(), ADDRESS)).rejects.toMatchObject(tooMany);
  expect(messenger.mailed).toHaveLength(8);
  time += HOUR_MS;
  await choose(anna, ADDRESS);
  expect(messenger.mailed).toHaveLength(9);
});

test('all together have few letters sent at once', async () => {
  const time = Date.now();
  const messenger = pigeon();
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' };
  await using home = await house({ messenger, now: () => time, environment });
  let refused = 0;
  for (let g = 0; g < 27; g++) {
    const guest = await home.guest();
    guest.headers['x-forwarded-for'] = `192.0.2.${g}`;
    for (let n = 0; n < 4; n++) {
      await choose(guest, `victim${g}.${n}@example.org`).catch(({ body }) => {
        expect(body).toMatchObject({ code: 'too-many', retryAfter: 2 });
        refused++;
      });
    }
  }
  expect({ sent: messenger.mailed.length, refused }).toEqual({ sent: 100, refused: 8 });
});

test('many guests at one address have few letters sent, and leave the rest to others', async () => {
  const time = Date.now();
  const messenger = pigeon();
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' };
  await using home = await house({ messenger, now: () => time, environment });
  const guestAt = async (address: string) => {
    const guest = await home.guest();
    guest.headers['x-forwarded-for'] = address;
    return guest;
  };
  for (let n = 0; n < 12; n++) await choose(await guestAt('192.0.2.1'), `victim${n}@example.org`);
  const refused = choose(await guestAt('192.0.2.1'), 'victim12@example.org');
  await expect(refused).rejects.toMatchObject({ status: 429, body: { code: 'too-many' } });
  await choose(await guestAt('192.0.2.2'), ADDRESS);
  expect(messenger.mailed).toHaveLength(13);
});

test('letters that ask count among those that an address gets', async () => {
  const time = Date.now();
  const messenger = pigeon();
  await using home = await house({ messenger, now: () => time, environment: { RATE_LIMITS: 'on' } });
  const anna = await home.guest('Anna');
  await confirmedAddress(anna, messenger, ADDRESS);
  for (let n = 0; n < 3; n++) await choose(await home.guest(), ADDRESS);
  expect(messenger.mailed.splice(0)).toHaveLength(3);
  for (let n = 0; n < 12; n++) await lettersOfTurn(anna, messenger);
  expect(messenger.mailed).toHaveLength(8);
});

test('without a post an address is kept and nobody is asked', async () => {
  const messenger = { ...pigeon(), sendsMail: false };
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  expect((await choose(anna, ADDRESS)).notify).toMatchObject({ address: ADDRESS, confirmed: false });
  expect(messenger.mailed).toEqual([]);
});

test('a letter that cannot be sent stops nobody, and its address is not in the log', async () => {
  const said: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void said.push(line) });
  const mail = async (to: string): Promise<void> => {
    throw new Error(`no such mailbox: ${to}`);
  };
  await using home = await house({ messenger: { ...pigeon(), mail }, log });
  const anna = await home.guest('Anna');
  expect((await choose(anna, ADDRESS)).notify).toMatchObject({ address: ADDRESS, confirmed: false });
  await expect.poll(() => said.join('')).toContain('could not be sent');
  expect(said.join('')).not.toContain(ADDRESS);
});

test('an account takes along whether its address is confirmed, and leaves neither address nor code behind', async () => {
  const messenger = pigeon();
  await using home = await house({ messenger });
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  await confirmedAddress(anna, messenger, ADDRESS);
  expect((await anna.call(CALLS.exportMe)).account.notify).toMatchObject({ address: ADDRESS, confirmed: true });
  await choose(ben, 'ben@example.org');
  const code = confirmCodeIn(messenger.mailed.at(-1)![1]);
  const stored = () =>
    Buffer.concat([STORE_FILE, `${STORE_FILE}-wal`].map((file) => readFileSync(join(home.folder, file))));
  expect(stored().includes('ben@example.org')).toBe(true);
  expect(stored().includes(code)).toBe(false);

  for (const guest of [anna, ben]) await guest.call(CALLS.deleteMe, { body: { confirm: 'delete' } });
  await wrong(code, home.stranger());
  for (const { player } of [anna, ben]) {
    expect(await home.store.accounts.byId(player)).toMatchObject({ confirmed: null, notify: { address: null } });
  }
});
