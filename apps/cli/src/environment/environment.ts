import { randomBytes } from 'node:crypto';
import {
  createEngine,
  type Engine,
  type Event,
  isSecret,
  type Match,
  playNames,
  RefusedError,
  type Secret,
  type State,
  secretFrom,
  startMatch,
} from '@crownleaf/engine';
import { type Labels, labels } from '@crownleaf/words';
import { GAMES } from '../../../../games/registry.ts';
import { optionalTextIn, type Request, RequestError, requestOf, textIn, wholeIn } from './request.ts';

/** One request line in, one answer line out; never throws. */
export interface Environment {
  handle(line: string): string;
}

/** A game under way. Slots are replaced as a whole, so that a request that fails leaves everything as it was. */
interface Slot {
  readonly engine: Engine;
  readonly labels: Labels;
  readonly match: Match;
  /** Not fetched yet. */
  readonly events: readonly Event[];
}

type Answer = { readonly [name: string]: unknown };

const FIRST_NAME = 'main';
const MOST_GAMES = 10_000;
const LONGEST_NAME = 200;

export function createEnvironment(): Environment {
  const slots = new Map<string, Slot>();
  const engines = new Map<string, Pick<Slot, 'engine' | 'labels'>>();
  let current = FIRST_NAME;

  const commands: { readonly [cmd: string]: (request: Request) => Answer } = {
    new: startGame,
    answer(request) {
      const slot = open();
      const { match, events } = playNames(slot.engine, slot.match, slot.match.state.asked, [textIn(request, 'option')]);
      return put({ ...slot, match, events: [...slot.events, ...events] });
    },
    view(request) {
      const { engine, match } = open();
      return { view: engine.view(match.state, seatIn(request, match.state)) };
    },
    state() {
      const { match } = open();
      return { state: match.state, secret: match.secret };
    },
    set: setState,
    clone(request) {
      const slot = open();
      const name = textIn(request, 'to');
      if (name.length > LONGEST_NAME)
        throw new RequestError('bad-request', `a name has at most ${LONGEST_NAME} letters`);
      if (!slots.has(name) && slots.size >= MOST_GAMES) {
        throw new RequestError(
          'too-many-games',
          `there are ${MOST_GAMES} games already; clone to a name that is in use`,
        );
      }
      slots.set(name, slot);
      return {};
    },
    use(request) {
      const name = textIn(request, 'name');
      const slot = slots.get(name);
      if (slot === undefined) throw new RequestError('unknown-name', `there is no game '${name}'; ${namesInUse()}`);
      current = name;
      return position(slot);
    },
    scores() {
      const { engine, match, labels } = open();
      const { game } = engine;
      const scores = match.state.seats.map((_, seat) =>
        game.score(match.state, seat).map((line) => ({ ...line, label: labels.message(line.label) })),
      );
      return { scores, ranking: game.ranking(match.state) };
    },
    events() {
      const slot = open();
      slots.set(current, { ...slot, events: [] });
      return { events: slot.events };
    },
  };

  function startGame(request: Request): Answer {
    const id = textIn(request, 'game');
    const seats = wholeIn(request, 'seats');
    const secret = secretFrom(optionalTextIn(request, 'seed') ?? randomBytes(32).toString('hex'));
    const known = engineOf(id);
    const { match, events } = startMatch(known.engine, seats, secret, request.options ?? undefined);
    return put({ ...known, match, events });
  }

  function setState(request: Request): Answer {
    const { engine, labels, match } = open();
    const secret = secretIn(request) ?? match.secret;
    const wrong = engine.check(request.state);
    if (wrong !== undefined) throw new RequestError('bad-state', wrong);
    const state = engine.clone(request.state as State);
    return put({ engine, labels, match: { state, secret, back: [] }, events: [] });
  }

  function engineOf(id: string): Pick<Slot, 'engine' | 'labels'> {
    const made = engines.get(id);
    if (made !== undefined) return made;
    const registered = GAMES.find(({ game }) => game.id === id);
    if (registered === undefined) {
      const possible = GAMES.map(({ game }) => game.id).join(', ');
      throw new RequestError('unknown-game', `there is no game '${id}'; possible: ${possible}`);
    }
    const known = { engine: createEngine(registered.game), labels: labels(registered.words.en) };
    engines.set(id, known);
    return known;
  }

  function open(): Slot {
    const slot = slots.get(current);
    if (slot === undefined) throw new RequestError('no-game', 'there is no game yet: begin with {"cmd":"new", …}');
    return slot;
  }

  /** The answer is made first: a state that cannot be shown is not kept. */
  function put(slot: Slot): Answer {
    const answer = position(slot);
    slots.set(current, slot);
    return answer;
  }

  function namesInUse(): string {
    const names = [...slots.keys()];
    return `possible: ${names.slice(0, 12).join(', ') || 'none'}${names.length > 12 ? ', …' : ''}`;
  }

  function run(line: string): Answer {
    const request = requestOf(line);
    const cmd = textIn(request, 'cmd');
    const command = Object.hasOwn(commands, cmd) ? commands[cmd] : undefined;
    if (command === undefined) {
      const possible = Object.keys(commands).join(', ');
      throw new RequestError('unknown-command', `there is no command '${cmd}'; possible: ${possible}`);
    }
    return command(request);
  }

  return {
    handle(line) {
      try {
        return JSON.stringify({ ok: true, ...run(line) });
      } catch (error) {
        return errorLine(error);
      }
    },
  };
}

function position({ engine, labels, match }: Slot): Answer {
  const decision = engine.decision(match.state);
  if (decision === undefined) return { decision: null, over: true };
  const { seat, kind, ply, because } = decision;
  const options = decision.options.map((option) => {
    const name = engine.nameOption(kind, option);
    return { name, label: labels.option(name, kind) };
  });
  return {
    decision: { seat, kind, ply, options, because: because.map((cause) => ({ ...cause, label: labels.cause(cause) })) },
    over: false,
  };
}

function seatIn(request: Request, state: State): number | undefined {
  if (request.seat === undefined || request.seat === null) return undefined;
  const seat = wholeIn(request, 'seat');
  if (seat < 0 || seat >= state.seats.length) {
    throw new RequestError('bad-request', `'seat' must be a seat from 0 to ${state.seats.length - 1}`);
  }
  return seat;
}

function secretIn(request: Request): Secret | undefined {
  const secret = optionalTextIn(request, 'secret');
  if (secret === undefined) return undefined;
  if (!isSecret(secret)) throw new RequestError('bad-request', "'secret' must be 64 hex digits");
  return secretFrom(secret);
}

const LONGEST_MESSAGE = 500;

export function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const shown = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
  const rule = error instanceof RequestError || error instanceof RefusedError ? error.rule : undefined;
  const body = { code: codeOf(error), message: shown.toWellFormed(), ...(rule === undefined ? {} : { rule }) };
  return JSON.stringify({ ok: false, error: body });
}

function codeOf(error: unknown): string {
  if (error instanceof RequestError || error instanceof RefusedError) return error.code;
  return 'failed';
}
