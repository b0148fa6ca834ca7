import { kindOf, type Seat } from '@crownleaf/engine';
import { Named, Option, previewedItem, say, useInspect } from '@crownleaf/ui';
import type { DragEvent } from 'react';
import { GOODS } from '../../data/goods.ts';
import { cardName, countOf } from '../../src/components.ts';
import { seatOf } from '../../src/state.ts';
import { type SeatView, useGameTable } from '../look.ts';
import { ActionFace } from '../parts/face.tsx';
import { EmaraIcon, GoodLetter } from '../parts/good.tsx';
import { usePlan } from '../plan.tsx';
import { useSlideBack } from '../slide-back.ts';
import { slotsOf } from './ledger.tsx';
import { Retinue } from './retinue.tsx';
import { TurnStrip } from './strip.tsx';

/** The own player board: the turn, hand and slots, goods, and who serves the player. */
export function Own({ seat }: { readonly seat: Seat }) {
  const { words } = useGameTable();
  const row = useSlideBack<HTMLDivElement>();
  return (
    <section className="em-own" aria-label={say(words, 'own')}>
      <TurnStrip />
      <div ref={row} className="em-own-row">
        <div className="em-cards">
          <Hand seat={seat} />
          <Slots seat={seat} />
        </div>
        <div className="em-stores">
          <Goods seat={seat} />
          <Retinue seat={seat} />
        </div>
      </div>
    </section>
  );
}

/** The slots that can still be filled this round. */
function openSlots(m: SeatView): readonly number[] {
  return slotsOf(m).flatMap((card, i) => (card === undefined ? [i + 1] : []));
}

function Hand({ seat }: { readonly seat: Seat }) {
  const { view, words, me } = useGameTable();
  const m = seatOf(view, seat);
  const full = view.table.fullSelection === 1;
  if (seat !== me) return <p className="em-hand-count">{say(words, 'hand.count', { count: m.hand.length })}</p>;
  const cards = m.hand.map((entry) => cardName(kindOf(entry)));
  return (
    <ul
      className="em-hand"
      data-full={full}
      data-zone="hand"
      data-place={`hand.${seat}`}
      aria-label={say(words, 'hand')}
    >
      {cards.map((card) => (
        <HandCard key={card} card={card} seat={seat} />
      ))}
      {cards.length === 0 && (
        <li className="em-empty">{say(words, view.table.round === 0 ? 'hand.undealt' : 'hand.empty')}</li>
      )}
    </ul>
  );
}

/** A card waits for a slot, or takes the one that was chosen before it. */
function HandCard({ card, seat }: { readonly card: string; readonly seat: Seat }) {
  const { view, words, asked, explain, open } = useGameTable();
  const plan = usePlan();
  const spot = useInspect(card);
  const slots = openSlots(seatOf(view, seat));
  const slot = plan.pinned ?? (slots.length === 1 ? slots[0] : undefined);
  const face = <ActionFace name={card} />;
  const label = `${words.what(card)}. ${words.message(`text.${card}`)}`;
  const drag = {
    draggable: asked?.kind === 'play',
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', card);
      plan.choose(card);
    },
  };
  return (
    <li
      className="em-hand-card"
      data-place={`hand.${seat}:${card}`}
      data-chosen={plan.card === card}
      {...spot}
      {...drag}
    >
      {asked?.kind === 'play' && slot !== undefined ? (
        <Option
          name={`play:${card},${slot}`}
          className="board-option em-choice"
          aria-label={words.option(`play:${card},${slot}`, 'play')}
        >
          {face}
        </Option>
      ) : (
        <button
          type="button"
          className={asked?.kind === 'play' ? 'em-choice em-ready' : 'em-choice'}
          aria-pressed={plan.card === card}
          onClick={() => {
            if (asked?.kind === 'play') plan.choose(plan.card === card ? undefined : card);
            else if (asked?.kind === 'act' || asked?.kind === 'visit') explain(`play:${card},1`, card);
            else open(card);
          }}
        >
          <Named name={label}>{face}</Named>
        </button>
      )}
    </li>
  );
}

