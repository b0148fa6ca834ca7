/** 0 … seats − 1, clockwise. */
export type Seat = number;

/** What `State.asked` holds when the game is over and nobody is asked. */
export const NOBODY: Seat = -1;

export function clockwise(seat: Seat, steps: number, seats: number): Seat {
  return (((seat + steps) % seats) + seats) % seats;
}
