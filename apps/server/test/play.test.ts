import { CALLS, type TableSnapshot } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { type Guest, type House, house, isUpdate, type Problematic, pick } from './house.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const LOCAL = { kind: 'local' } as const;
const BOT = { kind: 'bot' } as const;

async function look(guest: Guest, table: string, query = {}): Promise<TableSnapshot> {
  return guest.call(CALLS.table, { params: { id: table }, query });
}

async function pair(home: House, game = 'minidom'): Promise<{ anna: Guest; ben: Guest; table: string }> {
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const { table } = await anna.call(CALLS.createTable, { body: { game, seats: [ME, OPEN] } });
  await ben.call(CALLS.join, { params: { id: table } });
  await anna.call(CALLS.start, { params: { id: table } });
  return { anna, ben, table };
}

let ids = 0;
async function answer(guest: Guest, table: string, name?: string) {
  const { decision, seat } = await look(guest, table);
  const options = [name ?? pick(decision!.options).name];
  return guest.call(CALLS.answer, {
    params: { id: table },
    body: { id: `p${ids++}`, seat: seat!, ply: decision!.ply, options },
  });
}

/** Whoever is asked answers, until the condition holds. */
async function playUntil(guests: readonly Guest[], table: string, done: (looks: TableSnapshot[]) => boolean) {
  for (let n = 0; n < 400; n++) {
    const looks = await Promise.all(guests.map((guest) => look(guest, table)));
    if (done(looks)) return looks;
    const at = looks.findIndex(({ decision }) => decision !== undefined);
    await answer(guests[at]!, table);
  }
  throw new Error('it never came to that');
}

test('the same answer sent twice counts once, also at the same time and after a restart', async () => {
  await using home = await house();
  const anna = await home.guest();
  const { table, decision, seat } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [ME, LOCAL], start: true },
  });
  const body = { id: 'once', seat: seat!, ply: decision!.ply, options: [decision!.options[0]!.name] };
  const send = () => anna.call(CALLS.answer, { params: { id: table }, body });
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
  expect(new Set(replies.map(({ seq, ply, applied }) => `${seq} ${ply} ${applied}`)).size).toBe(1);
  await home.restart();
  const later = await send();
  expect(later).toEqual({ ...replies[0], repeated: true });
  expect((await look(anna, table)).ply).toBe(decision!.ply + 1);
});

test('an id that was used before gives what it gave then, whatever ply is sent with it', async () => {
  await using home = await house();
  const anna = await home.guest();
  const { table, decision, seat } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [ME, LOCAL], start: true },
  });
  const params = { id: table };
  const send = (ply: number, name: string, who?: { seat: number }) =>
    anna.call(CALLS.answer, { params, body: { id: 'once', ply, options: [name], ...who } });
  const first = await send(decision!.ply, decision!.options[0]!.name, { seat: seat! });
  const [now] = await playUntil([anna], table, ([mine]) => mine!.seat === seat && mine!.ply > first.ply);
  expect(await send(now!.ply, now!.decision!.options[0]!.name, { seat: seat! })).toEqual({ ...first, repeated: true });
  expect(await look(anna, table)).toMatchObject({ seq: now!.seq, ply: now!.ply });
  // Who shares a device and sends it again without a seat means the one it was of.
  await playUntil([anna], table, ([mine]) => mine!.seat !== seat);
  expect(await send(decision!.ply, decision!.options[0]!.name)).toEqual({ ...first, repeated: true });
});

test('an answer that was taken back is not given again by a late copy of it', async () => {
  await using home = await house();
  const anna = await home.guest();
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: [ME, LOCAL], start: true } });
  const params = { id: table };
  for (let n = 0; ; n++) {
    const { decision, seat } = await look(anna, table);
    const body = { id: `late${n}`, seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
    await anna.call(CALLS.answer, { params, body });
    const { undo } = await look(anna, table, { seat });
    if (!undo.plies.includes(body.ply)) continue;
    await anna.call(CALLS.undo, { params, body: { seat: seat!, to: body.ply } });
    expect(await anna.call(CALLS.answer, { params, body })).toMatchObject({ repeated: true });
    expect((await look(anna, table)).ply).toBe(body.ply);
    return;
  }
});

