import { itemAt } from '@crownleaf/engine';
import { CARDS, type Card, CURSE, nameOf, PRINCESSES, TWINS } from '../components.ts';
import { estates } from '../effects/verbs/domain.ts';
import { CEREMONY, CROWN } from '../flow/coronation.ts';
import { type HeartOfCrown, seatOf } from '../state.ts';
import { climb, type Layout } from './layout.ts';
import { BACKING, keepingPlaces, type Profile } from './profile.ts';

/** What can lie in a deck, and how many of it are many. */
const DECK_CARDS: readonly Card[] = [...CARDS.keys()].filter((card) => !PRINCESSES.includes(card));
const MANY: readonly number[] = CARDS.map(({ group, copies }) => (group === 'basic' ? Math.min(6, copies / 2) : 3));

/** The features of one seat: those of the seat that is judged and those of its strongest rival are alike. */
export function sideOf(layout: Layout, side: string) {
  const cards = layout.block(`${side}-card`, DECK_CARDS.map(nameOf));
  const princess = layout.block(`${side}-princess`, PRINCESSES.map(nameOf));
  const points = layout.scale(`${side}-points`, -6, 4, 9);
  const reach = layout.scale(`${side}-points-owned`, 0, 5, 8);
  const money = layout.scale(`${side}-money`, 2, 1, 8);
  const purse = layout.scale(`${side}-purse`, 1, 1, 11);
  const toGo = layout.scale(`${side}-turns-to-go`, 0, 1.5, 10);
  const handPoints = layout.scale(`${side}-hand-points`, 0, 3, 4);
  const ceremonyInHand = layout.one(`${side}-ceremony-in-hand`);
  const crownInHand = layout.one(`${side}-crown-in-hand`);
  const ceremonyOwned = layout.one(`${side}-ceremony-owned`);
  const canBack = layout.one(`${side}-can-back`);
  const almostBacks = layout.one(`${side}-almost-backs`);
  const declared = layout.one(`${side}-declared`);
  const size = layout.scale(`${side}-size`, 5, 6, 4);
  const draws = layout.one(`${side}-draws`);
  const actions = layout.one(`${side}-actions`);
  const idle = layout.one(`${side}-actions-idle`);
  const handDraws = layout.one(`${side}-hand-draws`);
  const ahead = layout.one(`${side}-draw-pile`);
  const aheadCoins = layout.one(`${side}-draw-coins`);
  const aheadPoints = layout.one(`${side}-draw-points`);
  const setsNeeded = layout.one(`${side}-sets-needed`);
  const moneyUnbacked = layout.one(`${side}-money-unbacked`);
  const debt = layout.one(`${side}-debt`);
  const twins = layout.one(`${side}-twins`);
  const kept = layout.one(`${side}-kept`);
  const places = layout.one(`${side}-places`);
  const estatesSet = layout.one(`${side}-estates-set`);
  const curseShare = layout.one(`${side}-curse-share`);

  return function write(s: HeartOfCrown, p: Profile, out: Float32Array): void {
    const me = seatOf(s, p.seat);
    for (let i = 0; i < DECK_CARDS.length; i++) {
      const card = itemAt(DECK_CARDS, i);
      const count = p.countOf(card);
      if (count > 0) out[cards + i] = count / itemAt(MANY, card);
    }
    climb(points, p.backed ? p.points : -6, out);
    climb(reach, p.points + p.deckPoints, out);
    climb(money, p.money, out);
    climb(purse, p.purse, out);
    climb(toGo, p.turnsToGo, out);
    climb(size, p.size, out);
    if (p.backed) {
      const backed = itemAt(me.princess, 0);
      out[princess + PRINCESSES.indexOf(backed)] = 1;
      climb(handPoints, p.handPoints, out);
      if (p.points + p.handPoints >= CEREMONY) out[ceremonyInHand] = 1;
      if (p.points + p.handPoints >= CROWN) out[crownInHand] = 1;
      if (p.points + p.deckPoints >= CEREMONY) {
        out[ceremonyOwned] = 1;
        out[setsNeeded] = Math.max(0, CEREMONY - p.points) / 20;
      }
      if (backed === TWINS) out[twins] = me.twins / 2;
      out[kept] = (me.kept.length + me.keptNow.length) / 2;
      out[places] = keepingPlaces(me.domain) / 3;
      out[estatesSet] = estates(me) / 2;
      out[declared] = me.declared;
    } else {
      if (p.purse >= BACKING) out[canBack] = 1;
      else if (p.purse + p.handDraws >= BACKING) out[almostBacks] = 1;
      out[moneyUnbacked] = p.money / 10;
    }
    out[draws] = p.draws / 5;
    out[actions] = p.actions / 8;
    out[idle] = Math.max(0, p.terminals - 2) / 3;
    out[handDraws] = p.handDraws / 3;
    out[ahead] = p.drawSize / 15;
    if (p.drawSize > 0) {
      out[aheadCoins] = p.drawCoins / p.drawSize / 2;
      out[aheadPoints] = p.drawPoints / p.drawSize / 2;
    }
    out[debt] = me.debt / 4;
    out[curseShare] = (5 * p.countOf(CURSE)) / p.size;
  };
}
