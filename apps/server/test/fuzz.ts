import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Answer, type Answered, CALLS, ERROR_CODES, type ServerMessage } from '@crownleaf/protocol';
import fc from 'fast-check';
import { type BadCall, badCalls, badMessages, goodCalls, goodMessages, type Spot, type Target } from './bad.ts';
import { type Connection, type Guest, type House, house, pick } from './house.ts';

export interface FuzzPlan {
  readonly messages: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface FuzzReport {
  readonly sent: number;
  /** How often each code came back. */
  readonly codes: { readonly [code: string]: number };
  /** Answers that had been taken before and got the same reply again. */
  readonly repeated: number;
  /** Tables that are not as they were. */
  readonly changed: readonly string[];
}

/** How much of the whole each kind is; what is slow is less. */
const SHARES = {
  messages: 0.6,
  replays: 0.12,
  replaysByCall: 0.03,
  calls: 0.1,
  unwelcome: 0.08,
  unwelcomeByCall: 0.05,
  noLines: 0.01,
  codes: 0.01,
};
/** Sent before the replies are waited for; a server may take more for a flood. */
const AT_ONCE = 16;
const BATCH = 2000;
const LONGEST_WAIT_MS = 30_000;
/** By then a link to another device is too old. */
const HOUR_MS = 3_600_000;

/** Sends what no honest client would. Every message has to be refused by a stable code, or known as taken before. */
export async function fuzz({ messages, seed, say }: FuzzPlan): Promise<FuzzReport> {
  let skipped = 0;
  await using home = await house({ environment: { LOG_LEVEL: 'fatal' }, now: () => Date.now() + skipped });
  const scene = await setScene(home);
  skipped = HOUR_MS;
  const before = await allTables(home);
  const tally = new Tally();
  const count = (share: keyof typeof SHARES) => Math.ceil(messages * SHARES[share]);
  for (const [what, carryOut] of Object.entries(KINDS) as [keyof typeof SHARES, Kind][]) {
    for (let done = 0; done < count(what); done += BATCH) {
      await carryOut(scene, { numRuns: Math.min(BATCH, count(what) - done), seed: seed + done }, tally);
    }
    say(`${tally.sent} sent, the last of them ${what}`);
  }
  await honestAnswer(scene.honest);
  const after = await allTables(home);
  const changed = [...before.keys(), ...after.keys()].filter((id) => before.get(id) !== after.get(id));
  const codes = Object.fromEntries(tally.codes);
  // The one that the honest answer went to.
  return {
    sent: tally.sent,
    codes,
    repeated: tally.repeated,
    changed: changed.filter((id) => id !== scene.honest.table),
  };
}

type Kind = (scene: Scene, sampling: { numRuns: number; seed: number }, tally: Tally) => Promise<void>;

const KINDS: { readonly [what in keyof typeof SHARES]: Kind } = {
  async messages({ eve, target }, sampling, tally) {
    await onLines(eve, badMessages(target, sampling), (reply, text) => tally.refused(reply, text));
  },
  async replays({ eve, taken }, sampling, tally) {
    const sent = fc.sample(replay(taken), sampling);
    const texts = sent.map(({ table, answer }) => JSON.stringify({ table, answer }));
    await onLines(eve, texts, (reply, text, i) => {
      if (!('answered' in reply)) throw new Error(`not known as taken: ${text}: ${JSON.stringify(reply)}`);
      tally.known(reply.answered, sent[i]!);
    });
  },
  async replaysByCall({ eve, taken }, sampling, tally) {
    for (const each of fc.sample(replay(taken), sampling)) {
      tally.known(await eve.call(CALLS.answer, { params: { id: each.table }, body: each.answer }), each);
    }
  },
  async calls({ home, eve, target }, sampling, tally) {
    for (const call of badCalls(target, sampling)) await tally.refusedCall(home, eve, call);
    const others = goodCalls(target.foreign, 'pass', { ...sampling, numRuns: Math.ceil(sampling.numRuns / 10) });
    for (const call of others) await tally.refusedCall(home, eve, call);
  },
  async unwelcome({ unwelcome }, sampling, tally) {
    const lines = unwelcome.filter(({ code }) => code !== 'token-invalid');
    for (const { guest, spot, answer, code } of lines) {
      const some = { ...sampling, numRuns: Math.ceil(sampling.numRuns / lines.length) };
      await onLines(guest, goodMessages(spot, answer, some), (reply, text) => tally.refused(reply, text, code));
    }
  },
  async unwelcomeByCall({ home, unwelcome }, sampling, tally) {
    for (const { guest, spot, answer, code } of unwelcome) {
      const some = { ...sampling, numRuns: Math.ceil(sampling.numRuns / unwelcome.length) };
      for (const call of goodCalls(spot, answer, some)) await tally.refusedCall(home, guest, call, code);
    }
  },
  async noLines({ home, unwelcome }, { numRuns }, tally) {
    const { guest, code } = unwelcome.find((each) => each.code === 'token-invalid')!;
    for (let n = 0; n < numRuns; n++) tally.refused({ problem: await noLine(home, guest) }, 'upgrade', code);
  },
  async codes({ home, codes }, { numRuns }, tally) {
    const { method, path } = CALLS.recover;
    for (let n = 0; n < numRuns; n++) {
      const body = JSON.stringify({ code: pick(codes) });
      await tally.refusedCall(home, home.stranger(), { method, path, body }, 'wrong-code');
    }
  },
};

interface Taken {
  readonly table: string;
  /** The game went on, or back, to here. */
  readonly now: number;
  readonly answer: Answer;
  readonly reply: Answered;
}

/** The same id again, as it was or with anything else in it, however the game went on. */
function replay(taken: readonly Taken[]) {
  return fc.constantFrom(...taken).chain((first) =>
    fc.record({
      table: fc.constant(first.table),
      first: fc.constant(first.reply),
      answer: fc.record({
        id: fc.constant(first.answer.id),
        seat: fc.constantFrom(first.answer.seat, undefined),
        ply: fc.constantFrom(first.answer.ply, first.now, first.now + 1),
        options: fc.oneof(fc.constant(first.answer.options), fc.constantFrom<string[]>(['pass'], ['fly'])),
      }),
    }),
  );
}

/** Somebody who may do nothing, and would do what the right person could. */
interface Unwelcome {
  readonly guest: Guest;
  readonly spot: Spot;
  readonly answer: string;
  readonly code: string;
}

interface Scene {
  readonly home: House;
  readonly eve: Guest;
  readonly target: Target;
  readonly taken: readonly Taken[];
  readonly unwelcome: readonly Unwelcome[];
  /** Of links to other devices: one that was used, one that is too old. */
  readonly codes: readonly string[];
  readonly honest: { readonly guest: Guest; readonly table: string };
}

const SEATS = [{ kind: 'me' as const }, { kind: 'local' as const }];

async function setScene(home: House): Promise<Scene> {
  const [anna, eve] = [await home.guest('Anna'), await home.guest('Eve')];
  const foreign = await newTable(anna);
  const own = await newTable(eve);
  const taken = [...(await played(eve, own)), ...(await takenBack(eve, await newTable(eve)))];
  const target = { foreign: await spotOf(anna, foreign), own: await spotOf(eve, own) };
  const revoked = await program(home, eve, ['read', 'play', 'chat']);
  const programs = await newTable(revoked.guest);
  const [atPrograms, atOwn] = [await good(revoked.guest, programs), await good(eve, own)];
  await eve.call(CALLS.revokeToken, { params: { id: revoked.id } });
  const reader = await program(home, eve, ['read']);
  const gone = await signedOut(home, eve);
  const { code: old } = await eve.call(CALLS.deviceLink);
  const unwelcome = [
    { guest: revoked.guest, ...atPrograms, code: 'token-invalid' },
    { guest: gone.device, ...atOwn, code: 'not-signed-in' },
    { guest: home.stranger(), ...atOwn, code: 'not-signed-in' },
    { guest: reader.guest, ...atOwn, code: 'scope-missing' },
  ];
  const honest = { guest: anna, table: await newTable(anna) };
  return { home, eve, target, taken, unwelcome, codes: [gone.code, old], honest };
}

async function newTable(guest: Guest): Promise<string> {
  return (await guest.call(CALLS.createTable, { body: { game: 'minidom', seats: SEATS, start: true } })).table;
}

async function spotOf(guest: Guest, table: string): Promise<Spot> {
  return { table, ply: (await guest.call(CALLS.table, { params: { id: table } })).ply };
}

/** An answer that would be taken, and where. */
async function good(guest: Guest, table: string): Promise<{ spot: Spot; answer: string }> {
  const { decision } = await guest.call(CALLS.table, { params: { id: table } });
  return { spot: { table, ply: decision!.ply }, answer: decision!.options[0]!.name };
}

async function honestAnswer({ guest, table }: Scene['honest'], id = 'honest'): Promise<Omit<Taken, 'now'>> {
  const { decision, seat } = await guest.call(CALLS.table, { params: { id: table } });
  const answer = { id, seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
  const reply = await guest.call(CALLS.answer, { params: { id: table }, body: answer });
  if (reply.repeated || reply.applied !== 1) throw new Error(`not taken: ${JSON.stringify(reply)}`);
  return { table, answer, reply };
}

/** A dozen answers that were taken at a table where nobody ever went back. */
async function played(guest: Guest, table: string): Promise<Taken[]> {
  const taken = [];
  for (let n = 0; n < 12; n++) taken.push(await honestAnswer({ guest, table }, `taken ${n}`));
  const { ply: now } = await spotOf(guest, table);
  return taken.map((each) => ({ ...each, now }));
}

/** Answers of which the last was taken back, so that the game is where it was given. */
async function takenBack(guest: Guest, table: string): Promise<Taken[]> {
  const taken = [];
  for (let n = 0; ; n++) {
    const last = await honestAnswer({ guest, table }, `back ${n}`);
    taken.push(last);
    const { seat, ply: to } = last.answer;
    const { undo } = await guest.call(CALLS.table, { params: { id: table }, query: { seat } });
    if (!undo.plies.includes(to)) continue;
    await guest.call(CALLS.undo, { params: { id: table }, body: { seat, to } });
    return taken.map((each) => ({ ...each, now: to }));
  }
}

async function program(home: House, owner: Guest, scopes: ('read' | 'play' | 'chat')[]) {
  const { token, id } = await owner.call(CALLS.createToken, { body: { name: 'Program', scopes } });
  const guest = home.stranger();
  guest.headers.authorization = `Bearer ${token}`;
  return { guest, id };
}

/** Another device of the same person, whose session has ended. */
async function signedOut(home: House, owner: Guest): Promise<{ device: Guest; code: string }> {
  const { code } = await owner.call(CALLS.deviceLink);
  const device = home.stranger();
  const response = await device.fetch('POST', CALLS.recover.path, { code });
  device.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  await device.call(CALLS.me);
  await device.call(CALLS.signOut);
  return { device, code };
}

/** All that is stored of each table. */
async function allTables({ store }: House): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const id of await store.tables.all()) {
    const stored = (await store.tables.load(id))!;
    const [journal, said] = [await store.tables.journal(stored.n, 0), await store.chat.said(stored.n, 0, 100)];
    found.set(id, JSON.stringify({ stored, journal, said }));
  }
  return found;
}

