import { type OptionList, script } from '@crownleaf/engine';
import { BREAD, STONE, WOOD } from '../components.ts';
import { breadYield, stoneYield, turnBread, turnStone } from '../dials.ts';
import { argumentOf, base } from '../kinds.ts';
import { canPayOne, oweOne, pay } from '../payment.ts';
import type { C } from '../state.ts';
import { changeCitizens, receiveBuildings, spend } from '../stores.ts';
import { FIRST_ACTION, isUnvisited, SECOND_ACTION, THIRD_ACTION } from '../turn-marks.ts';
import { call, local } from '../verbs.ts';

const LAY_STONE = base('stone');
const GIVE_BREAD = base('bread');
const LAY_WOOD = base('wood');
const STONE_BUILDINGS = 5;
const MOST_BREADS = 3;
/** Building points for 1 and for 3 wood; two wood is not possible (EMARA-7.8). */
const LITTLE_WOOD = 1;
const MUCH_WOOD = 3;
const LITTLE_WOOD_BUILDINGS = 5;
const MUCH_WOOD_BUILDINGS = 10;

export function offerConstructionSite(c: C, out: OptionList): void {
  const { table: t } = c;
  const { goods } = c.mine;
  if (isUnvisited(t, FIRST_ACTION) && canPayOne(goods, STONE, 1)) out.add(LAY_STONE);
  if (isUnvisited(t, SECOND_ACTION)) {
    for (let n = 1; n <= MOST_BREADS && n <= goods[BREAD]!; n++) out.add(GIVE_BREAD + n);
  }
  if (isUnvisited(t, THIRD_ACTION)) {
    if (canPayOne(goods, WOOD, LITTLE_WOOD)) out.add(LAY_WOOD + LITTLE_WOOD);
    if (canPayOne(goods, WOOD, MUCH_WOOD)) out.add(LAY_WOOD + MUCH_WOOD);
  }
}

export const stone = script<C>('stone', { rule: 'EMARA-7.6' }, [
  (c) => {
    c.table.visited |= FIRST_ACTION;
    oweOne(c, STONE, 1);
  },
  call(pay),
  (c) => {
    receiveBuildings(c, STONE_BUILDINGS);
    changeCitizens(c, stoneYield(c.table, c.seats));
    turnStone(c);
  },
]);

export const bread = script<C>('bread', { rule: 'EMARA-7.7' }, (c) => {
  const count = argumentOf(c.answer);
  c.table.visited |= SECOND_ACTION;
  spend(c, BREAD, count);
  changeCitizens(c, count * breadYield(c.table, c.seats));
  turnBread(c);
});

export const wood = script<C>(
  'wood',
  { rule: 'EMARA-7.8' },
  local((count) => [
    (c) => {
      c.set(count, argumentOf(c.answer));
      c.table.visited |= THIRD_ACTION;
      oweOne(c, WOOD, c.get(count));
    },
    call(pay),
    (c) => receiveBuildings(c, c.get(count) === MUCH_WOOD ? MUCH_WOOD_BUILDINGS : LITTLE_WOOD_BUILDINGS),
  ]),
);
