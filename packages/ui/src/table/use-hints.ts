import { useState } from 'react';
import type { Asked, Hint, TablePort } from '../port.ts';

export interface Hints {
  readonly hint: Hint | 'thinking' | undefined;
  readonly canAsk: boolean;
  ask(): void;
  clear(): void;
}

/** What a strong player would answer, worked out when the viewer asks for it. */
export function useHints(
  port: TablePort,
  asked: Asked | undefined,
  isHeld: boolean,
  showError: (error: unknown) => void,
): Hints {
  const [hint, setHint] = useState<Hint | 'thinking'>();
  const canAsk = hint !== 'thinking' && !isHeld && asked?.isTurnEnd !== true;
  const ask = (): void => {
    if (asked === undefined || !canAsk) return;
    setHint('thinking');
    port.hint().then(
      (found) => setHint((now) => (now === 'thinking' ? found : now)),
      (error) => {
        setHint(undefined);
        showError(error);
      },
    );
  };
  return { hint, canAsk, ask, clear: () => setHint(undefined) };
}
