import type { RuleId } from './rule.ts';
import type { Seat } from './seat.ts';

/** A small integer whose meaning the decision's kind fixes: a card's kind, a place, an amount. Never a list index. */
export type Option = number;

/** "I would rather not" in every kind of decision that allows it; its name is always `pass`. */
export const PASS: Option = -1;

export interface Cause {
  /** A message key. */
  readonly label: string;
  readonly rule?: RuleId;
}

/** What is left of a choice of several pieces; `P` is what a piece is called, its number or its name. */
export interface ChoiceSet<P = Option> {
  /** Every piece that can still be chosen, copies included, in the order in which the engine takes them. */
  readonly pieces: readonly P[];
  /** How many of them have to be chosen, and how many may be. */
  readonly min: number;
  readonly max: number;
}

/** The engine halts with exactly one decision for one seat. */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: string;
  /** The answer is for this seat alone to know. */
  readonly secret: boolean;
  readonly options: readonly Option[];
  /** The option that ends the turn. Only a question with such an option may have no other. */
  readonly endsTurn?: Option;
  /** What is left of the set of which this question asks for one piece. For this seat alone, as the options are. */
  readonly set?: ChoiceSet;
  /** The stack of effects that led here, outermost first. */
  readonly because: readonly Cause[];
}

/** What a kind of decision calls its options. Names are stable over releases: logs, saves, tests and URLs use them. */
export interface Kind {
  readonly id: string;
  readonly name: (option: Option) => string;
  /** What is chosen is known to the seat that is asked alone, until the rules show it. */
  readonly secret: boolean;
  /** Every option that such a question can offer, besides passing: what the game's vocabulary is made of. */
  readonly options: readonly Option[] | undefined;
}

export function kind(
  id: string,
  name: (option: Option) => string,
  about: { readonly secret?: boolean; readonly options?: readonly Option[] } = {},
): Kind {
  const { secret = false, options } = about;
  return { id, name: (option) => (option === PASS ? 'pass' : name(option)), secret, options };
}

/** Collects the options of a question; reused, so that search allocates nothing. */
export class OptionList {
  readonly items: Option[] = [];
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(option: Option): void {
    this.items[this.count++] = option;
  }

  /** Several copies of a card in one hand are one option. */
  addOnce(option: Option): void {
    for (let i = 0; i < this.count; i++) if (this.items[i] === option) return;
    this.items[this.count++] = option;
  }

  /** Rising; the lists are short, so the plainest way is the quickest. */
  sort(): void {
    const { items } = this;
    for (let i = 1; i < this.count; i++) {
      const option = items[i]!;
      let at = i;
      for (; at > 0 && items[at - 1]! > option; at--) items[at] = items[at - 1]!;
      items[at] = option;
    }
  }
}
