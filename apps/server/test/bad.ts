import { CALLS, type Call } from '@crownleaf/protocol';
import fc from 'fast-check';

/** What a message may be made of that no honest client sends. */
const junk = fc.oneof(
  fc.json(),
  fc.string({ maxLength: 200 }),
  fc.constant('{'),
  fc.constant('['.repeat(5000) + ']'.repeat(5000)),
  fc.constant(`{"options":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`),
  fc.constant(`"${'x'.repeat(60_000)}"`),
  fc.constant('{"__proto__":{"admin":true}}'),
  fc.constant('{"\\u005f_proto__":{"admin":true}}'),
  fc.constant('{"watch":{"length":22}}'),
);

/** A table at which the game is at this ply. */
export interface Spot {
  readonly table: string;
  readonly ply: number;
}

export interface Target {
  /** A table of somebody else, and one of the sender's own. */
  readonly foreign: Spot;
  readonly own: Spot;
}

const seat = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constant('0'), fc.double(), fc.constant(null));
const ply = (now: number) =>
  fc.oneof(
    fc.integer({ min: -5, max: 400 }).filter((n) => n !== now),
    fc.double().filter((n) => n !== now),
    fc.constant('1'),
  );
const names = fc.oneof(
  fc.array(fc.string({ maxLength: 300 }), { maxLength: 100 }),
  fc.constant(['pass', 'pass']),
  fc.anything(),
);
const impossible = fc
  .array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 3 })
  .map((rest) => ['fly', ...rest]);

/** A message of the right kind that must not change anything. */
function message({ foreign, own }: Target) {
  const spot = fc.oneof(
    fc.constant(foreign),
    fc.constant(own),
    fc.record({ table: fc.oneof(fc.string({ maxLength: 40 }), fc.integer()), ply: fc.constant(0) }),
  );
  const table = spot.map((each) => each.table);
  const id = fc.oneof(fc.string(), fc.integer());
  return fc.oneof(
    spot.chain((at) =>
      fc.record({
        table: fc.constant(at.table),
        answer: fc.record({ id, seat, ply: ply(at.ply), options: names }),
      }),
    ),
    fc.record({
      table: fc.constant(own.table),
      answer: fc.record({ id, ply: fc.constant(own.ply), options: impossible }),
    }),
    fc.record({
      table: fc.constant(foreign.table),
      answer: fc.record({ id: fc.string(), ply: fc.constant(foreign.ply), options: names }),
    }),
    fc.record({ table, undo: fc.record({ seat, to: fc.oneof(fc.integer({ min: -3, max: -1 }), fc.string()) }) }),
    fc.record({ table: fc.constant(foreign.table), undo: fc.record({}) }),
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

/** How many, and from which seed, so that what went wrong can be had again. */
export interface Sampling {
  readonly numRuns: number;
  readonly seed: number;
}

/** What somebody with an account and a table of their own may send over a WebSocket. */
export function badMessages(target: Target, sampling: Sampling): string[] {
  const structured = message(target).map((each) => JSON.stringify(each) ?? 'undefined');
  return fc.sample(fc.oneof({ weight: 4, arbitrary: structured }, { weight: 1, arbitrary: junk }), sampling);
}

export interface BadCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const CHANGES: readonly Call[] = Object.values(CALLS as { readonly [name: string]: Call }).filter(
  ({ method, path }) => method !== 'GET' && path.startsWith('/api/tables/:id'),
);
/** The host may have a new invitation whenever they like, and there is nothing to get wrong in asking for it. */
const WITHOUT_BODY_BUT_WRONG_NOW = [CALLS.start.path, CALLS.rematch.path] as readonly string[];

const pathOf = ({ path }: Call, table: string) => path.replace(':id', table).replace(':seat', '1');

/** Nearly what a call wants. */
const body = fc
  .record(
    {
      id: fc.anything(),
      seat,
      ply: fc.anything(),
      to: fc.anything(),
      options: names,
      agree: fc.anything(),
      kind: fc.anything(),
      text: fc.anything(),
      emote: fc.anything(),
    },
    { requiredKeys: [] },
  )
  .map((each) => JSON.stringify(each));

/** Calls at the sender's own table, where the right body would be carried out. */
function ownCall({ table, ply: now }: Spot) {
  const stale = fc.record({ id: fc.constant('stale'), ply: fc.nat(400).filter((n) => n !== now), options: impossible });
  const illegal = fc.record({ id: fc.constant('illegal'), ply: fc.constant(now), options: impossible });
  const wrongBody = fc
    .tuple(fc.constantFrom(...CHANGES), fc.oneof(junk, body))
    .filter(([call, text]) => (call.body ? !fits(call, text) : WITHOUT_BODY_BUT_WRONG_NOW.includes(call.path)));
  return fc
    .oneof(
      { weight: 5, arbitrary: wrongBody },
      {
        weight: 1,
        arbitrary: fc.oneof(stale, illegal).map((each): [Call, string] => [CALLS.answer, JSON.stringify(each)]),
      },
    )
    .map(([call, text]): BadCall => ({ method: call.method, path: pathOf(call, table), body: text }));
}

function fits(call: Call, text: string): boolean {
  try {
    return call.body!.safeParse(JSON.parse(text) ?? undefined).success;
  } catch {
    return text === '';
  }
}

/** What somebody with an account may call. */
export function badCalls({ foreign, own }: Target, sampling: Sampling): BadCall[] {
  const path = fc.oneof(
    fc.constantFrom(...CHANGES).map((call) => pathOf(call, foreign.table)),
    fc.string({ maxLength: 30 }).map((end) => `/api/${encodeURIComponent(end)}`),
    fc.string({ maxLength: 30 }).map((id) => `/api/tables/${encodeURIComponent(id)}/answers`),
    fc.constant('/api/tables'),
  );
  const elsewhere = fc.record({ method: fc.constantFrom('POST', 'PUT', 'DELETE'), path, body: fc.oneof(junk, body) });
  return fc.sample(fc.oneof(elsewhere, ownCall(own)), sampling);
}

/** Calls that would be carried out at once, if only the right person made them. */
export function goodCalls({ table, ply: now }: Spot, answer: string, sampling: Sampling): BadCall[] {
  const bodies: { readonly [path: string]: object } = {
    [CALLS.answer.path]: { id: 'good', ply: now, options: [answer] },
    [CALLS.propose.path]: { kind: 'end' },
    [CALLS.agree.path]: { agree: true },
    [CALLS.say.path]: { text: 'hello' },
    [CALLS.setSeat.path]: { kind: 'bot' },
  };
  const call = fc.constantFrom(...CHANGES).map((each) => ({
    method: each.method,
    path: pathOf(each, table),
    body: JSON.stringify(bodies[each.path] ?? {}),
  }));
  return fc.sample(call, sampling);
}

/** The same over a WebSocket. */
export function goodMessages({ table, ply: now }: Spot, answer: string, sampling: Sampling): string[] {
  const good = fc.constantFrom(
    { table, answer: { id: 'good', ply: now, options: [answer] } },
    { table, undo: {} },
    { table, say: { text: 'hello' } },
    { table, say: { emote: 'hello' } },
  );
  return fc.sample(good, sampling).map((each) => JSON.stringify(each));
}
