import { secretFrom } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { createEnvironment, type Environment } from '../src/environment/environment.ts';
import { linesOf } from '../src/environment/lines.ts';
import { crownleaf } from './crownleaf.ts';

interface Reply {
  readonly ok: boolean;
  readonly decision: {
    seat: number;
    kind: string;
    ply: number;
    options: { name: string; label: string }[];
    because: unknown[];
  };
  readonly over: boolean;
  readonly state: { ply: number; table: { coins: number }; seats: { hand: number[] }[] };
  readonly secret: string;
  readonly view: { viewer: number | null; seats: { hand: number[] }[] };
  readonly events: { kind: string; priv?: unknown }[];
  readonly scores: unknown[][];
  readonly ranking: number[];
  readonly error: { code: string; message: string; rule?: string };
}

const NEW = { cmd: 'new', game: 'minidom', seats: 2, seed: 'env' };

function environment() {
  const env = createEnvironment();
  return { env, send: (request: unknown): Reply => sent(env, JSON.stringify(request)) };
}

function sent(env: Environment, line: string): Reply {
  const answer = env.handle(line);
  expect(answer).not.toContain('\n');
  return JSON.parse(answer) as Reply;
}

function begun() {
  const made = environment();
  expect(made.send(NEW).ok).toBe(true);
  return made;
}

test('new gives the first decision, with names, labels and causes', () => {
  const { send } = environment();
  const { ok, over, decision } = send(NEW);
  expect([ok, over]).toEqual([true, false]);
  expect(decision).toMatchObject({ seat: 0, kind: 'buy', ply: 0, because: [{ label: 'Buy phase', rule: 'MINI-2.3' }] });
  expect(decision.options[0]).toEqual({ name: 'buy:copper', label: 'Buy Copper' });
  expect(decision.options.at(-1)).toEqual({ name: 'pass', label: 'Done' });
});

test('a seed of 64 hex digits is the secret itself, any other text is hashed to it', () => {
  const { send } = begun();
  expect(send({ cmd: 'state' }).secret).toBe(secretFrom('env'));
  send({ ...NEW, seed: 'AB'.repeat(32) });
  expect(send({ cmd: 'state' }).secret).toBe('ab'.repeat(32));
  send({ cmd: 'new', game: 'minidom', seats: 2 });
  expect(send({ cmd: 'state' }).secret).toMatch(/^[0-9a-f]{64}$/);
});

test('answers are taken by name until the game is over', () => {
  const { send } = begun();
  let reply = send({ cmd: 'answer', option: 'pass' });
  expect(reply.decision).toMatchObject({ seat: 1, ply: 1 });
  while (!reply.over) reply = send({ cmd: 'answer', option: reply.decision.options[0]!.name });
  expect(reply.decision).toBeNull();
  expect(send({ cmd: 'answer', option: 'pass' }).error.code).toBe('over');
});

test('an illegal name is refused with what is possible and its rule, and nothing changes', () => {
  const { send } = begun();
  const before = send({ cmd: 'state' });
  const { ok, error } = send({ cmd: 'answer', option: 'buy:province' });
  expect(ok).toBe(false);
  expect(error).toMatchObject({ code: 'illegal-option', rule: 'MINI-2.3' });
  expect(error.message).toMatch(/possible: buy:copper/);
  expect(send({ cmd: 'state' })).toEqual(before);
});

test('a view shows a seat its own hand and a spectator none', () => {
  const { send } = begun();
  const own = send({ cmd: 'view', seat: 1 }).view;
  expect(own.viewer).toBe(1);
  expect(own.seats[1]!.hand).toEqual(send({ cmd: 'state' }).state.seats[1]!.hand);
  expect(new Set(own.seats[0]!.hand)).toEqual(new Set([-1]));
  const spectator = send({ cmd: 'view' }).view;
  expect(spectator.viewer).toBeNull();
  expect(new Set(spectator.seats[1]!.hand)).toEqual(new Set([-1]));
});

