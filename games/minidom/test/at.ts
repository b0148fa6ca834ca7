import { type Position, type Scenario, scenario } from '@crownleaf/testkit';
import { minidom } from '../src/game.ts';
import type { MiniDom } from '../src/state.ts';

export function game(position: Position<MiniDom> = {}, turn?: number): Scenario<MiniDom> {
  const arrange = (s: MiniDom): void => {
    if (turn !== undefined) s.turn = turn;
  };
  return scenario<MiniDom>(minidom, { seats: 2, position, arrange });
}

/** Seat 0 begins with these cards in hand, its draw pile as given (from the top down) and nothing discarded. */
export function holding(hand: readonly string[], draw: readonly string[] = []): Scenario<MiniDom> {
  return game({ seats: { 0: { hand, draw, discard: [] } } });
}
