/** Bots win more than `rate`: or do they? Between the two shares, `rate` and `rate + margin`, either answer is right. */
export interface Claim {
  readonly rate: number;
  readonly margin: number;
}

export type Verdict = 'holds' | 'fails' | 'open';

const ERROR = 0.05;
/** Wald's bound for both kinds of error. */
export const BOUND = Math.log((1 - ERROR) / ERROR);

/** Results that nobody has seen yet weigh so little, but they are possible. */
const UNSEEN = 1e-3;
const HALVINGS = 60;

/**
 * A sequential test of a claim on the shares of wins of whole rounds, each from 0 to 1. A round plays one deal in all
 * line-ups, so that its games are not independent, but the rounds are. How a round's results are spread is not known; for
 * each of the two means the most likely spread is taken (the generalised test with an empirical likelihood). For rounds
 * of one game without ties this is Wald's test.
 */
export class Sprt {
  readonly #claim: Claim;
  readonly #seen = new Map<number, number>([
    [0, UNSEEN],
    [1, UNSEEN],
  ]);

  constructor(claim: Claim) {
    this.#claim = claim;
  }

  add(share: number): void {
    this.#seen.set(share, (this.#seen.get(share) ?? 0) + 1);
  }

  /** How much likelier the results are if the claim holds by its margin than if it just fails, as a logarithm. */
  get logRatio(): number {
    const { rate, margin } = this.#claim;
    return this.#logLikelihood(rate + margin) - this.#logLikelihood(rate);
  }

  get verdict(): Verdict {
    const { logRatio } = this;
    if (logRatio >= BOUND) return 'holds';
    return logRatio <= -BOUND ? 'fails' : 'open';
  }

  /** Of what was seen under the likeliest spread with this mean, besides a constant. */
  #logLikelihood(mean: number): number {
    const seen = [...this.#seen];
    // Weights 1 / (1 + tilt · (share − mean)) move the mean of what was seen to where it should be.
    let low = -1 / (1 - mean);
    let high = 1 / mean;
    let tilt = 0;
    for (let i = 0; i < HALVINGS; i++) {
      tilt = (low + high) / 2;
      let above = 0;
      for (const [share, count] of seen) above += (count * (share - mean)) / (1 + tilt * (share - mean));
      if (above > 0) low = tilt;
      else high = tilt;
    }
    let sum = 0;
    for (const [share, count] of seen) sum -= count * Math.log(1 + tilt * (share - mean));
    return sum;
  }
}