class Tally {
  sent = 0;
  repeated = 0;
  readonly codes = new Map<string, number>();

  refused(reply: unknown, text: string, expected?: string): void {
    const code = codeOf(reply);
    if (expected !== undefined && code !== expected) throw new Error(`${code} instead of ${expected}: ${text}`);
    this.sent++;
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }

  known(reply: Answered, { first, answer }: { readonly first: Answered; readonly answer: object }): void {
    const [is, should] = [reply, { ...first, repeated: true }].map((each) =>
      JSON.stringify(Object.entries(each).sort()),
    );
    if (is !== should) throw new Error(`${is} instead of ${should}: ${JSON.stringify(answer)}`);
    this.sent++;
    this.repeated++;
  }

  async refusedCall(home: House, guest: Guest, { method, path, body }: BadCall, expected?: string): Promise<void> {
    const headers = { ...guest.headers, 'content-type': 'application/json' };
    const response = await fetch(`${home.url}${path}`, { method, headers, body });
    const what = `${method} ${path} ${body.slice(0, 200)}`;
    const type = response.headers.get('content-type') ?? '';
    if (response.status < 400 || !type.includes('application/problem+json')) {
      throw new Error(`${response.status} ${type}: ${what}`);
    }
    this.refused(await response.json(), what, expected);
  }
}

