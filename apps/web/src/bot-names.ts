/** Bots have names, so that two of the same strength can be told apart. */
const BOT_NAMES = ['Ottilie', 'Brandt', 'Silvia', 'Corvin', 'Mathis'] as const;

/** The name of the n-th bot at a table. */
export function botName(n: number): string {
  return BOT_NAMES[n % BOT_NAMES.length]!;
}
