import type { TableInfo } from '@crownleaf/protocol/types';
import { Button } from '@crownleaf/ui';
import { useState } from 'react';

export interface EndGameProps {
  readonly info: TableInfo;
  readonly mine: readonly number[];
  /** Ends it, or asks the others whether they agree. */
  propose(): void;
}

/** Where others have to agree they are asked; who is alone among bots is asked once more instead. */
export function EndGame({ info, mine, propose }: EndGameProps) {
  const [asking, setAsking] = useState(false);
  if (!playsAlone(info, mine)) {
    return (
      <Button look="quiet" onClick={propose}>
        Propose to end the game
      </Button>
    );
  }
  if (!asking) {
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        End the game…
      </Button>
    );
  }
  return (
    <>
      <span>End the game now? It cannot be played on.</span>
      <Button onClick={propose}>Yes, end it</Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        No, play on
      </Button>
    </>
  );
}

/** Nobody is left to ask; a person for whom a bot plays is not asked either. */
export function playsAlone({ seats }: TableInfo, mine: readonly number[]): boolean {
  return !seats.some(({ seat, player, bot }) => player !== null && bot === null && !mine.includes(seat));
}