test('a wrong answer changes nothing and says what is possible', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  const asked = (await look(anna, table)).decision ? anna : ben;
  const other = asked === anna ? ben : anna;
  const { decision, seq } = await look(asked, table);
  const { ply, options } = decision!;
  const [first] = options;
  const send = (guest: Guest, body: object) =>
    guest.call(CALLS.answer, { params, body: { id: 'w', ply, options: [first!.name], ...body } });
  await expect(send(other, {})).rejects.toMatchObject({ status: 409, body: { code: 'not-your-turn' } });
  await expect(send(asked, { ply: ply + 1 })).rejects.toMatchObject({ status: 409, body: { code: 'stale-ply', ply } });
  await expect(send(asked, { options: ['fly'] })).rejects.toMatchObject({
    status: 422,
    body: { code: 'illegal-option', index: 0, detail: expect.stringContaining(first!.name) },
  });
  await expect(send(asked, { options: [] })).rejects.toMatchObject({ status: 400, body: { code: 'bad-request' } });
  await expect(send(await home.guest(), {})).rejects.toMatchObject({ status: 403, body: { code: 'forbidden' } });
  await expect(send(home.stranger(), {})).rejects.toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  expect((await look(asked, table)).seq).toBe(seq);
});

test('a chain is taken whole or not at all, and ends by itself where something new is learned', async () => {
  await using home = await house();
  const anna = await home.guest();
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: [ME, LOCAL], start: true } });
  const params = { id: table };
  const seen = { whole: 0, refused: 0, cutShort: 0 };
  for (let n = 0; Math.min(...Object.values(seen)) === 0; n++) {
    const { decision, seat, seq } = await look(anna, table);
    const chain = [pick(decision!.options).name, n % 2 === 0 ? 'fly' : 'pass'];
    const body = { id: `c${n}`, seat: seat!, ply: decision!.ply, options: chain };
    const outcome = await anna.call(CALLS.answer, { params, body }).then(
      ({ applied }) => applied,
      (problem: Problematic) => problem.body,
    );
    const after = await look(anna, table);
    if (typeof outcome === 'number') {
      expect(after.seq).toBe(seq + outcome);
      seen[outcome === 2 ? 'whole' : 'cutShort']++;
      // What ended a chain is that another is asked, or that somebody has learned something.
      if (outcome === 1) expect(after.seat !== seat || after.view!.barrier === after.ply).toBe(true);
    } else {
      expect(outcome).toMatchObject({ code: 'illegal-option', index: 1 });
      expect(after.seq).toBe(seq);
      seen.refused++;
      await answer(anna, table);
    }
  }
});

test('a seat takes back its own answers, and others learn of it', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  using watcher = await ben.connect();
  watcher.send({ watch: table });
  const looks = await playUntil([anna, ben], table, (both) => both.some(({ undo }) => undo.plies.length > 0));
  const guest = looks[0]!.undo.plies.length > 0 ? anna : ben;
  const other = guest === anna ? ben : anna;
  const params = { id: table };
  await expect(other.call(CALLS.undo, { params })).rejects.toMatchObject({
    status: 409,
    body: { code: 'nothing-to-undo' },
  });
  const { undo, ply } = await look(guest, table);
  const back = await guest.call(CALLS.undo, { params, body: { to: undo.plies[0]! } });
  expect(back.ply).toBe(undo.plies[0]);
  expect(back.ply).toBeLessThan(ply);
  const told = await watcher.next((m) => isUpdate(m) && m.events.some(({ kind }) => kind === 'table.undone'));
  expect(told).toMatchObject({ ply: back.ply });
  expect((await look(other, table)).undo.reason).not.toBeNull();
});

test('going back further needs all persons, and the record shows it', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  await playUntil([anna, ben], table, ([mine]) => mine!.ply >= 12);
  await expect(anna.call(CALLS.undo, { params, body: { to: 2 } })).rejects.toMatchObject({
    body: { code: 'consent-needed' },
  });
  const proposed = await anna.call(CALLS.propose, { params, body: { kind: 'undo', to: 2 } });
  expect(proposed.info.proposal).toMatchObject({ kind: 'undo', to: 2, agreed: [0], waiting: [1] });
  await ben.call(CALLS.agree, { params, body: { agree: false } });
  expect((await look(anna, table)).info.proposal).toBeNull();
  await expect(ben.call(CALLS.agree, { params, body: { agree: true } })).rejects.toMatchObject({
    body: { code: 'no-proposal' },
  });
  await anna.call(CALLS.propose, { params, body: { kind: 'undo', to: 2 } });
  const back = await ben.call(CALLS.agree, { params, body: { agree: true } });
  expect(back.ply).toBe(2);
  await home.restart();
  expect((await look(anna, table)).ply).toBe(2);
  await playUntil([anna, ben], table, ([mine]) => mine!.ply >= 4);
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  const ended = await ben.call(CALLS.agree, { params, body: { agree: true } });
  expect(ended.info.status).toBe('ended');
  const { entries } = await anna.call(CALLS.record, { params });
  expect(entries).toContainEqual({ undoTo: 2, by: 'human', agreed: true });
});

