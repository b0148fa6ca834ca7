/** What servers of others say may name the address that it is about, so only the code is noted. */
export function reasonOf(error: unknown): string | number {
  const { name, code, statusCode } = error as { name?: string; code?: string; statusCode?: number };
  return code ?? statusCode ?? name ?? 'unknown';
}