/** Every refusal has one of the stable codes. */
export function codeOf(reply: unknown): string {
  const code =
    (reply as { code?: string; problem?: { code?: string } }).problem?.code ?? (reply as { code?: string }).code;
  if (code === undefined || !(ERROR_CODES as readonly string[]).includes(code)) {
    throw new Error(`no stable code in ${JSON.stringify(reply).slice(0, 300)}`);
  }
  return code;
}

type Check = (reply: ServerMessage, text: string, index: number) => void;

/** Sends texts over two lines, some at once, and looks at what comes back to each. */
async function onLines(guest: Guest, texts: readonly string[], check: Check): Promise<void> {
  const half = Math.ceil(texts.length / 2);
  await Promise.all([
    onLine(guest, texts.slice(0, half), check),
    onLine(guest, texts.slice(half), (reply, text, i) => check(reply, text, i + half)),
  ]);
}

async function onLine(guest: Guest, texts: readonly string[], check: Check): Promise<void> {
  using line = await guest.connect();
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE);
    for (const text of some) line.send(text);
    for (const [i, text] of some.entries()) check(await replyTo(line, i, text), text, at + i);
    line.messages.length = 0;
    guest.received.length = 0;
  }
}

/** Each message gets one reply, in order. */
async function replyTo(line: Connection, index: number, text: string): Promise<ServerMessage> {
  const late = Promise.withResolvers<never>();
  const silence = () => late.reject(new Error(`no reply to ${text.slice(0, 200)}`));
  const timer = setTimeout(silence, LONGEST_WAIT_MS);
  const reply = await Promise.race([line.next(() => true, index), late.promise]);
  clearTimeout(timer);
  return reply;
}

/** What somebody is told who asks for a WebSocket and gets none. */
function noLine({ url }: House, { headers }: Guest): Promise<unknown> {
  const upgrade = { ...headers, connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/live`, {
      headers: { ...upgrade, 'sec-websocket-key': btoa('0123456789abcdef') },
    });
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('there is a line'));
    });
    asked.on('response', async (response) => resolve(JSON.parse((await response.toArray()).join(''))));
    asked.on('error', reject);
    asked.end();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
  console.log(`seed ${seed}; the same again: FUZZ_SEED=${seed} npm run test:fuzz`);
  const report = await fuzz({ messages: 100_000, seed, say: console.log });
  console.log(JSON.stringify(report));
  const ok = report.sent >= 100_000 && report.changed.length === 0 && report.codes.failed === undefined;
  process.exitCode = ok ? 0 : 1;
}
