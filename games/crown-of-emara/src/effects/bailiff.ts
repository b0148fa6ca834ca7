import { BAILIFF_DEAL } from '../../data/abilities.ts';
import { countOf, RING } from '../components.ts';
import { receiveBuildings, spend } from '../stores/stores.ts';
import { missing } from '../why-not/reason.ts';
import { ability } from './ability.ts';

const { rings, buildings } = BAILIFF_DEAL.value;

/** Building points for a signet ring. */
export const bailiff = ability({
  name: 'bailiff',
  rule: 'EMARA-13.10',
  mark: 128,
  canUse: ({ mine }) => countOf(mine.goods, RING) >= rings,
  does: (use) => (c) => {
    use(c);
    spend(c, RING, rings);
    receiveBuildings(c, buildings, 'ability:bailiff');
  },
  refuses: [({ m }) => missing('EMARA-13.10', m, RING, rings)],
  worth: 0.25,
});
