import { HIDDEN, type Kind, LOOKED_AT, type Option, type Refusal, type Script } from '@crownleaf/engine';
import { actionsPlayed, asOption, stargazingWitch, wishingWell } from './cards/draw.ts';
import { discardKind, dismissKind } from './kinds.ts';
import type { C, HeartView } from './state.ts';

/** [HOC-16.9] Of any number of cards one is refused only when a later one in the order has been chosen before it. */
export function passedOver(
  what: string,
  script: Script<C> | undefined,
  me: HeartView['seats'][number],
): Refusal | undefined {
  if (script === wishingWell.script) return refuse(what, discardKind, me.hand);
  if (script === stargazingWitch.script) return refuse(what, dismissKind, looked(me));
  return undefined;
}

function looked({ draw, field }: HeartView['seats'][number]): readonly Option[] {
  const seen = draw.slice(-actionsPlayed(field)).filter((entry) => entry !== HIDDEN && entry !== LOOKED_AT);
  return seen.map(asOption);
}

function refuse(what: string, { name }: Kind, pieces: readonly Option[]): Refusal | undefined {
  const order = [...new Set(pieces)].toSorted((a, b) => a - b).map(name);
  if (!order.includes(what)) return undefined;
  const cards = order.map((option) => `'${option.slice(option.indexOf(':') + 1)}'`);
  const message = `cards are chosen in a fixed order, here ${cards.join(', ')}, and that one has been passed over`;
  return { rule: 'HOC-16.9', message };
}
