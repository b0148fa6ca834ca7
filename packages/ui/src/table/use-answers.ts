import { useRef, useState } from 'react';
import type { Pointed } from '../game-table.ts';
import type { TablePort } from '../port.ts';
import type { Scene, Stage } from './stage.ts';
import { type Chain, chainStart, chainsBefore } from './undo-chain.ts';
import type { Hints } from './use-hints.ts';
import type { Notices } from './use-notices.ts';

/** No step asks more often than this before it is done. */
const MAX_GIVEN = 40;

export interface Answers {
  readonly pointed: Pointed | undefined;
  readonly given: readonly string[];
  send(...names: string[]): void;
  point(name: string | undefined): void;
  undo(to?: number): void;
}

/** What the viewer points at, answers and takes back. */
export function useAnswers(
  port: TablePort,
  stage: Stage,
  { shown, held }: Scene,
  hints: Hints,
  notices: Notices,
): Answers {
  const [pointed, setPointed] = useState<Pointed>();
  const [given, setGiven] = useState<readonly string[]>([]);
  // A second press while the first is on its way is not another answer.
  const answeredAt = useRef<number>(undefined);
  const chains = useRef<readonly Chain[]>([]);
  const send = (...names: string[]): void => {
    if (held === undefined && answeredAt.current === shown.seq) return;
    notices.clear();
    hints.clear();
    setPointed(undefined);
    setGiven((before) => [...before, ...names].slice(-MAX_GIVEN));
    if (held !== undefined) {
      stage.confirm();
      return;
    }
    answeredAt.current = shown.seq;
    chains.current = [...chainsBefore(chains.current, shown.view.ply), { ply: shown.view.ply, length: names.length }];
    port.send(names).catch((error: unknown) => {
      answeredAt.current = undefined;
      notices.showError(error);
    });
  };
  const point = (name: string | undefined): void => {
    setPointed(name === undefined ? undefined : { name, preview: undefined });
    if (name === undefined || held !== undefined) return;
    port.preview(name).then(
      (preview) => setPointed((now) => (now?.name === name ? { name, preview } : now)),
      () => {},
    );
  };
  const undo = (to?: number): void => {
    hints.clear();
    // Its preview belongs to the position that is left.
    setPointed(undefined);
    const { plies } = shown.undo;
    if (plies.length > 0) port.undo(to ?? chainStart(chains.current, plies)).catch(notices.showError);
  };
  return { pointed, given, send, point, undo };
}
