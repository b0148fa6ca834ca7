import { Button, Popover, type TableEvent } from '@crownleaf/ui';
import { useState, useSyncExternalStore } from 'react';
import { call } from '../api/api.ts';
import type { ServerTable } from '../api/server-port.ts';
import { EndGame, playsAlone } from './end-game.tsx';
import { PRACTICE } from './table-notes.ts';

/** What somebody at the table can ask of the others: to go back further than alone, or to end the game. */
export function Proposals({ port, mine }: { readonly port: ServerTable; readonly mine: readonly number[] }) {
  const shown = useSyncExternalStore(port.subscribe, () => port.current);
  const info = useSyncExternalStore(port.onInfo, () => port.info);
  const [trouble, setTrouble] = useState<string>();
  const seat = shown.view.viewer ?? mine[0];
  if (seat === undefined || info.status !== 'live') return null;
  const propose = (wish: { readonly kind: 'end' } | { readonly kind: 'undo'; readonly to: number }): void => {
    call('propose', { params: { id: info.table }, body: { ...wish, seat } }).then(
      () => setTrouble(undefined),
      (error: Error) => setTrouble(error.message),
    );
  };
  const ways = shown.undo.deeper ? waysBack(shown.log, shown.view.ply) : [];
  return (
    <>
      <Popover label="Agree on something" look="plain">
        <div className="proposals">
          {ways.map(({ to, what }) => (
            <Button key={to} look="quiet" onClick={() => propose({ kind: 'undo', to })}>
              {info.practice ? 'Go back to' : 'Propose to go back to'} {what}
            </Button>
          ))}
          <EndGame info={info} mine={mine} propose={() => propose({ kind: 'end' })} />
          {!playsAlone(info, mine) && <p>It is done when all persons at the table agree.</p>}
          {info.practice && <p>{PRACTICE}</p>}
        </div>
      </Popover>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}

interface WayBack {
  readonly to: number;
  readonly what: string;
}

/** Where a table would want to go back to, the nearest first. */
export function waysBack(log: readonly TableEvent[], ply: number): readonly WayBack[] {
  const now = log.at(-1)?.turn ?? 1;
  // A turn begins where the last event before it has led.
  const beginOf = (turn: number): number =>
    log.reduce((latest, event) => (event.turn < turn ? Math.max(latest, event.ply) : latest), 0);
  const ways: readonly WayBack[] = [
    { to: ply - 1, what: 'before the last answer' },
    { to: beginOf(now), what: 'the start of this turn' },
    { to: beginOf(now - 1), what: 'the start of the turn before' },
  ];
  return ways.filter(({ to }, i) => to >= 0 && to < ply && ways.findIndex((other) => other.to === to) === i);
}
