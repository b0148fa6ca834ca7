import type { Game } from '@crownleaf/engine';
import { Desk } from '../desk.ts';
import type { Order, WorkerScope } from './protocol.ts';

/** The whole body of a page's bot worker: the app's module calls it with its games and `self`. */
export function serveBots(games: readonly Game[], scope: WorkerScope): void {
  const desk = new Desk(games);
  scope.addEventListener('message', ({ data }) => {
    const { id, task } = data as Order;
    scope.postMessage({ id, reply: desk.answer(task) });
  });
}
