import type { ChoiceSet, Kind, Option } from '../decision.ts';
import type { RuleId } from '../rule.ts';
import type { Seat } from '../seat.ts';
import type { Ask, Cite, List, Local, Loop, Part, Script, Step, Test, When } from './part.ts';

/** A script as flat steps. Jumps are relative to the program; running past the end returns to the caller. */
export interface Program<C> {
  readonly script: Script<C>;
  readonly steps: readonly Op<C>[];
  readonly slots: number;
  /** Slots that only one seat may see, with the slot that holds its number. */
  readonly secrets: readonly SecretSlot[];
}

export interface SecretSlot {
  readonly slot: number;
  readonly owner: number;
}

export const RUN = 0;
export const TEST = 1;
export const JUMP = 2;
export const ASK = 3;
export const CALL = 4;
export const ZERO = 5;

/** All steps have one shape, whatever they do: the loop that runs them then reads them at full speed. */
export interface Op<C> {
  readonly code: typeof RUN | typeof TEST | typeof JUMP | typeof ASK | typeof CALL | typeof ZERO;
  readonly run: Step<C>;
  readonly test: Test<C>;
  readonly kind: Kind;
  readonly list: List<C>;
  readonly by: (c: C) => Seat;
  readonly script: (c: C) => Script<C> | undefined;
  readonly slot: number;
  /** The option that is asked for even alone. */
  readonly endsTurn: Option | undefined;
  /** What is left of the set that the question belongs to. */
  readonly set: ((c: C) => ChoiceSet) | undefined;
  /** Where to go on: after a jump, a failed test, or a question without any option. */
  to: number;
  readonly rule: RuleId | undefined;
  readonly label: string | undefined;
}

export interface Compiled<C> {
  readonly programs: readonly Program<C>[];
  readonly indexOf: ReadonlyMap<Script<C>, number>;
  readonly kinds: ReadonlyMap<string, Kind>;
}

export function compile<C>(scripts: readonly Script<C>[]): Compiled<C> {
  const indexOf = new Map<Script<C>, number>();
  const ids = new Set<string>();
  for (const script of scripts) {
    if (ids.has(script.id)) throw new Error(`two scripts are called '${script.id}'`);
    ids.add(script.id);
    indexOf.set(script, indexOf.size);
  }
  const kinds = new Map<string, Kind>();
  const programs = scripts.map((script) => new Flattener<C>(script, kinds).program());
  return { programs, indexOf, kinds };
}

const NO_KIND: Kind = { id: '', name: () => '', secret: false, options: [] };

class Flattener<C> {
  readonly #script: Script<C>;
  readonly #kinds: Map<string, Kind>;
  readonly #steps: Op<C>[] = [];
  readonly #secrets: SecretSlot[] = [];
  #slots = 0;
  #rule: RuleId | undefined;
  #label: string | undefined;

  constructor(script: Script<C>, kinds: Map<string, Kind>) {
    this.#script = script;
    this.#kinds = kinds;
  }

  program(): Program<C> {
    this.#part(this.#script.body);
    return { script: this.#script, steps: this.#steps, slots: this.#slots, secrets: this.#secrets };
  }

  #part(part: Part<C>): void {
    if (typeof part === 'function') this.#push(RUN, { run: part });
    else if (isList(part)) for (const each of part) this.#part(each);
    else if (part.do === 'ask') this.#ask(part);
    else if (part.do === 'when') this.#when(part);
    else if (part.do === 'loop') this.#loop(part);
    else if (part.do === 'call') this.#push(CALL, { script: part.script });
    else if (part.do === 'local') this.#local(part);
    else this.#cite(part);
  }

  #ask({ kind, list, by, then, none, endsTurn, set }: Ask<C>): void {
    this.#register(kind);
    const ask = this.#push(ASK, { kind, list, by, endsTurn, set });
    this.#part(then);
    this.#otherwise(ask, none);
  }

  #when({ test, then, else: otherwise }: When<C>): void {
    const branch = this.#push(TEST, { test });
    this.#part(then);
    this.#otherwise(branch, otherwise);
  }

  /** Ends the main way of a branch and lays the other one behind it. */
  #otherwise(branch: Op<C>, part: Part<C>): void {
    if (isEmpty(part)) {
      branch.to = this.#steps.length;
      return;
    }
    const past = this.#push(JUMP, {});
    branch.to = this.#steps.length;
    this.#part(part);
    past.to = this.#steps.length;
  }

  #loop({ test, body }: Loop<C>): void {
    const start = this.#steps.length;
    const branch = this.#push(TEST, { test });
    this.#part(body);
    this.#push(JUMP, {}).to = start;
    branch.to = this.#steps.length;
  }

  #local({ make, of }: Local<C>): void {
    const slot = { index: this.#slots++ };
    if (of !== undefined) this.#secrets.push({ slot: slot.index, owner: of.index });
    this.#push(ZERO, { slot: slot.index });
    this.#part(make(slot));
  }

  #cite({ rule, label, part }: Cite<C>): void {
    const [outerRule, outerLabel] = [this.#rule, this.#label];
    this.#rule = rule;
    this.#label = label;
    this.#part(part);
    this.#rule = outerRule;
    this.#label = outerLabel;
  }

  #push(code: Op<C>['code'], does: Partial<Op<C>>): Op<C> {
    const op: Op<C> = {
      code,
      run: does.run ?? nothing,
      test: does.test ?? always,
      kind: does.kind ?? NO_KIND,
      list: does.list ?? nothing,
      by: does.by ?? firstSeat,
      script: does.script ?? nothing,
      slot: does.slot ?? 0,
      endsTurn: does.endsTurn,
      set: does.set,
      to: 0,
      rule: this.#rule,
      label: this.#label,
    };
    this.#steps.push(op);
    return op;
  }

  #register(kind: Kind): void {
    const known = this.#kinds.get(kind.id);
    if (known && known !== kind) throw new Error(`two kinds of decision are called '${kind.id}'`);
    this.#kinds.set(kind.id, kind);
  }
}

function nothing(): undefined {}
function always(): boolean {
  return true;
}
function firstSeat(): Seat {
  return 0;
}

function isList<C>(part: Part<C>): part is readonly Part<C>[] {
  return Array.isArray(part);
}

function isEmpty<C>(part: Part<C>): boolean {
  return isList(part) && part.length === 0;
}
