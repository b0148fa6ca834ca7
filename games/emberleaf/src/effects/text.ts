import type { HeroCard } from '../../data/heroes.ts';
import type { Message } from './message.ts';
import { recordOf } from './records.ts';
import type { Effect, Price, Skill } from './vocabulary.ts';

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
  const text = recordOf(effect).text(effect);
  return effect.everyone === true ? { key: 'effect.everyone', parts: { does: [text] } } : text;
}
