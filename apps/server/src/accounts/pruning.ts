import type { AccountStore } from '../store/store.ts';
import type { Accounts } from './accounts.ts';

/** Of one run, so that nobody waits for it. */
const MAX_SESSIONS = 200;
const MAX_ACCOUNTS = 200;

export interface PruningParts {
  readonly store: AccountStore;
  readonly accounts: Accounts;
  readonly now: () => number;
  /** How long a session may be unused. */
  readonly unusedMs: number;
}

/** Ends sessions that nobody has used for long, and deletes the guests whom nothing else lets in. */
export class Pruning {
  readonly #parts: PruningParts;
  #after = '';

  constructor(parts: PruningParts) {
    this.#parts = parts;
  }

  /** Looks through the next few; all have had their turn when it begins anew. */
  async run(): Promise<void> {
    const { store, accounts, now, unusedMs } = this.#parts;
    const before = now() - unusedMs;
    await store.endUnusedSessions(before, MAX_SESSIONS);
    const { found, last } = await store.unreachable({ after: this.#after, before, max: MAX_ACCOUNTS });
    this.#after = last;
    for (const account of found) await accounts.prune(account);
  }
}
