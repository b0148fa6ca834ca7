import type { Status, TableSummary } from '@crownleaf/protocol/types';
import { Button, Chip } from '@crownleaf/ui';
import { signedIn, useMe } from '../api/account.ts';
import { call } from '../api/api.ts';
import { type Loaded, useLoaded } from '../api/use-call.ts';
import { Emblem } from '../art/emblem.tsx';
import { gameOf } from '../games.ts';
import { go, Link } from '../router.ts';

/** A game that stopped waits for its players too: they have to say whether it goes on. */
const UNDER_WAY: readonly Status[] = ['open', 'live', 'stopped'];

type LoadedTables = Loaded<readonly TableSummary[]>;

/** Of the person, under way: where they are asked first. */
export function useYourTables(): LoadedTables {
  const me = useMe();
  return useLoaded(`mine ${me?.player}`, async () => {
    if (me === undefined) return [];
    const { tables } = await call('tables', { query: { filter: 'mine' } });
    return tables
      .filter(({ status }) => UNDER_WAY.includes(status))
      .toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  });
}

/** Where others wait for the person, before anything else: on a phone the list is two screens further down. */
export function Awaited({ loaded }: { readonly loaded: LoadedTables }) {
  const first = loaded.state === 'ready' ? loaded.value.find(({ yourTurn }) => yourTurn) : undefined;
  if (first === undefined) return null;
  return (
    <Link className="button button-primary awaited" href={`/table/${first.table}`}>
      It is your turn: {gameOf(first.game)?.name ?? first.game}
    </Link>
  );
}

export function YourTables({ loaded }: { readonly loaded: LoadedTables }) {
  return (
    <section className="panel">
      <h2>Your turn</h2>
      <Tables loaded={loaded} none="No game of yours is waiting. Walk through a gate." />
    </section>
  );
}

export function OpenTables() {
  const loaded = useLoaded('open', async () => (await call('tables', { query: { filter: 'open' } })).tables);
  return (
    <section className="panel">
      <h2>Open tables</h2>
      <Tables loaded={loaded} none="Nobody waits for company right now." />
      <p>
        <Link href="/lobby">Open a table yourself</Link>
      </p>
    </section>
  );
}

function shortly({ kind, name, program }: TableSummary['seats'][number]): string {
  if (kind === 'open') return 'open seat';
  return program ? `${name} (program)` : name;
}

/** Without a server there is nothing to list, which is no trouble worth a word here. */
function Tables({ loaded, none }: { readonly loaded: LoadedTables; readonly none: string }) {
  if (loaded.state === 'loading') return <p>…</p>;
  if (loaded.state === 'failed' || loaded.value.length === 0) return <p>{none}</p>;
  return (
    <ul className="rows">
      {loaded.value.slice(0, 6).map((table) => (
        <li key={table.table}>
          <Link className="row-link" href={`/table/${table.table}`}>
            <Emblem entry={gameOf(table.game)} />
            <span>
              <strong>{gameOf(table.game)?.name ?? table.game}</strong>
              <small>{table.seats.map(shortly).join(', ')}</small>
            </span>
            {table.yourTurn && <Chip tone="accent">your turn</Chip>}
            {table.status === 'stopped' && <Chip tone="accent">the rules have changed</Chip>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Challenge() {
  const loaded = useLoaded('daily', async () => (await call('daily')).challenges);
  const challenges = loaded.state === 'ready' ? loaded.value : [];
  const begin = async (game: string): Promise<void> => {
    await signedIn();
    const { table } = await call('playDaily', { params: { game } });
    go(`/table/${table}`);
  };
  return (
    <section className="panel">
      <h2>Tonight’s challenge</h2>
      {challenges.length === 0 && <p>The same cards for everybody, one try each. None is set today.</p>}
      <ul className="rows">
        {challenges.map(({ game, seats, table }) => (
          <li key={game} className="row-link">
            <Emblem entry={gameOf(game)} />
            <span>
              <strong>{gameOf(game)?.name ?? game}</strong>
              <small>{seats === 1 ? 'alone' : `against ${seats === 2 ? 'a bot' : `${seats - 1} bots`}`}, one try</small>
            </span>
            <Button onClick={() => begin(game)}>{table === null ? 'Begin' : 'Go on'}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
