import type { Answered, Problem, ServerMessage } from '@crownleaf/protocol/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTable, send, subscribe } from '../src/api/live.ts';

class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  constructor() {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  hears(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'http://here' });
  Line.all = [];
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TURN = { turn: 't', game: 'g' };
const listener = () => ({ onMessage: vi.fn(), onOpen: vi.fn(), onLost: vi.fn() });
const sentOver = (line: Line | undefined): unknown[] => line!.sent.map((text) => JSON.parse(text));

test('all who listen share one line, which ends with the last of them', () => {
  const [first, second] = [listener(), listener()];
  const leaveFirst = subscribe(first);
  Line.all[0]!.opens();
  const leaveSecond = subscribe(second);
  Line.all[0]!.hears(TURN);
  for (const { onMessage, onOpen } of [first, second]) {
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onMessage.mock.calls).toEqual([[TURN]]);
  }
  leaveFirst();
  Line.all[0]!.hears(TURN);
  expect([first, second].map(({ onMessage }) => onMessage.mock.calls.length)).toEqual([1, 2]);
  leaveSecond();
  expect(Line.all.map(({ readyState }) => readyState)).toEqual([3]);
  vi.runAllTimers();
  expect(Line.all).toHaveLength(1);
});

test('a line that is lost comes back, at once where somebody new listens', () => {
  const one = listener();
  const leave = subscribe(one);
  Line.all[0]!.opens();
  Line.all[0]!.close();
  expect(one.onLost).toHaveBeenCalledOnce();
  send({ unwatch: 't' });
  vi.runAllTimers();
  Line.all[1]!.opens();
  expect(one.onOpen).toHaveBeenCalledTimes(2);
  Line.all[1]!.close();
  const leaveToo = subscribe(listener());
  expect(Line.all).toHaveLength(3);
  vi.runAllTimers();
  expect(Line.all).toHaveLength(3);
  leave();
  leaveToo();
});

test('a line says whether the page is in front of somebody, also one that begins behind another', () => {
  page.hidden = true;
  const leave = subscribe(listener());
  const line = Line.all[0]!;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent).toEqual([]);
  line.opens();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sentOver(line)).toEqual([{ look: 'idle' }, { look: 'here' }]);
  leave();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent).toHaveLength(2);
});

describe('an answer', () => {
  const PATIENCE = 15_000;
  const ANSWER = { id: 'a', ply: 3, options: ['pass'] };
  const MESSAGE = { table: 't', answer: ANSWER };
  const ANSWERED: Answered = { id: 'a', seat: 0, applied: 1, seq: 5, ply: 4, repeated: false };
  const problem = (code: Problem['code'], more: Partial<Problem> = {}): Problem => ({
    ...{ type: `about:blank#${code}`, title: '', status: 400, detail: 'it cannot be', code },
    ...more,
  });
  let leave: () => void;
  beforeEach(() => {
    leave = subscribe(listener());
  });
  afterEach(() => leave());

  test('goes out as soon as the line is open, and is given when the server has it', async () => {
    const given = answerTable('t', ANSWER);
    expect(sentOver(Line.all[0])).toEqual([]);
    Line.all[0]!.opens();
    Line.all[0]!.hears({ table: 't', answered: { ...ANSWERED, id: 'of somebody else' } });
    Line.all[0]!.hears({ table: 't', answered: ANSWERED });
    expect(await given).toEqual(ANSWERED);
    Line.all[0]!.close();
    vi.advanceTimersByTime(PATIENCE);
    Line.all[1]!.opens();
    expect(Line.all.map(sentOver)).toEqual([[MESSAGE], []]);
  });

  test('that is refused says why, and by which rule', async () => {
    Line.all[0]!.opens();
    const given = answerTable('t', ANSWER);
    const refusal = problem('illegal-option', { rule: 'HOC-4.1' });
    Line.all[0]!.hears({ problem: refusal, table: 't', id: 'of somebody else' });
    Line.all[0]!.hears({ problem: refusal, table: 't', id: 'a' });
    await expect(given).rejects.toMatchObject({
      ...{ name: 'PortError', message: 'it cannot be', rule: 'HOC-4.1', problem: { code: 'illegal-option' } },
    });
  });

  test('whose line is lost goes out again over the next one, with the same id', async () => {
    Line.all[0]!.opens();
    const given = answerTable('t', ANSWER);
    Line.all[0]!.close();
    vi.advanceTimersByTime(1000);
    Line.all[1]!.opens();
    expect(Line.all.map(sentOver)).toEqual([[MESSAGE], [MESSAGE]]);
    Line.all[1]!.hears({ table: 't', answered: { ...ANSWERED, repeated: true } });
    expect(await given).toMatchObject({ id: 'a', repeated: true });
  });

  test('is given up when nobody listens any more', async () => {
    Line.all[0]!.opens();
    const given = answerTable('t', ANSWER);
    leave();
    await expect(given).rejects.toMatchObject({ name: 'UnreachableError' });
    await expect(answerTable('t', ANSWER)).rejects.toMatchObject({ name: 'UnreachableError' });
    leave = subscribe(listener());
    Line.all[1]!.opens();
    expect(Line.all.map(sentOver)).toEqual([[MESSAGE], []]);
  });

  test('is given up when there has been no connection for too long', async () => {
    const given = answerTable('t', ANSWER);
    vi.advanceTimersByTime(PATIENCE);
    await expect(given).rejects.toMatchObject({ name: 'UnreachableError' });
    vi.runAllTimers();
    Line.all.at(-1)!.opens();
    expect(sentOver(Line.all.at(-1))).toEqual([]);
  });

  test('that is never acknowledged over an open line makes way for a new line', async () => {
    Line.all[0]!.opens();
    const given = answerTable('t', ANSWER);
    vi.advanceTimersByTime(PATIENCE);
    await expect(given).rejects.toMatchObject({ name: 'UnreachableError' });
    expect(Line.all[0]!.readyState).toBe(3);
    vi.runAllTimers();
    expect(Line.all).toHaveLength(2);
  });

  test.each([
    ['with its id', { table: 't', id: 'a' }],
    ['before the server has read whose it is', {}],
  ])('that comes too early, said %s, goes out again when it may', async (_, about) => {
    Line.all[0]!.opens();
    const given = answerTable('t', ANSWER);
    Line.all[0]!.hears({ problem: problem('too-many', { retryAfter: 2 }), ...about });
    vi.advanceTimersByTime(1999);
    expect(sentOver(Line.all[0])).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sentOver(Line.all[0])).toEqual([MESSAGE, MESSAGE]);
    Line.all[0]!.hears({ table: 't', answered: ANSWERED });
    expect(await given).toEqual(ANSWERED);
  });

  test('that would have to wait too long is refused at once', async () => {
    Line.all[0]!.opens();
    const given = answerTable('t', ANSWER);
    Line.all[0]!.hears({ problem: problem('unavailable', { retryAfter: 60 }), table: 't', id: 'a' });
    await expect(given).rejects.toMatchObject({ name: 'PortError', problem: { code: 'unavailable' } });
  });
});
