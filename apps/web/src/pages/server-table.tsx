import type { TableSnapshot } from '@crownleaf/protocol';
import { Button, SeatBadge } from '@crownleaf/ui';
import { useCallback, useEffect, useState } from 'react';
import { signedIn } from '../api/account.ts';
import { call } from '../api/api.ts';
import { openServerTable, type ServerTable } from '../api/server-port.ts';
import type { PageProps } from '../app.tsx';
import { type GameEntry, gameOf } from '../games.ts';
import { aloneTable } from '../play-now.ts';
import { go } from '../router.ts';
import { Agreements } from '../table/agreements.tsx';
import { Proposals } from '../table/proposals.tsx';
import { Room } from '../table/room.tsx';
import { Frame, TableTrouble, Trouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';

/** `/table/ID`: before the start a place to gather, then the game. */
export function ServerTablePage({ id, query }: PageProps) {
  const invitation = query.get('invitation') ?? undefined;
  const [table, setTable] = useState<TableSnapshot>();
  const [trouble, setTrouble] = useState<Error>();
  useEffect(() => {
    call('table', { params: { id }, query: { since: 0, invitation } }).then(setTable, setTrouble);
  }, [id, invitation]);
  if (table === undefined && trouble !== undefined) {
    return (
      <Frame title="Table">
        <Trouble error={trouble} />
      </Frame>
    );
  }
  if (table === undefined) return <Waiting />;
  const entry = gameOf(table.info.game);
  if (entry === undefined) return <NoSuchGame id={table.info.game} />;
  if (table.view === null) return <Gathering entry={entry} table={table} invitation={invitation} change={setTable} />;
  return <InPlay key={id} entry={entry} table={table} invitation={invitation} />;
}

interface TablePart {
  readonly entry: GameEntry;
  readonly table: TableSnapshot;
  readonly invitation: string | undefined;
}

function InPlay({ entry, table, invitation }: TablePart) {
  const [port, setPort] = useState<ServerTable>();
  const [trouble, setTrouble] = useState<Error>();
  useEffect(() => {
    const opened = openServerTable(table, invitation);
    setPort(opened);
    return () => opened.close();
  }, [table, invitation]);
  const rematch = useCallback(() => {
    again(entry, table).then((next) => go(`/table/${next}`), setTrouble);
  }, [entry, table]);
  const review = useCallback(() => go(`/replay?table=${table.table}`), [table.table]);
  if (trouble !== undefined) return <TableTrouble entry={entry} error={trouble} />;
  if (port === undefined) return <Waiting />;
  return (
    <Room
      entry={entry}
      port={port}
      review={review}
      extra={<Agreements port={port} mine={table.mine} />}
      together={<Proposals port={port} mine={table.mine} />}
      {...(table.mine.length > 0 ? { rematch } : {})}
    />
  );
}

/** Where nobody else has to come back first, the next game begins at once; a campaign goes on from its record. */
async function again(entry: GameEntry, last: TableSnapshot): Promise<string> {
  if (last.info.seats.length === 1) {
    const [{ nextAlone }, { sheet }] = await Promise.all([entry.table(), call('solo', { params: { game: entry.id } })]);
    const next = nextAlone?.(last.info.options, sheet);
    if (next !== undefined) return aloneTable(entry, next);
  }
  const { table, view, info } = await call('rematch', { params: { id: last.table } });
  if (view === null && info.seats.every(({ kind }) => kind !== 'open')) await call('start', { params: { id: table } });
  return table;
}

const ASK_AGAIN = 1500;

function Gathering({ entry, table, invitation, change }: TablePart & { change(table: TableSnapshot): void }) {
  const id = table.table;
  const [trouble, setTrouble] = useState<Error>();
  const [copied, setCopied] = useState(false);
  /** With all that has happened, set-up included. */
  const fromTheStart = useCallback(
    () => call('table', { params: { id }, query: { since: 0, invitation } }),
    [id, invitation],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      fromTheStart().then(change, () => change({ ...table }));
    }, ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [fromTheStart, change, table]);
  const act = (deed: () => Promise<TableSnapshot>): void => {
    deed().then(change, setTrouble);
  };
  const join = async (): Promise<TableSnapshot> => {
    await signedIn();
    await call('join', { params: { id }, body: invitation === undefined ? {} : { invitation } });
    return fromTheStart();
  };
  const begin = async (): Promise<TableSnapshot> => {
    await call('start', { params: { id } });
    return fromTheStart();
  };
  const link = `${location.origin}/table/${id}${table.invitation === undefined ? '' : `?invitation=${table.invitation}`}`;
  const open = table.info.seats.filter(({ kind }) => kind === 'open');
  const seated = table.mine.length > 0;
  const hosts = table.mine.some((seat) => table.info.seats[seat]?.player === table.info.host);
  return (
    <Frame world={entry.world} title={entry.name}>
      <div className="form">
        <h1>{entry.name}: the table is set</h1>
        <ul className="rows">
          {table.info.seats.map(({ seat, kind, name, bot }) => (
            <li key={seat} className="row-link">
              <SeatBadge seat={seat} name={kind === 'open' ? 'Open seat' : name} />
              <span>
                {bot !== null && <small>bot {bot}</small>}
                {table.mine.includes(seat) && <small>you</small>}
              </span>
              {kind === 'open' && hosts && (
                <Button
                  look="quiet"
                  onClick={() => act(() => call('setSeat', { params: { id, seat }, body: { kind: 'bot' } }))}
                >
                  Put a bot here
                </Button>
              )}
            </li>
          ))}
        </ul>
        <p>{whatIsNext(table, open.length, hosts)}</p>
        <div className="deeds">
          {!seated && open.length > 0 && (
            <Button look="primary" onClick={() => act(join)}>
              Sit down
            </Button>
          )}
          {hosts && (
            <Button look="primary" disabled={open.length > 0} onClick={() => act(begin)}>
              Begin
            </Button>
          )}
          {open.length > 0 && (
            <Button
              glyph="link"
              onClick={() =>
                navigator.clipboard.writeText(link).then(
                  () => setCopied(true),
                  () => {},
                )
              }
            >
              {copied ? 'Copied' : 'Copy the link for friends'}
            </Button>
          )}
          {seated && (
            <Button look="quiet" onClick={() => act(() => call('leave', { params: { id } }))}>
              Get up
            </Button>
          )}
        </div>
        <p className="commitment">{link}</p>
        {trouble !== undefined && <Trouble error={trouble} />}
      </div>
    </Frame>
  );
}

function whatIsNext({ info, mine }: TableSnapshot, open: number, hosts: boolean): string {
  const free = open === 1 ? 'One seat is free' : `${open} seats are free`;
  if (hosts) {
    if (open === 0) return 'Everybody is here: you can begin.';
    const who = open === 1 ? 'a friend, or put a bot there' : 'friends, or put bots there';
    return `${free}. Send the link to ${who}; then you can begin.`;
  }
  const host = info.seats.find(({ player }) => player === info.host)?.name ?? 'The host';
  if (open === 0) return `Everybody is here. ${host} begins the game.`;
  return mine.length === 0 ? `${free}. Sit down to play.` : `${free}. ${host} begins the game when all are taken.`;
}
