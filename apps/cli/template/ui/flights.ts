import type { Flight, TableEvent } from '@crownleaf/ui';
import type { Events } from '../src/state.ts';

type Moves = Pick<Events, 'drew' | 'dropped' | 'banked'>;
type Facts = Moves[keyof Moves]['pub'] & { readonly card: string };

/** What flies when something happens. Places are elements with `data-place`. */
const FLIGHTS: { readonly [kind in keyof Moves]: (facts: Facts) => Flight } = {
  drew: ({ card }) => ({ from: 'pack', to: `row:${card}`, thing: card }),
  dropped: ({ card }) => ({ from: `row:${card}`, to: 'discard', thing: card }),
  banked: ({ seat }) => ({ from: 'row', to: `seat.${seat}` }),
};

function isMove(kind: string): kind is keyof Moves {
  return kind in FLIGHTS;
}

export function flights({ kind, pub }: TableEvent): readonly Flight[] {
  return isMove(kind) ? [FLIGHTS[kind](pub as Facts)] : [];
}
