import { useRef } from 'react';
import { HandOver } from './dialogs.tsx';
import { Flights } from './flights.tsx';
import { NoticeToast } from './notices.tsx';
import { TableScene } from './scene.tsx';
import { useSettings } from './settings.ts';
import { Announced, Connection, ShellBar, ShellSide, ShellTop } from './shell-parts.tsx';
import type { ShellProps, Turn } from './shell-props.ts';
import { ShownDialog } from './shown-dialog.tsx';
import { useShell } from './use-shell.ts';

/** The table of any game: the game draws the board, everything around it is here. */
export function TableShell(props: ShellProps) {
  const { port, game, services, extra, together, title, lookingBack = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const shell = useShell(props, root);
  const { speed } = useSettings();
  const { scene, side, notices, nextSeat, table } = shell;
  const { shown, held } = scene;
  const isSideOpen = side.isOpen && nextSeat === undefined;
  const turn: Turn = shown.result !== undefined ? 'over' : table.asked !== undefined ? 'yours' : 'theirs';
  const { Table } = game;
  return (
    <TableScene value={table}>
      <div
        ref={root}
        className="shell"
        data-side={isSideOpen}
        data-wide={game.wide}
        data-table={shown.table}
        // A held answer counts as half a step, so that a test can wait for it and for what follows.
        data-seq={held === undefined ? shown.seq : shown.seq + 0.5}
        data-held={held !== undefined || undefined}
        data-ply={shown.view.ply}
        data-turn={turn}
      >
        {title?.(turn, shown)}
        <ShellTop {...props} shell={shell} />
        <Connection state={shown.connection} />
        <main className="board" aria-label="Table">
          {nextSeat === undefined ? (
            <Table />
          ) : (
            <HandOver name={table.nameOf(nextSeat)} sit={() => port.sit(nextSeat)} />
          )}
        </main>
        {isSideOpen && <ShellSide port={port} game={game} together={together} shell={shell} />}
        <div className="foot">
          {extra}
          {!lookingBack && <ShellBar game={game} shell={shell} />}
        </div>
        <Flights scene={scene} game={game} speed={speed} />
        {notices.notice !== undefined && (
          <NoticeToast key={notices.notice.text} notice={notices.notice} table={table} onClose={notices.clear} />
        )}
        <Announced shell={shell} />
        <ShownDialog port={port} game={game} services={services} shown={shown} dialogs={shell.dialogs} />
      </div>
    </TableScene>
  );
}
