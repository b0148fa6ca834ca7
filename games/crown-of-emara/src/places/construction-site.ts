import { type OptionList, script } from '@crownleaf/engine';
import { SITE_MOST_BREADS, SITE_STONE_BUILDINGS, SITE_WOOD, type Timber } from '../../data/places.ts';
import { BREAD, countOf, STONE, WOOD } from '../components.ts';
import { acts } from '../flow/acts.ts';
import { FIRST_ACTION, isUnvisited, SECOND_ACTION, THIRD_ACTION } from '../flow/turn-marks.ts';
import type { C, Scene } from '../state.ts';
import { canPayOne, oweOne, pay } from '../stores/payment.ts';
import { changeCitizens, receiveBuildings, spend } from '../stores/stores.ts';
import { call, local } from '../verbs.ts';
import { breadYield, stoneYield, turnBread, turnStone } from './dials.ts';

const LAY_STONE = acts.of.stone();
const { bread: breadsOf, wood: woodOf } = acts.of;
const MAX_BREADS = SITE_MOST_BREADS.value;
/** Two wood is not possible [EMARA-7.8]. */
const TIMBER: readonly Timber[] = SITE_WOOD.map(({ value }) => value);

export function offerConstructionSite(c: Scene, out: OptionList): void {
  const { table: t } = c;
  const { goods } = c.mine;
  if (isUnvisited(t, FIRST_ACTION) && canPayOne(goods, STONE, 1)) out.add(LAY_STONE);
  if (isUnvisited(t, SECOND_ACTION)) {
    for (let n = 1; n <= MAX_BREADS && n <= countOf(goods, BREAD); n++) out.add(breadsOf(n));
  }
  if (isUnvisited(t, THIRD_ACTION)) {
    for (const timber of TIMBER) if (canPayOne(goods, WOOD, timber.wood)) out.add(woodOf(timber.wood));
  }
}

export const stone = script<C>('stone', { rule: 'EMARA-7.6' }, [
  (c) => {
    c.table.visited |= FIRST_ACTION;
    oweOne(c, STONE, 1);
  },
  call(pay),
  (c) => {
    receiveBuildings(c, SITE_STONE_BUILDINGS.value, 'place:construction-site');
    changeCitizens(c, stoneYield(c.table, c.seats), 'place:construction-site');
    turnStone(c);
  },
]);

export const bread = script<C>('bread', { rule: 'EMARA-7.7' }, (c) => {
  const count = acts.argumentOf(c.answer);
  c.table.visited |= SECOND_ACTION;
  spend(c, BREAD, count);
  changeCitizens(c, count * breadYield(c.table, c.seats), 'place:construction-site');
  turnBread(c);
});

export const wood = script<C>(
  'wood',
  { rule: 'EMARA-7.8' },
  local((count) => [
    (c) => {
      c.set(count, acts.argumentOf(c.answer));
      c.table.visited |= THIRD_ACTION;
      oweOne(c, WOOD, c.get(count));
    },
    call(pay),
    (c) => {
      const { buildings } = TIMBER.find((timber) => timber.wood === c.get(count))!;
      receiveBuildings(c, buildings, 'place:construction-site');
    },
  ]),
);
