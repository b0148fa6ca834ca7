import type { RuleId, Seat } from '@crownleaf/engine';
import { type Labels, toldTo } from '@crownleaf/words';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameTable, Pointed, TableProps } from '../game-table.ts';
import type { TablePort } from '../port.ts';
import { Option, TableScene } from './scene.tsx';
import { Stage } from './stage.ts';

export interface ShellProps {
  readonly port: TablePort;
  readonly game: GameTable;
  readonly words: Labels;
}

export function TableShell({ port, game, words }: ShellProps) {
  const stage = useMemo(() => new Stage(port.current, 'normal'), [port]);
  useEffect(() => stage.follow(port), [stage, port]);
  const { shown, behind } = useSyncExternalStore(stage.subscribe, () => stage.scene);
  const [pointed, setPointed] = useState<Pointed>();
  const [notice, setNotice] = useState<string>();
  const me = shown.view.viewer ?? undefined;
  const asked = behind === 0 && shown.seq === port.current.seq ? shown.asked : undefined;
  const options = useMemo(() => new Set(asked?.options), [asked]);
  const nameOf = useCallback((seat: Seat) => shown.seats[seat]?.name ?? `Seat ${seat}`, [shown.seats]);
  const scene: TableProps = {
    game: shown.game,
    view: shown.view,
    me,
    asked,
    legal: (name) => options.has(name),
    seats: shown.seats,
    nameOf,
    words,
    pointed,
    send: (...names) => {
      setNotice(undefined);
      port.send(names).catch((error: Error) => setNotice(error.message));
    },
    point: (name) => {
      setPointed(name === undefined ? undefined : { name, preview: undefined });
      if (name !== undefined) {
        port.preview(name).then((preview) => setPointed((now) => (now?.name === name ? { name, preview } : now)));
      }
    },
    explain: (what) => {
      port.whyNot(what).then((refusal) => setNotice(refusal?.message ?? 'That cannot be done now.'));
    },
    open: () => {},
    openRule: (_: RuleId) => {},
  };
  const turn = shown.result !== undefined ? 'over' : asked !== undefined ? 'yours' : 'theirs';
  const listener = { seat: me, nameOf };
  const { Table } = game;
  return (
    <TableScene value={scene}>
      <main
        className="table-shell"
        data-table={shown.table}
        data-seq={shown.seq}
        data-ply={shown.view.ply}
        data-turn={turn}
      >
        <section className="table-board">
          <Table {...scene} />
        </section>
        <section className="decision-bar" aria-label="What is asked">
          {asked === undefined ? (
            <p>{shown.result ? 'The game is over.' : `${nameOf(shown.view.asked)} is asked.`}</p>
          ) : (
            <>
              <p>{asked.because.map((cause) => words.cause(cause)).join(' › ')}</p>
              {asked.options.map((name) => (
                <Option key={name} name={name} />
              ))}
            </>
          )}
          {behind > 0 && (
            <button type="button" onClick={() => stage.skip()}>
              Skip ahead ({behind})
            </button>
          )}
          {shown.undo.length > 0 && (
            <button type="button" onClick={() => port.undo()}>
              Undo
            </button>
          )}
          {notice !== undefined && <p role="status">{notice}</p>}
        </section>
        <section className="table-log" aria-label="Log">
          <ol>
            {shown.log.slice(-40).map((event) => {
              const told = toldTo(listener, words, event);
              return told === undefined ? null : <li key={event.at}>{told.text}</li>;
            })}
          </ol>
        </section>
      </main>
    </TableScene>
  );
}
