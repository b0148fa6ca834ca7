import type { TableSnapshot } from '@crownleaf/protocol/types';
import { Button, PortError, SeatBadge } from '@crownleaf/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { signedIn } from '../api/account.ts';
import { call } from '../api/api.ts';
import { lookAt } from '../api/looks.ts';
import { openServerTable, type ServerTable } from '../api/server-port.ts';
import { type GameEntry, gameOf } from '../games.ts';
import { aloneTable } from '../play-now.ts';
import { go } from '../router.ts';
import { Agreements } from '../table/agreements.tsx';
import { Proposals } from '../table/proposals.tsx';
import { Room } from '../table/room.tsx';
import { noteOf } from '../table/table-notes.ts';
import { Frame, TableTrouble, Trouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import type { PageProps } from './page-props.ts';
import { useYourName, YourNameInput } from './your-name.tsx';

/** `/table/ID`: before the start a place to gather, then the game. */
export function ServerTablePage({ id, query }: PageProps) {
  const invitation = query.get('invitation') ?? undefined;
  const [table, setTable] = useState<TableSnapshot>();
  const [trouble, setTrouble] = useState<Error>();
  useEffect(() => {
    call('table', { params: { id }, query: { since: 0, invitation } }).then(setTable, setTrouble);
  }, [id, invitation]);
  const change = useCallback((next: TableSnapshot) => setTable((now) => newer(now, next)), []);
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
  if (table.view === null) return <Gathering entry={entry} table={table} invitation={invitation} change={change} />;
  return <InPlay key={id} entry={entry} table={table} invitation={invitation} />;
}

/** A question that was under way when something was done may be answered after it, with what was before. */
function newer(now: TableSnapshot | undefined, next: TableSnapshot): TableSnapshot {
  return now !== undefined && next.table === now.table && next.seq < now.seq ? now : next;
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
  useEffect(() => lookAt(table.table), [table.table]);
  const rematch = useCallback(() => {
    again(entry, table).then((next) => go(`/table/${next}`), setTrouble);
  }, [entry, table]);
  const review = useCallback(() => go(`/replay?table=${table.table}`), [table.table]);
  if (trouble !== undefined) return <TableTrouble entry={entry} error={trouble} />;
  if (port === undefined) return <Waiting />;
  return <Shared {...{ entry, port, review }} mine={table.mine} {...(table.mine.length > 0 ? { rematch } : {})} />;
}

interface SharedProps {
  readonly entry: GameEntry;
  readonly port: ServerTable;
  readonly mine: readonly number[];
  review(): void;
  rematch?(): void;
}

/** A table with others, and what they wish besides the game. */
function Shared({ entry, port, mine, review, rematch }: SharedProps) {
  const info = useSyncExternalStore(port.onInfo, () => port.info);
  return (
    <Room
      entry={entry}
      port={port}
      review={review}
      note={noteOf(info)}
      extra={<Agreements port={port} mine={mine} />}
      together={<Proposals port={port} mine={mine} />}
      {...(rematch === undefined ? {} : { rematch: { begin: rematch, isSet: info.rematch !== null } })}
    />
  );
}

/** Where nobody else has to come back first, the next game begins at once; a campaign goes on from its record. */
async function again(entry: GameEntry, last: TableSnapshot): Promise<string> {
  if (last.info.seats.length === 1 && !last.info.practice) {
    const [{ nextAlone }, { sheet }] = await Promise.all([entry.table(), call('solo', { params: { game: entry.id } })]);
    const next = nextAlone?.(last.info.options, sheet);
    if (next !== undefined) return aloneTable(entry, next);
  }
  const next = await call('rematch', { params: { id: last.table } });
  const full = next.info.seats.every(({ kind }) => kind !== 'open');
  // With friends, who set the new table begins when all have come.
  if (next.view === null && full && isHost(next)) await call('start', { params: { id: next.table } });
  return next.table;
}

function isHost({ mine, info }: TableSnapshot): boolean {
  return mine.some((seat) => info.seats[seat]?.player === info.host);
}

const ASK_AGAIN = 1500;

/** Whether the server refused because the host has removed the reader. */
function isRemoval(error: unknown): error is PortError {
  return error instanceof PortError && error.problem?.code === 'removed';
}

function Gathering({ entry, table, invitation, change }: TablePart & { change(table: TableSnapshot): void }) {
  const id = table.table;
  const [trouble, setTrouble] = useState<Error>();
  const you = useYourName();
  /** With all that has happened, set-up included. */
  const fromTheStart = useCallback(
    () => call('table', { params: { id }, query: { since: 0, invitation } }),
    [id, invitation],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      fromTheStart().then(change, (error: unknown) => {
        if (isRemoval(error)) setTrouble(error);
        else change({ ...table });
      });
    }, ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [fromTheStart, change, table]);
  const act = (deed: () => Promise<TableSnapshot>): void => {
    deed().then(change, setTrouble);
  };
  const join = async (): Promise<TableSnapshot> => {
    await you.keep();
    await signedIn();
    await call('join', { params: { id }, body: invitation === undefined ? {} : { invitation } });
    return fromTheStart();
  };
  const begin = async (): Promise<TableSnapshot> => {
    await call('start', { params: { id } });
    return fromTheStart();
  };
  if (isRemoval(trouble)) return <TableTrouble entry={entry} error={trouble} />;
  const link = linkTo(table, invitation);
  const open = table.info.seats.filter(({ kind }) => kind === 'open');
  const seated = table.mine.length > 0;
  const hosts = isHost(table);
  return (
    <Frame entry={entry} title={entry.name}>
      <div className="form">
        <h1>{entry.name}: the table is set</h1>
        <GatheredSeats
          table={table}
          putBot={(seat) => act(() => call('setSeat', { params: { id, seat }, body: { kind: 'bot' } }))}
        />
        <p>{whatIsNext(table, { open: open.length, hosts, hasLink: link !== undefined })}</p>
        {!seated && open.length > 0 && (
          <form
            className="name-form"
            onSubmit={(event) => {
              event.preventDefault();
              act(join);
            }}
          >
            <YourNameInput {...you} />
            <Button look="primary" type="submit">
              Sit down
            </Button>
          </form>
        )}
        <div className="deeds">
          {hosts && (
            <Button look="primary" disabled={open.length > 0} onClick={() => act(begin)}>
              Begin
            </Button>
          )}
          {open.length > 0 && link === undefined && hosts && (
            <Button
              glyph="link"
              onClick={() => {
                call('invite', { params: { id } }).then(({ path }) => go(path, 'replace'), setTrouble);
              }}
            >
              Make a link for friends
            </Button>
          )}
          {open.length > 0 && link !== undefined && <CopyLinkButton link={link} />}
          {seated && (
            <Button look="quiet" onClick={() => act(() => call('leave', { params: { id } }))}>
              Get up
            </Button>
          )}
        </div>
        {link !== undefined && <p className="commitment">{link}</p>}
        {trouble !== undefined && <Trouble error={trouble} />}
      </div>
    </Frame>
  );
}

