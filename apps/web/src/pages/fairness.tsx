import type { GameRecord } from '@crownleaf/engine';
import { useState } from 'react';
import { useLoaded } from '../api/use-call.ts';
import { gameOf } from '../games.ts';
import { startRules } from '../worker/client.ts';
import type { Checked } from '../worker/replay.ts';
import { Frame, Trouble } from './frame.tsx';
import type { PageProps } from './page-props.ts';
import { RecordSource, recordFrom, recordOfTable } from './record-source.tsx';

/** Checks in this page, with nothing but the record, that nobody meddled with the cards. */
export function FairnessPage({ query }: PageProps) {
  const table = query.get('table');
  const [record, setRecord] = useState<GameRecord>();
  const fetched = useLoaded(`record ${table}`, async () =>
    table === null ? undefined : recordFrom(await recordOfTable(table)),
  );
  const which = record ?? (fetched.state === 'ready' ? fetched.value : undefined);
  return (
    <Frame title="Check a game’s shuffles">
      <div className="prose">
        <h1>Was it dealt fairly?</h1>
        <p>
          Before a game begins, the server draws one secret number and shows its fingerprint. All chance of the game
          follows from that number. When the game is over the number is shown. This page plays the whole game again from
          it, draw by draw, here in your browser, and compares every position with the one that was kept.
        </p>
        <RecordSource take={setRecord} />
        {fetched.state === 'failed' && <Trouble error={fetched.error} />}
        {which !== undefined && <Verdict record={which} />}
      </div>
    </Frame>
  );
}

async function checkHere(record: GameRecord): Promise<Checked> {
  const rules = startRules();
  try {
    return await rules.call('check', record);
  } finally {
    rules.close();
  }
}

function Verdict({ record }: { readonly record: GameRecord }) {
  const loaded = useLoaded(`${record.commitment} ${record.entries.length}`, () => checkHere(record));
  if (loaded.state === 'loading') return <p role="status">Playing it again…</p>;
  if (loaded.state === 'failed') return <Trouble error={loaded.error} />;
  const { ok, answers, drawn, over, at, difference, olderRules } = loaded.value;
  if (olderRules !== undefined && at !== -1) {
    return (
      <div className="verdict-box" role="status">
        <h2>This game was played by older rules</h2>
        <p>
          The secret has the fingerprint that was shown before the game. The game was played by version {olderRules} of
          the rules, so the present version cannot check its answers from entry {(at ?? 0) + 1} on.
        </p>
      </div>
    );
  }
  return (
    <div className="verdict-box" data-ok={ok} role="status">
      <h2>{ok ? 'Everything agrees' : 'Something is off'}</h2>
      <p>
        {gameOf(record.game)?.name}, {record.seats} seats
      </p>
      {ok ? (
        <ul>
          <li>The secret has the fingerprint that was shown before the game.</li>
          <li>All {drawn} draws of chance follow from it.</li>
          <li>
            All {answers} answers are legal and lead to the positions that were kept{over ? ', up to the end' : ''}.
          </li>
        </ul>
      ) : (
        <p>
          {at === -1 ? 'Before the first answer' : `At entry ${(at ?? 0) + 1}`}: {difference}
        </p>
      )}
    </div>
  );
}
