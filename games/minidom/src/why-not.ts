import type { Refusal, View } from '@crownleaf/engine';
import { CARDS } from '../data/cards.ts';
import { cardOf, isAction } from './components.ts';
import type { mine, table } from './state.ts';

type MiniView = View<typeof table, typeof mine>;

/** Why an answer is refused, from the view of the seat that is asked. */
export function whyNot(view: MiniView, name: string, asked: { readonly kind: string }): Refusal | undefined {
  const [verb, what] = name.split(':');
  const card = CARDS.findIndex((each) => each.name === what);
  if (card < 0) return undefined;
  if (verb === 'play') return whyNotPlayed(card, asked.kind === 'play');
  return verb === 'buy' ? whyNotBought(view, card, asked.kind === 'buy') : undefined;
}

function whyNotPlayed(card: number, isNow: boolean): Refusal | undefined {
  if (!isAction(card)) return undefined;
  if (!isNow) return { rule: 'MINI-2.1', message: 'the action phase is over' };
  return { rule: 'MINI-2.1', message: `you have no '${cardOf(card).name}' in hand` };
}

function whyNotBought({ table: { buys, coins, supply } }: MiniView, card: number, isNow: boolean): Refusal {
  const { cost } = cardOf(card);
  const refused = (message: string): Refusal => ({ rule: 'MINI-2.3', message });
  if (!isNow) return refused('the buy phase has not begun');
  if (buys === 0) return refused('you have no buy left');
  if (supply[card] === 0) return refused('none is left');
  return refused(`it costs ${cost} and you have ${coins}`);
}
