import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import type { Source } from '../src/stores/points.ts';
import { titled } from './say.ts';

/** What points are owed to, as the head of a row. */
export function sourceLabel(words: Labels, source: Source): string {
  const [family = '', name] = source.split(':');
  return name === undefined
    ? say(words, `source.${family}`)
    : say(words, `source.${family}`, { name: titled(words, name) });
}
