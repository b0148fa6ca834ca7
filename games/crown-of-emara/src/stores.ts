import { kindOf } from '@crownleaf/engine';
import { TOOLMAKER_BUILDINGS } from '../data/abilities.ts';
import { GOODS } from '../data/goods.ts';
import { advisorKind, COMPONENTS, eventKind, eventNumber } from './components.ts';
import type { Shares, Source } from './points.ts';
import type { C, Mine, Table } from './state.ts';

/** Goods and points of the running seat. Supplies have no limit (EMARA-1.5). */
export function take(c: C, good: number, count: number): void {
  if (count === 0) return;
  c.mine.goods[good]! += count;
  c.tell?.('goods-taken', { seat: c.seat, good: GOODS[good]!, count });
}

export function spend(c: C, good: number, count: number): void {
  if (count === 0) return;
  c.mine.goods[good]! -= count;
  c.tell?.('goods-paid', { seat: c.seat, good: GOODS[good]!, count });
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

const TOOLMAKER = advisorKind('toolmaker');
const TOOLMAKER_ADDS = TOOLMAKER_BUILDINGS.value;
const SUMMER = eventKind('a-long-summer');
const SUMMER_ADDS = eventNumber('a-long-summer');
const WINTER = eventKind('an-early-winter');
const WINTER_ADDS = eventNumber('an-early-winter');

/** One receipt of building points, with all that changes it (EMARA-9.6, EMARA-9.7). */
export function receipt(t: Table, m: Mine, printed: number): number {
  return printed + toolsAdd(m) + seasonAdds(t);
}

function toolsAdd(m: Mine): number {
  return owns(m, TOOLMAKER) ? TOOLMAKER_ADDS : 0;
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
  const tools = toolsAdd(m);
  const season = seasonAdds(t);
  return {
    [source]: printed,
    ...(tools === 0 ? {} : { 'ability:toolmaker': tools }),
    ...(season === 0 ? {} : { [eventSource(t)]: season }),
  };
}

export function owns(m: Mine, advisor: number): boolean {
  const { advisors } = m;
  for (let i = 0; i < advisors.length; i++) if (advisors[i] === advisor) return true;
  return false;
}

/** The kind of this round's event, the open top card of the deck (EMARA-3.2). */
export function currentEvent(t: Table): number {
  return kindOf(t.events[t.events.length - 1]!);
}

/** The event of the round as what points are owed to. */
export function eventSource(t: Table): Source {
  return `event:${COMPONENTS[currentEvent(t)]!}`;
}

export function isEvent(t: Table, event: number): boolean {
  return currentEvent(t) === event;
}
