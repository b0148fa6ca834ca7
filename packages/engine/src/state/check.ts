import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { itemAt } from '../item.ts';
import type { Runner } from '../script/run.ts';
import { NOBODY, type Seat } from '../seat.ts';
import { isEntry } from './entry.ts';
import { type Field, isZone, type Schema } from './schema.ts';
import { MAX_DEPTH, type State } from './state.ts';

const CORE = ['turn', 'ply', 'drawn', 'barrier', 'asked', 'stack', 'table', 'seats'] as const;
const COUNTERS = ['turn', 'ply', 'drawn', 'barrier'] as const;
const FRAME = ['script', 'step', 'seat', 'who', 'slots'] as const;
/** Half of what 32 bits hold: the next answers must fit too. */
const MOST = 2 ** 30;

/** Checks a value from outside against the schema, then that the game really stands at a question there. */
export function checker(
  game: Game,
  runner: Runner<Context>,
  questionAt: (s: State) => { by: Seat; isAsked: boolean },
): (value: unknown) => string | undefined {
  return (value) => {
    const wrong = shapeMistake(game, runner, value);
    if (wrong !== undefined) return wrong;
    const state = value as State;
    try {
      const broken = game.invariant?.(state);
      if (broken !== undefined || state.asked === NOBODY) return broken;
      const { by, isAsked } = questionAt(state);
      if (by !== state.asked)
        return `the question at which the state stands is for seat ${by}, not for seat ${state.asked}`;
      if (!isAsked) return 'the question at which the state stands has too few options to be asked';
    } catch (error) {
      return `the rules cannot read this state: ${error instanceof Error ? error.message : String(error)}`;
    }
    return undefined;
  };
}

function shapeMistake(game: Game, runner: Runner<Context>, value: unknown): string | undefined {
  if (!isRecord(value)) return 'a state is an object';
  const extra = Object.keys(value).find((key) => !CORE.includes(key as (typeof CORE)[number]));
  if (extra !== undefined) return `a state has no '${extra}'`;
  for (const name of COUNTERS) if (!isCounter(value[name])) return `'${name}' must be a whole number from 0 to ${MOST}`;
  if ((value.barrier as number) > (value.ply as number)) return "'barrier' cannot be later than 'ply'";
  if (!Array.isArray(value.seats)) return "'seats' must be a list";
  const [min, max] = game.seats;
  const seats = value.seats.length;
  if (seats < min || seats > max) return `'seats' must have ${min} to ${max} entries`;
  if (!isInt(value.asked) || value.asked < NOBODY || value.asked >= seats) return "'asked' must be a seat or -1";
  return (
    fieldsMistake(game, game.table, value.table, 'table') ??
    firstOf(value.seats, (seat, i) => fieldsMistake(game, game.seat, seat, `seats[${i}]`)) ??
    stackMistake(runner, value as { asked: number; stack: unknown }, seats)
  );
}

function fieldsMistake(game: Game, schema: Schema, value: unknown, at: string): string | undefined {
  if (!isRecord(value)) return `'${at}' must be an object`;
  const extra = Object.keys(value).find((key) => !Object.hasOwn(schema, key));
  if (extra !== undefined) return `'${at}' has no field '${extra}'`;
  const kinds = game.components.length;
  return firstOf(Object.values(schema), (field) =>
    fieldMistake(field, value[field.name], `${at}.${field.name}`, kinds),
  );
}

function fieldMistake(field: Field, value: unknown, at: string, kinds: number): string | undefined {
  if (field.type === 'int') return isInt(value) ? undefined : `'${at}' must be a 32-bit integer`;
  if (field.type === 'text') return typeof value === 'string' ? undefined : `'${at}' must be a text`;
  if (!Array.isArray(value) || !value.every(isInt)) return `'${at}' must be a list of 32-bit integers`;
  if (field.type === 'stock' && (value.length !== field.start.length || !value.every(isCount))) {
    return `'${at}' must have ${field.start.length} counts`;
  }
  if (isZone(field) && !value.every((entry) => isEntry(entry, kinds, field.type === 'pile'))) {
    return `'${at}' must hold kinds of components`;
  }
  return undefined;
}

function stackMistake(
  runner: Runner<Context>,
  { asked, stack }: { asked: number; stack: unknown },
  seats: number,
): string | undefined {
  if (!Array.isArray(stack) || stack.length > MAX_DEPTH) return `'stack' must be a list of at most ${MAX_DEPTH} frames`;
  if ((stack.length === 0) !== (asked === NOBODY)) return "'stack' is empty if and only if the game is over";
  const wrong = firstOf(stack, (frame, i) => {
    if (!isRecord(frame)) return `'stack[${i}]' must be an object`;
    const extra = Object.keys(frame).find((key) => !FRAME.includes(key as (typeof FRAME)[number]));
    if (extra !== undefined) return `'stack[${i}]' has no '${extra}'`;
    for (const name of ['seat', 'who'] as const) {
      if (!isCount(frame[name]) || frame[name] >= seats) return `'stack[${i}].${name}' must be a seat`;
    }
    const size = isCount(frame.script) ? runner.slotsOf(frame.script) : undefined;
    if (size === undefined) return `'stack[${i}].script' is no script of this game`;
    if (!isCount(frame.step) || !runner.hasStep(frame.script as number, frame.step)) {
      return `'stack[${i}].step' is no step of its script`;
    }
    const { slots } = frame;
    if (!Array.isArray(slots) || slots.length !== size || !slots.every(isInt)) {
      return `'stack[${i}].slots' must be ${size} integers`;
    }
    return undefined;
  });
  if (wrong !== undefined || stack.length === 0) return wrong;
  return runner.askAt(stack[stack.length - 1]) ? undefined : 'the innermost frame does not stand at a question';
}

function firstOf<A>(items: readonly A[], mistake: (item: A, index: number) => string | undefined): string | undefined {
  for (let i = 0; i < items.length; i++) {
    const wrong = mistake(itemAt(items, i), i);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInt(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);
}

function isCount(value: unknown): value is number {
  return isInt(value) && value >= 0;
}

function isCounter(value: unknown): value is number {
  return isCount(value) && value <= MOST;
}
