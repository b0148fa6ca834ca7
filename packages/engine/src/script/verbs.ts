import { type Bounds, offerNext, remainingSet } from '../choice-set.ts';
import type { Context } from '../context.ts';
import { type ChoiceSet, type Kind, kind as makeKind, type Option, OptionList, PASS } from '../decision.ts';
import type { RuleId } from '../rule.ts';
import type { Seat } from '../seat.ts';
import type { Ask, List, Part, Script, Slot, Test } from './part.ts';

/**
 * The words of which effects are written, whatever the game. A game binds them to its own context once,
 * `export const { pick, when, … } = verbs<C>()`, and its cards then read like cards.
 */
export function verbs<C extends Context>() {
  return {
    ask: ask<C>,
    pick: pick<C>,
    mayPick: mayPick<C>,
    anyNumber: anyNumber<C>,
    subset: subset<C>,
    pay: pay<C>,
    order: order<C>,
    oneOf: oneOf<C>,
    repeat: repeat<C>,
    eachOther: eachOther<C>,
    eachFrom: eachFrom<C>,
    when: when<C>,
    loop: loop<C>,
    call: call<C>,
    local: local<C>,
    cite: cite<C>,
  };
}

type Amount<C> = number | ((c: C) => number);

export interface AskOptions<C> {
  /** Who is asked; by default the seat that the frame is about. */
  readonly by?: (c: C) => Seat;
  /** What happens when there is no option. */
  readonly none?: Part<C>;
  /** The option that ends the turn: the question is asked even when this is the only one. */
  readonly endsTurn?: Option;
}

function who<C extends Context>(c: C): Seat {
  return c.who;
}

function when<C>(test: Test<C>, then: Part<C>, otherwise: Part<C> = []): Part<C> {
  return { do: 'when', test, then, else: otherwise };
}

export function loop<C>(test: Test<C>, body: Part<C>): Part<C> {
  return { do: 'loop', test, body };
}

/** Another script, on a frame of its own; a function may choose it, or none. */
function call<C>(script: Script<C> | ((c: C) => Script<C> | undefined)): Part<C> {
  return { do: 'call', script: typeof script === 'function' ? script : () => script };
}

/**
 * An integer that the effect remembers over questions; it starts at 0 each time. Everybody sees it, unless `of` names the
 * local that holds the number of the only seat that does.
 */
export function local<C>(make: (slot: Slot) => Part<C>, of?: Slot): Part<C> {
  return { do: 'local', make, of };
}

/** Everything inside happens because of this rule. */
function cite<C>(rule: RuleId, part: Part<C>, label?: string): Part<C> {
  return { do: 'cite', rule, label, part };
}

/** The bare question; `pick` and its kin say more. */
export function ask<C extends Context>(kind: Kind, list: List<C>, then: Part<C>, options: AskOptions<C> = {}): Ask<C> {
  const { by = who, none = [], endsTurn } = options;
  return { do: 'ask', kind, list, then, by, none, endsTurn, set: undefined };
}

/** Exactly one, if there is any; `then` finds it in `c.answer`. */
function pick<C extends Context>(kind: Kind, list: List<C>, then: Part<C>, options?: AskOptions<C>): Part<C> {
  return ask(kind, list, then, options);
}

/** One or none. */
function mayPick<C extends Context>(
  kind: Kind,
  list: List<C>,
  then: Part<C>,
  options: AskOptions<C> & { readonly passed?: Part<C> } = {},
): Part<C> {
  const offered: List<C> = (c, out) => {
    list(c, out);
    if (out.count > 0) out.add(PASS);
  };
  return ask(
    kind,
    offered,
    when((c) => c.answer === PASS, options.passed ?? [], then),
    options,
  );
}

interface SubsetOptions<C> extends AskOptions<C> {
  /** At least so many, as far as there are; 0 by default. */
  readonly min?: Amount<C>;
  readonly max?: Amount<C>;
}

/**
 * Some of many, one at a time and in rising order of options, so that the same choice is never offered in two orders. The
 * decision also names the whole set, of which people choose in any order: see `answersOf`.
 * `list` names every piece that can be chosen now, copies included; `each` must take the piece out of that list.
 */
export function subset<C extends Context>(
  kind: Kind,
  list: List<C>,
  each: Part<C>,
  options: SubsetOptions<C> = {},
): Part<C> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = options;
  return oneByOne(kind, list, each, options, (c, taken, pieces) => ({
    missing: Math.min(amount(c, min) - taken, pieces),
    left: amount(c, max) - taken,
  }));
}

/**
 * Pays a price in any mix: `list` names every single coin that could pay, `take` spends one. Who cannot pay all of it pays
 * nothing, and the `none` part runs.
 */
function pay<C extends Context>(
  kind: Kind,
  price: Amount<C>,
  list: List<C>,
  take: Part<C>,
  options: AskOptions<C> = {},
): Part<C> {
  return oneByOne(kind, list, take, options, (c, taken, pieces) => {
    const owed = amount(c, price) - taken;
    return { missing: owed, left: pieces < owed ? 0 : owed };
  });
}

