import { ERROR_CODES } from '@crownleaf/protocol';
import fc from 'fast-check';
import type { Guest } from './house.ts';

/** What a message may be made of that no honest client sends. */
const junk = fc.oneof(
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.constant('{'),
  fc.constant('['.repeat(5000) + ']'.repeat(5000)),
  fc.constant(`{"options":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`),
  fc.constant(`"${'x'.repeat(60_000)}"`),
  fc.constant('{"__proto__":{"admin":true}}'),
  fc.constant('{"watch":{"length":22}}'),
);

export interface Target {
  /** A table of somebody else, and one of the sender's own. */
  readonly foreign: string;
  readonly own: string;
  readonly ply: number;
}

const seat = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constant('0'), fc.double(), fc.constant(null));
const ply = (now: number) =>
  fc.oneof(
    fc.integer({ min: -5, max: 400 }).filter((n) => n !== now),
    fc.double(),
    fc.constant('1'),
  );
const names = fc.oneof(
  fc.array(fc.string({ maxLength: 300 }), { maxLength: 100 }),
  fc.constant(['pass', 'pass']),
  fc.anything(),
);

/** A message of the right kind that must not change anything. */
function bad({ foreign, own, ply: now }: Target) {
  const table = fc.oneof(fc.constant(foreign), fc.constant(own), fc.string({ maxLength: 40 }), fc.integer());
  const wrongAnswer = fc.record({ id: fc.oneof(fc.string(), fc.integer()), seat, ply: ply(now), options: names });
  return fc.oneof(
    fc.record({ table, answer: wrongAnswer }),
    fc.record({
      table: fc.constant(foreign),
      answer: fc.record({ id: fc.string(), ply: fc.constant(now), options: names }),
    }),
    fc.record({ table, undo: fc.record({ seat, to: fc.oneof(fc.integer({ min: -3, max: -1 }), fc.string()) }) }),
    fc.record({ table: fc.constant(foreign), undo: fc.record({}) }),
    fc.record({
      table,
      say: fc.oneof(fc.record({ text: fc.integer() }), fc.record({ emote: fc.string() }), fc.anything()),
    }),
    fc.record({ watch: fc.oneof(fc.string(), fc.integer()), since: fc.anything() }),
    fc.record({ unwatch: fc.anything() }).filter(({ unwatch }) => typeof unwatch !== 'string' || unwatch.length !== 22),
    fc.record({ look: fc.anything() }).filter(({ look }) => look !== 'here' && look !== 'idle'),
    fc.dictionary(fc.string(), fc.anything()),
  );
}

export function badMessages(target: Target, count: number): string[] {
  const structured = bad(target).map((message) => JSON.stringify(message) ?? 'undefined');
  return fc.sample(fc.oneof({ weight: 4, arbitrary: structured }, { weight: 1, arbitrary: junk }), count);
}

const PATHS = ['answers', 'undo', 'join', 'leave', 'start', 'proposal', 'proposal/answer', 'chat', 'return', 'rematch'];

export interface BadCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export function badCalls({ foreign }: Target, count: number): BadCall[] {
  const path = fc.oneof(
    fc.constantFrom(...PATHS).map((end) => `/api/tables/${foreign}/${end}`),
    fc.string({ maxLength: 30 }).map((end) => `/api/${encodeURIComponent(end)}`),
    fc.string({ maxLength: 30 }).map((id) => `/api/tables/${encodeURIComponent(id)}/answers`),
    fc.constant('/api/tables'),
  );
  return fc.sample(fc.record({ method: fc.constantFrom('POST', 'PUT', 'DELETE'), path, body: junk }), count);
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

/** Sends bad messages, one after the other, and counts the codes that come back. */
export async function sendBadMessages(
  guest: Guest,
  texts: readonly string[],
  counts: Map<string, number>,
): Promise<void> {
  const line = await guest.connect();
  let at = 0;
  for (const text of texts) {
    line.send(text);
    const reply = await line.next((message) => 'problem' in message, at);
    at = line.messages.length;
    line.messages.length = 0;
    at = 0;
    const code = codeOf(reply);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  line[Symbol.dispose]();
}
