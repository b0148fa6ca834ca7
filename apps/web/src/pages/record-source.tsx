import type { GameRecord } from '@crownleaf/engine';
import { Button } from '@crownleaf/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from '../api/api.ts';
import { gameOf } from '../games.ts';
import { Trouble } from './frame.tsx';

/** Asks for a record: a file, or the address of a table. */
export function RecordSource({ take }: { take(record: GameRecord): void }) {
  const [trouble, setTrouble] = useState<Error>();
  const [address, setAddress] = useState('');
  const given = (record: unknown): void => {
    try {
      take(recordFrom(record));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(error as Error);
    }
  };
  const fromFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      given(JSON.parse(await file.text()));
    } catch {
      setTrouble(new Error('That file is not JSON. A record is the file that a finished table offers.'));
    }
  };
  const fromTable = (event: FormEvent): void => {
    event.preventDefault();
    const id = /([A-Za-z0-9_-]{22})\/?$/.exec(address.trim())?.[1];
    if (id === undefined) setTrouble(new Error('That is no address of a table; it ends with 22 letters and digits.'));
    else recordOfTable(id).then(given, setTrouble);
  };
  return (
    <div className="drop">
      <label className="field">
        <span>A record from a file</span>
        <input className="input" type="file" accept="application/json,.json" onChange={fromFile} />
      </label>
      <form className="name-form" onSubmit={fromTable}>
        <label className="field">
          <span>or the address of a finished table</span>
          <input className="input" value={address} onChange={(event) => setAddress(event.target.value)} />
        </label>
        <Button type="submit">Fetch</Button>
      </form>
      {trouble !== undefined && <Trouble error={trouble} />}
    </div>
  );
}

export async function recordOfTable(id: string): Promise<unknown> {
  return call('record', { params: { id } });
}

/** What comes from outside is looked at before it is believed. */
export function recordFrom(value: unknown): GameRecord {
  const record = value as Partial<GameRecord> | null;
  if (
    typeof record !== 'object' ||
    record === null ||
    typeof record.game !== 'string' ||
    !Array.isArray(record.entries)
  ) {
    throw new Error('That is no record of a game: it has no game and no entries.');
  }
  if (gameOf(record.game) === undefined) throw new Error(`There is no game “${record.game}” here.`);
  if (typeof record.secret !== 'string' || typeof record.commitment !== 'string' || typeof record.seats !== 'number') {
    throw new Error('That record is not complete: it needs its secret, its commitment and the number of seats.');
  }
  return record as GameRecord;
}
