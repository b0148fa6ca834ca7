import { Button } from '@crownleaf/ui';
import { useState, useSyncExternalStore } from 'react';
import { call } from '../api/api.ts';
import type { ServerTable } from '../api/server-port.ts';

/** What people at a table agree on besides the game: a seat that a bot keeps warm, and proposals to all. */
export function Agreements({ port, mine }: { readonly port: ServerTable; readonly mine: readonly number[] }) {
  const info = useSyncExternalStore(port.onInfo, () => port.info);
  const [trouble, setTrouble] = useState<string>();
  const params = { id: info.table };
  const act = (deed: () => Promise<unknown>): void => {
    deed().then(
      () => setTrouble(undefined),
      (error: Error) => setTrouble(error.message),
    );
  };
  const away = info.seats.find(({ seat, takenOver }) => mine.includes(seat) && takenOver !== null);
  const { proposal } = info;
  const asks = proposal?.waiting.some((seat) => mine.includes(seat)) ?? false;
  if (away === undefined && proposal === null && trouble === undefined) return null;
  return (
    <section className="agreements" aria-label="Agreements" aria-live="polite">
      {away !== undefined && (
        <p>
          A bot plays for you{away.takenOver === 'clock' ? ': your time had run out' : ''}.{' '}
          <Button onClick={() => act(() => call('comeBack', { params, body: { seat: away.seat } }))}>
            Take your seat back
          </Button>
        </p>
      )}
      {proposal !== null && (
        <p>
          {info.seats[proposal.by]?.name} proposes to {proposal.kind === 'end' ? 'end the game' : 'go back'}.{' '}
          {asks ? (
            <>
              <Button onClick={() => act(() => call('agree', { params, body: { agree: true } }))}>Agree</Button>{' '}
              <Button look="quiet" onClick={() => act(() => call('agree', { params, body: { agree: false } }))}>
                Rather not
              </Button>
            </>
          ) : (
            'Waiting for the others.'
          )}
        </p>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