test('two tabs and a line that broke end in the same state', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  using first = await anna.connect();
  using second = await anna.connect();
  first.send({ watch: table });
  second.send({ watch: table });
  const begun = await first.next(isUpdate);
  await playUntil([anna, ben], table, ([mine]) => mine!.ply >= 5);
  const upTo = (seq: number) => (m: Parameters<typeof isUpdate>[0]) => isUpdate(m) && m.seq >= seq;
  const { seq } = await look(anna, table);
  await Promise.all([first.next(upTo(seq)), second.next(upTo(seq))]);
  second.socket.terminate();
  await playUntil([anna, ben], table, ([mine]) => mine!.ply >= 40);
  const now = await look(anna, table);
  await first.next(upTo(now.seq));
  using third = await anna.connect();
  third.send({ watch: table, since: seq });
  const caughtUp = await third.next(isUpdate);
  const watched = first.messages.filter(isUpdate);
  expect(caughtUp.view).toEqual(watched.at(-1)!.view);
  expect(caughtUp.since).toBe(seq);
  const seen = watched.flatMap(({ events }) => events);
  expect(caughtUp.events).toEqual(seen.filter((event) => event.seq > seq));
  // Without a gap: each message begins where the one before ended.
  watched.reduce((before, { since, seq: after }) => {
    expect(since).toBe(before);
    return after;
  }, begun.seq);
});

test('people at one device have a seat and a view each', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const seats = [ME, { kind: 'local', name: 'Oma' } as const];
  const { table, mine, info } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } });
  expect(mine).toEqual([0, 1]);
  expect(info.seats.map(({ name }) => name)).toEqual(['Anna', 'Oma']);
  const views = await Promise.all([0, 1].map((seat) => look(anna, table, { seat })));
  expect(views.map(({ view }) => view!.viewer)).toEqual([0, 1]);
  expect(views.filter(({ decision }) => decision !== undefined)).toHaveLength(1);
  await expect(look(anna, table, { seat: 2 })).rejects.toMatchObject({ body: { code: 'forbidden' } });
});

test('before the start seats are taken, left, given to bots and freed', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const body = { game: 'crown-of-emara', seats: [ME, OPEN, OPEN], visibility: 'public' as const };
  const { table } = await anna.call(CALLS.createTable, { body });
  const params = { id: table };
  const { tables } = await ben.call(CALLS.tables, { query: { filter: 'open' } });
  expect(tables.map((each) => each.table)).toContain(table);
  await ben.call(CALLS.join, { params, body: { seat: 2 } });
  await expect(anna.call(CALLS.start, { params })).rejects.toMatchObject({ status: 409, body: { code: 'not-full' } });
  await expect(ben.call(CALLS.start, { params })).rejects.toMatchObject({ body: { code: 'forbidden' } });
  await expect(
    ben.call(CALLS.setSeat, { params: { id: table, seat: 1 }, body: { kind: 'bot' } }),
  ).rejects.toMatchObject({
    body: { code: 'forbidden' },
  });
  await anna.call(CALLS.setSeat, { params: { id: table, seat: 1 }, body: { kind: 'bot', bot: 'random' } });
  const carol = await home.guest('Carol');
  await expect(carol.call(CALLS.join, { params })).rejects.toMatchObject({ body: { code: 'full' } });
  await anna.call(CALLS.setSeat, { params: { id: table, seat: 2 }, body: { kind: 'open' } });
  expect((await look(ben, table)).mine).toEqual([]);
  await carol.call(CALLS.join, { params });
  await carol.call(CALLS.leave, { params });
  await carol.call(CALLS.join, { params });
  const started = await anna.call(CALLS.start, { params });
  expect(started.info).toMatchObject({ status: 'live', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(started.info.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'human Anna',
    'bot Brandt',
    'human Carol',
  ]);
  await expect(ben.call(CALLS.join, { params })).rejects.toMatchObject({ body: { code: 'already-started' } });
  expect((await carol.call(CALLS.tables, { query: { filter: 'mine' } })).tables[0]).toMatchObject({ table, mine: [2] });
});