interface GatheredSeatsProps {
  readonly table: TableSnapshot;
  putBot(seat: number): void;
}

/** Who sits where before the game begins; the host can put bots on open seats. */
function GatheredSeats({ table, putBot }: GatheredSeatsProps) {
  const hosts = isHost(table);
  return (
    <ul className="rows">
      {table.info.seats.map(({ seat, kind, name, bot, program }) => (
        <li key={seat} className="row-link">
          <SeatBadge seat={seat} name={kind === 'open' ? 'Open seat' : name} />
          <span>
            {bot !== null && <small>bot {bot}</small>}
            {program && <small>program</small>}
            {table.mine.includes(seat) && <small>you</small>}
          </span>
          {kind === 'open' && hosts && (
            <Button look="quiet" onClick={() => putBot(seat)}>
              Put a bot here
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function CopyLinkButton({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <Button glyph="link" onClick={copy}>
      {copied ? 'Copied' : 'Copy the link for friends'}
    </Button>
  );
}

/** By which others can come. Of a private table only the invitation is one, which its host has to make. */
function linkTo({ table, info }: TableSnapshot, invitation: string | undefined): string | undefined {
  const address = `${location.origin}/table/${table}`;
  if (info.visibility !== 'private') return address;
  return invitation === undefined ? undefined : `${address}?${new URLSearchParams({ invitation })}`;
}

interface Gathered {
  /** How many seats. */
  readonly open: number;
  /** Whether the reader is the host. */
  readonly hosts: boolean;
  readonly hasLink: boolean;
}

function whatIsNext({ info, mine }: TableSnapshot, { open, hosts, hasLink }: Gathered): string {
  const free = open === 1 ? 'One seat is free' : `${open} seats are free`;
  if (hosts) {
    if (open === 0) return 'Everybody is here: you can begin.';
    const who = open === 1 ? 'a friend, or put a bot there' : 'friends, or put bots there';
    return `${free}. ${hasLink ? 'Send the link to' : 'Make a link for'} ${who}; then you can begin.`;
  }
  const host = info.seats.find(({ player }) => player === info.host)?.name ?? 'The host';
  if (open === 0) return `Everybody is here. ${host} begins the game.`;
  return mine.length === 0 ? `${free}. Sit down to play.` : `${free}. ${host} begins the game when all are taken.`;
}
