import { Option, useTable } from '@crownleaf/ui';
import { ROUND_COUNT } from '../../data/course.ts';
import { RANKS } from '../../data/nobility.ts';
import { noble, RANK_GOLD, RANK_RINGS } from '../../src/components.ts';
import { Choice } from '../choice.tsx';
import { useInspect } from '../inspect.tsx';
import { emaraView, eventOf, nextAdvisor } from '../look.ts';
import { EventFace } from '../parts/face.tsx';
import { EmaraIcon, Good } from '../parts/good.tsx';
import { say, titled } from '../say.ts';

/** The round with its event, the five ranks, and who comes to court next. */
export function Centre() {
  const { words } = useTable();
  return (
    <section className="em-centre" aria-label={say(words, 'court')} data-zone="court">
      <RoundEvent />
      <Nobility />
      <NextAdvisor />
    </section>
  );
}

const ROUNDS = Array.from({ length: ROUND_COUNT.value }, (_, i) => i + 1);

function RoundEvent() {
  const { view: anyView, words, open } = useTable();
  const view = emaraView(anyView);
  const event = eventOf(view);
  const spot = useInspect(event?.name ?? 'event');
  const { round } = view.table;
  return (
    <div className="em-event-holder">
      <p className="em-rounds">
        <span className="only-heard">{say(words, 'round', { round, rounds: ROUND_COUNT.value })}</span>
        {ROUNDS.map((n) => (
          <span key={n} data-state={n < round ? 'past' : n === round ? 'now' : 'next'} aria-hidden="true">
            {n}
          </span>
        ))}
      </p>
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

/** Five stacks; the top card of each with its points, its price and how many are left. */
function Nobility() {
  const { view: anyView, words, me } = useTable();
  const view = emaraView(anyView);
  const own = me === undefined ? undefined : view.seats[me]!.nobles.length;
  return (
    <ol className="em-nobility" aria-label={say(words, 'nobility')}>
      {RANKS.map((name, rank) => {
        const left = view.table.nobility.map(noble).filter((card) => card.rank === rank);
        const points = left[0]?.citizens;
        const rings = RANK_RINGS[rank]!;
        const gold = RANK_GOLD[rank]!;
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
  const { view: anyView, words, open } = useTable();
  const view = emaraView(anyView);
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
