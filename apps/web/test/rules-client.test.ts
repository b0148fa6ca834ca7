import { beforeEach, expect, test, vi } from 'vitest';
import { type Rules, startRules } from '../src/worker/client.ts';

/** A worker of which the test says what it replies. */
class ToldWorker extends EventTarget {
  static last: ToldWorker;
  readonly heard: { readonly id: number; readonly call: string }[] = [];
  ended = 0;

  constructor() {
    super();
    ToldWorker.last = this;
  }

  postMessage(message: { readonly id: number; readonly call: string }): void {
    this.heard.push(message);
  }

  reply(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.ended++;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', ToldWorker);
  return () => vi.unstubAllGlobals();
});

async function opened(): Promise<Rules> {
  const rules = startRules();
  const opening = rules.begin('openReplay', {} as never);
  ToldWorker.last.reply({ id: 0, value: 'a course' });
  expect(await opening).toBe('a course');
  return rules;
}

test('a table that cannot be opened leaves no worker behind', async () => {
  const opening = startRules().begin('openReplay', {} as never);
  ToldWorker.last.reply({ id: 0, wrong: 'there is no such game' });
  await expect(opening).rejects.toThrow('there is no such game');
  expect(ToldWorker.last.ended).toBe(1);
});

test('a table that was opened keeps its worker although a later call fails', async () => {
  const rules = await opened();
  const failing = rules.call('frame', 0, 0, true);
  ToldWorker.last.reply({ id: 1, wrong: 'there is no such frame' });
  await expect(failing).rejects.toThrow('there is no such frame');
  expect(ToldWorker.last.ended).toBe(0);
});

test('a worker that does not load lets nobody wait, neither before nor after', async () => {
  const rules = startRules();
  const opening = rules.begin('openReplay', {} as never);
  ToldWorker.last.dispatchEvent(new Event('error'));
  await expect(opening).rejects.toThrow('could not be loaded');
  await expect(rules.call('frame', 0, 0, true)).rejects.toThrow('could not be loaded');
});

test('a worker that broke down says so to whoever calls it', async () => {
  const rules = await opened();
  ToldWorker.last.dispatchEvent(new Event('error'));
  await expect(rules.call('frame', 0, 0, true)).rejects.toThrow('broke down');
});

test('whoever calls after the end hears that the table was closed', async () => {
  const rules = startRules();
  rules.close();
  await expect(rules.call('frame', 0, 0, true)).rejects.toThrow('closed');
});