test('a host who leaves hands the table on, and the last one closes it', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const ben = await home.guest('Ben');
  const body = { game: 'minidom', seats: [ME, OPEN], visibility: 'public' as const };
  const { table } = await anna.call(CALLS.createTable, { body });
  const params = { id: table };
  await ben.call(CALLS.join, { params });
  expect((await anna.call(CALLS.leave, { params })).info.host).toBe(ben.player);
  await ben.call(CALLS.setSeat, { params: { id: table, seat: 0 }, body: { kind: 'bot' } });
  expect((await ben.call(CALLS.leave, { params })).info.status).toBe('ended');
  expect((await anna.call(CALLS.tables, { query: { filter: 'open' } })).tables).toEqual([]);
  await expect(ben.call(CALLS.record, { params })).rejects.toMatchObject({ body: { code: 'not-over' } });
});

test('options and seats that the game does not have are refused with what is possible', async () => {
  await using home = await house();
  const anna = await home.guest();
  const create = (body: object) =>
    anna.call(CALLS.createTable, { body: { game: 'minidom', seats: [ME, BOT], ...body } });
  await expect(create({ game: 'chess' })).rejects.toMatchObject({
    body: { code: 'bad-request', detail: expect.stringContaining('emberleaf') },
  });
  await expect(create({ seats: [ME] })).rejects.toMatchObject({ body: { code: 'bad-options' } });
  for (const name of ['colour', 'constructor', 'prototype']) {
    await expect(create({ options: { [name]: 'red' } })).rejects.toMatchObject({ body: { code: 'bad-options' } });
  }
  await expect(create({ seats: [ME, { kind: 'bot', bot: 'hal' }] })).rejects.toMatchObject({
    body: { detail: expect.stringContaining('random') },
  });
  await expect(create({ seats: [ME, OPEN], start: true })).rejects.toMatchObject({ body: { code: 'not-full' } });
});

test('who leaves is replaced by a bot and gets the seat back', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  const left = await ben.call(CALLS.leave, { params });
  expect(left.info.seats[1]).toMatchObject({ takenOver: 'left', kind: 'human' });
  await playUntil([anna], table, ([mine]) => mine!.decision !== undefined && mine!.ply >= 4);
  const back = await ben.call(CALLS.comeBack, { params });
  expect(back.info.seats[1]).toMatchObject({ takenOver: null, bot: null });
  await playUntil([anna, ben], table, ([, his]) => his!.decision !== undefined);
});

test('a rematch keeps the seats for those who sat there, one further on', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  await expect(anna.call(CALLS.rematch, { params })).rejects.toMatchObject({ body: { code: 'not-over' } });
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  await ben.call(CALLS.agree, { params, body: { agree: true } });
  const [one, two] = await Promise.all([anna.call(CALLS.rematch, { params }), ben.call(CALLS.rematch, { params })]);
  expect(one.table).toBe(two.table);
  const { info } = await look(anna, one.table);
  expect(info.seats.map(({ name }) => name)).toEqual(['Ben', 'Anna']);
  expect((await look(ben, table)).info.rematch).toBe(one.table);
});

test('what is said reaches everybody at the table, as plain text', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  using line = await ben.connect();
  line.send({ watch: table });
  await line.next(isUpdate);
  await anna.call(CALLS.say, { params, body: { text: ' <b>hello</b>\u202e ' } });
  line.send({ table, say: { emote: 'well-played' } });
  await line.next((m) => 'said' in m && m.said[0]!.emote === 'well-played');
  const { said } = await anna.call(CALLS.chat, { params });
  expect(said.map(({ name, text, emote }) => ({ name, text, emote }))).toEqual([
    { name: 'Anna', text: '<b>hello</b>', emote: undefined },
    { name: 'Ben', text: undefined, emote: 'well-played' },
  ]);
  const carol = await home.guest();
  await expect(carol.call(CALLS.say, { params, body: { text: 'hi' } })).rejects.toMatchObject({
    body: { code: 'forbidden' },
  });
  await expect(anna.call(CALLS.say, { params, body: { text: 'x'.repeat(301) } })).rejects.toMatchObject({
    body: { code: 'bad-request' },
  });
});

