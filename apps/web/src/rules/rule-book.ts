import type { RuleText } from '@crownleaf/ui';
import { type NumberedRule, parseRules } from '../../../../games/rules.ts';
import type { GameEntry } from '../games.ts';

const books = new Map<string, Promise<readonly NumberedRule[]>>();

/** The numbered rules of a game, read once. */
export function ruleBook(entry: GameEntry): Promise<readonly NumberedRule[]> {
  let book = books.get(entry.id);
  if (book === undefined) {
    book = entry.rules().then(parseRules);
    books.set(entry.id, book);
  }
  return book;
}

export async function ruleText(entry: GameEntry, id: string): Promise<RuleText | undefined> {
  return (await ruleBook(entry)).find((rule) => rule.id === id);
}

export function ruleHref(entry: GameEntry, id?: string): string {
  return `/games/${entry.id}/rules${id === undefined ? '' : `#${id}`}`;
}
