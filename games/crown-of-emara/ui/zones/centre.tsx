import type { Seat } from '@crownleaf/engine';
import { Option, SeatShape, say, useInspect } from '@crownleaf/ui';
import { RESHUFFLE_AFTER_ROUND, ROUND_COUNT } from '../../data/course.ts';
import { RANKS } from '../../data/nobility.ts';
import { goldFor, noble, ringsFor } from '../../src/components.ts';
import { courtAdds } from '../../src/flow/bonus.ts';
import { seatOf } from '../../src/state.ts';
import { Choice } from '../choice.tsx';
import { eventOf, nextAdvisor, useGameTable } from '../look.ts';
import { EventFace } from '../parts/face.tsx';
import { EmaraIcon, Good } from '../parts/good.tsx';
import { titled } from '../say.ts';

/** The round with its event, the five ranks, and who comes to court next. */
export function Centre() {
  const { words } = useGameTable();
  return (
    <section className="em-centre" aria-label={say(words, 'court')} data-zone="court">
      <RoundEvent />
      <Nobility />
      <NextAdvisor />
    </section>
  );
}

/** All cards have been played once; now they come back [EMARA-16.5, EMARA-19.6]. */
const AFTER_SHUFFLE = RESHUFFLE_AFTER_ROUND.value + 1;
const ROUNDS = Array.from({ length: ROUND_COUNT.value }, (_, i) => i + 1);

function RoundEvent() {
  const { view, words, open } = useGameTable();
  const event = eventOf(view);
  const spot = useInspect(event?.name ?? 'event');
  const { round } = view.table;
  return (
    <div className="em-event-holder">
      <Rounds />
      {event !== undefined && (
        <button
          key={event.name}
          type="button"
          className="em-event"
          data-when={event.effect.when}
          data-place="event"
          onClick={() => open(event.name)}
          {...spot}
        >
          <EventFace event={event} />
          <span className="em-event-words">
            <span className="em-event-name">{words.what(event.name)}</span>
            <span className="em-event-when">
              {round === 0 ? say(words, 'when.setup') : say(words, `when.${event.effect.when}`)}
            </span>
            <span className="em-event-text">{words.message(`brief.${event.name}`)}</span>
          </span>
        </button>
      )}
    </div>
  );
}

/** The rounds, and who begins those that are still to come: the statue goes round clockwise [EMARA-16.3]. */
function Rounds() {
  const { view, words, nameOf } = useGameTable();
  const { table, seats } = view;
  const { round, statue, fullSelection } = table;
  const starter = (n: number): Seat => (statue + Math.max(0, n - Math.max(1, round))) % seats.length;
  const told = (n: number): string => {
    const begins = n < round || seats.length === 1 ? '' : say(words, 'round.begins', { who: nameOf(starter(n)) });
    const cards =
      n === AFTER_SHUFFLE && round < n ? say(words, fullSelection === 1 ? 'round.back' : 'round.shuffle') : '';
    return [say(words, 'round', { round: n, rounds: ROUND_COUNT.value }), begins, cards].filter(Boolean).join('. ');
  };
  return (
    <ol className="em-rounds">
      {ROUNDS.map((n) => (
        <li key={n} data-state={n < round ? 'past' : n === round ? 'now' : 'next'} title={told(n)}>
          <span aria-hidden="true">{n}</span>
          {seats.length > 1 && n > round && <SeatShape seat={starter(n)} />}
          <span className="only-heard">{told(n)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Five stacks; the top card of each with its points, its price and how many are left. */
function Nobility() {
  const { view, words, me } = useGameTable();
  const own = me === undefined ? undefined : seatOf(view, me).nobles.length;
  return (
    <ol className="em-nobility" aria-label={say(words, 'nobility')}>
      {RANKS.map((name, rank) => {
        const left = view.table.nobility.map(noble).filter((card) => card.rank === rank);
        const [top] = left;
        const points = top === undefined ? undefined : top.citizens + courtAdds(view.table);
        const rings = ringsFor(rank);
        const gold = goldFor(rank);
        return (
          <li key={name} data-own={own !== undefined && rank < own} data-next={rank === own}>
            <Choice
              names={[`rank:${name}`]}
              thing={name}
              label={say(words, 'rank.heard', {
                rank: words.what(name),
                rings,
                gold,
                points: points ?? 0,
                left: left.length,
              })}
              className="em-rank"
              place={`rank:${name}`}
            >
              <span className="em-rank-name">{words.what(name)}</span>
              <span className="em-rank-price">
                <Good name="ring" count={rings} mute />
                {gold > 0 && <Good name="gold" count={gold} mute />}
              </span>
              <span className="em-rank-points">
                {points === undefined ? '–' : <Good name="citizens" count={points} mute />}
                <small>×{left.length}</small>
              </span>
            </Choice>
          </li>
        );
      })}
    </ol>
  );
}

function NextAdvisor() {
  const { view, words, open } = useGameTable();
  const next = nextAdvisor(view);
  const left = view.table.advisorStack.length;
  const spot = useInspect(next?.name ?? 'advisor');
  return (
    <button
      type="button"
      className="em-next-advisor"
      data-place="advisor-stack"
      onClick={() => open(next?.name ?? 'advisor')}
      {...spot}
    >
      <EmaraIcon name={next?.name ?? 'advisor'} />
      <span>
        {next === undefined
          ? say(words, 'advisors.none')
          : say(words, 'advisors.next', { who: titled(words, next.name), left })}
      </span>
    </button>
  );
}

export function EndTurn({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Option name={name} className="em-end">
      {children}
    </Option>
  );
}
