import { itemAt, type Option } from '@crownleaf/engine';
import { BERGAMOTTE, IS_ACTION, IS_SUCCESSION, IS_TERRITORY } from '../components.ts';
import { mainKind } from '../kinds.ts';
import { type HeartOfCrown, seatOf } from '../state.ts';
import { BACKING, coinsInHand } from './profile.ts';

const HARDLY = 0.001;

/**
 * A hand of territories alone is played out, and in which order does not matter: looking into every order would use up the
 * thinking that the purchase needs.
 */
export function prior(s: HeartOfCrown, options: readonly Option[], out: number[]): void {
  out.fill(1);
  if (s.stack.length > 1 || s.table.main === 0 || !onlyMoneyMatters(s)) return;
  const first = options.findIndex(playsTerritory);
  if (first < 0) return;
  out.fill(HARDLY);
  out[first] = 1;
}

function playsTerritory(option: Option): boolean {
  return mainKind.verbOf(option) === 'play' && IS_TERRITORY[mainKind.argumentOf(option)]!;
}

/** Nothing in hand or Domain asks for cards in hand, and no princess would take what was played [HOC-7.7]. */
function onlyMoneyMatters(s: HeartOfCrown): boolean {
  const { hand, kept, princess } = seatOf(s, s.asked);
  if (itemAt(s.stack, 0).seat !== s.asked || kept.length > 0 || princess[0] === BERGAMOTTE) return false;
  for (const card of hand) {
    if (IS_ACTION[card] || (IS_TERRITORY[card] && IS_SUCCESSION[card])) return false;
  }
  return princess.length > 0 || s.table.coins + coinsInHand(hand) < BACKING;
}
