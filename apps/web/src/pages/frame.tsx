import type { ReactNode } from 'react';
import { useMe } from '../api/account.ts';
import { UnreachableError } from '../api/errors.ts';
import { Emblem } from '../art/emblem.tsx';
import type { GameEntry } from '../games.ts';
import { Link } from '../router.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Title } from './title.tsx';

/** Every page but the table: head, content, foot. */
export function Frame({
  children,
  entry,
  title,
}: {
  readonly children: ReactNode;
  /** The game that the page is about, in whose colours it is. */
  readonly entry?: GameEntry;
  readonly title?: string;
}) {
  const me = useMe();
  return (
    <div className="page" data-world={entry?.world ?? 'house'}>
      <Title about={[title]} />
      <header className="page-head">
        <Link href="/" className="wordmark">
          <Emblem />
          <span>Crownleaf</span>
        </Link>
        <nav aria-label="Site">
          <Link href={entry === undefined ? '/lobby' : `/lobby?game=${entry.id}`}>New table</Link>
          <Link href="/me">{me?.name ?? 'You'}</Link>
        </nav>
        <ThemeSwitch />
      </header>
      <main className="page-body">{children}</main>
      <footer className="page-foot">
        <p>Made by people who like these games. Buy the boxes: they are the real thing.</p>
        <nav aria-label="More">
          <Link href="/replay">Look back at a game</Link>
          <Link href="/about">About and thanks</Link>
          <Link href="/fairness">Check a game’s shuffles</Link>
          <Link href="/design">Design</Link>
        </nav>
      </footer>
    </div>
  );
}

export function Waiting() {
  return (
    <p className="waiting" role="status">
      <Emblem />
      <span className="only-heard">Loading</span>
    </p>
  );
}

export function Trouble({ error }: { readonly error: Error }) {
  const away = error instanceof UnreachableError;
  return (
    <p className="trouble" role="alert">
      {away ? 'The server cannot be reached just now. Games on this device work without it.' : error.message}
    </p>
  );
}

/** What went wrong at a table, with the ways to elsewhere around it. */
export function TableTrouble({ entry, error }: { readonly entry: GameEntry; readonly error: Error }) {
  return (
    <Frame entry={entry} title={entry.name}>
      <Trouble error={error} />
    </Frame>
  );
}
