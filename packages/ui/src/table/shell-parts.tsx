import { type ReactNode, useCallback } from 'react';
import type { GameTable } from '../game-table.ts';
import type { Connection as ConnectionState, TablePort } from '../port.ts';
import { chatOf } from './chat.ts';
import { DecisionBar, questionOf } from './decision-bar.tsx';
import type { ShellProps } from './shell-props.ts';
import { Side } from './side.tsx';
import { summed } from './telling.ts';
import { TopBar } from './top-bar.tsx';
import type { ShellState } from './use-shell.ts';

interface TopProps extends Pick<ShellProps, 'home' | 'tools' | 'game'> {
  readonly shell: ShellState;
}

export function ShellTop({ home, tools, game, shell: { scene, side, dialogs } }: TopProps) {
  return (
    <TopBar
      home={home}
      tools={tools}
      {...(game.standing === undefined ? {} : { standing: (seat) => game.standing!(scene.shown.view, seat) })}
      unread={side.unread}
      openInfo={dialogs.openInfo}
      openHelp={dialogs.openHelp}
      turnSide={side.toggle}
    />
  );
}

export function Connection({ state }: { readonly state: ConnectionState }) {
  if (state === 'live') return null;
  return (
    <p className="connection" role="status">
      {state === 'reconnecting' ? 'The connection is lost. Trying again…' : 'This table is closed.'}
    </p>
  );
}

interface ShellSideProps {
  readonly port: TablePort;
  readonly game: GameTable;
  readonly together: ReactNode;
  readonly shell: ShellState;
}

export function ShellSide({ port, game, together, shell }: ShellSideProps) {
  const { scene, log, side, dialogs, notices, table, show } = shell;
  const isThing = useCallback((name: string) => game.isThing?.(name) ?? false, [game]);
  return (
    <Side
      {...{ turns: log.turns, me: table.me, words: table.words, nameOf: table.nameOf, isThing, show }}
      open={dialogs.openThing}
      openRule={dialogs.openRule}
      shows={side.tab}
      turnTo={side.showTab}
      chat={scene.shown.chat}
      unread={side.unread}
      {...chatOf(port, notices.showError)}
      together={together}
      onClose={side.close}
    />
  );
}

export function ShellBar({ game, shell }: { readonly game: GameTable; readonly shell: ShellState }) {
  const { stage, scene, log, dialogs, hints, answers, nextSeat } = shell;
  return (
    <DecisionBar
      game={game}
      shown={scene.shown}
      behind={scene.held === undefined ? scene.behind : 0}
      hint={hints.hint}
      canHint={hints.canAsk}
      since={nextSeat === undefined ? log.since : ''}
      skip={() => stage.skip()}
      undo={answers.undo}
      askHint={hints.ask}
      {...(stage.canReplay ? { replay: () => stage.replay() } : {})}
      openResult={dialogs.openResult}
    />
  );
}

/** What happened and what is asked, for those who listen. */
export function Announced({ shell: { scene, log, nextSeat, table } }: { readonly shell: ShellState }) {
  const count = scene.news.length;
  const news = count === 0 || nextSeat !== undefined ? '' : summed(log.lines.slice(-count));
  const question = table.asked === undefined ? '' : `You are asked: ${questionOf(table.asked, table.words)}`;
  return (
    <p className="only-heard" aria-live="polite">
      {[news, question].filter(Boolean).join(' ')}
    </p>
  );
}
