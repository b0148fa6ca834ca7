import { argument } from '@crownleaf/engine';
import { GOODS, RESOURCES } from '../../data/goods.ts';
import { countOf, GOLD, KINDS_OF_RESOURCE } from '../components.ts';
import { takeKind } from '../kinds.ts';
import { spend, take } from '../stores/stores.ts';
import { ask, local } from '../verbs.ts';
import { firstOf, holdsArgument, isGoodAmong, isResource, no } from '../why-not/reason.ts';
import { ability } from './ability.ts';

const BARTERED = [...RESOURCES.keys(), GOLD];

/** A resource for another one; the answer carries what is paid. */
export const merchant = ability({
  name: 'merchant',
  rule: 'EMARA-13.14',
  takes: argument(GOODS, BARTERED),
  mark: 1024,
  canUse: ({ mine }, good) => countOf(mine.goods, good) > 0,
  does: (use) =>
    local((paid) => [
      (c) => {
        c.set(paid, use(c));
        spend(c, c.get(paid), 1);
      },
      ask(
        takeKind,
        (c, out) => {
          for (let r = 0; r < KINDS_OF_RESOURCE; r++) if (r !== c.get(paid)) out.add(r);
        },
        (c) => take(c, c.answer, 1),
      ),
    ]),
  refusesArgument: isGoodAmong(BARTERED, 'EMARA-13.14', "the 'merchant' takes only a resource, or a coin in its place"),
  refuses: [holdsArgument('EMARA-13.14')],
  asks: {
    kind: takeKind,
    first: no('EMARA-13.14', "first take the resource that the 'merchant' owes you"),
    refuses: firstOf(isResource, ({ kind }) =>
      kind === takeKind.id
        ? no('EMARA-13.14', "the 'merchant' gives a different resource from the one you paid")
        : no('EMARA-13.14', "you take a resource only right after you pay the 'merchant'"),
    ),
    gains: ({ slots: [paid] }) => [...RESOURCES.keys()].filter((r) => r !== paid).map((r) => [r, 1]),
  },
  worth: 0.2,
});
