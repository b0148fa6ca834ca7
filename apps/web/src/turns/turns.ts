import { ringForTurn } from '@crownleaf/ui';
import { useSyncExternalStore } from 'react';
import { call } from '../api/api.ts';
import { subscribe } from '../api/live.ts';
import { isLookedAt } from '../api/looks.ts';

/** Somewhere else than on this page the person is waited for. */
export interface TurnElsewhere {
  readonly table: string;
  readonly game: string;
}

const listeners = new Set<() => void>();
let turns: readonly TurnElsewhere[] = [];

function now(next: readonly TurnElsewhere[]): void {
  turns = next;
  for (const listener of listeners) listener();
}

export function useTurns(): readonly TurnElsewhere[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => turns,
  );
}

/** The person has been there, or does not want to hear of it. */
export function forgetTurn(table: string): void {
  if (turns.some((each) => each.table === table)) now(turns.filter((each) => each.table !== table));
}

/** Listens for the turns of whoever is signed in; what is returned ends it, and what was heard is theirs alone. */
export function hearOfTurns(): () => void {
  let left = false;
  const began = async (turn: TurnElsewhere): Promise<void> => {
    if (isHere(turn.table) || (await isLookedAt(turn.table)) || left) return;
    ringForTurn();
    if (!turns.some(({ table }) => table === turn.table)) now([...turns, turn]);
  };
  const leave = subscribe({
    onMessage(message) {
      if ('turn' in message) void began({ table: message.turn, game: message.game });
    },
    onOpen: keepTrue,
  });
  document.addEventListener('visibilitychange', keepTrue);
  return () => {
    left = true;
    leave();
    document.removeEventListener('visibilitychange', keepTrue);
    now([]);
  };
}

function isHere(table: string): boolean {
  return location.pathname === `/table/${table}`;
}

/** Who comes back to this page may have answered on another one meanwhile, of which nobody tells. */
function keepTrue(): void {
  if (document.hidden || turns.length === 0) return;
  call('tables', { query: { filter: 'mine' } }).then(
    ({ tables }) => {
      const waiting = new Set(tables.flatMap(({ table, yourTurn }) => (yourTurn ? [table] : [])));
      now(turns.filter(({ table }) => waiting.has(table)));
    },
    () => {},
  );
}
