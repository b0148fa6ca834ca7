import type { Game } from '@crownleaf/engine';
import { Desk, type Reply, type Task } from '../src/host/desk.ts';

/** What an app's worker module exports as `answer`. */
export function botDesk(games: readonly Game[]): (task: Task) => Reply {
  const desk = new Desk(games);
  return (task) => desk.answer(task);
}
