import { asideOf, type Chance } from './chance.ts';
import { Context } from './context.ts';
import { type Cause, type Decision, type Kind, type Option, OptionList } from './decision.ts';
import type { Observer } from './event.ts';
import type { Game, Refusal } from './game.ts';
import { chosen } from './options.ts';
import { type Preview, previewer } from './preview.ts';
import { refuser } from './refusal.ts';
import { RefusedError } from './refused-error.ts';
import { compile, type Op } from './script/compile.ts';
import { type Asks, Runner } from './script/run.ts';
import { NOBODY, type Seat } from './seat.ts';
import { checker } from './state/check.ts';
import { clone } from './state/clone.ts';
import { determiniser } from './state/determinise.ts';
import { hasher, portableSha256, type Sha256 } from './state/hash.ts';
import { type Schema, startValue } from './state/schema.ts';
import type { State, View } from './state/state.ts';
import { viewer } from './state/view.ts';

/** The rules of one game, ready to run. It holds no game's state; one engine serves any number of tables. Takes any state and gives the game's own. */
export interface Engine<T extends Schema = Schema, P extends Schema = Schema> {
  readonly game: Game<T, P>;
  readonly asks: Asks;
  start(seats: number, chance: Chance, options?: unknown, observer?: Observer): State<T, P>;
  decision(s: State): Decision | undefined;
  over(s: State): boolean;
  /** The hot path of search: fills a reused array and returns how many there are. */
  options(s: State, out: Option[]): number;
  /** Changes the state. Trusts the caller that the option is legal; `play` checks. */
  apply(s: State, option: Option, chance: Chance, observer?: Observer): void;
  nameOption(kind: string, option: Option): string;
  /** Every name that an answer can have anywhere in this game; undefined if a kind does not list its options. */
  vocabulary(): ReadonlySet<string> | undefined;
  /** Why this seat cannot give an answer of this name now. */
  whyNot(v: View, name: string): Refusal;
  /** The option that has this name now. */
  findOption(s: State, name: string): Option | undefined;
  clone(s: State): State<T, P>;
  hash(s: State): string;
  /** The hash of the position alone, see `Hasher`. */
  position(s: State): string;
  view(s: State, seat: Seat | undefined): View<T, P>;
  /** A world that fits the view. A bot never holds the real state. */
  determinise(v: View, chance: Chance): State<T, P>;
  preview(v: View, option: Option, seed?: number): Preview;
  /** What is wrong with this value as a state of this game, if anything. */
  check(value: unknown): string | undefined;
}

/** After so many deals in which the seat that is asked would have no choice, the last one has to do. */
const MOST_DEALS = 64;

export interface EngineSetting {
  readonly sha256?: Sha256;
  /** Players are asked for every choice and at the end of their turns, unless something else is said here. */
  readonly asks?: Asks;
}