test('set goes on from a state, with the current secret or another', () => {
  const { send } = begun();
  const { state, secret } = send({ cmd: 'state' });
  const rich = { ...state, table: { ...state.table, coins: 8 } };
  expect(send({ cmd: 'set', state: rich }).decision.options.map((o) => o.name)).toContain('buy:province');
  expect(send({ cmd: 'state' })).toEqual({ ok: true, state: rich, secret });
  expect(send({ cmd: 'set', state, secret: 'c'.repeat(64) }).ok).toBe(true);
  expect(send({ cmd: 'state' })).toEqual({ ok: true, state, secret: 'c'.repeat(64) });
  expect(send({ cmd: 'set', state, secret: 'short' }).error.code).toBe('bad-request');
  expect(send({ cmd: 'set', state: { ...state, ply: -1 } }).error).toEqual({
    code: 'bad-state',
    message: "'ply' must be a whole number from 0 to 1073741824",
  });
});

test('clone and use keep several games apart', () => {
  const { send } = begun();
  expect(send({ cmd: 'clone', to: 'other' })).toEqual({ ok: true });
  send({ cmd: 'answer', option: 'pass' });
  expect(send({ cmd: 'use', name: 'other' }).decision.ply).toBe(0);
  expect(send({ cmd: 'use', name: 'main' }).decision.ply).toBe(1);
  expect(send({ cmd: 'use', name: 'third' }).error).toEqual({
    code: 'unknown-name',
    message: "there is no game 'third'; possible: main, other",
  });
  expect(send({ cmd: 'state' }).state.ply).toBe(1);
});

test('events come once, with their private parts', () => {
  const { send } = begun();
  const dealt = send({ cmd: 'events' }).events;
  expect(dealt.filter((e) => e.kind === 'drew').map((e) => e.priv)).toHaveLength(2);
  expect(send({ cmd: 'events' }).events).toEqual([]);
  send({ cmd: 'answer', option: 'buy:copper' });
  expect(send({ cmd: 'events' }).events.map((e) => e.kind)).toContain('bought');
});

test('scores name their lines, points and rules, and rank the seats', () => {
  const line = { label: 'Points on cards', points: 3, rule: 'MINI-3.2' };
  expect(begun().send({ cmd: 'scores' })).toEqual({ ok: true, scores: [[line], [line]], ranking: [1, 1] });
});

test.each([
  ['malformed-json', '{"cmd":'],
  ['malformed-json', ''],
  ['bad-request', '[]'],
  ['bad-request', 'null'],
  ['bad-request', '{}'],
  ['bad-request', '{"cmd":7}'],
  ['unknown-command', '{"cmd":"__proto__"}'],
  ['unknown-command', '{"cmd":"toString"}'],
  ['unknown-game', '{"cmd":"new","game":"constructor","seats":2}'],
  ['bad-request', '{"cmd":"new","game":"minidom"}'],
  ['bad-request', '{"cmd":"new","game":"minidom","seats":"2"}'],
  ['bad-options', '{"cmd":"new","game":"minidom","seats":9}'],
  ['bad-options', '{"cmd":"new","game":"minidom","seats":2,"options":{"__proto__":1}}'],
  ['bad-request', '{"cmd":"new","game":"minidom","seats":2,"seed":5}'],
  ['no-game', '{"cmd":"state"}'],
  ['no-game', '{"cmd":"answer","option":"pass"}'],
  ['unknown-name', '{"cmd":"use","name":"main"}'],
  ['too-long', `{"cmd":"state","pad":"${'x'.repeat(17 << 20)}"}`],
])('%s: %.60s', (code, line) => {
  const { ok, error } = sent(environment().env, line);
  expect(ok).toBe(false);
  expect(error.code).toBe(code);
  expect(error.message.length).toBeLessThan(600);
});

test('lines are cut at line feeds, wherever the pieces end, and long ones are dropped but counted', async () => {
  async function* pieces() {
    for (const piece of ['ab', 'c\nde', '\n\nfghijk', 'lmnopq\nr', 's']) yield Buffer.from(piece);
  }
  const lines = [];
  for await (const line of linesOf(pieces(), 8)) lines.push('text' in line ? line.text : '(too long)');
  expect(lines).toEqual(['abc', 'de', '', '(too long)', 'rs']);
});

test('the process answers line by line and ends with its input', () => {
  const requests = [NEW, { cmd: 'answer', option: 'pass' }, { cmd: 'nonsense' }, { cmd: 'scores' }];
  const { code, out, err } = crownleaf(['env'], requests.map((r) => JSON.stringify(r)).join('\n'));
  expect([code, err]).toEqual([0, '']);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply);
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, false, true]);
});
