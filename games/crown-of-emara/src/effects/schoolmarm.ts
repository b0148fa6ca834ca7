import { SCHOOLMARM_DEAL } from '../../data/abilities.ts';
import { BOOK } from '../components.ts';
import { oweAny, pay, piecesHeld } from '../stores/payment.ts';
import { take } from '../stores/stores.ts';
import { call } from '../verbs.ts';
import { no, some } from '../why-not/reason.ts';
import { ability } from './ability.ts';

const { resources, books } = SCHOOLMARM_DEAL.value;

/** A book for resources of any kind. */
export const schoolmarm = ability({
  name: 'schoolmarm',
  rule: 'EMARA-13.9',
  mark: 64,
  canUse: ({ mine }) => piecesHeld(mine.goods) >= resources,
  does: (use) => [
    (c) => {
      use(c);
      oweAny(c, resources, true);
    },
    call(pay),
    (c) => take(c, BOOK, books),
  ],
  refuses: [
    ({ m }) => {
      const held = piecesHeld(m.goods);
      return held >= resources
        ? undefined
        : no('EMARA-13.9', `the 'schoolmarm' needs ${some(resources, 'resource')}: you have ${held}, coins included`);
    },
  ],
  brings: [BOOK, books],
  worth: 0.3,
});
