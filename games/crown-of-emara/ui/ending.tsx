import type { Seat } from '@crownleaf/engine';
import { Button, type EndingProps, SeatBadge, say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { useEffect, useMemo, useState } from 'react';
import { type Final, finalOf, type Tie, tieOf } from '../src/score.ts';
import {
  isWon,
  nextStart,
  type Sheet,
  type SoloRecord,
  type SoloResult,
  sheetLine,
  soloResult,
} from '../src/solo/record.ts';
import type { EmaraView } from '../src/state.ts';
import { seatOf } from '../src/state.ts';
import { type SeatView, useGameTable } from './look.ts';
import { EmaraIcon } from './parts/good.tsx';
import { enter } from './solo/kept.ts';
import { BestWins, HighScores, Ladder } from './solo/sheet.tsx';
import { Sources } from './sources.tsx';

const STAGES = ['tracks', 'leftovers', 'split', 'lower', 'tie', 'winner'] as const;
type Stage = (typeof STAGES)[number];
const PAUSE = 1900;
/** The id of a table that this device runs by itself. */
const LOCAL = 'local';

/**
 * Who has won, and how, step by step: leftovers, their split, the lower track, what breaks a tie, the places; then where
 * every point came from.
 */
export function Ending({ result, table, log, isPractice }: EndingProps) {
  const { view, words } = useGameTable();
  const tie = tieOf(view.seats);
  const stages = STAGES.filter((each) => each !== 'tie' || tie !== undefined);
  const last = stages.length - 1;
  const [at, setAt] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? last : 0));
  const stage = stages[at]!;
  useEffect(() => {
    if (at >= last) return;
    const timer = setTimeout(() => setAt(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [at, last]);
  const solo = useSoloRecord(view, table);
  const seats = [...view.seats.keys()].toSorted((a, b) => result.ranking[a]! - result.ranking[b]!);
  const finals = view.seats.map(finalOf);
  return (
    <div className="em-ending" data-world="emara" data-stage={stage}>
      <div className="em-ending-head">
        <p className="em-ending-verdict">
          <Verdict ranking={result.ranking} finals={finals} />
        </p>
        {at < last && (
          <Button look="quiet" glyph="speed" onClick={() => setAt(last)}>
            {say(words, 'ending.skip')}
          </Button>
        )}
      </div>
      <p className="em-ending-told" aria-live="polite">
        {toldAt(stage, tie, words)}
      </p>
      <ul className="em-finals">
        {seats.map((seat) => (
          <FinalLane
            key={seat}
            seat={seat}
            m={seatOf(view, seat)}
            final={finals[seat]!}
            stage={stage}
            decides={tie?.by === 'other' && tie.seats.includes(seat)}
            place={result.ranking[seat]!}
          />
        ))}
        {view.table.solo > 0 && <VictoriaLane view={view} />}
      </ul>
      {at === last && solo !== undefined && !isPractice && <SoloEnd {...solo} />}
      {at === last && <Sources seats={seats} finals={finals} log={log} />}
    </div>
  );
}

/** How it came about; at the end what decided remains: the lower track, or what broke the tie. */
function toldAt(stage: Stage, tie: Tie | undefined, words: Labels): string {
  if (stage !== 'winner' && stage !== 'tie') return say(words, `ending.${stage}`);
  return say(words, tie === undefined ? 'ending.lower' : `ending.tie.${tie.by}`);
}

interface VerdictProps {
  readonly ranking: readonly number[];
  readonly finals: readonly Final[];
}

/** Who has won, and the place of whoever has not. */
function Verdict({ ranking, finals }: VerdictProps) {
  const { view, words, me, nameOf } = useGameTable();
  const { table } = view;
  if (table.solo > 0) {
    const { score, other } = finals[0]!;
    const key = table.solo === 1 ? 'ending.score' : ranking[0] === 1 ? 'ending.beaten' : 'ending.unbeaten';
    return say(words, key, { score, other, victoria: table.victoria });
  }
  const first = [...ranking.keys()].filter((seat) => ranking[seat] === 1);
  const names = first.map((seat) => (seat === me ? say(words, 'you') : nameOf(seat))).join(say(words, 'and'));
  const key = first.length > 1 ? 'ending.shared' : first[0] === me ? 'ending.you' : 'ending.wins';
  const verdict = say(words, key, { who: names, score: finals[first[0]!]!.score });
  if (me === undefined || first.includes(me)) return verdict;
  return `${verdict} ${say(words, 'ending.place', { place: ranking[me]!, score: finals[me]!.score })}`;
}

interface FinalLaneProps {
  readonly seat: Seat;
  readonly m: SeatView;
  readonly final: Final;
  readonly stage: Stage;
  /** Its other track breaks the tie. */
  readonly decides: boolean;
  readonly place: number;
}

/** Both tracks of a seat; leftovers appear, flow into the tracks, and the lower one remains. */
function FinalLane({ seat, m, final, stage, decides, place }: FinalLaneProps) {
  const { words, nameOf } = useGameTable();
  const reached = (other: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(other);
  const split = reached('split');
  const lowered = reached('lower');
  const counts = final.citizens <= final.buildings ? 'citizens' : 'buildings';
  const scale = Math.max(105, final.other + 4);
  const tracks = [
    { kind: 'citizens', before: m.citizens, after: final.citizens },
    { kind: 'buildings', before: m.buildings, after: final.buildings },
  ] as const;
  return (
    <li className="em-final" data-seat={seat} data-first={stage === 'winner' && place === 1}>
      <span className="em-final-who">
        <SeatBadge seat={seat} name={nameOf(seat)} />
        {stage === 'winner' && <b className="em-final-place">{place}.</b>}
      </span>
      <span className="em-final-tracks">
        {tracks.map(({ kind, before, after }) => (
          <span
            key={kind}
            className="em-final-track"
            data-kept={!lowered || kind === counts}
            data-decides={decides && reached('tie') && kind !== counts}
          >
            <EmaraIcon name={kind} />
            <span className="em-final-bar">
              <i style={{ width: `${(before / scale) * 100}%` }} />
              <i className="em-added" style={{ width: `${((split ? after - before : 0) / scale) * 100}%` }} />
            </span>
            <b>{split ? after : before}</b>
          </span>
        ))}
      </span>
      <span className="em-final-left" data-shown={reached('leftovers')}>
        {say(words, 'ending.left', { points: final.leftovers })}
      </span>
      <b className="em-final-score" data-shown={lowered}>
        {final.score}
      </b>
    </li>
  );
}

function VictoriaLane({ view }: { readonly view: EmaraView }) {
  const { words } = useGameTable();
  return (
    <li className="em-final">
      <span className="em-final-who">{words.what('victoria')}</span>
      <span className="em-final-tracks">
        <span className="em-final-track" data-kept="true">
          <EmaraIcon name="citizens" />
          <span className="em-final-bar">
            <i style={{ width: `${Math.min(100, (view.table.victoria / 105) * 100)}%` }} />
          </span>
          <b>{view.table.victoria}</b>
        </span>
      </span>
    </li>
  );
}

interface SoloRecorded {
  readonly result: SoloResult;
  /** Of a table on this device; a server keeps its own. */
  readonly sheet: Sheet | undefined;
}

/** Enters the game on the score sheet of this device at once: whoever leaves before all is told has played it as well. */
function useSoloRecord(view: EmaraView, table: string): SoloRecorded | undefined {
  const { nameOf } = useGameTable();
  return useMemo(() => {
    const result = view.table.solo > 0 ? soloResult(view, nameOf(0)) : undefined;
    if (result === undefined) return undefined;
    if (table !== LOCAL) return { result, sheet: undefined };
    const record: SoloRecord = enter(result, markOf(view));
    return { result, sheet: result.fullSelection ? record.fullSelection : record.normal };
  }, [view, table, nameOf]);
}

/** What the game is worth on the score sheet [EMARA-18.19]. */
function SoloEnd({ result, sheet }: SoloRecorded) {
  const { words } = useGameTable();
  const campaign = result.mode === 'campaign';
  return (
    <section className="em-solo-end">
      <h3 className="dialog-part">{say(words, 'solo.record')}</h3>
      <p>
        {say(words, 'solo.line', { line: sheetLine(result) })}{' '}
        {campaign && say(words, 'solo.then', { start: nextStart(result.start, isWon(result)) })}
      </p>
      {sheet !== undefined && !campaign && <HighScores words={words} sheet={sheet} />}
      {sheet !== undefined && campaign && (
        <>
          <Ladder words={words} sheet={sheet} />
          <BestWins words={words} sheet={sheet} />
        </>
      )}
    </section>
  );
}

/** Tells one game from another, however often its end is taken back: places and events are fixed from the start. */
function markOf({ table }: EmaraView): string {
  const { layout, eventBox, start, solo, fullSelection } = table;
  return JSON.stringify([layout, eventBox, start, solo, fullSelection]);
}