function Slots({ seat }: { readonly seat: Seat }) {
  const { view, words } = useGameTable();
  return (
    <ol className="em-slots" data-zone="slots" aria-label={say(words, 'slots')}>
      {slotsOf(seatOf(view, seat)).map((card, i) => (
        <Slot
          key={i}
          steps={i + 1}
          card={card}
          seat={seat}
          active={card !== undefined && view.table.steps === i + 1 && view.asked === seat}
        />
      ))}
    </ol>
  );
}

interface SlotProps {
  readonly steps: number;
  readonly card: string | undefined;
  readonly seat: Seat;
  readonly active: boolean;
}

function Slot({ steps, card, seat, active }: SlotProps) {
  const { words, asked, me, explain, legal, send, open } = useGameTable();
  const plan = usePlan();
  const playing = asked?.kind === 'play' && seat === me;
  const hover = {
    onPointerEnter: () => playing && card === undefined && plan.aim(steps),
    onPointerLeave: () => plan.aim(undefined),
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!playing) return;
      event.preventDefault();
      if (card === undefined) plan.aim(steps);
    },
    onDragLeave: () => plan.aim(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      plan.aim(undefined);
      const name = `play:${event.dataTransfer.getData('text/plain')},${steps}`;
      if (legal(name)) send(name);
      else explain(name);
    },
  };
  const inside = (
    <>
      <span className="em-slot-steps" aria-hidden="true">
        {Array.from({ length: steps }, (_, i) => (
          <EmaraIcon key={i} name="move" />
        ))}
      </span>
      {card === undefined ? <span className="em-slot-number">{steps}</span> : <ActionFace name={card} />}
    </>
  );
  const label =
    card === undefined
      ? say(words, 'slot.free', { steps })
      : say(words, 'slot.full', { steps, card: words.what(card) });
  return (
    <li
      className="em-slot"
      data-full={card !== undefined}
      data-active={active}
      data-pinned={plan.pinned === steps}
      data-place={`own-slot:${steps}`}
      {...hover}
      {...drop}
    >
      {playing && card === undefined && plan.card !== undefined ? (
        <Option
          name={`play:${plan.card},${steps}`}
          className="board-option em-choice"
          aria-label={words.option(`play:${plan.card},${steps}`, 'play')}
        >
          {inside}
        </Option>
      ) : (
        <button
          type="button"
          className={playing && card === undefined ? 'em-choice em-ready' : 'em-choice'}
          aria-pressed={plan.pinned === steps}
          onClick={() => {
            if (playing && card === undefined) plan.pin(plan.pinned === steps ? undefined : steps);
            else if (card !== undefined && !playing) open(card);
            else explain(`play:${plan.card ?? card ?? 'wood'},${steps}`);
          }}
        >
          <Named name={label}>{inside}</Named>
        </button>
      )}
    </li>
  );
}

function Goods({ seat }: { readonly seat: Seat }) {
  const table = useGameTable();
  const { words, open } = table;
  const { goods } = seatOf(table.view, seat);
  return (
    <ul className="em-goods" aria-label={say(words, 'goods')} data-zone="goods">
      {GOODS.map((good, i) => {
        const now = countOf(goods, i);
        const then = previewedItem(table, `seats.${seat}.goods`, i) ?? now;
        return (
          <li key={good}>
            <button
              type="button"
              className="em-store"
              data-good={good}
              data-none={now === 0}
              data-change={Math.sign(then - now)}
              data-place={`store:${good}`}
              onClick={() => open(good)}
            >
              <EmaraIcon name={good} />
              <GoodLetter name={good} />
              <b key={now}>{now}</b>
              {then !== now && <span className="em-then">{then > now ? `+${then - now}` : `−${now - then}`}</span>}
              <span className="only-heard">{words.what(good)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
