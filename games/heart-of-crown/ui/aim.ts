import type { Seat } from '@crownleaf/engine';
import type { TableProps } from '@crownleaf/ui';
import { pointsOf } from '../src/effects/verbs/domain.ts';
import type { HeartView } from '../src/state.ts';

/** Succession points after the option that is pointed at. */
export function pointsThen({ pointed, view }: TableProps<HeartView>, seat: Seat): number | undefined {
  const changes = pointed?.preview?.changes.filter(({ path }) => path.startsWith(`seats.${seat}.`)) ?? [];
  if (changes.some(({ path, to }) => to === null && /\.(princess|domain|counters)$/.test(path))) return undefined;
  const me = view.seats[seat]!;
  const after = Object.fromEntries(changes.map(({ path, to }) => [path.split('.')[2], to]));
  const then = pointsOf({ ...me, ...after });
  return then === pointsOf(me) ? undefined : then;
}

/** Where the card of the option that is pointed at would go. */
export function aimOf({ pointed, me }: TableProps): string | undefined {
  const [verb = ''] = pointed?.name.split(':') ?? [];
  const aims: { readonly [verb: string]: string } = {
    ...{ play: 'field', keep: `domain.${me}`, set: `domain.${me}`, back: `domain.${me}`, recall: `hand.${me}` },
    ...{ buy: `discard.${me}`, bribe: `discard.${me}`, acquire: `discard.${me}`, discard: `discard.${me}` },
    ...{
      'put-back': `draw.${me}`,
      recruit: `draw.${me}`,
      return: `draw.${me}`,
      banish: 'outskirts',
      take: `hand.${me}`,
    },
  };
  return aims[verb];
}
