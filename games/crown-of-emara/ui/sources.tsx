import type { Seat } from '@crownleaf/engine';
import { type EndingProps, SeatBadge, say } from '@crownleaf/ui';
import { LEFTOVER } from '../data/goods.ts';
import { BOOK, BREAD, countOf, GOLD, RING } from '../src/components.ts';
import type { Final } from '../src/score.ts';
import { resourcesHeld } from '../src/stores/payment.ts';
import { rowsOf, TRACKS } from '../src/stores/points.ts';
import { type SeatView, useGameTable } from './look.ts';
import { Good } from './parts/good.tsx';
import { sourceLabel } from './source-label.ts';

type Count = (m: SeatView, final: Final) => number;

/** What is left over, and to which track it goes, by the key of its words. */
const LEFT: { readonly [key: string]: Count } = {
  rings: ({ goods }) => countOf(goods, RING) * LEFTOVER.ring.value,
  gold: ({ goods }) => countOf(goods, GOLD) * LEFTOVER.gold.value,
  favors: ({ favors }) => favors.length * LEFTOVER.favor.value,
  books: ({ goods }) => countOf(goods, BOOK) * LEFTOVER.book.value,
  breads: ({ goods }) => countOf(goods, BREAD) * LEFTOVER.bread.value,
  resources: ({ goods }) => Math.floor(resourcesHeld(goods) / 2) * LEFTOVER.pairOfResources.value,
};
const SPLIT: { readonly [key: string]: Count } = {
  'to-citizens': (m, final) => final.citizens - m.citizens,
  'to-buildings': (m, final) => final.buildings - m.buildings,
};

interface SourcesProps {
  /** In the order of the columns. */
  readonly seats: readonly Seat[];
  readonly finals: readonly Final[];
  readonly log: EndingProps['log'];
}

/** The full table of where every point came from: the log names the source of each. */
export function Sources({ seats, finals, log }: SourcesProps) {
  const { view, words, nameOf, openRule } = useGameTable();
  const counted = (rows: typeof LEFT): readonly LabelledRow[] =>
    Object.entries(rows).map(([key, of]) => ({
      label: say(words, `source.${key}`),
      points: view.seats.map((m, seat) => of(m, finals[seat]!)),
    }));
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
        {TRACKS.map((track) => (
          <Rows
            key={track}
            part={track}
            seats={seats}
            sums={view.seats.map((m) => m[track])}
            rows={rowsOf(track, log, view.seats.length).map(({ source, points }) => ({
              label: sourceLabel(words, source),
              points,
            }))}
          />
        ))}
        <Rows part="left" seats={seats} sums={finals.map(({ leftovers }) => leftovers)} rows={counted(LEFT)} />
        <Rows part="split" seats={seats} rows={counted(SPLIT)} />
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

interface LabelledRow {
  readonly label: string;
  /** By seat. */
  readonly points: readonly number[];
}

interface RowsProps {
  readonly part: 'citizens' | 'buildings' | 'left' | 'split';
  readonly seats: readonly Seat[];
  readonly sums?: readonly number[];
  readonly rows: readonly LabelledRow[];
}

/** One part of the table, its sum first. */
function Rows({ part, seats, sums, rows }: RowsProps) {
  const { words } = useGameTable();
  const told = rows.filter(({ points }) => points.some((each) => each !== 0));
  return (
    <tbody data-part={part}>
      <tr className="em-part">
        <th scope="rowgroup">
          {part === 'citizens' || part === 'buildings' ? <Good name={part} mute /> : null}{' '}
          {say(words, `sources.${part}`)}
        </th>
        {seats.map((seat) => (
          <td key={seat}>{sums?.[seat]}</td>
        ))}
      </tr>
      {told.map(({ label, points }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {seats.map((seat) => (
            <td key={seat}>{signed(points[seat]!)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function signed(points: number): string {
  if (points === 0) return '–';
  return points < 0 ? `−${-points}` : String(points);
}
