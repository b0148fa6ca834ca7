import { attack } from './attack.ts';
import { build } from './build.ts';
import { gather } from './gather.ts';
import { home } from './home.ts';
import { leaves } from './leaves.ts';
import { putOnCard, takeFromCard } from './on-card.ts';
import { recall } from './recall.ts';
import type { EffectRecord } from './record.ts';
import { takeFavour, takeHero } from './take.ts';
import { triggerOnPlay } from './trigger.ts';
import type { EffectOf, Op } from './vocabulary.ts';
import { walk } from './walk.ts';

/** Every kind of effect. A new one is declared in the vocabulary and gets its record here. */
const RECORDS: { readonly [op in Op]: EffectRecord<op> } = {
  walk,
  attack,
  gather,
  build,
  leaves,
  home,
  takeHero,
  takeFavour,
  putOnCard,
  takeFromCard,
  triggerOnPlay,
  recall,
};

export function recordOf<O extends Op>({ op }: EffectOf<O>): EffectRecord<O> {
  return RECORDS[op];
}
