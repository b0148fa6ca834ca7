import { type Limits, messageCost } from '../ops/limits.ts';

/** A client that is refused more often than this within one stretch does not listen. */
const MAX_REFUSALS = 20;
const REFUSAL_STRETCH_MS = 10_000;

export interface SendingLimitSetting {
  readonly limits: Limits;
  /** Whose limits count. */
  readonly who: string;
  readonly address: string;
  readonly now: () => number;
  /** The client goes on sending although it is refused. */
  readonly onFlood: () => void;
}

/** Charges all that one client sends, by size, to its account and to its address. */
export class SendingLimit {
  readonly #setting: SendingLimitSetting;
  #refusals = 0;
  #firstRefusal = 0;

  constructor(setting: SendingLimitSetting) {
    this.#setting = setting;
  }

  /** Throws the error that the client gets. */
  check(bytes: number): void {
    const { limits, who, address } = this.#setting;
    const cost = messageCost(bytes);
    try {
      limits.check('account', who, cost);
      limits.check('messages', address, cost);
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
