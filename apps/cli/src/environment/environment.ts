import { randomBytes } from 'node:crypto';
import { isSecret, playNames, RefusedError, type Secret, type State, secretFrom, startMatch } from '@crownleaf/engine';
import { nameSet } from '@crownleaf/table';
import { OpenGames, type Slot } from './open-games.ts';
import { optionalTextIn, type Request, RequestError, requestOf, textIn, wholeIn } from './request.ts';

/** One request line in, one answer line out; never throws. */
export interface Environment {
  handle(line: string): string;
}

type Answer = { readonly [name: string]: unknown };

export function createEnvironment(): Environment {
  const games = new OpenGames();
  return {
    handle(line) {
      try {
        return JSON.stringify({ ok: true, ...run(games, requestOf(line)) });
      } catch (error) {
        return errorLine(error);
      }
    },
  };
}

const COMMANDS: { readonly [cmd: string]: (games: OpenGames, request: Request) => Answer } = {
  new: startGame,
  answer(games, request) {
    const slot = games.current;
    const { match, events } = playNames(slot.engine, slot.match, slot.match.state.asked, [textIn(request, 'option')]);
    return replace(games, { ...slot, match, events: [...slot.events, ...events] });
  },
  view(games, request) {
    const { engine, match } = games.current;
    return { view: engine.view(match.state, seatIn(request, match.state)) };
  },
  state(games) {
    const { match } = games.current;
    return { state: match.state, secret: match.secret };
  },
  set: setState,
  clone(games, request) {
    games.keep(games.current, textIn(request, 'to'));
    return {};
  },
  use(games, request) {
    return position(games.select(textIn(request, 'name')));
  },
  scores({ current }) {
    const { engine, match, labels } = current;
    const { game } = engine;
    const scores = match.state.seats.map((_, seat) =>
      game.score(match.state, seat).map((line) => ({ ...line, label: labels.message(line.label) })),
    );
    return { scores, ranking: game.ranking(match.state) };
  },
  events(games) {
    const slot = games.current;
    games.replace({ ...slot, events: [] });
    return { events: slot.events };
  },
};

function run(games: OpenGames, request: Request): Answer {
  const cmd = textIn(request, 'cmd');
  const command = Object.hasOwn(COMMANDS, cmd) ? COMMANDS[cmd] : undefined;
  if (command === undefined) {
    const possible = Object.keys(COMMANDS).join(', ');
    throw new RequestError('unknown-command', `there is no command '${cmd}'; possible: ${possible}`);
  }
  return command(games, request);
}

function startGame(games: OpenGames, request: Request): Answer {
  const id = textIn(request, 'game');
  const seats = wholeIn(request, 'seats');
  const secret = secretFrom(optionalTextIn(request, 'seed') ?? randomBytes(32).toString('hex'));
  const known = games.gameOf(id);
  const { match, events } = startMatch(known.engine, seats, secret, request.options ?? undefined);
  return replace(games, { ...known, match, events });
}

function setState(games: OpenGames, request: Request): Answer {
  const { engine, labels, match } = games.current;
  const secret = secretIn(request) ?? match.secret;
  const wrong = engine.check(request.state);
  if (wrong !== undefined) throw new RequestError('bad-state', wrong);
  const state = engine.clone(request.state as State);
  return replace(games, { engine, labels, match: { state, secret, back: [] }, events: [] });
}

/** The answer is made first: a state that cannot be shown is not kept. */
function replace(games: OpenGames, slot: Slot): Answer {
  const answer = position(slot);
  games.replace(slot);
  return answer;
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
    decision: {
      ...{ seat, kind, ply, options, ...nameSet(engine, decision) },
      because: because.map((cause) => ({ ...cause, label: labels.cause(cause) })),
    },
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
