import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { house } from './house.ts';

const DAY_MS = 86_400_000;
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];
const SIGNED_OUT = { body: { code: 'not-signed-in' } };

/** A server with its own calendar, which prunes when it starts. */
async function dated() {
  let now = Date.UTC(2030, 0, 1);
  const home = await house({ now: () => now, environment: { OPEN_TABLE_DAYS: '14' } });
  const later = async (days: number) => {
    now += days * DAY_MS;
    await home.restart();
  };
  return { home, later };
}

test('a session lasts as long as it is used, and ends when it is not', async () => {
  const { home, later } = await dated();
  await using _ = home;
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  for (let n = 0; n < 3; n++) {
    await later(100);
    expect((await anna.call(CALLS.me)).name).toBe('Anna');
  }
  await expect(ben.call(CALLS.me)).rejects.toMatchObject(SIGNED_OUT);
});

test('a guest who never played is erased, one who played leaves a pseudonym', async () => {
  const { home, later } = await dated();
  await using _ = home;
  const [anna, ben, idle] = [await home.guest('Anna'), await home.guest('Ben'), await home.guest('Idle')];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  await anna.call(CALLS.start, { params });
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  await later(170);
  expect((await anna.call(CALLS.me)).name).toBe('Anna');
  await later(11);
  expect(await home.store.accounts.byId(idle.player)).toBeUndefined();
  expect(await home.store.accounts.byId(ben.player)).toMatchObject({ deleted: expect.any(Number) });
  const { info } = await anna.call(CALLS.table, { params });
  expect(info.seats.map(({ name }) => name)).toEqual(['Anna', expect.stringMatching(/^Former player \d{4}$/)]);
});

test('who can come back by a recovery code or sits in a game under way is kept, with a program too', async () => {
  const { home, later } = await dated();
  await using _ = home;
  const [anna, ben, carol, dora] = [
    await home.guest('Anna'),
    await home.guest('Ben'),
    await home.guest('Carol'),
    await home.guest('Dora'),
  ];
  const { code } = await carol.call(CALLS.recovery);
  await dora.call(CALLS.createToken, { body: { name: 'Dorabot', scopes: ['read'] } });
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS } });
  await ben.call(CALLS.join, { params: { id: table } });
  await anna.call(CALLS.start, { params: { id: table } });
  await later(200);
  await later(200);
  for (const { player } of [anna, ben, carol, dora]) {
    expect(await home.store.accounts.byId(player)).toMatchObject({ deleted: null });
  }
  expect((await home.stranger().call(CALLS.recover, { body: { code } })).player).toBe(carol.player);
});

test('however many there are, all have their turn', async () => {
  const { home, later } = await dated();
  await using _ = home;
  const guests = await Promise.all(Array.from({ length: 250 }, () => home.guest()));
  await later(181);
  const left = async () => (await home.store.accounts.named(guests.map(({ player }) => player))).size;
  // Each start looks at some of them only.
  expect(await left()).toBeGreaterThan(0);
  await later(0);
  expect(await left()).toBe(0);
});
