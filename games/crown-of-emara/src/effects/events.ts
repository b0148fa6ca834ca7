import { moveTop, type OptionList, type Part, script, turnUp } from '@crownleaf/engine';
import {
  countOf,
  EVENTS,
  type EventOffer,
  eventOf,
  goodIndex,
  KINDS_OF_RESOURCE,
  OFFERS,
  offerAt,
} from '../components.ts';
import { inPlayerOrder } from '../flow/order.ts';
import { rewardKind } from '../kinds.ts';
import { type C, table } from '../state.ts';
import { canPayOne, oweOne, pay } from '../stores/payment.ts';
import { changeCitizens, currentEvent, eventSource, receiveBuildings, spend, take } from '../stores/stores.ts';
import { call, local, mayPick, when } from '../verbs.ts';

/** The event of the round: at its start and at its end; what holds all through it stands where it applies. */
interface Harvest {
  readonly good: number;
  readonly count: number;
}

/** [EMARA-15.1] to [EMARA-15.4]. */
const HARVESTS: ReadonlyMap<number, Harvest> = new Map(
  EVENTS.flatMap(({ kind, effect }) =>
    effect.when === 'start' ? [[kind, { good: goodIndex(effect.good), count: effect.count }] as const] : [],
  ),
);
/** Every round begins with a new top card; the old one goes into the box [EMARA-3.2]. */
export function beginRound(c: C): void {
  const { table: t } = c;
  moveTop(c, table.events, table.eventBox);
  turnUp(c, t.events.length - 1, table.events);
  t.round++;
  c.tell?.('round-began', { round: t.round, event: eventOf(currentEvent(t)).name });
}

function harvested(c: C): Harvest | undefined {
  return HARVESTS.get(currentEvent(c.table));
}

const harvest = script<C>('harvest', { rule: 'EMARA-3.2' }, (c) => {
  const { good, count } = harvested(c)!;
  take(c, good, count);
});

export const startEvent: Part<C> = when((c) => harvested(c) !== undefined, inPlayerOrder(harvest));

function isResource({ good }: EventOffer): boolean {
  return good < KINDS_OF_RESOURCE;
}

function rewards(c: C, out: OptionList): void {
  const { goods } = c.mine;
  const event = currentEvent(c.table);
  for (let i = 0; i < OFFERS.length; i++) {
    const offer = offerAt(i);
    if (offer.event !== event) continue;
    const { good, count } = offer;
    if (isResource(offer) ? canPayOne(goods, good, count) : countOf(goods, good) >= count) out.add(i);
  }
}

/** One offer of the event, once, or none [EMARA-15.17]. */
const reward = script<C>(
  'reward',
  { rule: 'EMARA-16.2' },
  local((chosen) =>
    mayPick(rewardKind, rewards, [
      (c) => {
        c.set(chosen, c.answer);
        const offer = offerAt(c.answer);
        if (isResource(offer)) oweOne(c, offer.good, offer.count);
        else spend(c, offer.good, offer.count);
      },
      when((c) => isResource(offerAt(c.get(chosen))), call(pay)),
      (c) => {
        const { citizens, buildings } = offerAt(c.get(chosen));
        changeCitizens(c, citizens, eventSource(c.table));
        receiveBuildings(c, buildings, eventSource(c.table));
      },
    ]),
  ),
);

export const endEvent: Part<C> = when(
  (c) => OFFERS.some(({ event }) => event === currentEvent(c.table)),
  inPlayerOrder(reward),
);

export const EVENT_SCRIPTS = [harvest, reward] as const;