test('presence says who is at the table', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  using line = await anna.connect();
  line.send({ watch: table });
  await line.next(isUpdate);
  const seen = (seat: number, presence: string) => (m: Parameters<typeof isUpdate>[0]) =>
    'presence' in m && m.presence.some((each) => each.seat === seat && each.presence === presence);
  const his = await ben.connect();
  his.send({ watch: table });
  await line.next(seen(1, 'here'));
  his.send({ look: 'idle' });
  await line.next(seen(1, 'idle'));
  his.socket.terminate();
  await line.next(seen(1, 'away'), line.messages.length - 1);
});

test('a hint is for who is asked, from their own view', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  const asked = (await look(anna, table)).decision ? anna : ben;
  const { decision } = await look(asked, table);
  const hint = await asked.call(CALLS.hint, { params });
  expect(hint.options.map(({ name }) => name).sort()).toEqual(decision!.options.map(({ name }) => name).sort());
  expect(hint.line[0]).toMatchObject({ kind: decision!.kind, name: hint.options[0]!.name });
  const other = asked === anna ? ben : anna;
  await expect(other.call(CALLS.hint, { params })).rejects.toMatchObject({ body: { code: 'not-your-turn' } });
});

test('a yes is about what was proposed when it was said', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  await playUntil([anna, ben], table, ([mine]) => mine!.ply >= 2);
  await anna.call(CALLS.propose, { params, body: { kind: 'undo', to: 0 } });
  const { seq } = await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  // Nothing is new when it is said again.
  expect((await anna.call(CALLS.propose, { params, body: { kind: 'end' } })).seq).toBe(seq);
  const yes = (of: { kind: 'undo' | 'end'; to?: number }) =>
    ben.call(CALLS.agree, { params, body: { agree: true, of } });
  await expect(yes({ kind: 'undo', to: 0 })).rejects.toMatchObject({ status: 409, body: { code: 'no-proposal' } });
  expect((await look(ben, table)).info.status).toBe('live');
  expect((await yes({ kind: 'end' })).info.status).toBe('ended');
});

test('what is proposed is done when the last who had not agreed leaves', async () => {
  await using home = await house();
  const { anna, ben, table } = await pair(home);
  const params = { id: table };
  await anna.call(CALLS.propose, { params, body: { kind: 'end' } });
  expect((await ben.call(CALLS.leave, { params })).info.status).toBe('ended');
});

test('who is sent away from a private table sees and hears nothing of it any more', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const eva = await home.guest('Eva');
  const { table } = await anna.call(CALLS.createTable, {
    body: { game: 'minidom', seats: [ME, OPEN], visibility: 'private' },
  });
  const params = { id: table };
  const { invitation } = await anna.call(CALLS.invite, { params });
  await eva.call(CALLS.join, { params, body: { invitation } });
  using line = await eva.connect();
  line.send({ watch: table });
  await line.next(isUpdate);
  await anna.call(CALLS.setSeat, { params: { id: table, seat: 1 }, body: BOT });
  const at = line.messages.indexOf(await line.next((message) => 'gone' in message));
  await anna.call(CALLS.start, { params });
  await anna.call(CALLS.say, { params, body: { text: 'among us' } });
  line.send({ ping: 1 });
  await line.next((message) => 'pong' in message);
  expect(line.messages.slice(at + 1).filter((message) => !('pong' in message))).toEqual([]);
});

test('a stranger who looks away and back disturbs nobody', async () => {
  await using home = await house();
  const { anna, table } = await pair(home);
  using mine = await anna.connect();
  using theirs = await home.stranger().connect();
  for (const line of [mine, theirs]) {
    line.send({ watch: table });
    await line.next(isUpdate);
  }
  await mine.next((message) => 'presence' in message && message.watching === 1);
  const before = mine.messages.length;
  for (let n = 0; n < 20; n++) theirs.send({ look: n % 2 === 0 ? 'idle' : 'here' });
  theirs.send({ ping: 1 });
  await theirs.next((message) => 'pong' in message);
  mine.send({ ping: 1 });
  await mine.next((message) => 'pong' in message);
  expect(mine.messages.length).toBe(before + 1);
});
