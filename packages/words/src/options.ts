import type { Labels } from './labels.ts';
import { readable } from './text.ts';

/** What an option of a game is about. */
export function optionTitle(words: Labels, name: string): string {
  return words.told(`options.${name}`, {}) ?? readable(name);
}

/** What was chosen: `options.solo.campaign`, else the thing of that name. */
export function optionChoice(words: Labels, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const said = [value].flat().map((each) => words.told(`options.${name}.${each}`, {}) ?? words.what(String(each)));
  return said.join(', ') || 'none';
}
