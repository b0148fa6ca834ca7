import type { Proposal, Stopped } from '@crownleaf/protocol/types';
import { Button } from '@crownleaf/ui';
import { useState, useSyncExternalStore } from 'react';
import { call } from '../api/api.ts';
import type { ServerTable } from '../api/server-port.ts';
import { go } from '../router.ts';
import { EndGame } from './end-game.tsx';
import { noteOf } from './table-notes.ts';

/** What people at a table agree on besides the game: a seat that a bot keeps warm, changed rules, and proposals to all. */
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
  const say = ({ kind, to }: Proposal, agree: boolean): void => {
    act(() => call('agree', { params, body: { agree, of: { kind, to } } }));
  };
  const away = info.seats.find(({ seat, takenOver }) => mine.includes(seat) && takenOver !== null);
  const { proposal } = info;
  const stopped = info.status === 'stopped' && proposal === null ? info.stopped : undefined;
  const asks = proposal?.waiting.some((seat) => mine.includes(seat)) ?? false;
  const next = mine.length > 0 ? info.rematch : null;
  const note = noteOf(info);
  const nothing = away === undefined && proposal === null && stopped === undefined && next === null;
  if (nothing && note === undefined && trouble === undefined) return null;
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
      {note !== undefined && <p>{note}</p>}
      {next !== null && (
        <p>
          The next game is set, and a seat is kept for you.{' '}
          <Button onClick={() => go(`/table/${next}`)}>Go there</Button>
        </p>
      )}
      {stopped !== undefined && (
        <p>
          The rules have changed since this game began, and by the new ones it went otherwise. {goingOn(stopped)}{' '}
          {mine.length > 0 && (
            <>
              {stopped.ply !== null && (
                <Button onClick={() => act(() => call('propose', { params, body: { kind: 'go-on' } }))}>
                  Propose to go on from here
                </Button>
              )}{' '}
              <EndGame
                info={info}
                mine={mine}
                propose={() => act(() => call('propose', { params, body: { kind: 'end' } }))}
              />
            </>
          )}
        </p>
      )}
      {proposal !== null && (
        <p>
          {info.seats[proposal.by]?.name} proposes to {PROPOSED[proposal.kind]}.{' '}
          {asks ? (
            <>
              <Button onClick={() => say(proposal, true)}>Agree</Button>{' '}
              <Button look="quiet" onClick={() => say(proposal, false)}>
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

const PROPOSED: { readonly [kind in Proposal['kind']]: string } = {
  undo: 'go back',
  end: 'end the game',
  'go-on': 'go on by the new rules',
};

function goingOn({ ply, lost }: Stopped): string {
  if (ply === null) return 'It cannot go on.';
  return `It can go on from what you see; ${lost === 1 ? 'one later answer does' : `${lost} later answers do`} not count then.`;
}
