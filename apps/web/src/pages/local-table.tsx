import { type GameTable, type TablePort, TableShell } from '@crownleaf/ui';
import { type Labels, labels } from '@crownleaf/words';
import { useEffect, useState } from 'react';
import { gameOf } from '../games.ts';
import { openLocalTable } from '../local/local-port.ts';
import { useAddress } from '../router.ts';

interface Opened {
  readonly port: TablePort;
  readonly table: GameTable;
  readonly words: Labels;
}

/** `/play/GAME?seats=3&bot=NAME&seed=TEXT`: a game against bots that this device runs by itself. */
export function LocalTablePage({ game: id }: { readonly game: string }) {
  const { searchParams } = useAddress();
  const entry = gameOf(id);
  const seats = Number(searchParams.get('seats') ?? Math.max(2, entry?.seats[0] ?? 2));
  const bot = searchParams.get('bot') ?? 'baseline';
  const seed = searchParams.get('seed');
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    if (entry === undefined) return;
    let left = false;
    let port: TablePort | undefined;
    const plan = {
      game: entry.id,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { name: 'You' } : { name: BOT_NAMES[seat]!, bot },
      ),
      secret: seed === null ? newSecret() : seed.padStart(64, '0').slice(-64),
      courtesy: 500,
    };
    Promise.all([openLocalTable(plan), entry.table(), entry.words()]).then(([p, table, words]) => {
      port = p;
      if (left) port.close();
      else setOpened({ port, table, words: labels(words) });
    });
    return () => {
      left = true;
      port?.close();
    };
  }, [entry, seats, bot, seed]);

  if (entry === undefined) return <p>There is no game “{id}”.</p>;
  if (opened === undefined) return <p className="loading">…</p>;
  return <TableShell port={opened.port} game={opened.table} words={opened.words} />;
}

const BOT_NAMES = ['', 'Ottilie', 'Brandt', 'Silvia', 'Corvin'];

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
