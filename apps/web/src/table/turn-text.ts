import type { Snapshot, Turn } from '@crownleaf/ui';

type Shown = Pick<Snapshot, 'hands' | 'seats' | 'connection'> & { readonly view: Pick<Snapshot['view'], 'asked'> };

/**
 * How a game stands, in a word for the tab; nothing while others are waited for. Where several people pass one device
 * round, "you" is nobody in particular: the tab says whose turn it is.
 */
export function turnText(turn: Turn, { hands, seats, view, connection }: Shown): string | undefined {
  if (turn === 'over') return 'Game over';
  if (connection === 'closed') return undefined;
  if (hands.length > 1) return hands.includes(view.asked) ? `${seats[view.asked]!.name}’s turn` : undefined;
  return turn === 'yours' ? 'Your turn' : undefined;
}
