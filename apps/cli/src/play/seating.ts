import { itemAt, type Policy, type Seat } from '@crownleaf/engine';

/** Who sits where: one person, and a bot on every other seat. */
export interface Seating {
  readonly human: Seat;
  /** One for each seat; that of the person is not asked. */
  readonly bots: readonly Policy[];
}

/** As a sentence names a seat. */
export function nameOf(seat: Seat): string {
  return `Seat ${seat}`;
}

/** As a heading names it. */
export function titleOf({ human, bots }: Seating, seat: Seat): string {
  return seat === human ? `You (seat ${seat})` : `${nameOf(seat)} (${itemAt(bots, seat).name})`;
}
