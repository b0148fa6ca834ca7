import { Button } from '@crownleaf/ui';
import { useState } from 'react';
import { useMe } from '../api/account.ts';
import { call } from '../api/api.ts';
import { useLoaded } from '../api/use-call.ts';
import type { PageProps } from '../app.tsx';
import { Scene } from '../art/scenes.tsx';
import { type GameEntry, gameOf } from '../games.ts';
import { playNow } from '../play-now.ts';
import { Link } from '../router.ts';
import { Frame, Trouble } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import { playersText } from './start.tsx';

export function GamePage({ id }: PageProps) {
  const entry = gameOf(id);
  return entry === undefined ? <NoSuchGame id={id} /> : <About entry={entry} />;
}

function About({ entry }: { readonly entry: GameEntry }) {
  const { id, name, world, seats, minutes, motto, story } = entry;
  const [trouble, setTrouble] = useState<Error>();
  const table = useLoaded(`table ${id}`, entry.table);
  const teaches = table.state === 'ready' && table.value.tutorial !== undefined;
  return (
    <Frame world={world} title={name}>
      <div className="banner">
        <div className="banner-words">
          <h1>{name}</h1>
          <p className="lead">{motto}</p>
          <p className="gate-facts">
            {playersText(seats)} · {minutes}
          </p>
          <div className="deeds">
            <Button look="primary" onClick={() => playNow(entry).catch(setTrouble)}>
              Play now
            </Button>
            {teaches && (
              <Link className="button button-plain" href={`/games/${id}/learn`}>
                Learn it
              </Link>
            )}
            <Link className="button button-plain" href={`/games/${id}/rules`}>
              Rules
            </Link>
          </div>
          {trouble !== undefined && <Trouble error={trouble} />}
        </div>
        <div className="banner-view">
          <Scene world={world} />
        </div>
      </div>
      <div className="ways">
        <section className="way">
          <h2>What it is</h2>
          <p>{story}</p>
        </section>
        <section className="way">
          <h2>With friends</h2>
          <p>Open a table, send the link. One click and they sit beside you.</p>
          <Link className="button button-plain" href={`/lobby?game=${id}`}>
            Open a table
          </Link>
        </section>
        <section className="way">
          <h2>On this device</h2>
          <p>Pass the screen round: it hides your cards until the next player has it.</p>
          <Link className="button button-plain" href={`/play/${id}?people=2`}>
            Two people here
          </Link>
        </section>
        <SoloRecords game={id} />
      </div>
    </Frame>
  );
}

/** What the person has reached alone, where the game can be played alone. */
function SoloRecords({ game }: { readonly game: string }) {
  const me = useMe();
  const loaded = useLoaded(`solo ${game} ${me?.player}`, async () =>
    me === undefined ? undefined : call('solo', { params: { game } }),
  );
  const best = loaded.state === 'ready' ? (loaded.value?.best ?? []) : [];
  if (best.length === 0) return null;
  return (
    <section className="way">
      <h2>Your records</h2>
      <ul className="rows">
        {best.map(({ score, played, table }) => (
          <li key={table}>
            {score} points, {played} played
          </li>
        ))}
      </ul>
    </section>
  );
}
