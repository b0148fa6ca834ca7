import { MAX_NAME_LENGTH } from '@crownleaf/protocol/types';
import { Button } from '@crownleaf/ui';
import { type FormEvent, useState } from 'react';
import { keptName, rename, useMe } from '../api/account.ts';
import { Emblem } from '../art/emblem.tsx';
import { Scene } from '../art/scenes.tsx';
import { GAMES, type GameEntry } from '../games.ts';
import { playNow } from '../play-now.ts';
import { Link } from '../router.ts';
import { Frame, Trouble } from './frame.tsx';
import { Awaited, Challenge, OpenTables, useYourTables, YourTables } from './table-lists.tsx';

export function StartPage() {
  const mine = useYourTables();
  return (
    <Frame>
      <div className="hero">
        <h1>Three worlds, one table.</h1>
        <Awaited loaded={mine} />
        <NameForm />
      </div>
      <ul className="gates">
        {GAMES.map((entry) => (
          <Gate key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="below">
        <YourTables loaded={mine} />
        <OpenTables />
        <Challenge />
      </div>
    </Frame>
  );
}

export function playersText([min, max]: readonly [number, number]): string {
  return `${min}–${max} players`;
}

function Gate({ entry }: { readonly entry: GameEntry }) {
  const { id, name, world, seats, minutes, motto } = entry;
  const [trouble, setTrouble] = useState<Error>();
  const [waits, setWaits] = useState(false);
  const play = (): void => {
    setWaits(true);
    playNow(entry).catch((error: Error) => {
      setTrouble(error);
      setWaits(false);
    });
  };
  return (
    <li className="gate" data-world={world}>
      <div className="gate-view">
        <Scene entry={entry} />
      </div>
      <div className="gate-words">
        <span className="gate-emblem">
          <Emblem entry={entry} />
        </span>
        <h2>
          <Link href={`/games/${id}`}>{name}</Link>
        </h2>
        <p className="gate-facts">
          {playersText(seats)} · {minutes}
        </p>
        <p className="gate-motto">{motto}</p>
        <div className="gate-deeds">
          <Button look="primary" disabled={waits} onClick={play}>
            Play now
          </Button>
          <Link className="button button-quiet" href={`/lobby?game=${id}`} aria-label={`${name} with friends`}>
            With friends
          </Link>
        </div>
        {trouble !== undefined && <Trouble error={trouble} />}
      </div>
    </li>
  );
}

function NameForm() {
  const me = useMe();
  const [name, setName] = useState(keptName);
  const [kept, setKept] = useState(false);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    rename(name.trim()).then(
      () => setKept(true),
      () => {},
    );
  };
  return (
    <form className="name-form" onSubmit={keep}>
      <label className="field">
        <span>Your name, if you like</span>
        <input
          className="input"
          value={name}
          maxLength={MAX_NAME_LENGTH}
          placeholder={me?.name ?? 'Guest'}
          autoComplete="nickname"
          onChange={(event) => {
            setName(event.target.value);
            setKept(false);
          }}
        />
      </label>
      <Button type="submit">{kept ? 'Kept' : 'Keep'}</Button>
    </form>
  );
}
