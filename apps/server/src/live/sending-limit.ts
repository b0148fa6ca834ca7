import type { Limits } from '../ops/limits.ts';

/** A client that is refused more often than this within one stretch does not listen. */
const MAX_REFUSALS = 20;
const REFUSAL_STRETCH_MS = 10_000;

export interface SendingLimitSetting {
  readonly limits: Limits;
  /** Whose limits count. */
  readonly who: string;
  readonly now: () => number;
  /** The client goes on sending although it is refused. */
  readonly onFlood: () => void;
}

/** Counts all that one client sends against the limit of its account or address. */
export class SendingLimit {
  readonly #setting: SendingLimitSetting;
  #refusals = 0;
  #firstRefusal = 0;

  constructor(setting: SendingLimitSetting) {
    this.#setting = setting;
  }

  /** Throws the error that the client gets. */
  check(): void {
    const { limits, who } = this.#setting;
    try {
      limits.check('account', who);
    } catch (error) {
      this.#countRefusal();
      throw error;
    }
  }

  #countRefusal(): void {
    const now = this.#setting.now();
    if (now - this.#firstRefusal > REFUSAL_STRETCH_MS) {
      this.#firstRefusal = now;
      this.#refusals = 0;
    }
    if (++this.#refusals > MAX_REFUSALS) this.#setting.onFlood();
  }
}
