import type { Seat } from '@crownleaf/engine';
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import type { TableProps } from '../game-table.ts';
import { useAutoEnd } from './auto-end.ts';
import { lightUp } from './flights.tsx';
import { rove, useKeys } from './keys.ts';
import { nextToSit, useQuestion } from './question.ts';
import { copyAt, useSetChoice } from './set-choice.ts';
import { foldedOverWideBoard, useSettings } from './settings.ts';
import type { ShellProps } from './shell-props.ts';
import { useSounds } from './sound.ts';
import type { Scene, Stage } from './stage.ts';
import type { Line } from './telling.ts';
import { type Answers, useAnswers } from './use-answers.ts';
import { type Dialogs, useDialogs } from './use-dialogs.ts';
import { type Hints, useHints } from './use-hints.ts';
import { type ShownLog, useLog } from './use-log.ts';
import { useNames } from './use-names.ts';
import { type Notices, useNotices } from './use-notices.ts';
import { type SidePanel, useSide } from './use-side.ts';
import { useStage } from './use-stage.ts';

/** All that a table under way is drawn from. */
export interface ShellState {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly log: ShownLog;
  readonly side: SidePanel;
  readonly dialogs: Dialogs;
  readonly notices: Notices;
  readonly hints: Hints;
  readonly answers: Answers;
  /** The next person at a shared device: nothing is shown until they sit down. */
  readonly nextSeat: Seat | undefined;
  /** What the game's own parts get. */
  readonly table: TableProps;
  /** Lights up the places that a line of the log speaks of. */
  show(line: Line | undefined): void;
}

/** Brings the parts of a table together: what is shown, what is asked, and what the viewer does. */
export function useShell(props: ShellProps, root: RefObject<HTMLDivElement | null>): ShellState {
  const { port, game, lookingBack = false } = props;
  useLayoutEffect(() => (game.wide ? foldedOverWideBoard() : undefined), [game]);
  const { stage, scene } = useStage(port, game, lookingBack);
  const { shown, held } = scene;
  const isHeld = held !== undefined;
  const { asked, isLegal, isCurrent } = useQuestion(scene, port, lookingBack);
  const names = useNames(shown, props.words);
  const log = useLog(game, stage, shown, asked, names);
  const side = useSide(shown.chat);
  const dialogs = useDialogs(isCurrent && !isHeld && !lookingBack ? shown.result : undefined);
  const notices = useNotices(port, names.words);
  const hints = useHints(port, asked, isHeld, notices.showError);
  const answers = useAnswers(port, stage, scene, hints, notices);
  const { pointed, given, send, point } = answers;
  const set = useSetChoice(asked, send);
  const table: TableProps = {
    ...{ game: shown.game, view: shown.view, seats: shown.seats, asked, set, legal: isLegal, ...names },
    shownFirst: (name) => game.shownFirst?.(name) ?? false,
    ...{ pointed, given, send, point, explain: notices.explain },
    ...{ open: dialogs.openThing, openRule: dialogs.openRule },
  };
  const show = useShow(props, stage, names.me, root);
  const nextSeat = lookingBack ? undefined : nextToSit(shown, names.me);
  const shell = { stage, scene, log, side, dialogs, notices, hints, answers, nextSeat, table, show };
  useShellKeys(shell);
  useShellEffects(shell, root);
  return shell;
}

function useShow(
  { game }: ShellProps,
  stage: Stage,
  me: Seat | undefined,
  root: RefObject<HTMLDivElement | null>,
): ShellState['show'] {
  return useCallback(
    (line) => {
      const flights = line === undefined ? [] : (game.flights?.(line.event, stage.scene.shown.view, me) ?? []);
      lightUp(
        root.current,
        flights.flatMap(({ from, to }) => [from, to]),
      );
    },
    [game, me, stage, root],
  );
}

function useShellKeys({ stage, scene, side, dialogs, hints, answers, table }: ShellState): void {
  useKeys({
    option: (index) => {
      const names = table.set?.set.pieces ?? table.asked?.options ?? [];
      const name = names[index];
      if (name === undefined) return;
      if (table.set === undefined) answers.send(name);
      else table.set.turn(name, copyAt(names, index));
    },
    undo: () => answers.undo(),
    undoTurn: () => answers.undo(scene.shown.undo.plies[0]),
    hint: hints.ask,
    skip: () => stage.skip(),
    side: side.toggle,
    help: dialogs.openHelp,
  });
}

function useShellEffects(
  { scene: { shown, held }, dialogs, table }: ShellState,
  root: RefObject<HTMLDivElement | null>,
): void {
  const { autoEnd, sound } = useSettings();
  const mayAutoEnd = autoEnd && held === undefined && dialogs.open === undefined;
  useAutoEnd(mayAutoEnd ? table.asked : undefined, table.send);
  useEffect(() => {
    if (root.current !== null) rove(root.current);
  });
  useSounds(sound, shown, table.asked !== undefined);
}