/** As many as one likes. */
function anyNumber<C extends Context>(kind: Kind, list: List<C>, each: Part<C>, options?: AskOptions<C>): Part<C> {
  return subset(kind, list, each, options);
}

function oneByOne<C extends Context>(
  kind: Kind,
  list: List<C>,
  each: Part<C>,
  options: AskOptions<C>,
  /** Given how many pieces were taken and how many are on offer. */
  bounds: (c: C, taken: number, pieces: number) => Bounds,
): Part<C> {
  const by = options.by ?? who;
  const pieces = new OptionList();
  const choose = (chooser: Slot, taken: Slot, lowest: Slot, done: Slot): Part<C> => {
    /** Lists the pieces anew. */
    const boundsNow = (c: C): Bounds => {
      pieces.clear();
      list(c, pieces);
      pieces.sort();
      return bounds(c, c.get(taken), pieces.count);
    };
    const offered: List<C> = (c, out) => offerNext(pieces, c.get(lowest), boundsNow(c), out);
    const remaining = (c: C): ChoiceSet => remainingSet(pieces, c.get(lowest), boundsNow(c));
    const take: Part<C> = [
      (c) => {
        c.set(taken, c.get(taken) + 1);
        c.set(lowest, c.answer);
      },
      each,
    ];
    const stop: Part<C> = (c) => c.set(done, 1);
    const nothing = when((c) => c.get(taken) === 0, options.none ?? []);
    const question = ask(
      kind,
      offered,
      when((c) => c.answer === PASS, stop, take),
      { by, none: [stop, nothing] },
    );
    return [(c) => c.set(chooser, by(c)), loop((c) => c.get(done) === 0, { ...question, set: remaining })];
  };
  // The last choice may be a hidden card, so only the one who chooses may see how far the order has got.
  return local((chooser) =>
    local((taken) => local((lowest) => local((done) => choose(chooser, taken, lowest, done)), chooser)),
  );
}

/** All of them, one at a time, in the order the seat likes. `each` must take the piece out of the list. */
function order<C extends Context>(kind: Kind, list: List<C>, each: Part<C>, options: AskOptions<C> = {}): Part<C> {
  return local((done) =>
    loop((c) => c.get(done) === 0, ask(kind, list, each, { ...options, none: (c) => c.set(done, 1) })),
  );
}

export type Choices<C> = { readonly [name: string]: Part<C> | { readonly if: Test<C>; readonly part: Part<C> } };

/** One of several named effects, of those that are possible now. */
function oneOf<C extends Context>(id: string, choices: Choices<C>, options?: AskOptions<C>): Part<C> {
  const names = Object.keys(choices);
  const kind = makeKind(id, (o) => names[o]!, { options: [...names.keys()] });
  const branches = names.map((name) => guarded(choices[name]!));
  const list: List<C> = (c, out) => {
    for (let i = 0; i < branches.length; i++) if (branches[i]!.if(c)) out.add(i);
  };
  let then: Part<C> = [];
  for (let i = branches.length - 1; i >= 0; i--) then = when((c) => c.answer === i, branches[i]!.part, then);
  return ask(kind, list, then, options);
}

function guarded<C>(choice: Choices<C>[string]): { if: Test<C>; part: Part<C> } {
  if (typeof choice === 'object' && 'if' in choice) return choice;
  return { if: () => true, part: choice };
}

function repeat<C extends Context>(times: Amount<C>, body: Part<C>): Part<C> {
  return local((left) => [
    (c) => c.set(left, amount(c, times)),
    loop((c) => c.get(left) > 0, [(c) => c.set(left, c.get(left) - 1), body]),
  ]);
}

/** Every other seat in turn, clockwise from the left of the one whose effect it is; `c.who` is the seat it concerns. */
function eachOther<C extends Context>(body: Part<C>, only: (c: C, seat: Seat) => boolean = () => true): Part<C> {
  return round(
    (c) => c.left(c.seat),
    (c) => c.seats - 1,
    body,
    only,
  );
}

/** Every seat in turn, clockwise from the given one. */
function eachFrom<C extends Context>(
  first: (c: C) => Seat,
  body: Part<C>,
  only: (c: C, seat: Seat) => boolean = () => true,
): Part<C> {
  return round(first, (c) => c.seats, body, only);
}

function round<C extends Context>(
  first: (c: C) => Seat,
  count: (c: C) => number,
  body: Part<C>,
  only: (c: C, seat: Seat) => boolean,
): Part<C> {
  return local((before) =>
    local((start) =>
      local((gone) => [
        (c) => {
          c.set(before, c.who);
          c.set(start, first(c));
        },
        loop(
          (c) => c.get(gone) < count(c),
          [
            (c) => {
              c.setWho(c.left(c.get(start), c.get(gone)));
              c.set(gone, c.get(gone) + 1);
            },
            when((c) => only(c, c.who), body),
          ],
        ),
        (c) => c.setWho(c.get(before)),
      ]),
    ),
  );
}

function amount<C>(c: C, of: Amount<C>): number {
  return typeof of === 'number' ? of : of(c);
}
