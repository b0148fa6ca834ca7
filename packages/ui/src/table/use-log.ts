import { useMemo } from 'react';
import type { GameTable } from '../game-table.ts';
import type { Asked, Snapshot } from '../port.ts';
import type { Stage } from './stage.ts';
import { byTurn, type Line, sinceLastTurn, summed, type TurnOfLog, teller } from './telling.ts';
import type { Names } from './use-names.ts';

/** Spectators read this many of the latest lines in the bar. */
const MAX_LATEST_LINES = 12;

export interface ShownLog {
  readonly lines: readonly Line[];
  readonly turns: readonly TurnOfLog[];
  /** What happened since the viewer last answered, in a few sentences. */
  readonly since: string;
}

/** What has happened, in words. */
export function useLog(
  game: GameTable,
  stage: Stage,
  shown: Snapshot,
  asked: Asked | undefined,
  { me, nameOf, words }: Names,
): ShownLog {
  const tell = useMemo(() => teller({ seat: me, nameOf }, words), [me, nameOf, words]);
  const lines = useMemo(() => tell(shown.log), [tell, shown.log]);
  const turns = useMemo(() => byTurn(lines, game.setUp), [lines, game]);
  const since = useMemo(() => {
    const latest = lines.filter(({ event }) => event.at > stage.sinceAt);
    if (asked === undefined) return summed(latest.slice(-MAX_LATEST_LINES));
    return summed(sinceLastTurn(turns, shown.log, asked.seat, shown.view.ply) ?? latest);
  }, [lines, turns, stage, asked, shown]);
  return { lines, turns, since };
}
