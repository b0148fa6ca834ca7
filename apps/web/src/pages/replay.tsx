import type { GameRecord } from '@crownleaf/engine';
import { Button, IconButton } from '@crownleaf/ui';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/api.ts';
import { useLoaded } from '../api/use-call.ts';
import { gameOf } from '../games.ts';
import { openReplay, type ReplayTable } from '../local/replay-port.ts';
import { keptRecord } from '../local/shelf.ts';
import { Room } from '../table/room.tsx';
import { usePort } from '../table/use-port.ts';
import type { OlderRules } from '../worker/replay.ts';
import { Frame, TableTrouble, Trouble, Waiting } from './frame.tsx';
import type { PageProps } from './page-props.ts';
import { RecordSource, recordFrom, recordOfTable } from './record-source.tsx';

export function ReplayPage({ query }: PageProps) {
  const table = query.get('table');
  const [picked, setPicked] = useState<Past>();
  const fetched = useLoaded(`${query}`, async () => {
    if (table !== null) return pastOfTable(table);
    const record = query.get('from') === 'shelf' ? keptRecord() : undefined;
    return record && { record };
  });
  const past = picked ?? (fetched.state === 'ready' ? fetched.value : undefined);
  if (past !== undefined) return <Theatre past={past} />;
  return (
    <Frame title="Replay">
      <div className="prose">
        <h1>Look back at a game</h1>
        <p>Step through any finished game, from any seat or with all cards open.</p>
        <RecordSource take={(record) => setPicked({ record })} />
        {fetched.state === 'failed' && <Trouble error={fetched.error} />}
      </div>
    </Frame>
  );
}

/** A game, and what is known of it besides its record. */
interface Past {
  readonly record: GameRecord;
  readonly names?: readonly string[];
  /** Where whoever looks back sat. */
  readonly mine?: number | undefined;
}

async function pastOfTable(id: string): Promise<Past> {
  const record = recordFrom(await recordOfTable(id));
  const { info, mine } = await call('table', { params: { id } });
  return { record, names: info.seats.map(({ name }) => name), mine: mine[0] };
}

function Theatre({ past }: { readonly past: Past }) {
  const { record, names, mine = 0 } = past;
  const entry = gameOf(record.game)!;
  const open = useCallback(() => openReplay(record, names), [record, names]);
  const { port: table, error } = usePort(open);
  if (error !== undefined) return <TableTrouble entry={entry} error={error} />;
  if (table === undefined) return <Waiting />;
  return (
    <Room
      entry={entry}
      port={table}
      purpose="Replay"
      lookingBack
      extra={<Scrubber table={table} record={record} from={mine} />}
    />
  );
}

const PLAY_MS = 700;

interface ScrubberProps {
  readonly table: ReplayTable;
  readonly record: GameRecord;
  /** Through whose eyes it is seen at first. */
  readonly from: number;
}

function Scrubber({ table, record, from }: ScrubberProps) {
  const { turns, older } = table.course;
  const last = turns.length - 1;
  const [index, setIndex] = useState(0);
  const [seat, setSeat] = useState(String(from));
  const [open, setOpen] = useState(true);
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    table.show(index, seat === '' ? undefined : Number(seat), open);
  }, [table, index, seat, open]);
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => (index < last ? setIndex(index + 1) : setPlays(false)), PLAY_MS);
    return () => clearTimeout(timer);
  }, [plays, index, last]);
  const turn = turns[index] ?? 0;
  const toTurn = (wanted: number): void =>
    setIndex(
      Math.max(
        0,
        turns.findIndex((each) => each >= wanted),
      ),
    );
  return (
    <section className="scrubber" aria-label="Replay">
      {older !== undefined && <p className="scrubber-note">{olderText(older)}</p>}
      <IconButton glyph="first" label="Turn before" data-tip-up="" onClick={() => toTurn(turn - 1)} />
      <IconButton glyph="back" label="Step back" data-tip-up="" onClick={() => setIndex(Math.max(0, index - 1))} />
      <Button glyph={plays ? 'pause' : 'play'} onClick={() => setPlays(!plays)}>
        {plays ? 'Pause' : 'Play'}
      </Button>
      <IconButton glyph="next" label="Step on" data-tip-up="" onClick={() => setIndex(Math.min(last, index + 1))} />
      <IconButton
        glyph="last"
        label="Next turn"
        data-tip-up=""
        onClick={() => (turns[last]! > turn ? toTurn(turn + 1) : setIndex(last))}
      />
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={last}
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      />
      <output>
        Turn {turn}, step {index} of {last}
      </output>
      <select
        className="input replay-seat"
        aria-label="Seen from"
        value={seat}
        onChange={(event) => setSeat(event.target.value)}
      >
        {table.current.seats.map(({ name }, n) => (
          <option key={`${n} ${name}`} value={n}>
            {name}
          </option>
        ))}
        <option value="">Spectator</option>
      </select>
      <label className="check">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
        All cards open
      </label>
      <Button look="quiet" onClick={() => download(record)}>
        Save record
      </Button>
    </section>
  );
}

function olderText({ rulesVersion, isWhole }: OlderRules): string {
  const what = `This game was played by older rules (version ${rulesVersion}).`;
  if (isWhole) return `${what} You see its answers played by the present rules.`;
  return `${what} You see it as far as its answers are possible by the present rules.`;
}

function download(record: GameRecord): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `${record.game}-${record.commitment.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
