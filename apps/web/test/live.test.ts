import type { ServerMessage } from '@crownleaf/protocol/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearLive, sayLive } from '../src/api/live.ts';

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
const hearer = () => ({ heard: vi.fn(), opened: vi.fn(), lost: vi.fn() });

test('all who listen share one line, which ends with the last of them', () => {
  const [first, second] = [hearer(), hearer()];
  const leaveFirst = hearLive(first);
  Line.all[0]!.opens();
  const leaveSecond = hearLive(second);
  Line.all[0]!.hears(TURN);
  for (const { heard, opened } of [first, second]) {
    expect(opened).toHaveBeenCalledOnce();
    expect(heard.mock.calls).toEqual([[TURN]]);
  }
  leaveFirst();
  Line.all[0]!.hears(TURN);
  expect([first, second].map(({ heard }) => heard.mock.calls.length)).toEqual([1, 2]);
  leaveSecond();
  expect(Line.all.map(({ readyState }) => readyState)).toEqual([3]);
  vi.runAllTimers();
  expect(Line.all).toHaveLength(1);
});

test('a line that is lost comes back, at once where somebody new listens', () => {
  const one = hearer();
  const leave = hearLive(one);
  Line.all[0]!.opens();
  Line.all[0]!.close();
  expect(one.lost).toHaveBeenCalledOnce();
  sayLive({ unwatch: 't' });
  vi.runAllTimers();
  Line.all[1]!.opens();
  expect(one.opened).toHaveBeenCalledTimes(2);
  Line.all[1]!.close();
  const leaveToo = hearLive(hearer());
  expect(Line.all).toHaveLength(3);
  vi.runAllTimers();
  expect(Line.all).toHaveLength(3);
  leave();
  leaveToo();
});

test('a line says whether the page is in front of somebody, also one that begins behind another', () => {
  page.hidden = true;
  const leave = hearLive(hearer());
  const line = Line.all[0]!;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent).toEqual([]);
  line.opens();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent.map((text) => JSON.parse(text))).toEqual([{ look: 'idle' }, { look: 'here' }]);
  leave();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(line.sent).toHaveLength(2);
});
