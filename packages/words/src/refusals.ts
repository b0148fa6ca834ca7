import type { Labels } from './labels.ts';

/** A thing as the rules name it: `'market'`, `'forest.1'`. */
const QUOTED = /'([a-z0-9.-]+)'/g;

/** The rules have no words, so a refusal names things and questions in quotes; here they are called as everywhere else. */
export function refusalText(words: Labels, message: string): string {
  return message.replaceAll(
    QUOTED,
    (quoted, name: string) => words.told(`what.${name}`, {}) ?? words.told(`cause.${name}`, {}) ?? quoted,
  );
}
