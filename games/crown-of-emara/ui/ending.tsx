import type { Seat } from '@crownleaf/engine';
import { Button, type EndingProps, SeatBadge, useTable } from '@crownleaf/ui';
import { useEffect, useMemo, useState } from 'react';
import { LEFTOVER } from '../data/goods.ts';
import { CRAFTSMAN_POINTS } from '../data/places.ts';
import { craftsmenOf } from '../src/board.ts';
import { BOOK, BREAD, GOLD, noble, RING } from '../src/components.ts';
import { resourcesHeld } from '../src/payment.ts';
import { type Final, finalOf, type Tie, tieOf } from '../src/scoring.ts';
import { isWon, nextStart, type Sheet, type SoloRecord, sheetLine, soloResult } from '../src/solo-record.ts';
import type { Emara, EmaraView } from '../src/state.ts';
import { advisorOf, emaraView, type SeatView } from './look.ts';
import { EmaraIcon, Good } from './parts/good.tsx';
import { say } from './say.ts';
import { enter } from './solo/kept.ts';
import { HighScores, Ladder } from './solo/sheet.tsx';

const STAGES = ['tracks', 'leftovers', 'split', 'lower', 'tie', 'winner'] as const;
type Stage = (typeof STAGES)[number];
const PAUSE = 1900;
/** The id of a table that this device runs by itself. */
const LOCAL = 'local';

/** The end, told step by step: leftovers, their split, the lower track, what breaks a tie, the winner; then where every point came from. */
export function Ending({ result, table }: EndingProps) {
  const { view: anyView, words } = useTable();
  const view = emaraView(anyView);
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
  const seats = [...view.seats.keys()].toSorted((a, b) => result.ranking[a]! - result.ranking[b]!);
  const finals = view.seats.map(finalOf);
  return (
    <div className="em-ending" data-world="emara" data-stage={stage}>
      <div className="em-ending-head">
        <p aria-live="polite">
          {stage === 'winner' ? (
            <Verdict ranking={result.ranking} finals={finals} tie={tie} />
          ) : (
            say(words, stage === 'tie' ? `ending.tie.${tie?.by}` : `ending.${stage}`)
          )}
        </p>
        {at < last && (
          <Button look="quiet" glyph="speed" onClick={() => setAt(last)}>
            {say(words, 'ending.skip')}
          </Button>
        )}
      </div>
      <ul className="em-finals">
        {seats.map((seat) => (
          <FinalLane
            key={seat}
            seat={seat}
            m={view.seats[seat]!}
            final={finals[seat]!}
            stage={stage}
            decides={tie?.by === 'other' && tie.seats.includes(seat)}
            place={result.ranking[seat]!}
          />
        ))}
        {view.table.solo > 0 && <VictoriaLane view={view} />}
      </ul>
      {at === last && view.table.solo > 0 && <SoloEnd view={view} table={table} />}
      {at === last && <Sources seats={seats} finals={finals} />}
    </div>
  );
}

interface VerdictProps {
  readonly ranking: readonly number[];
  readonly finals: readonly Final[];
  readonly tie: Tie | undefined;
}

