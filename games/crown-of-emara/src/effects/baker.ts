import { numbers } from '@crownleaf/engine';
import { BAKER_RECIPES } from '../../data/abilities.ts';
import { BREAD, counts } from '../components.ts';
import { canPay, owe, pay } from '../stores/payment.ts';
import { take } from '../stores/stores.ts';
import { call, local } from '../verbs.ts';
import { no, unpaid } from '../why-not/reason.ts';
import { ability } from './ability.ts';

const BREADS = BAKER_RECIPES.map(({ value }) => value.breads);
const PRICES = new Map(BAKER_RECIPES.map(({ value }) => [value.breads, counts(value.price)]));

function priceOf(breads: number): readonly number[] {
  const price = PRICES.get(breads);
  if (price === undefined) throw new Error(`the baker has no recipe for ${breads} breads`);
  return price;
}

/** Bread for cloth and grain; the answer carries the number of breads. */
export const baker = ability({
  name: 'baker',
  rule: 'EMARA-13.8',
  takes: numbers(...BREADS),
  mark: 32,
  canUse: ({ mine }, breads) => canPay(mine.goods, priceOf(breads), 0, false),
  does: (use) =>
    local((breads) => [
      (c) => {
        c.set(breads, use(c));
        owe(c, priceOf(c.get(breads)), 0, false);
      },
      call(pay),
      (c) => take(c, BREAD, c.get(breads)),
    ]),
  refusesArgument: ({ argument }) =>
    BREADS.some((breads) => String(breads) === argument)
      ? undefined
      : no('EMARA-13.8', `the 'baker' bakes ${BREADS.join(' or ')} breads`),
  refuses: [({ m, argument }) => unpaid('EMARA-13.8', m, priceOf(Number(argument)))],
  brings: [BREAD, Math.max(...BREADS)],
  worth: 0.45,
});
