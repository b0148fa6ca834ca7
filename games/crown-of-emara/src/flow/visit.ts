import { OptionList, script } from '@crownleaf/engine';
import { CASTLE, isTown, placeName } from '../components.ts';
import { ABILITY_SCRIPTS, offerAbilities } from '../effects/advisors.ts';
import { offerFavors, token } from '../effects/favors.ts';
import { NO_PLACE } from '../places/board.ts';
import { book, gift, offerCastle } from '../places/castle.ts';
import { donate, offerCathedral } from '../places/cathedral.ts';
import { bread, offerConstructionSite, stone, wood } from '../places/construction-site.ts';
import { gather } from '../places/countryside.ts';
import { books, coin, offerMarket } from '../places/market.ts';
import type { C, Scene } from '../state.ts';
import { ask, call, loop, when } from '../verbs.ts';
import { acts, visitKind } from './acts.ts';
import { perform, type VerbScripts } from './perform.ts';

/** A visit: the occasion to use one place [EMARA-4.9]. Its place stands in `table.visit` when it begins. */
const LEAVE = acts.of.leave();
export const NO_FAVOR = -1;
const OFFERS = [offerCastle, offerCathedral, offerConstructionSite, offerMarket];

/** Leaving is offered only besides something else; a visit with nothing to do ends by itself [EMARA-4.12]. */
function visitOptions(c: C, out: OptionList): void {
  const place = c.table.visit;
  OFFERS[place - CASTLE]!(c, out);
  offerFavors(c, place, out);
  offerAbilities(c, out);
  if (out.count > 0) out.add(LEAVE);
}

const found = new OptionList();

/** Would a visit find an action of the place or a token there? */
export function isWorthVisiting(c: Scene, place: number): boolean {
  found.clear();
  OFFERS[place - CASTLE]!(c, found);
  offerFavors(c, place, found);
  return found.count > 0;
}

function endVisit(c: C): void {
  const { table: t } = c;
  c.tell?.('visit-ended', { seat: c.seat, place: placeName(t.visit) });
  t.visit = NO_PLACE;
  t.visited = 0;
  t.fresh = NO_FAVOR;
}

const leave = script<C>('leave', { rule: 'EMARA-4.9' }, endVisit);

export const VISIT_SCRIPTS: VerbScripts = {
  ...ABILITY_SCRIPTS,
  token,
  gift,
  book,
  donate,
  coin,
  books,
  stone,
  bread,
  wood,
  leave,
};

export const townVisit = script<C>(
  'town-visit',
  { rule: 'EMARA-4.9' },
  loop(
    (c) => isTown(c.table.visit),
    ask(visitKind, visitOptions, perform(visitKind, VISIT_SCRIPTS), { none: endVisit }),
  ),
);

export const visitPlace = when((c: C) => isTown(c.table.visit), call(townVisit), call(gather));
