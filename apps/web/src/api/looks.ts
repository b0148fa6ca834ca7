const nameOf = (table: string): string => `crownleaf.look.${table}`;

/** Says to the other tabs of this browser which table is in front of somebody in this one; what is returned ends it. */
export function lookAt(table: string): () => void {
  let look: AbortController | undefined;
  const follow = (): void => {
    look?.abort();
    look = document.hidden ? undefined : new AbortController();
    if (look !== undefined) hold(table, look.signal);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    look?.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** A lock goes with its tab, however that ends. Browsers give none to pages that came without encryption. */
function hold(table: string, signal: AbortSignal): void {
  const ended = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  navigator.locks?.request(nameOf(table), { mode: 'shared', signal }, () => ended).catch(() => {});
}

export async function isLookedAt(table: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(table));
}
