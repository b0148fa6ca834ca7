import { botName } from '@crownleaf/words';
import { useCallback, useState } from 'react';
import { keptName } from '../api/account.ts';
import { type GameEntry, gameOf } from '../games.ts';
import { LOCAL_RIVAL } from '../levels.ts';
import { openLocalTable } from '../local/local-port.ts';
import { newSecret, secretOf } from '../local/secret.ts';
import { keepRecord } from '../local/shelf.ts';
import { aloneHref } from '../play-now.ts';
import { go } from '../router.ts';
import { Room } from '../table/room.tsx';
import { usePort } from '../table/use-port.ts';
import type { HostPlan } from '../worker/local-host.ts';
import { TableTrouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import type { PageProps } from './page-props.ts';

/** `/play/GAME?seats=3&people=2&bot=NAME&seed=TEXT&options=JSON`: a table that this device runs by itself. */
export function LocalTablePage({ id, query }: PageProps) {
  const entry = gameOf(id);
  return entry === undefined ? (
    <NoSuchGame id={id} />
  ) : (
    <LocalTableOf key={query.toString()} entry={entry} query={query} />
  );
}

function LocalTableOf({ entry, query }: { readonly entry: GameEntry; readonly query: URLSearchParams }) {
  const [round, setRound] = useState(0);
  const asked = query.toString();
  const open = useCallback(
    () => openLocalTable(planOf(entry, new URLSearchParams(asked), round)),
    [entry, asked, round],
  );
  const { port, error, setError } = usePort(open);
  const begin = useCallback(() => {
    nextGame(entry, new URLSearchParams(asked)).then((next) => {
      if (next === undefined) setRound((n) => n + 1);
      else go(next);
    }, setError);
  }, [entry, asked, setError]);
  const review = useCallback(() => {
    port?.record().then((record) => {
      keepRecord(record);
      go('/replay?from=shelf');
    }, setError);
  }, [port, setError]);
  if (error !== undefined) return <TableTrouble entry={entry} error={error} />;
  if (port === undefined) return <Waiting />;
  return <Room entry={entry} port={port} rematch={{ begin, isSet: false }} review={review} />;
}

/** Where the next game is played, unless it is the same once more. */
async function nextGame(entry: GameEntry, query: URLSearchParams): Promise<string | undefined> {
  const { nextAlone } = await entry.table();
  const next = nextAlone?.(JSON.parse(query.get('options') ?? '{}'));
  return next === undefined ? undefined : aloneHref(entry, next);
}

function planOf(entry: GameEntry, query: URLSearchParams, round: number): HostPlan {
  const [min, max] = entry.seats;
  const wanted = Number(query.get('seats') ?? entry.usual);
  const people = Math.max(1, Number(query.get('people') ?? 1));
  const seats = Math.min(max, Math.max(min, people, Number.isInteger(wanted) ? wanted : entry.usual));
  const seed = query.get('seed');
  const options = query.get('options');
  const bot = query.get('bot');
  const you = keptName() !== '' ? keptName() : people > 1 ? 'Player 1' : 'You';
  return {
    game: entry.id,
    seats: Array.from({ length: seats }, (_, seat) => {
      if (seat < people) return { name: seat === 0 ? you : `Player ${seat + 1}` };
      return { name: botName(seat - people), bot: bot ?? LOCAL_RIVAL };
    }),
    secret: seed === null || round > 0 ? newSecret() : secretOf(seed),
    ...(options === null ? {} : { options: JSON.parse(options) }),
    courtesy: 600,
  };
}
