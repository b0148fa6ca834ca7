import type { Seat } from '@crownleaf/engine';
import { type GameTable, say, type TableProps } from '@crownleaf/ui';
import { findCard } from '../src/components.ts';
import { pointsOf } from '../src/effects/verbs/domain.ts';
import { CEREMONY, CROWN } from '../src/flow/coronation.ts';
import type { HeartView } from '../src/state.ts';
import { CardBack, CardFace } from './card/face.tsx';
import { SceneSheet } from './card/scenes.tsx';
import { Details } from './details.tsx';
import { BACK, flights } from './flights.ts';
import { bribePrice } from './sale.ts';
import { HeartTable } from './table.tsx';

function Thing({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const card = findCard(name);
  return (
    <span className={large ? 'hoc-thing is-large' : 'hoc-thing'} data-world="crown">
      {card === undefined ? name === BACK && <CardBack /> : <CardFace card={card} face="full" />}
    </span>
  );
}

function standing(view: HeartView, seat: Seat): string {
  const { seats, table } = view;
  const me = seats[seat]!;
  const goal = table.overtime === 1 ? CROWN : CEREMONY;
  return `${pointsOf(me)} / ${goal} SP${me.declared === 1 ? ' · ceremony' : ''}`;
}

/** The price of a purchase by Bribery is not in its name. */
function brief(name: string, table: TableProps<HeartView>): string | undefined {
  const [verb, what = ''] = name.split(':');
  const card = findCard(what.split(',')[0]!);
  if (verb !== 'bribe' || card === undefined || table.asked === undefined) return undefined;
  const option = table.words.brief(name, table.asked.kind);
  return say(table.words, 'bribe.bar', { option, price: bribePrice(table, card) });
}

export const table: GameTable<HeartView> = {
  setUp: ['refreshed', 'hands-shown', 'order-drawn', 'drew'],
  Table: HeartTable,
  Thing,
  Sheet: SceneSheet,
  Details,
  brief,
  isThing: (name) => findCard(name) !== undefined,
  flights,
  standing,
};
