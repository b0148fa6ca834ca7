import { LANDLORD_DEAL } from '../../data/abilities.ts';
import { CLOTH } from '../components.ts';
import { canPayOne, oweOne, pay } from '../stores/payment.ts';
import { changeCitizens, receiveBuildings } from '../stores/stores.ts';
import { call } from '../verbs.ts';
import { no, priceOf, unpaid } from '../why-not/reason.ts';
import { ability } from './ability.ts';

const { cloth, citizens, buildings } = LANDLORD_DEAL.value;

/** Building points for cloth and a citizen point. */
export const landlord = ability({
  name: 'landlord',
  rule: 'EMARA-13.12',
  mark: 512,
  canUse: ({ mine }) => mine.citizens >= citizens && canPayOne(mine.goods, CLOTH, cloth),
  does: (use) => [
    (c) => {
      use(c);
      oweOne(c, CLOTH, cloth);
    },
    call(pay),
    (c) => {
      changeCitizens(c, -citizens, 'ability:landlord');
      receiveBuildings(c, buildings, 'ability:landlord');
    },
  ],
  refuses: [
    ({ m }) => unpaid('EMARA-13.12', m, priceOf(CLOTH, cloth)),
    ({ m }) =>
      m.citizens < citizens ? no('EMARA-13.13', "the 'landlord' costs 1 citizen point, and you have none") : undefined,
  ],
  worth: 0.35,
});
