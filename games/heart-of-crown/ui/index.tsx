import type { Seat, View } from '@crownleaf/engine';
import type { GameTable } from '@crownleaf/ui';
import { findCard } from '../src/catalogue.ts';
import { CEREMONY, CROWN } from '../src/flow/coronation.ts';
import { pointsOf } from '../src/verbs/domain.ts';
import { CardBack, CardFace } from './card/face.tsx';
import { SceneSheet } from './card/scenes.tsx';
import { Details } from './details.tsx';
import { BACK, flights } from './flights.ts';
import { heartView } from './look.ts';
import { HeartTable } from './table.tsx';

function Thing({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const card = findCard(name);
  return (
    <span className={large ? 'hoc-thing is-large' : 'hoc-thing'} data-world="crown">
      {card === undefined ? name === BACK && <CardBack /> : <CardFace card={card} face="full" />}
    </span>
  );
}

function standing(view: View, seat: Seat): string {
  const { seats, table } = heartView(view);
  const me = seats[seat]!;
  const goal = table.overtime === 1 ? CROWN : CEREMONY;
  return `${pointsOf(me)} / ${goal} SP${me.declared === 1 ? ' · ceremony' : ''}`;
}

export const table: GameTable = {
  setUp: ['refreshed', 'hands-shown', 'order-drawn', 'drew'],
  Table: HeartTable,
  Thing,
  Sheet: SceneSheet,
  Details,
  isThing: (name) => findCard(name) !== undefined,
  flights,
  standing,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
};