function Verdict({ ranking, finals, tie }: VerdictProps) {
  const { view: anyView, words, me, nameOf } = useTable();
  const { table } = emaraView(anyView);
  if (table.solo > 0) {
    const { score, other } = finals[0]!;
    const key = table.solo === 1 ? 'ending.score' : ranking[0] === 1 ? 'ending.beaten' : 'ending.unbeaten';
    return say(words, key, { score, other, victoria: table.victoria });
  }
  const first = [...ranking.keys()].filter((seat) => ranking[seat] === 1);
  const names = first.map((seat) => (seat === me ? say(words, 'you') : nameOf(seat))).join(say(words, 'and'));
  const key = first.length > 1 ? 'ending.shared' : first[0] === me ? 'ending.you' : 'ending.wins';
  const verdict = say(words, key, { who: names, score: finals[first[0]!]!.score });
  return tie === undefined ? verdict : `${verdict} ${say(words, `ending.tie.${tie.by}`)}`;
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
  const { words, nameOf } = useTable();
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
  const { words } = useTable();
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

/** What the game is worth on the score sheet (EMARA-18.19). A table on this device enters it here; a server does so by itself. */
function SoloEnd({ view, table }: { readonly view: EmaraView; readonly table: string }) {
  const { words, nameOf } = useTable();
  const result = useMemo(() => soloResult(view as unknown as Emara, nameOf(0)), [view, nameOf]);
  const sheet = useMemo<Sheet | undefined>(() => {
    if (result === undefined || table !== LOCAL) return undefined;
    const record: SoloRecord = enter(result, markOf(view));
    return result.fullSelection ? record.fullSelection : record.normal;
  }, [view, table, result]);
  if (result === undefined) return null;
  const campaign = result.mode === 'campaign';
  return (
    <section className="em-solo-end">
      <h3 className="dialog-part">{say(words, 'solo.record')}</h3>
      <p>
        {say(words, 'solo.line', { line: sheetLine(result) })}{' '}
        {campaign && say(words, 'solo.then', { start: nextStart(result.start, isWon(result)) })}
      </p>
      {sheet !== undefined &&
        (campaign ? <Ladder words={words} sheet={sheet} /> : <HighScores words={words} sheet={sheet} />)}
    </section>
  );
}

/** Tells one game from another, however often its end is taken back: places and events are fixed from the start. */
function markOf({ table }: EmaraView): string {
  const { layout, eventBox, start, solo, fullSelection } = table;
  return JSON.stringify([layout, eventBox, start, solo, fullSelection]);
}

interface SourceRow {
  readonly key: string;
  readonly of: (m: SeatView, view: EmaraView, seat: Seat, final: Final) => number;
}

const nobles = (m: SeatView): number => m.nobles.reduce((sum, kind) => sum + noble(kind).citizens, 0);
const hired = (view: EmaraView, seat: Seat): number =>
  CRAFTSMAN_POINTS.slice(0, craftsmenOf(view.table, seat)).reduce((sum, { value }) => sum + value, 0);
const recruited = (m: SeatView, kind: 'citizens' | 'buildings'): number =>
  m.advisors.map(advisorOf).reduce((sum, advisor) => sum + advisor[kind], 0);

const CITIZENS: readonly SourceRow[] = [
  { key: 'nobility', of: nobles },
  { key: 'craftsmen', of: (_, view, seat) => hired(view, seat) },
  { key: 'advisors', of: (m) => recruited(m, 'citizens') },
  { key: 'places', of: (m, view, seat) => m.citizens - nobles(m) - hired(view, seat) - recruited(m, 'citizens') },
];
const BUILDINGS: readonly SourceRow[] = [
  { key: 'start', of: (_, { table }) => table.start },
  { key: 'advisors', of: (m) => recruited(m, 'buildings') },
  { key: 'places', of: (m, { table }) => m.buildings - table.start - recruited(m, 'buildings') },
];
const LEFT: readonly SourceRow[] = [
  { key: 'rings', of: ({ goods }) => goods[RING]! * LEFTOVER.ring.value },
  { key: 'gold', of: ({ goods }) => goods[GOLD]! * LEFTOVER.gold.value },
  { key: 'favors', of: ({ favors }) => favors.length * LEFTOVER.favor.value },
  { key: 'books', of: ({ goods }) => goods[BOOK]! * LEFTOVER.book.value },
  { key: 'breads', of: ({ goods }) => goods[BREAD]! * LEFTOVER.bread.value },
  { key: 'resources', of: ({ goods }) => Math.floor(resourcesHeld(goods) / 2) * LEFTOVER.pairOfResources.value },
];
const SPLIT: readonly SourceRow[] = [
  { key: 'to-citizens', of: (m, _, __, final) => final.citizens - m.citizens },
  { key: 'to-buildings', of: (m, _, __, final) => final.buildings - m.buildings },
];
const PARTS = { citizens: CITIZENS, buildings: BUILDINGS, left: LEFT, split: SPLIT } as const;

function Sources({ seats, finals }: { readonly seats: readonly Seat[]; readonly finals: readonly Final[] }) {
  const { view: anyView, words, nameOf, openRule } = useTable();
  const view = emaraView(anyView);
  return (
    <div className="scores-frame">
      <table className="scores em-sources">
        <thead>
          <tr>
            <th scope="col">
              {say(words, 'sources')}
              <button type="button" className="log-rule" aria-label="EMARA-17.1" onClick={() => openRule('EMARA-17.1')}>
                §
              </button>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} name={nameOf(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(PARTS).map(([part, rows]) => (
          <tbody key={part}>
            <tr className="em-part">
              <th scope="rowgroup">
                {part === 'citizens' || part === 'buildings' ? <Good name={part} mute /> : null}{' '}
                {say(words, `sources.${part}`)}
              </th>
              {seats.map((seat) => {
                const m = view.seats[seat]!;
                const sum = {
                  citizens: m.citizens,
                  buildings: m.buildings,
                  left: finals[seat]!.leftovers,
                  split: undefined,
                };
                return <td key={seat}>{sum[part as keyof typeof PARTS]}</td>;
              })}
            </tr>
            {rows.map(({ key, of }) => (
              <tr key={key}>
                <th scope="row">{say(words, `source.${key}`)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{of(view.seats[seat]!, view, seat, finals[seat]!) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{say(words, 'sources.score')}</th>
            {seats.map((seat) => (
              <td key={seat}>
                {finals[seat]!.score} <small>({finals[seat]!.other})</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
