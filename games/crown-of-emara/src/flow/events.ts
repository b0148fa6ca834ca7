import { moveTop, type OptionList, type Part, script, turnUp } from '@crownleaf/engine';
import {
  BOOK,
  CLOTH,
  EVENTS,
  eventIndex,
  eventKind,
  GOLD,
  GRAIN,
  KINDS_OF_RESOURCE,
  RING,
  STONE,
  WOOD,
} from '../components.ts';
import { rewardKind } from '../kinds.ts';
import { canPayOne, oweOne, pay } from '../payment.ts';
import { type C, table } from '../state.ts';
import { changeCitizens, currentEvent, receiveBuildings, spend, take } from '../stores.ts';
import { call, eachFrom, local, mayPick, when } from '../verbs.ts';

/** The event of the round: at its start and at its end; what holds all through it stands where it applies. */
const HARVESTS: ReadonlyMap<number, number> = new Map([
  [eventKind('clear-the-old-forest'), WOOD],
  [eventKind('bountiful-harvest'), GRAIN],
  [eventKind('stone-from-distant-shores'), STONE],
  [eventKind('fine-wool-fine-cloth'), CLOTH],
]);

interface Offer {
  readonly good: number;
  readonly count: number;
  readonly citizens: number;
  readonly buildings: number;
}

/** EMARA-15.5 to EMARA-15.7. */
const OFFERS: ReadonlyMap<number, readonly Offer[]> = new Map([
  [
    eventKind('the-great-famine'),
    [
      { good: GRAIN, count: 1, citizens: 3, buildings: 0 },
      { good: GRAIN, count: 2, citizens: 5, buildings: 0 },
      { good: RING, count: 1, citizens: 5, buildings: 0 },
    ],
  ],
  [
    eventKind('alms-for-the-poor'),
    [
      { good: GOLD, count: 1, citizens: 4, buildings: 0 },
      { good: RING, count: 1, citizens: 4, buildings: 0 },
    ],
  ],
  [
    eventKind('new-lore-in-old-books'),
    [
      { good: BOOK, count: 1, citizens: 0, buildings: 5 },
      { good: RING, count: 1, citizens: 0, buildings: 5 },
    ],
  ],
]);
const NO_OFFERS: readonly Offer[] = [];

function offersNow(c: C): readonly Offer[] {
  return OFFERS.get(currentEvent(c.table)) ?? NO_OFFERS;
}

/** Every round begins with a new top card; the old one goes into the box (EMARA-3.2). */
export function beginRound(c: C): void {
  const { table: t } = c;
  moveTop(c, table.events, table.eventBox);
  turnUp(c, t.events.length - 1, table.events);
  t.round++;
  c.tell?.('round-began', { round: t.round, event: EVENTS[eventIndex(currentEvent(t))]!.name });
}

function harvested(c: C): number | undefined {
  return HARVESTS.get(currentEvent(c.table));
}

const harvest = script<C>('harvest', { rule: 'EMARA-3.2' }, (c) => take(c, harvested(c)!, 1));

export const startEvent: Part<C> = when(
  (c) => harvested(c) !== undefined,
  eachFrom(
    (c) => c.table.statue,
    (c) => c.call(harvest, c.who),
  ),
);

function rewards(c: C, out: OptionList): void {
  const { goods } = c.mine;
  for (const { good, count } of offersNow(c)) {
    const payable = good < KINDS_OF_RESOURCE ? canPayOne(goods, good, count) : goods[good]! >= count;
    if (payable) out.add((good << 2) | count);
  }
}

/** One offer of the event, once, or none (EMARA-15.17). */
const reward = script<C>(
  'reward',
  { rule: 'EMARA-16.2' },
  local((chosen) =>
    mayPick(rewardKind, rewards, [
      (c) => {
        c.set(chosen, c.answer);
        const [good, count] = [c.answer >> 2, c.answer & 3];
        if (good < KINDS_OF_RESOURCE) oweOne(c, good, count);
        else spend(c, good, count);
      },
      when((c) => c.get(chosen) >> 2 < KINDS_OF_RESOURCE, call(pay)),
      (c) => {
        const offer = offersNow(c).find(({ good, count }) => ((good << 2) | count) === c.get(chosen))!;
        changeCitizens(c, offer.citizens);
        receiveBuildings(c, offer.buildings);
      },
    ]),
  ),
);

export const endEvent: Part<C> = when(
  (c) => offersNow(c).length > 0,
  eachFrom(
    (c) => c.table.statue,
    (c) => c.call(reward, c.who),
  ),
);

export const EVENT_SCRIPTS = [harvest, reward] as const;
