/** What bots are called at a table, so that two of one level can be told apart. */
export const BOT_NAMES = ['Ottilie', 'Brandt', 'Silvia', 'Corvin', 'Mathis'] as const;

/** The name of the nth bot at a table, from 0. */
export function botName(nth: number): string {
  return BOT_NAMES[nth % BOT_NAMES.length]!;
}
