import { kindOf } from '@crownleaf/engine';
import { eventKind, eventNumber, goodName, nameOf } from '../components.ts';
import { addedBy, sharesOf } from '../effects/lasting.ts';
import type { C, Mine, Table } from '../state.ts';
import type { Shares, Source } from './points.ts';

/** Goods and points of the running seat. Supplies have no limit [EMARA-1.5]. */
export function take(c: C, good: number, count: number): void {
  if (count === 0) return;
  c.mine.goods[good]! += count;
  c.tell?.('goods-taken', { seat: c.seat, good: goodName(good), count });
}

export function spend(c: C, good: number, count: number): void {
  if (count === 0) return;
  c.mine.goods[good]! -= count;
  c.tell?.('goods-paid', { seat: c.seat, good: goodName(good), count });
}

/** Citizen points from a source, and those that the event of the round adds to them. */
export function changeCitizens(c: C, printed: number, source: Source, eventAdds = 0): void {
  const by = printed + eventAdds;
  if (by === 0) return;
  c.mine.citizens += by;
  c.tell?.('citizens-changed', {
    seat: c.seat,
    by,
    now: c.mine.citizens,
    from: { [source]: printed, ...(eventAdds === 0 ? {} : { [eventSource(c.table)]: eventAdds }) },
  });
}

const SUMMER = eventKind('a-long-summer');
const SUMMER_ADDS = eventNumber('a-long-summer');
const WINTER = eventKind('an-early-winter');
const WINTER_ADDS = eventNumber('an-early-winter');

/** One receipt of building points, with all that changes it [EMARA-9.6, EMARA-9.7]. */
export function receipt(t: Table, m: Mine, printed: number): number {
  return printed + addedBy(m, 'receiptBuildings') + seasonAdds(t);
}

function seasonAdds(t: Table): number {
  if (isEvent(t, SUMMER)) return SUMMER_ADDS;
  return isEvent(t, WINTER) ? WINTER_ADDS : 0;
}

export function receiveBuildings(c: C, printed: number, source: Source): void {
  if (printed === 0) return;
  const by = receipt(c.table, c.mine, printed);
  c.mine.buildings += by;
  c.tell?.('buildings-changed', {
    seat: c.seat,
    by,
    now: c.mine.buildings,
    from: receiptShares(c.table, c.mine, printed, source),
  });
}

function receiptShares(t: Table, m: Mine, printed: number, source: Source): Shares {
  const season = seasonAdds(t);
  return {
    [source]: printed,
    ...Object.fromEntries(sharesOf(m, 'receiptBuildings')),
    ...(season === 0 ? {} : { [eventSource(t)]: season }),
  };
}

export function owns(m: Mine, advisor: number): boolean {
  const { advisors } = m;
  for (let i = 0; i < advisors.length; i++) if (advisors[i] === advisor) return true;
  return false;
}

/** The kind of this round's event, the open top card of the deck [EMARA-3.2]. */
export function currentEvent(t: Table): number {
  return kindOf(t.events[t.events.length - 1]!);
}

/** The event of the round as what points are owed to. */
export function eventSource(t: Table): Source {
  return `event:${nameOf(currentEvent(t))}`;
}

export function isEvent(t: Table, event: number): boolean {
  return currentEvent(t) === event;
}
