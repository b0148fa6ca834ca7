const WIDTH = 30;
const EVERY_MS = 100;
const CLEAR_LINE = '\r\x1b[2K';

export interface Progress {
  /** So much of the whole is done. */
  at(done: number): void;
  /** Takes the bar away. */
  end(): void;
}

/** A bar for long work, on a terminal only; in a pipe nothing is written. */
export function progress(what: string, total: number): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => {}, end: () => {} };
  let last = performance.now();
  let shown = false;
  return {
    at(done) {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      shown = true;
      const share = Math.min(1, done / total);
      const full = Math.round(share * WIDTH);
      stderr.write(`${CLEAR_LINE}${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %`);
    },
    end() {
      if (shown) stderr.write(CLEAR_LINE);
    },
  };
}
