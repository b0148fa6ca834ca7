import {
  type Chance,
  createEngine,
  type Decision,
  type Engine,
  type Event,
  fastChance,
  type Game,
  itemAt,
  type Option,
  type Policy,
  type State,
  secretChance,
  secretFrom,
} from '@crownleaf/engine';
import { CHECKS } from './checks/all.ts';
import { Fault } from './fault.ts';
import { hasChoice } from './invariants.ts';
import { shrink } from './shrink.ts';
import type { CheckMaker } from './step.ts';

export interface Start {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: number;
}

export interface FuzzSpec extends Start {
  /** A game that takes more answers than this never ends. */
  readonly limit: number;
  readonly checks: readonly CheckMaker[];
  /** Gives two answers of three in place of chance: such games are short and come to where sensible players come. */
  readonly guide?: Policy | undefined;
}

export interface Finished {
  readonly final: State;
  readonly answers: readonly string[];
}

/** What went wrong and the shortest way there that was found. */
export class FoundFault extends Fault {
  readonly start: Start;
  readonly answers: readonly string[];

  constructor(fault: Fault, start: Start, answers: readonly string[]) {
    const message = fault.message.slice(fault.code.length + 2);
    super(fault.code, `${message}\n  replay: ${replayOf(start, answers)}`, fault.cause);
    this.start = start;
    this.answers = answers;
  }
}

/** A line for a test that leads to the same place. */
function replayOf({ seats, seed, options }: Start, answers: readonly string[]): string {
  const agreed = options === undefined ? '' : `, options: ${JSON.stringify(options)}`;
  const played = answers.length === 0 ? '' : `.play(${answers.map((name) => `'${name}'`).join(', ')})`;
  return `scenario(game, { seats: ${seats}, seed: '${seed}'${agreed} })${played}`;
}

/** One random game with every answer checked. Throws a `FoundFault` with a minimal list of answers. */
export function fuzz(game: Game, given: Start & Partial<FuzzSpec>): Finished {
  const spec: FuzzSpec = { limit: 20_000, checks: CHECKS, ...given };
  const engine = createEngine(game);
  const answers: string[] = [];
  try {
    const final = run(engine, spec, randomly(engine, spec), answers);
    if (!engine.over(final)) throw new Fault('endless', `no end after ${spec.limit} answers`);
    return { final, answers };
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'endless') throw new FoundFault(fault, spec, answers.slice(0, 20));
    const codeOf = (checks: readonly CheckMaker[], few: readonly string[]): string | undefined =>
      faultOf(engine, { ...spec, checks }, few)?.code;
    // The one check that finds it by itself is quicker than all of them.
    const one = spec.checks.find((check) => codeOf([check], answers) === fault.code);
    const checks = one === undefined ? spec.checks : [one];
    const minimal = shrink(answers, (few) => codeOf(checks, few) === fault.code);
    const played: string[] = [];
    const found = faultOf(engine, { ...spec, checks }, minimal, played);
    throw found === undefined ? new FoundFault(fault, spec, answers) : new FoundFault(found, spec, played);
  }
}

/** Which of these names comes next; undefined stops. */
type Chooser = (names: readonly string[], decision: Decision, s: State) => number | undefined;

function run(engine: Engine, spec: FuzzSpec, choose: Chooser, answers: string[]): State {
  // The chance of a scenario, so that a fault can be replayed in one.
  const chance = secretChance(secretFrom(String(spec.seed)));
  let before = engine.start(spec.seats, chance, spec.options);
  const start = engine.clone(before);
  const [first, second] = [setUp(engine, spec, chance), setUp(engine, spec, chance)];
  if (first !== second) {
    throw new Fault('not-deterministic', 'two set-ups from the same chance differ');
  }
  const checks = spec.checks.map((make) => make(engine, start));
  for (let n = 0; n < spec.limit; n++) {
    const decision = engine.decision(before);
    if (decision === undefined) break;
    if (!hasChoice(engine, decision)) {
      throw new Fault('too-few-options', `the engine halted for '${decision.kind}' with no choice`);
    }
    const names = decision.options.map((o) => engine.nameOption(decision.kind, o));
    const index = choose(names, decision, before);
    if (index === undefined) break;
    const option = decision.options[index];
    const name = names[index];
    if (option === undefined || name === undefined)
      throw new Fault('bad-policy', `'${decision.kind}' has no such option`);
    answers.push(name);
    const after = engine.clone(before);
    engine.apply(after, option, chance);
    const seed = (Math.imul(spec.seed, 31) + n) | 0;
    for (const check of checks) check({ engine, chance, start, before, decision, option, name, after, seed });
    before = after;
  }
  checkResult(engine, before);
  return before;
}

/** The state after set-up and what was told of it. */
function setUp(engine: Engine, spec: FuzzSpec, chance: Chance): string {
  const events: Event[] = [];
  const state = engine.start(spec.seats, chance, spec.options, { event: (e) => events.push(e) });
  return engine.hash(state) + JSON.stringify(events);
}

function checkResult(engine: Engine, s: State): void {
  if (!engine.over(s)) return;
  if (s.turn === 0) throw new Fault('no-turns', 'the game never called `c.beginTurn`, so nothing can be told by turn');
  const { game } = engine;
  const ranking = game.ranking(s);
  if (!placesEverybody(ranking, s.seats.length))
    throw new Fault('bad-result', `the ranking ${JSON.stringify(ranking)} does not give each seat a place from 1`);
  for (const seat of s.seats.keys()) {
    for (const { label, points } of game.score(s, seat)) {
      if (!Number.isInteger(points)) throw new Fault('bad-result', `'${label}' gives seat ${seat} ${points} points`);
    }
  }
}

/** Somebody is first; but a single seat may have lost against the game itself, and is then second. */
function placesEverybody(ranking: readonly number[], seats: number): boolean {
  if (seats === 1) return ranking.length === 1 && (ranking[0] === 1 || ranking[0] === 2);
  return ranking.length === seats && ranking.includes(1) && ranking.every((place) => place >= 1 && place <= seats);
}

function randomly(engine: Engine, { seed, guide }: FuzzSpec): Chooser {
  const chance = fastChance(seed ^ 0x2545f491);
  let drawn = 0;
  const random = (below: number): number => chance.int(drawn++, below);
  return (names, { kind, options, seat }, s) => {
    if (guide === undefined || random(3) === 0) return random(names.length);
    const nameOf = (option: Option): string => engine.nameOption(kind, option);
    return options.indexOf(guide.choose({ kind, options, nameOf, view: () => engine.view(s, seat), random }));
  };
}

/** Plays these answers in order and leaves out those that are not legal when their time comes. */
function following(answers: readonly string[]): Chooser {
  let at = 0;
  return (names) => {
    while (at < answers.length) {
      const index = names.indexOf(itemAt(answers, at++));
      if (index >= 0) return index;
    }
    return undefined;
  };
}

/** Adds to `played` the answers that were legal. */
function faultOf(engine: Engine, spec: FuzzSpec, answers: readonly string[], played: string[] = []): Fault | undefined {
  try {
    run(engine, spec, following(answers), played);
    return undefined;
  } catch (error) {
    return asFault(error);
  }
}

function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Fault(message.startsWith('runaway') ? 'runaway' : 'threw', message, error);
}
