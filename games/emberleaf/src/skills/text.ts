import type { HeroCard } from '../../data/heroes.ts';
import type { Effect, PerStat, Price, Reduction, Skill } from './vocabulary.ts';

/**
 * What players read on a card, as messages to be put into words: a key, plain values, and further messages. It comes
 * from the same declaration that the game runs, so that a card cannot say one thing and do another.
 */
export interface Message {
  readonly key: string;
  readonly values?: { readonly [name: string]: string | number };
  readonly parts?: { readonly [name: string]: readonly Message[] };
}

export function cardText({ skills }: Pick<HeroCard, 'skills'>): readonly Message[] {
  return skills.map(skillText);
}

function skillText({ trigger, effects, price, charges, when }: Skill): Message {
  const does = effects.map(effectText);
  const parts = price === undefined ? { does } : { price: [priceText(price)], does };
  const key = `skill.${trigger}${price === undefined ? '' : '.paid'}`;
  if (charges !== undefined) return { key, values: { charges }, parts };
  if (when !== undefined)
    return { key, parts: { ...parts, when: [{ key: `when.${when.deed}`, values: { n: when.atLeast } }] } };
  return { key, parts };
}

function priceText(price: Price): Message {
  if ('banner' in price) return { key: `price.banner.${price.banner}` };
  return { key: 'price.resource', values: { n: price.amount, resource: price.resource } };
}

export function effectText(effect: Effect): Message {
  const text = forOne(effect);
  return effect.everyone === true ? { key: 'effect.everyone', parts: { does: [text] } } : text;
}

function forOne(effect: Effect): Message {
  switch (effect.op) {
    case 'walk':
    case 'attack':
      return counted(`effect.${effect.op}${'anywhere' in effect ? '.anywhere' : ''}`, effect, {});
    case 'gather':
      return counted('effect.gather', effect, { resource: effect.resource });
    case 'build':
      return built(effect.amount, effect.anywhere === true, effect.reduce);
    case 'leaves':
      return effect.perClearing === undefined
        ? { key: 'effect.leaves', values: { n: effect.amount } }
        : { key: 'effect.leaves.clearings', values: { n: effect.perClearing } };
    default:
      return { key: `effect.${effect.op}` };
  }
}

type Values = { readonly [name: string]: string | number };

function counted(key: string, of: { amount: number; perStat?: PerStat; x?: true }, values: Values): Message {
  const { amount, perStat, x } = of;
  if (x === true) return { key, values: { ...values, n: 'X' } };
  if (perStat === undefined) return { key, values: { ...values, n: amount } };
  const { stat, per, each } = perStat;
  const form = amount === 0 ? (per === 1 ? 'per' : 'perMany') : 'plus';
  return { key: `${key}.${form}`, values: { ...values, n: amount, each, per, stat } };
}

function built(n: number, anywhere: boolean, reduce: Reduction | undefined): Message {
  if (anywhere) return { key: 'effect.build.anywhere', values: { n } };
  if (reduce === undefined) return { key: 'effect.build', values: { n } };
  const { amount, beehives } = reduce;
  return beehives === 0
    ? { key: 'effect.build.reduced', values: { n, amount } }
    : { key: 'effect.build.paid', values: { n, amount, beehives } };
}
