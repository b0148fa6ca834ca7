import { DRESSMAKER_DEAL } from '../../data/abilities.ts';
import { CLOTH } from '../components.ts';
import { canPayOne, oweOne, pay } from '../stores/payment.ts';
import { changeCitizens } from '../stores/stores.ts';
import { call } from '../verbs.ts';
import { priceOf, unpaid } from '../why-not/reason.ts';
import { ability } from './ability.ts';

const { cloth, citizens } = DRESSMAKER_DEAL.value;

/** Citizen points for cloth. */
export const dressmaker = ability({
  name: 'dressmaker',
  rule: 'EMARA-13.11',
  mark: 256,
  canUse: ({ mine }) => canPayOne(mine.goods, CLOTH, cloth),
  does: (use) => [
    (c) => {
      use(c);
      oweOne(c, CLOTH, cloth);
    },
    call(pay),
    (c) => changeCitizens(c, citizens, 'ability:dressmaker'),
  ],
  refuses: [({ m }) => unpaid('EMARA-13.11', m, priceOf(CLOTH, cloth))],
  worth: 0.35,
});