export function createEngine<T extends Schema, P extends Schema>(
  game: Game<T, P>,
  setting?: EngineSetting,
): Engine<T, P>;
export function createEngine(game: Game, { sha256 = portableSha256, asks = 'turn-ends' }: EngineSetting = {}): Engine {
  const compiled = compile(game.scripts);
  const runner = new Runner(compiled, asks);
  const c = new Context();
  const list = new OptionList();
  const hashes = hasher(game.table, game.seat, sha256);
  const view = viewer(game.table, game.seat, (script) => runner.secretsOf(script));
  const deal = determiniser(game.table, game.seat);

  function start(seats: number, chance: Chance, options?: unknown, observer?: Observer): State {
    const o = checkedOptions(game, seats, options);
    const state = emptyState(game, seats);
    state.stack.push(runner.frame(0, 0, 0));
    c.begin(state, chance, observer, NOBODY);
    c.frame = state.stack[0]!;
    game.setup(c, o);
    runner.run(c);
    return state;
  }

  function apply(s: State, option: Option, chance: Chance, observer?: Observer): void {
    c.begin(s, chance, observer, s.asked);
    c.answer = option;
    s.ply++;
    s.stack[s.stack.length - 1]!.step++;
    runner.run(c);
  }

  function listed(s: State): Op<Context> {
    const frame = s.stack[s.stack.length - 1]!;
    const ask = runner.askAt(frame);
    if (ask === undefined) throw new Error(`game '${game.id}': the state does not stand at a question`);
    c.state = s;
    c.frame = frame;
    list.clear();
    ask.list(c, list);
    return ask;
  }

  function options(s: State, out: Option[]): number {
    if (s.asked === NOBODY) return 0;
    listed(s);
    for (let i = 0; i < list.count; i++) out[i] = list.items[i]!;
    return list.count;
  }

  function questionAt(s: State): { by: Seat; isAsked: boolean } {
    const ask = listed(s);
    return { by: ask.by(c), isAsked: runner.isAsked(ask, list) };
  }

  function decision(s: State): Decision | undefined {
    if (s.asked === NOBODY) return undefined;
    const ask = listed(s);
    return decisionAt(runner, c, ask, list.items.slice(0, list.count));
  }

  function findOption(s: State, name: string): Option | undefined {
    if (s.asked === NOBODY) return undefined;
    const { kind } = listed(s);
    for (let i = 0; i < list.count; i++) if (kind.name(list.items[i]!) === name) return list.items[i];
    return undefined;
  }

  /** Being asked is public: a seat that is asked has a choice in every world, if a deal can be found that gives it one. */
  function determinise(v: View, chance: Chance): State {
    const random = asideOf(chance);
    for (let tries = 1; ; tries++) {
      const world = deal(v, random);
      game.determinise?.(world, v, random);
      if (v.asked === v.viewer || v.asked === NOBODY || tries === MOST_DEALS) return world;
      if (runner.isAsked(listed(world), list)) return world;
    }
  }

  const names = optionNames(game, compiled.kinds);
  return {
    game,
    asks,
    start,
    decision,
    over: (s) => s.asked === NOBODY,
    options,
    apply,
    nameOption: names.nameOption,
    vocabulary: names.vocabulary,
    whyNot: refuser(game, runner, names.vocabulary),
    findOption,
    clone,
    hash: hashes.hash,
    position: hashes.position,
    view,
    determinise,
    preview: previewer({ determinise, apply, view }),
    check: checker(game, runner, questionAt),
  };
}

/** The question at which the state of the context halts. */
function decisionAt(runner: Runner<Context>, c: Context, ask: Op<Context>, options: readonly Option[]): Decision {
  const { state } = c;
  const { id, secret } = ask.kind;
  const because = causesOf(runner, state, ask);
  const decision = { ply: state.ply, seat: state.asked, kind: id, secret, options, because };
  if (ask.set !== undefined) return { ...decision, set: ask.set(c) };
  return ask.endsTurn === undefined ? decision : { ...decision, endsTurn: ask.endsTurn };
}

/** The effects that led to this question, outermost first. */
function causesOf(runner: Runner<Context>, s: State, ask: Op<Context>): Cause[] {
  const out: Cause[] = [];
  for (const frame of s.stack.slice(1)) {
    const { label, rule } = runner.programOf(frame).script;
    out.push(rule === undefined ? { label } : { label, rule });
  }
  const rule = ask.rule ?? runner.programOf(s.stack[s.stack.length - 1]!).script.rule;
  const label = ask.label ?? ask.kind.id;
  out.push(rule === undefined ? { label } : { label, rule });
  return out;
}

/** What options are called. All names of a game are collected when they are first asked for. */
function optionNames(game: Game, kinds: ReadonlyMap<string, Kind>): Pick<Engine, 'nameOption' | 'vocabulary'> {
  let words: ReadonlySet<string> | undefined;
  return {
    nameOption: (id, option) => {
      const kind = kinds.get(id);
      if (kind === undefined) throw new Error(`game '${game.id}' has no kind of decision '${id}'`);
      return kind.name(option);
    },
    vocabulary: () => {
      const all = [...kinds.values()];
      if (all.some(({ options }) => options === undefined)) return undefined;
      words ??= new Set(['pass', ...all.flatMap(namesOf)]);
      return words;
    },
  };
}

function namesOf({ name, options = [] }: Kind): string[] {
  return options.map(name);
}

function checkedOptions(game: Game, seats: number, given: unknown) {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new RefusedError(
      'bad-options',
      `${game.id} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`,
    );
  }
  const o = chosen(game.options, given);
  const wrong = game.checkOptions?.(o, seats);
  if (wrong !== undefined) throw new RefusedError('bad-options', wrong);
  return o;
}

function emptyState(game: Game, seats: number): State {
  // Built at once: an object that grows by more than a dozen computed keys becomes a hash table, and every read of the
  // state and every clone of it is then several times slower.
  const fields = (schema: Game['table']): State['table'] =>
    Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, startValue(field)]));
  return {
    turn: 0,
    ply: 0,
    drawn: 0,
    barrier: 0,
    asked: NOBODY,
    stack: [],
    table: fields(game.table),
    seats: Array.from({ length: seats }, () => fields(game.seat)),
  };
}
