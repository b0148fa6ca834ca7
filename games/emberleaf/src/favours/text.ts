import type { FavourCard } from '../../data/favours.ts';
import type { Message } from '../effects/message.ts';
import type { Condition, Count } from './vocabulary.ts';

/** What players read on a favour, from the declaration by which it is scored. */
export function favourText({ condition }: Pick<FavourCard, 'condition'>): Message {
  return conditionText(condition);
}

function conditionText(condition: Condition): Message {
  const key = `favour.${condition.kind}`;
  switch (condition.kind) {
    case 'atLeast':
    case 'atMost':
      return { key, values: { n: condition.n }, parts: { of: [countText(condition.of)] } };
    case 'none':
    case 'most':
      return { key, parts: { of: [countText(condition.of)] } };
    case 'per':
      return { key, values: { n: condition.each, max: condition.max }, parts: { of: [countText(condition.of)] } };
    case 'equal':
      return {
        key,
        values: { min: condition.min },
        parts: { a: [countText(condition.a)], b: [countText(condition.b)] },
      };
    case 'each':
      return { key: `${key}.${condition.set}`, values: { n: condition.n } };
    case 'some':
      return { key: `${key}.${condition.set}`, values: { n: condition.n, members: condition.members } };
    case 'neighbourhoods': {
      const { n, types, size } = condition;
      return types === undefined
        ? { key: `${key}.size`, values: { n, size: size ?? 0 } }
        : { key: `${key}.types`, values: { n, types } };
    }
    case 'touching':
      return { key, values: { n: condition.n, a: condition.a, b: condition.b } };
    case 'both':
      return { key, parts: { conditions: condition.conditions.map(conditionText) } };
  }
}

function countText(of: Count): Message {
  if ('clearing' in of && of.clearing !== undefined)
    return { key: 'count.villagers.in', values: { clearing: of.clearing } };
  if ('type' in of && of.type !== undefined) return { key: `count.${of.what}.of`, values: { type: of.type } };
  return { key: `count.${of.what}` };
}
