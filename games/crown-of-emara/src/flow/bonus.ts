import { moveKind, moveTop, type Option, type OptionList, type Part, script, turnUp } from '@crownleaf/engine';
import { DISCOUNT } from '../../data/action-cards.ts';
import { RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS } from '../../data/places.ts';
import {
  ADVISORS,
  advisorAt,
  advisorIndex,
  CASTLE,
  countOf,
  eventKind,
  eventNumber,
  GOLD,
  goldFor,
  HUTS,
  hutAt,
  nameOf,
  noble,
  placeName,
  RING,
  ringsFor,
} from '../components.ts';
import { paysAnyKind, reachesAll } from '../effects/lasting.ts';
import { craftsmenOf, standsAt } from '../places/board.ts';
import { ADVISOR_FIELDS, ADVISOR_ZONES, type C, type Mine, mine, type Table, table } from '../state.ts';
import { canPay, owe, pay } from '../stores/payment.ts';
import { changeCitizens, isEvent, receiveBuildings, spend, take } from '../stores/stores.ts';
import { call, local } from '../verbs.ts';
import { acts } from './acts.ts';
import type { VerbScripts } from './perform.ts';
import * as marks from './turn-marks.ts';

/** The three bonus actions, two of which the discount card also performs (sections 8 and 10). */

const GOOD_LABOUR = eventKind('good-labour-conditions');
const RESPECTED_AT_COURT = eventKind('respected-at-court');
const COURT_ADDS = eventNumber('respected-at-court');
const LABOUR_SAVES = eventNumber('good-labour-conditions');
const CARD_SAVES = DISCOUNT.value;
const EMPTY = -1;
const {
  rank: rankOf,
  hire: hireAt,
  recruit: recruitOf,
  'hire-less': hireLessAt,
  'recruit-less': recruitLessOf,
} = acts.of;
const POINTS: readonly number[] = CRAFTSMAN_POINTS.map((points) => points.value);

/* noble rank */

function canRise(m: Mine): boolean {
  const rank = m.nobles.length;
  return rank < RANKS.length && countOf(m.goods, RING) >= ringsFor(rank) && countOf(m.goods, GOLD) >= goldFor(rank);
}

/** The nobility card that lies on top of this rank's stack. */
export function topOfRank(t: Table, rank: number): number {
  for (const kind of t.nobility) if (noble(kind).rank === rank) return kind;
  throw new Error(`the stack of rank ${rank} is empty`);
}

/** The citizen points that a rank brings besides those of its card. */
export function courtAdds(t: Table): number {
  return isEvent(t, RESPECTED_AT_COURT) ? COURT_ADDS : 0;
}

const rank = script<C>('rank', { rule: 'EMARA-8.2' }, (c) => {
  const next = c.mine.nobles.length;
  const card = topOfRank(c.table, next);
  marks.use(c.table, marks.RANK);
  spend(c, RING, ringsFor(next));
  spend(c, GOLD, goldFor(next));
  moveKind(c, card, table.nobility, mine.nobles);
  c.tell?.('rank-gained', { seat: c.seat, noble: nameOf(card) });
  changeCitizens(c, noble(card).citizens, 'nobility', courtAdds(c.table));
});

/* craftsmen */

function offerHuts(c: C, option: (argument: number) => Option, less: number, out: OptionList): void {
  const { table: t, mine: m } = c;
  if (craftsmenOf(t, c.seat) >= POINTS.length) return;
  const everywhere = reachesAll(m);
  const anyKind = paysAnyKind(m);
  for (let hut = 0; hut < HUTS.length; hut++) {
    if (t.huts[hut] !== EMPTY) continue;
    const { place, cost } = HUTS[hut]!;
    if ((everywhere || standsAt(m, place)) && canPay(m.goods, cost, less, anyKind)) out.add(option(hut));
  }
}

function hiring(less: number, mark: number): Part<C> {
  return local((hut) => [
    (c) => {
      c.set(hut, acts.argumentOf(c.answer));
      marks.use(c.table, mark);
      owe(c, hutAt(c.get(hut)).cost, less, paysAnyKind(c.mine));
    },
    call(pay),
    (c) => {
      const points = POINTS[craftsmenOf(c.table, c.seat)]!;
      c.table.huts[c.get(hut)] = c.seat;
      c.tell?.('craftsman-hired', { seat: c.seat, hut: hutAt(c.get(hut)).name });
      changeCitizens(c, points, 'craftsmen');
    },
  ]);
}

