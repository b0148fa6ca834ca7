import { useEffect, useState } from 'react';
import type { Asked } from '../port.ts';

/** Ends a player's turns when nothing else is left to do. */
export class AutoEnd {
  readonly #answered = new Set<number>();

  /** The answer to send. Once for each ply, so that a player who takes the end of a turn back can stay there. */
  answerTo({ ply, options, isTurnEnd = false }: Asked): string | undefined {
    if (!isTurnEnd || this.#answered.has(ply)) return undefined;
    this.#answered.add(ply);
    return options[0];
  }
}

/** Sends the end of the turn for the viewer; undefined: not now. */
export function useAutoEnd(asked: Asked | undefined, send: (name: string) => void): void {
  const [autoEnd] = useState(() => new AutoEnd());
  useEffect(() => {
    const answer = asked && autoEnd.answerTo(asked);
    if (answer !== undefined) send(answer);
  });
}
