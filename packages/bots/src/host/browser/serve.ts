import type { Game } from '@crownleaf/engine';
import { Desk, messageOf } from '../desk.ts';
import type { Order, WorkerScope } from './protocol.ts';

/** The whole body of a page's bot worker: the app's module calls it with its games, or with those it fetches, and `self`. */
export function serveBots(games: readonly Game[] | Promise<readonly Game[]>, scope: WorkerScope): void {
  const desk = Promise.resolve(games).then((found) => new Desk(found));
  scope.addEventListener('message', ({ data }) => {
    const { id, task } = data as Order;
    desk.then(
      (ready) => scope.postMessage({ id, reply: ready.answer(task) }),
      (error: unknown) => scope.postMessage({ id, reply: { problem: messageOf(error) } }),
    );
  });
}