const hire = script<C>('hire', { rule: 'EMARA-8.9' }, hiring(0, marks.HIRE));
const hireLess = script<C>('hire-less', { rule: 'EMARA-5.4' }, hiring(CARD_SAVES, marks.CARD));

/* advisors */

/** How many resources less an advisor costs now [EMARA-10.2, EMARA-15.11]. */
export function labourDiscount(t: Table): number {
  return isEvent(t, GOOD_LABOUR) ? LABOUR_SAVES : 0;
}

function offerAdvisors(c: C, option: (argument: number) => Option, less: number, out: OptionList): void {
  const { mine: m } = c;
  const everywhere = reachesAll(m);
  const anyKind = paysAnyKind(m);
  for (let i = 0; i < ADVISOR_FIELDS.length; i++) {
    if (!everywhere && !standsAt(m, CASTLE + i)) continue;
    const cards = c.table[ADVISOR_FIELDS[i]!];
    for (let j = 0; j < cards.length; j++) {
      const index = advisorIndex(cards[j]!);
      if (canPay(m.goods, ADVISORS[index]!.cost, less, anyKind)) out.add(option(index));
    }
  }
}

/** The town place where this advisor waits; −1 if it waits nowhere. */
export function placeOfAdvisor(t: Table, kind: number): number {
  const index = ADVISOR_FIELDS.findIndex((field) => t[field].includes(kind));
  return index < 0 ? index : CASTLE + index;
}

function recruiting(less: number, mark: number): Part<C> {
  return local((advisor) => [
    (c) => {
      c.set(advisor, acts.argumentOf(c.answer));
      marks.use(c.table, mark);
      owe(c, advisorAt(c.get(advisor)).cost, less + labourDiscount(c.table), paysAnyKind(c.mine));
    },
    call(pay),
    (c) => welcome(c, c.get(advisor)),
  ]);
}

function welcome(c: C, index: number): void {
  const { kind, name, citizens, buildings, good, count } = advisorAt(index);
  const place = placeOfAdvisor(c.table, kind);
  const zone = ADVISOR_ZONES[place - CASTLE]!;
  moveKind(c, kind, zone, mine.advisors);
  c.tell?.('advisor-recruited', { seat: c.seat, advisor: name, place: placeName(place) });
  if (moveTop(c, table.advisorStack, zone)) {
    const arrived = c.table[ADVISOR_FIELDS[place - CASTLE]!].at(-1)!;
    c.tell?.('advisor-arrived', { advisor: nameOf(arrived), place: placeName(place) });
    const left = c.table.advisorStack.length;
    if (left > 0) turnUp(c, left - 1, table.advisorStack);
  }
  changeCitizens(c, citizens, 'advisors');
  receiveBuildings(c, buildings, 'advisors');
  if (count > 0) take(c, good, count);
}

const recruit = script<C>('recruit', { rule: 'EMARA-8.16' }, recruiting(0, marks.RECRUIT));
const recruitLess = script<C>('recruit-less', { rule: 'EMARA-5.4' }, recruiting(CARD_SAVES, marks.CARD));

export function offerBonusActions(c: C, out: OptionList): void {
  const { table: t } = c;
  if (marks.isFree(t, marks.RANK) && canRise(c.mine)) out.add(rankOf(c.mine.nobles.length));
  if (marks.isFree(t, marks.HIRE)) offerHuts(c, hireAt, 0, out);
  if (marks.isFree(t, marks.RECRUIT)) offerAdvisors(c, recruitOf, labourDiscount(t), out);
}

export function offerDiscounts(c: C, out: OptionList): void {
  offerHuts(c, hireLessAt, CARD_SAVES, out);
  offerAdvisors(c, recruitLessOf, CARD_SAVES + labourDiscount(c.table), out);
}

export const BONUS_SCRIPTS: VerbScripts = { rank, hire, recruit, 'hire-less': hireLess, 'recruit-less': recruitLess };
