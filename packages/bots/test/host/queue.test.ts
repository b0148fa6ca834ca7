import { expect, test } from 'vitest';
import type { Asker } from '../../src/host/host.ts';
import { FairQueue } from '../../src/host/queue.ts';

const SOMEBODY: Asker = { address: 'somewhere', owner: 'somebody', urgency: () => 'awaited' };

/** A queue with one place, and what is done there in which order; all of it waits until `serve`. */
function oneDesk() {
  const queue = new FairQueue(1);
  const served: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const never = new AbortController().signal;
  const all: Promise<void>[] = [queue.run(() => opened, { ...SOMEBODY, owner: 'the first' }, never)];
  return {
    served,
    ask(what: string, asker: Partial<Asker> = {}, signal = never): Promise<void> {
      const work = async () => void served.push(what);
      const done = queue.run(work, { ...SOMEBODY, ...asker }, signal);
      all.push(done);
      return done;
    },
    async serve(): Promise<readonly string[]> {
      open();
      await Promise.allSettled(all);
      return served;
    },
  };
}

test('what one owner asks for is served in its order', async () => {
  const { ask, serve } = oneDesk();
  for (const what of ['a', 'b', 'c']) ask(what);
  expect(await serve()).toEqual(['a', 'b', 'c']);
});

test('owners take turns, however much one of them asks for', async () => {
  const { ask, serve } = oneDesk();
  for (let n = 0; n < 100; n++) ask(`greedy ${n}`, { owner: 'greedy' });
  for (const what of ['one', 'two']) ask(what, { owner: 'honest' });
  ask('three', { owner: 'other' });
  const order = await serve();
  expect(order.slice(0, 6)).toEqual(['greedy 0', 'one', 'three', 'greedy 1', 'two', 'greedy 2']);
  expect(order).toHaveLength(103);
});

test('who comes back again and again with one thing waits one turn of each other owner', async () => {
  const { ask, serve, served } = oneDesk();
  for (let n = 0; n < 10; n++) ask(`greedy ${n}`, { owner: 'greedy' });
  const honest = async () => {
    for (let n = 0; n < 3; n++) await ask(`honest ${n}`, { owner: 'honest' });
  };
  const done = honest();
  await serve();
  await done;
  expect(served.indexOf('honest 2')).toBeLessThan(8);
});

test('what nobody waits for comes last, unless somebody comes to wait for it', async () => {
  const { ask, serve } = oneDesk();
  let isWatched = false;
  for (let n = 0; n < 3; n++) ask(`unseen ${n}`, { owner: 'away', urgency: () => 'unseen' });
  ask('watched later', { owner: 'away', urgency: () => (isWatched ? 'awaited' : 'unseen') });
  for (const what of ['a', 'b']) ask(what, { owner: 'here' });
  isWatched = true;
  expect(await serve()).toEqual(['watched later', 'a', 'b', 'unseen 0', 'unseen 1', 'unseen 2']);
});

test('addresses take turns, however many owners one of them has, and owners within an address', async () => {
  const { ask, serve } = oneDesk();
  for (let n = 0; n < 30; n++) {
    ask(`crowd ${n}, first`, { address: 'crowd', owner: `${n}` });
    ask(`crowd ${n}, second`, { address: 'crowd', owner: `${n}` });
  }
  for (const what of ['one', 'two']) ask(what, { address: 'home', owner: 'honest' });
  const order = await serve();
  expect(order.slice(0, 5)).toEqual(['crowd 0, first', 'one', 'crowd 1, first', 'two', 'crowd 2, first']);
  expect(order.indexOf('crowd 0, second')).toBeGreaterThan(order.indexOf('crowd 29, first'));
});

test('hints come after what players wait for, and before games of bots alone', async () => {
  const { ask, serve } = oneDesk();
  ask('unseen', { owner: 'away', urgency: () => 'unseen' });
  ask('watched', { owner: 'away', urgency: () => 'watched' });
  for (let n = 0; n < 3; n++) ask(`hint ${n}`, { address: `${n}`, urgency: () => 'hint' });
  for (let n = 0; n < 3; n++) ask(`move ${n}`, { owner: 'late' });
  expect(await serve()).toEqual(['move 0', 'move 1', 'move 2', 'hint 0', 'hint 1', 'hint 2', 'watched', 'unseen']);
});

test('what is given up while it waits is not done, and keeps nobody from their turn', async () => {
  const { ask, serve } = oneDesk();
  const stop = new AbortController();
  const given = ask('given up', {}, stop.signal);
  ask('next');
  stop.abort(new Error('not needed'));
  await expect(given).rejects.toThrow('not needed');
  expect(await serve()).toEqual(['next']);
});

test('work that fails makes room', async () => {
  const queue = new FairQueue(1);
  const asker = SOMEBODY;
  const { signal } = new AbortController();
  const failed = queue.run(() => Promise.reject(new Error('oh')), asker, signal);
  const next = queue.run(async () => 'done', asker, signal);
  await expect(failed).rejects.toThrow('oh');
  expect(await next).toBe('done');
});
