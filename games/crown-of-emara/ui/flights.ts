import type { Seat } from '@crownleaf/engine';
import type { Flight, TableEvent } from '@crownleaf/ui';
import { placeName } from '../src/components.ts';
import type { EmaraView, Events } from '../src/state.ts';

type Facts = {
  readonly seat: Seat;
  readonly good: string;
  readonly count: number;
  readonly by: number;
  readonly card: string;
  readonly steps: number;
  readonly hut: string;
  readonly advisor: string;
  readonly place: string;
  readonly noble: string;
  readonly favor: string;
  readonly from: string;
  readonly to: string;
  readonly marker: string;
};

interface Stage {
  readonly before: EmaraView;
  readonly me: Seat | undefined;
}

type Told = { readonly [kind in keyof Events]?: (facts: Facts, stage: Stage) => readonly Flight[] };

/** Where a seat's goods lie: the own ones in the stores, others' in the ledger. */
function goodsOf(seat: Seat, good: string, me: Seat | undefined): string {
  return seat === me ? `store:${good}` : `goods.${seat}:${good}`;
}

/** Goods come from the place under way, else from where they are kept [EMARA-2.3]. */
const KEPT: { readonly [good: string]: string } = {
  ...{ wood: 'forest', cloth: 'weaving-mill', grain: 'grainfield', stone: 'quarry' },
  ...{ gold: 'market', ring: 'castle', book: 'cathedral', bread: 'grainfield' },
};

function sourceOf(good: string, { before }: Stage): string {
  const { visit } = before.table;
  return `petal:${visit >= 0 ? placeName(visit) : KEPT[good]}`;
}

const TOLD: Told = {
  'card-played': ({ seat, card, steps }, { me }) => [
    { from: `hand.${seat}:${card}`, to: seat === me ? `own-slot:${steps}` : `slot.${seat}:${steps}`, thing: card },
  ],
  'councilor-moved': ({ seat, from, to }) => [
    { from: `councilor.${seat}:${from}`, to: `councilor.${seat}:${to}`, thing: `councilor.${seat}` },
  ],
  'goods-taken': ({ seat, good, count }, stage) => [
    { from: sourceOf(good, stage), to: goodsOf(seat, good, stage.me), thing: `good:${good}`, count },
  ],
  'goods-paid': ({ seat, good, count }, stage) => [
    { from: goodsOf(seat, good, stage.me), to: sourceOf(good, stage), thing: `good:${good}`, count },
  ],
  'citizens-changed': ({ seat }, stage) => [points('citizens', seat, stage)],
  'buildings-changed': ({ seat }, stage) => [points('buildings', seat, stage)],
  'craftsman-hired': ({ seat, hut }, { me }) => [
    { from: seat === me ? 'hiring' : `points.${seat}`, to: `hut:${hut}`, thing: `craftsman.${seat}` },
  ],
  'advisor-recruited': ({ seat, advisor }, { me }) => [
    { from: `advisor:${advisor}`, to: seat === me ? 'council' : `advisors.${seat}`, thing: advisor },
  ],
  'advisor-arrived': ({ advisor }) => [{ from: 'advisor-stack', to: `advisor:${advisor}`, thing: advisor }],
  'rank-gained': ({ seat, noble }, { me }) => [
    { from: `rank:${noble.split('.')[0]}`, to: seat === me ? 'nobles' : `nobles.${seat}`, thing: noble },
  ],
  'favor-kept': ({ seat, favor }, { me }) => [
    { from: 'favors', to: seat === me ? 'tokens' : `favors.${seat}`, thing: favor },
  ],
  'favor-used': ({ seat, favor }, { me }) => [
    { from: seat === me ? `token:${favor}` : `favors.${seat}`, to: 'favors', thing: favor },
  ],
  'marker-turned': ({ marker }) => [{ from: `marker:${marker}`, to: `marker:${marker}`, thing: 'turning' }],
  'statue-passed': ({ seat }) => [{ from: 'statue', to: `points.${seat}`, thing: 'statue' }],
  'victoria-built': () => [{ from: 'petal:construction-site', to: 'victoria', thing: 'good:citizens' }],
  'victoria-ranked': ({ noble }) => [{ from: `rank:${noble.split('.')[0]}`, to: 'victoria', thing: noble }],
};

function points(kind: 'citizens' | 'buildings', seat: Seat, { before }: Stage): Flight {
  const { visit } = before.table;
  return {
    from: visit >= 0 ? `petal:${placeName(visit)}` : `points.${seat}`,
    to: `${kind}.${seat}`,
    thing: `good:${kind}`,
  };
}

export function flights(event: TableEvent, before: EmaraView, me: Seat | undefined): readonly Flight[] {
  const told = TOLD[event.kind as keyof Events];
  const facts = { ...(event.pub as object), ...(event.priv as object | undefined) } as Facts;
  return told?.(facts, { before, me }) ?? [];
}
