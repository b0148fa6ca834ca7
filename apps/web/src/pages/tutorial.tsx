import { Button, type Snapshot, type TablePort, type Tutorial, type TutorialStep } from '@crownleaf/ui';
import { botName } from '@crownleaf/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLoaded } from '../api/use-call.ts';
import { type GameEntry, gameOf } from '../games.ts';
import { type LocalTable, openLocalTable } from '../local/local-port.ts';
import { secretOf } from '../local/secret.ts';
import { go } from '../router.ts';
import { Room } from '../table/room.tsx';
import { usePort } from '../table/use-port.ts';
import type { HostPlan } from '../worker/local-host.ts';
import { Frame, Trouble, Waiting } from './frame.tsx';
import { NoSuchGame } from './no-such-game.tsx';
import type { PageProps } from './page-props.ts';

export function TutorialPage({ id }: PageProps) {
  const entry = gameOf(id);
  return entry === undefined ? <NoSuchGame id={id} /> : <Lessons entry={entry} />;
}

function Lessons({ entry }: { readonly entry: GameEntry }) {
  const loaded = useLoaded(`lessons ${entry.id}`, async () => entry.tutorial?.());
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed') return <Trouble error={loaded.error} />;
  const tutorial = loaded.value;
  if (tutorial === undefined) {
    return (
      <Frame entry={entry} title={entry.name}>
        <p>There are no lessons for {entry.name}; its rules are all here to read.</p>
      </Frame>
    );
  }
  return <Course entry={entry} tutorial={tutorial} />;
}

function Course({ entry, tutorial }: { readonly entry: GameEntry; readonly tutorial: Tutorial }) {
  const [at, setAt] = useState(0);
  const open = useCallback(() => openLocalTable(planOf(entry, tutorial)), [entry, tutorial]);
  const { port: table, error, setError } = usePort(open);
  const step = tutorial.steps[at];
  const next = (): void => {
    const following = tutorial.steps[at + 1];
    if (following === undefined) {
      go(`/games/${entry.id}`);
      return;
    }
    const before = following.before ?? [];
    setAt(at + 1);
    if (before.length > 0) table?.lead(before).catch(setError);
  };
  const port = useMemo(
    () => (table === undefined || step === undefined ? undefined : taught(table, step)),
    [table, step],
  );
  useEffect(() => {
    if (port === undefined) return;
    return port.onTaken(next);
  });
  if (error !== undefined) return <Trouble error={error} />;
  if (port === undefined || step === undefined) return <Waiting />;
  const lesson = (
    <section className="lesson" aria-live="polite">
      <div>
        <h2>
          {at + 1}. {step.title}
        </h2>
        <p>{step.text}</p>
      </div>
      {step.wants === undefined && <Button onClick={next}>{at + 1 < tutorial.steps.length ? 'Next' : 'Done'}</Button>}
    </section>
  );
  return <Room entry={entry} port={port} purpose="Lessons" extra={lesson} />;
}

function planOf(entry: GameEntry, { seats, seed, options, steps }: Tutorial): HostPlan {
  const others = Array.from({ length: seats - 1 }, (_, n) => ({ name: botName(n), led: true as const }));
  return {
    game: entry.id,
    seats: [{ name: 'You' }, ...others],
    secret: secretOf(seed),
    ...(options === undefined ? {} : { options }),
    opening: steps[0]?.before ?? [],
  };
}

interface TaughtTable extends TablePort {
  onTaken(listener: () => void): () => void;
}

/** The table with only those answers that the step is about. */
function taught(table: LocalTable, { wants }: TutorialStep): TaughtTable {
  const heard = new Set<() => void>();
  const narrowed = (snapshot: Snapshot): Snapshot => {
    const { asked, ...told } = snapshot;
    // A lesson that has gone on does not go back: the next step begins where this one ended.
    const rest = { ...told, undo: { ...told.undo, plies: [] } };
    if (asked === undefined || wants === undefined) return rest;
    const options = asked.options.filter((name) =>
      wants.some((wish) => (wish.endsWith(':') ? name.startsWith(wish) : name === wish)),
    );
    // Every answer is part of the lesson, the end of a turn too, so a set is not chosen at once.
    const { set: _, ...question } = asked;
    return { ...rest, asked: { ...question, options, isTurnEnd: false } };
  };
  let from = table.current;
  let current = narrowed(from);
  return {
    ...table,
    get current() {
      if (from !== table.current) {
        from = table.current;
        current = narrowed(from);
      }
      return current;
    },
    subscribe: (listener) => table.subscribe(() => listener(narrowed(table.current))),
    async send(names) {
      const applied = await table.send(names);
      for (const listener of heard) listener();
      return applied;
    },
    onTaken(listener) {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
}
