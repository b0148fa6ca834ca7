import { Option, say } from '@crownleaf/ui';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS } from '../../data/places.ts';
import { ADVISORS, HUTS, isTown, placeName, TAKES } from '../../src/components.ts';
import { labourDiscount } from '../../src/flow/bonus.ts';
import * as marks from '../../src/flow/turn-marks.ts';
import { craftsmenOf } from '../../src/places/board.ts';
import type { EmaraView } from '../../src/state.ts';
import { pieces } from '../../src/stores/payment.ts';
import { useGameTable } from '../look.ts';
import { EmaraIcon } from '../parts/good.tsx';
import { titled } from '../say.ts';
import { useSlideBack } from '../slide-back.ts';
import { EndTurn } from './centre.tsx';

/** What a turn holds, in any order: what is done, what can be done now, and what cannot, with its reason. */
interface Item {
  readonly key: 'card' | 'movement' | 'rank' | 'hire' | 'recruit';
  readonly icon: string;
  readonly mark: number;
  readonly verbs: readonly string[];
  readonly label: string;
  /** What is asked about when it cannot be done. */
  readonly wish: string;
}

export function TurnStrip() {
  const { view, words, asked, me, nameOf } = useGameTable();
  const { table } = view;
  const inTurn = table.card >= 0;
  const strip = useSlideBack<HTMLElement>();
  const mine = view.asked === me;
  if (view.stack.length === 0) return <div className="em-strip" />;
  const intro = !inTurn
    ? asked !== undefined && asked.kind !== 'play'
      ? words.message(`cause.${asked.kind}`)
      : say(words, mine ? 'strip.play' : 'strip.waits', { who: nameOf(view.asked) })
    : mine
      ? say(words, 'strip.yours')
      : say(words, 'strip.theirs', { who: nameOf(view.asked) });
  return (
    <section ref={strip} className="em-strip" data-zone="strip" aria-label={say(words, 'strip')}>
      <p className="em-strip-intro">{intro}</p>
      {itemsOf(view, words.message).map((item) => (
        <StripItem key={item.key} item={item} active={inTurn} />
      ))}
      <Trades />
      {asked !== undefined && <Close />}
    </section>
  );
}

function itemsOf(view: EmaraView, message: (key: string) => string): readonly Item[] {
  const { table: t } = view;
  const m = view.seats[view.asked];
  const card = ACTION_CARDS[t.card];
  return [
    {
      key: 'card',
      icon: card ?? 'hand',
      mark: marks.CARD,
      verbs: ['step', 'visit', 'hire-less', 'recruit-less', 'trade'],
      label: message(card === undefined ? 'table.strip.card' : `name.${card}`),
      wish: cardWish(card),
    },
    {
      key: 'movement',
      icon: 'move',
      mark: marks.MOVEMENT,
      verbs: ['move'],
      label: 'table.strip.movement',
      wish: `move:${placeName(0)}`,
    },
    {
      key: 'rank',
      icon: 'rank',
      mark: marks.RANK,
      verbs: ['rank'],
      label: 'table.strip.rank',
      wish: `rank:${RANKS[m?.nobles.length ?? 0] ?? 'duke'}`,
    },
    {
      key: 'hire',
      icon: 'craftsman',
      mark: marks.HIRE,
      verbs: ['hire'],
      label: 'table.strip.hire',
      wish: 'hire',
    },
    {
      key: 'recruit',
      icon: 'advisor',
      mark: marks.RECRUIT,
      verbs: ['recruit'],
      label: 'table.strip.recruit',
      wish: 'recruit',
    },
  ];
}

function cardWish(card: string | undefined): string {
  switch (card) {
    case 'trade':
      return 'trade:1';
    case 'town':
      return 'visit:castle';
    case 'discount':
      return 'hire-less';
    default:
      return 'step:forest';
  }
}

const STATES = ['later', 'done', 'open', 'shut'] as const;

function StripItem({ item, active }: { readonly item: Item; readonly active: boolean }) {
  const { view, words, asked, explain, me } = useGameTable();
  const { table } = view;
  const taking = item.key === 'card' && (TAKES[table.card] ?? -1) >= 0;
  const done = active && (taking || !marks.isFree(table, item.mark));
  const open = asked?.options.filter((name) => item.verbs.includes(name.split(':')[0]!)) ?? [];
  const state: (typeof STATES)[number] = !active ? 'later' : done ? 'done' : open.length > 0 ? 'open' : 'shut';
  const text =
    item.key === 'movement'
      ? say(words, 'strip.movement', { steps: active ? table.steps : 0 })
      : item.key === 'hire'
        ? say(words, 'strip.hire', { points: CRAFTSMAN_POINTS[craftsmenOf(table, view.asked)]?.value ?? 0 })
        : item.label.startsWith('table.')
          ? words.message(item.label)
          : item.label;
  return (
    <button
      type="button"
      className="em-step"
      data-state={state}
      data-place={item.key === 'hire' && view.asked === me ? 'hiring' : undefined}
      aria-disabled={state !== 'open'}
      title={say(words, `strip.state.${state}`, { count: open.length })}
      onClick={({ currentTarget }) => {
        if (state === 'open') focusOn(currentTarget, open);
        else if (view.asked === me) explain(item.wish);
      }}
    >
      <EmaraIcon name={item.icon} />
      <span>{text}</span>
      <span className="only-heard">{say(words, `strip.state.${state}`, { count: open.length })}</span>
    </button>
  );
}

/** Goes to the first thing on the board that stands for one of these answers. */
function focusOn(from: HTMLElement, names: readonly string[]): void {
  const board = from.closest('.em');
  const found = names.flatMap((name) => board?.querySelector<HTMLElement>(`[data-option="${name}"]`) ?? []);
  found[0]?.focus();
}

/** The trade card has no place on the board but this. */
function Trades() {
  const { legal, words } = useGameTable();
  return ['trade:1', 'trade:3'].filter(legal).map((name) => (
    <Option key={name} name={name} className="em-trade">
      {words.option(name, 'act')}
    </Option>
  ));
}

/** Ends the visit or the turn; it warns only of what would be left although it costs nothing. */
function Close() {
  const { view, words, legal, asked } = useGameTable();
  const { visit } = view.table;
  const free = freeOf(view, asked?.options ?? []);
  const inVisit = visit >= 0 && isTown(visit);
  const name = inVisit ? 'leave' : 'end-turn';
  if (asked?.kind !== 'act' && asked?.kind !== 'visit') return null;
  return (
    <>
      {free !== undefined && legal(name) && (
        <span className="em-warning" title={words.option(free, asked.kind)}>
          {say(words, `strip.free.${free.split(/[-:]/)[0]}`)}
        </span>
      )}
      <EndTurn name={name}>
        {inVisit ? say(words, 'strip.leave', { place: titled(words, placeName(visit)) }) : say(words, 'strip.end')}
      </EndTurn>
    </>
  );
}

function freeOf({ table }: EmaraView, options: readonly string[]): string | undefined {
  return options.find((name) => {
    const [verb = '', argument = ''] = name.split(':');
    if (verb === 'token') return true;
    const less = verb.endsWith('-less') ? 1 : 0;
    const advisor = ADVISORS.find((each) => each.name === argument);
    if (advisor !== undefined && verb.startsWith('recruit'))
      return pieces(advisor.cost) <= less + labourDiscount(table);
    const hut = HUTS.find((each) => each.name === argument);
    return hut !== undefined && verb.startsWith('hire') && pieces(hut.cost) <= less;
  });
}
