import {
  type GameTable,
  type Rematch,
  type Snapshot,
  type TablePort,
  type TableServices,
  TableShell,
  type Turn,
} from '@crownleaf/ui';
import { type Labels, labels } from '@crownleaf/words';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLoaded } from '../api/use-call.ts';
import { Emblem } from '../art/emblem.tsx';
import type { GameEntry } from '../games.ts';
import { Trouble, Waiting } from '../pages/frame.tsx';
import { ThemeSwitch } from '../pages/theme-switch.tsx';
import { Title } from '../pages/title.tsx';
import { go, Link } from '../router.ts';
import { ruleHref, ruleText } from '../rules/rule-book.ts';
import { turnText } from './turn-text.ts';

export interface RoomProps {
  readonly entry: GameEntry;
  readonly port: TablePort;
  /** What the table is there for where nobody waits for anybody: a lesson, a replay. */
  readonly purpose?: string;
  readonly extra?: ReactNode;
  readonly together?: ReactNode;
  readonly lookingBack?: boolean;
  readonly rematch?: Rematch;
  review?(): void;
  /** Said with the result. */
  readonly note?: string | undefined;
}

interface Box {
  readonly table: GameTable;
  readonly words: Labels;
}

/** What a game needs to be shown. */
export async function unpacked(entry: GameEntry): Promise<Box> {
  const [table, words] = await Promise.all([entry.table(), entry.words()]);
  return { table, words: labels(words) };
}

/** A table of this game, with everything that the page adds to it. */
export function Room({ entry, port, purpose, extra, together, lookingBack, rematch, review, note }: RoomProps) {
  const box = useLoaded(entry.id, () => unpacked(entry));
  const readRule = useCallback((id: string) => ruleText(entry, id), [entry]);
  const services: TableServices = useMemo(
    () => ({
      ruleText: readRule,
      ruleHref: (id) => ruleHref(entry, id),
      leave: () => go('/'),
      ...(rematch === undefined ? {} : { rematch }),
      ...(review === undefined ? {} : { review }),
      note,
    }),
    [entry, readRule, rematch, review, note],
  );
  if (box.state === 'loading') return <Waiting />;
  if (box.state === 'failed') return <Trouble error={box.error} />;
  const home = (
    <Link href="/" className="top-link" aria-label={`Crownleaf: leave ${entry.name}`}>
      <Emblem entry={entry} />
      <span className="top-name">{entry.name}</span>
    </Link>
  );
  const title = (turn: Turn, shown: Snapshot) => <Title about={[purpose ?? turnText(turn, shown), entry.name]} />;
  return (
    <div data-world={entry.world}>
      <TableShell
        port={port}
        game={box.value.table}
        words={box.value.words}
        services={services}
        home={home}
        tools={<ThemeSwitch />}
        extra={extra}
        together={together}
        title={title}
        {...(lookingBack === undefined ? {} : { lookingBack })}
      />
    </div>
  );
}
