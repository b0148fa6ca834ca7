/** Which message it was, as far as it said so. */
export function aboutMessage(message: unknown): { table?: string; id?: string } {
  if (typeof message !== 'object' || message === null) return {};
  const { table, watch, answer } = message as { [key: string]: unknown };
  const id = (answer as { id?: unknown } | null | undefined)?.id;
  const named = table ?? watch;
  return {
    ...(typeof named === 'string' && named.length <= 22 ? { table: named } : {}),
    ...(typeof id === 'string' && id.length <= 64 ? { id } : {}),
  };
}
