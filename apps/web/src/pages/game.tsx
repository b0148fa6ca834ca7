import { Button, type GameTable } from '@crownleaf/ui';
import { labels } from '@crownleaf/words';
import { useState } from 'react';
import { useMe } from '../api/account.ts';
import { call } from '../api/api.ts';
import { useLoaded } from '../api/use-call.ts';
import { Scene } from '../art/scenes.tsx';
import { type GameEntry, gameOf } from '../games.ts';
import { playAlone, playNow } from '../play-now.ts';
import { Link } from '../router.ts';
import { Frame, Trouble } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import type { PageProps } from './page-props.ts';
import { SoloSheet } from './solo-records.tsx';
import { playersText } from './start.tsx';

export function GamePage({ id }: PageProps) {
  const entry = gameOf(id);
  return entry === undefined ? <NoSuchGame id={id} /> : <About entry={entry} />;
}

function About({ entry }: { readonly entry: GameEntry }) {
  const { id, name, seats, minutes, motto, story } = entry;
  const [trouble, setTrouble] = useState<Error>();
  const table = useLoaded(`table ${id}`, entry.table);
  return (
    <Frame entry={entry} title={name}>
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
            {entry.tutorial !== undefined && (
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
          <Scene entry={entry} />
        </div>
      </div>
      <div className="ways">
        <section className="way">
          <h2>What it is</h2>
          <p>{story}</p>
        </section>
        <section className="way">
          <h2>With bots</h2>
          <p>Say how many sit down with you, how strong they are, and by which variants you play.</p>
          <Link className="button button-plain" href={`/lobby?game=${id}&with=bots`}>
            Choose your rivals
          </Link>
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
        <Solo entry={entry} table={table.state === 'ready' ? table.value : undefined} fail={setTrouble} />
      </div>
    </Frame>
  );
}

interface SoloProps {
  readonly entry: GameEntry;
  readonly table: GameTable | undefined;
  fail(error: Error): void;
}

/** What the person has reached alone, where the game can be played alone; a game may bring a page of its own for it. */
function Solo({ entry, table, fail }: SoloProps) {
  const me = useMe();
  const words = useLoaded(`words ${entry.id}`, async () => labels(await entry.words()));
  const loaded = useLoaded(`solo ${entry.id} ${me?.player}`, async () =>
    me === undefined ? undefined : call('solo', { params: { game: entry.id } }),
  );
  const records = loaded.state === 'ready' ? loaded.value : undefined;
  const Alone = table?.Alone;
  if (words.state !== 'ready') return null;
  const reached = records !== undefined && records.best.length > 0;
  return (
    <>
      {Alone !== undefined && (
        <Alone
          words={words.value}
          kept={records?.sheet}
          play={(options) => void playAlone(entry, options).catch(fail)}
        />
      )}
      {reached && records.sheet === null && (
        <section className="way">
          <h2>Your records</h2>
          <SoloSheet records={records} words={words.value} />
        </section>
      )}
    </>
  );
}
