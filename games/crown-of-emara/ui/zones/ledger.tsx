import type { Seat } from '@crownleaf/engine';
import { previewedItem, previewedNumber, SeatShape, say } from '@crownleaf/ui';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { SLOT_COUNT, TRACK, VICTORIA_ROUNDS } from '../../data/course.ts';
import { GOODS } from '../../data/goods.ts';
import { RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS } from '../../data/places.ts';
import { countOf, noble } from '../../src/components.ts';
import { topOfRank } from '../../src/flow/bonus.ts';
import { craftsmenOf } from '../../src/places/board.ts';
import { breadYield, stoneYield } from '../../src/places/dials.ts';
import type { EmaraView } from '../../src/state.ts';
import { seatOf } from '../../src/state.ts';
import { handOf, handsOpen, lower, type SeatView, seatOrder, useGameTable } from '../look.ts';
import { EmaraIcon, Good } from '../parts/good.tsx';

/** Everybody in one table: where both markers stand, which of them counts, and what each seat holds. */
export function Ledger({ openSeat }: { openSeat(seat: Seat): void }) {
  const { view, words, me } = useGameTable();
  const highest = Math.max(
    ...view.seats.flatMap(({ citizens, buildings }) => [citizens, buildings]),
    view.table.victoria,
  );
  const scale = Math.max(TRACK.value.last + 1, highest + 3);
  return (
    <section className="em-ledger" aria-label={say(words, 'ledger')} data-zone="ledger" data-open={handsOpen(view, me)}>
      <ul>
        {view.table.solo > 0 && <Victoria view={view} scale={scale} />}
        {seatOrder(view, me).map((seat) => (
          <SeatRow key={seat} seat={seat} scale={scale} openSeat={openSeat} />
        ))}
      </ul>
    </section>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly scale: number;
  openSeat(seat: Seat): void;
}

function SeatRow({ seat, scale, openSeat }: SeatRowProps) {
  const table = useGameTable();
  const { words, nameOf } = table;
  const { view } = table;
  const m = seatOf(view, seat);
  const rank = m.nobles.length;
  const craftsmen = craftsmenOf(view.table, seat);
  return (
    <li
      className="em-seat"
      data-seat={seat}
      data-turn={view.asked === seat && view.stack.length > 0}
      data-me={seat === table.me}
    >
      <button
        type="button"
        className="em-seat-who"
        onClick={() => openSeat(seat)}
        title={say(words, 'seat.open', { who: nameOf(seat) })}
      >
        <SeatShape seat={seat} />
        <span className="em-seat-name">{nameOf(seat)}</span>
        {view.table.statue === seat && view.seats.length > 1 && (
          <span className="em-statue" title={say(words, 'statue')} data-place="statue">
            <EmaraIcon name="statue" />
            <span className="only-heard">{say(words, 'statue')}</span>
          </span>
        )}
      </button>
      <Lane seat={seat} m={m} scale={scale} />
      <ul className="em-seat-goods">
        {GOODS.map((good, i) => {
          const then = previewedItem(table, `seats.${seat}.goods`, i);
          return (
            <li key={good} data-none={m.goods[i] === 0} data-place={`goods.${seat}:${good}`}>
              <Good name={good} count={then ?? countOf(m.goods, i)} />
            </li>
          );
        })}
      </ul>
      <ol className="em-seat-slots" aria-label={say(words, 'slots.of', { who: nameOf(seat) })}>
        {slotsOf(m).map((card, i) => (
          <li
            key={i}
            data-full={card !== undefined}
            title={card === undefined ? say(words, 'slot.free', { steps: i + 1 }) : words.what(card)}
            data-place={`slot.${seat}:${i + 1}`}
          >
            {card === undefined ? i + 1 : <EmaraIcon name={card} />}
            {card !== undefined && <span className="only-heard">{words.what(card)}</span>}
          </li>
        ))}
      </ol>
      {handsOpen(view, table.me) && (
        <ul className="em-seat-hand" aria-label={say(words, 'hand.of', { who: nameOf(seat) })}>
          {handOf(m).map((card) => (
            <li key={card} title={words.what(card)}>
              <EmaraIcon name={card} />
              <span className="only-heard">{words.what(card)}</span>
            </li>
          ))}
        </ul>
      )}
      <span className="em-seat-court">
        <Count
          icon={RANKS[rank - 1] ?? 'rank'}
          count={rank}
          label={say(words, 'rank.of', { rank: rank === 0 ? say(words, 'rank.none') : words.what(RANKS[rank - 1]!) })}
          place={`nobles.${seat}`}
        />
        <Count
          icon="craftsman"
          count={craftsmen}
          label={say(words, 'craftsmen.of', { count: craftsmen, most: CRAFTSMAN_POINTS.length })}
        />
        <Count
          icon="advisor"
          count={m.advisors.length}
          label={say(words, 'advisors.of', { count: m.advisors.length })}
          place={`advisors.${seat}`}
        />
        <Count
          icon="favor"
          count={m.favors.length}
          label={say(words, 'favors.of', { count: m.favors.length })}
          place={`favors.${seat}`}
        />
      </span>
    </li>
  );
}

interface CountProps {
  readonly icon: string;
  readonly count: number;
  readonly label: string;
  readonly place?: string;
}

function Count({ icon, count, label, place }: CountProps) {
  return (
    <span className="em-count" data-none={count === 0} title={label} data-place={place}>
      <EmaraIcon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span className="only-heard">{label}</span>
    </span>
  );
}

/** The card on each slot, by steps. */
export function slotsOf({ played, slots }: SeatView): readonly (string | undefined)[] {
  return Array.from({ length: SLOT_COUNT.value }, (_, i) => {
    const at = slots.indexOf(i + 1);
    return at < 0 ? undefined : ACTION_CARDS[played[at]!];
  });
}

const TICKS = Array.from({ length: 11 }, (_, i) => i * 10);

interface LaneProps {
  readonly seat: Seat;
  readonly m: SeatView;
  readonly scale: number;
}

/** The track of one seat: the bar ends where the lower marker stands, for only that one counts. */
function Lane({ seat, m, scale }: LaneProps) {
  const table = useGameTable();
  const { words } = table;
  const then = {
    citizens: previewedNumber(table, `seats.${seat}.citizens`),
    buildings: previewedNumber(table, `seats.${seat}.buildings`),
  };
  const now = { citizens: then.citizens ?? m.citizens, buildings: then.buildings ?? m.buildings };
  const counts = lower({ ...m, ...now });
  const at = (points: number): string => `${(points / scale) * 100}%`;
  const low = now[counts];
  const high = Math.max(now.citizens, now.buildings);
  return (
    <div className="em-lane-row" data-place={`points.${seat}`}>
      <Points
        kind="citizens"
        points={now.citizens}
        counts={counts === 'citizens'}
        changing={then.citizens !== undefined}
        seat={seat}
      />
      <Points
        kind="buildings"
        points={now.buildings}
        counts={counts === 'buildings'}
        changing={then.buildings !== undefined}
        seat={seat}
      />
      <div className="em-lane" aria-hidden="true" title={say(words, 'lane.counts')}>
        {TICKS.map((tick) => (
          <span key={tick} className="em-tick" style={{ left: at(tick) }} data-label={tick} />
        ))}
        <span className="em-bar" style={{ width: at(low) }} />
        <span className="em-lead" style={{ left: at(low), width: at(high - low) }} />
        {(['citizens', 'buildings'] as const).map((kind) => (
          <span
            key={kind}
            className="em-mark"
            data-kind={kind}
            data-counts={counts === kind}
            style={{ left: at(now[kind]) }}
          >
            <EmaraIcon name={kind} />
          </span>
        ))}
      </div>
    </div>
  );
}

interface PointsProps {
  readonly kind: 'citizens' | 'buildings';
  readonly points: number;
  readonly counts: boolean;
  readonly changing: boolean;
  readonly seat: Seat;
}

function Points({ kind, points, counts, changing, seat }: PointsProps) {
  const { words } = useGameTable();
  const label = say(words, counts ? 'points.counts' : 'points', { points, kind: words.what(kind) });
  return (
    <span
      className="em-number"
      data-kind={kind}
      data-counts={counts}
      data-changing={changing}
      title={label}
      data-place={`${kind}.${seat}`}
    >
      <EmaraIcon name={kind} />
      <span aria-hidden="true">{points}</span>
      <span className="only-heard">{label}</span>
    </span>
  );
}

/** She has one marker, and what she will get is known [EMARA-18.5, EMARA-18.6]. */
function Victoria({ view, scale }: { readonly view: EmaraView; readonly scale: number }) {
  const { words, open } = useGameTable();
  const { table } = view;
  const { first, lastRank } = VICTORIA_ROUNDS.value;
  const at = (points: number): string => `${(points / scale) * 100}%`;
  const builds = table.round >= first && view.stack.length > 0;
  const rises = builds && table.round <= lastRank;
  const gets = builds
    ? stoneYield(table, 1) + breadYield(table, 1) + (rises ? noble(topOfRank(table, table.round - first)).citizens : 0)
    : 0;
  return (
    <li className="em-seat em-victoria">
      <button type="button" className="em-seat-who" onClick={() => open('victoria')}>
        <EmaraIcon name="lady-frida" />
        <span className="em-seat-name">{words.what('victoria')}</span>
      </button>
      <div className="em-lane-row" data-place="victoria">
        <Points kind="citizens" points={table.victoria} counts={table.solo === 2} changing={false} seat={-1} />
        <div className="em-lane" aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick} className="em-tick" style={{ left: at(tick) }} data-label={tick} />
          ))}
          <span className="em-bar" style={{ width: at(table.victoria) }} />
          <span className="em-lead" style={{ left: at(table.victoria), width: at(gets) }} />
          <span className="em-mark" data-kind="citizens" data-counts="true" style={{ left: at(table.victoria) }}>
            <EmaraIcon name="citizens" />
          </span>
        </div>
      </div>
      <span className="em-victoria-next">
        {gets === 0
          ? say(words, view.stack.length === 0 ? 'victoria.done' : 'victoria.waits', { first })
          : say(words, rises ? 'victoria.rises' : 'victoria.builds', {
              ...{ gets, stone: stoneYield(table, 1), bread: breadYield(table, 1) },
              rank: rises ? words.what(RANKS[table.round - first]!) : '',
            })}
      </span>
    </li>
  );
}
