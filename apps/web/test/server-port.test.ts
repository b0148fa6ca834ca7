import type { ServerMessage, TableSnapshot, TableUpdate } from '@crownleaf/protocol/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribe } from '../src/api/live.ts';
import { openServerTable } from '../src/api/server-port.ts';

const replies = vi.hoisted(() => ({ undo: {} as object, chat: { said: [] } as object }));
vi.mock('../src/worker/client.ts', () => ({ startRules: () => ({ close: () => {} }) }));
vi.mock('../src/api/api.ts', () => ({
  call: async (name: keyof typeof replies) => replies[name],
}));

/** The line to the server, which is open from the beginning. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly sent: unknown[] = [];
  constructor() {
    super();
    Line.last = this;
  }
  close(): void {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  hears(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { origin: 'http://here' });
});
afterEach(() => void vi.unstubAllGlobals());

type Told = readonly [kind: string, ply: number, pub?: object];

/** The table after this change, with what was told since the one before. */
function change(seq: number, ply: number, ...told: readonly Told[]): TableUpdate {
  const events = told.map(([kind, at, pub = {}]) => ({ kind, ply: at, depth: 1, pub, seq }));
  const since = events.length > 0 ? seq - 1 : seq;
  const undo = { plies: [], reason: null, deeper: false };
  return {
    table: 't',
    seq,
    since,
    seat: 0,
    ply,
    view: { ply },
    events,
    asked: null,
    undo,
    clocks: null,
    result: null,
  } as never;
}

function opened() {
  const info = { table: 't', game: 'g', seats: [], options: {} };
  return openServerTable({ ...change(0, 0), info, mine: [0] } as unknown as TableSnapshot);
}

test.each(['before', 'after'])(
  'an answer taken back is told once, where the reply comes %s the change',
  async (when) => {
    const port = opened();
    Line.last.hears(change(1, 1, ['played', 1]));
    Line.last.hears(change(2, 2, ['played', 2]));
    const undone = change(3, 1, ['table.undone', 1, { seat: 0, to: 1, agreed: false }]);
    // The reply says how the table stands, but not what happened.
    replies.undo = change(3, 1);
    if (when === 'after') Line.last.hears(undone);
    await port.undo();
    if (when === 'before') Line.last.hears(undone);
    Line.last.hears(change(4, 2, ['played', 2]));
    expect(port.current.log.map(({ kind }) => kind)).toEqual(['played', 'table.undone', 'played']);
    port.close();
  },
);

test('a table shares its line with others: it hears only of itself, and says when it is left', () => {
  const port = opened();
  Line.last.hears({ ...change(1, 1, ['played', 1]), table: 'another' });
  expect(port.current.seq).toBe(0);
  Line.last.hears(change(1, 1, ['played', 1]));
  expect(port.current.seq).toBe(1);
  port.close();
  expect(Line.last.sent).toEqual([{ unwatch: 't' }]);
});

test('an answer goes over the line, and says how much of it was taken once the server has it', async () => {
  const port = opened();
  Line.last.hears(change(1, 4));
  const taken = port.send(['buy:city', 'pass']);
  const id = expect.any(String);
  expect(Line.last.sent).toEqual([{ table: 't', answer: { id, ply: 4, seat: 0, options: ['buy:city', 'pass'] } }]);
  const [{ answer }] = Line.last.sent as [{ answer: { id: string } }];
  const answered = { id: answer.id, seat: 0, applied: 1, seq: 2, ply: 5, repeated: false };
  Line.last.hears({ table: 't', answered });
  expect(await taken).toBe(1);
  port.close();
});

test('a table that may not be watched any more is left, but not one that refuses an answer', () => {
  const port = opened();
  Line.last.dispatchEvent(new Event('close'));
  // Somebody else who listens makes the line come back at once.
  const leave = subscribe({ onMessage() {} });
  const problem = { type: '', title: '', status: 403, detail: 'not for you', code: 'forbidden' } as const;
  Line.last.hears({ problem, table: 't', id: 'an answer' });
  expect(port.current.connection).toBe('reconnecting');
  Line.last.hears({ problem, table: 't' });
  expect(port.current.connection).toBe('closed');
  port.close();
  leave();
});

test('somebody who is renamed has the new name at once, also where nothing else has changed', () => {
  const seats = ['Anna', 'Ben'].map((name, seat) => ({ seat, kind: 'human', name, bot: null, presence: null }));
  const info = { table: 't', game: 'g', seats, options: {} };
  const port = openServerTable({ ...change(0, 0), info, mine: [0] } as unknown as TableSnapshot);
  Line.last.hears({ table: 't', renamed: [{ seat: 1, name: 'Benno' }] });
  expect(port.current.seats.map(({ name }) => name)).toEqual(['Anna', 'Benno']);
  expect(port.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Benno']);
  port.close();
});
