import {
  type Decision,
  type Engine,
  type Event,
  type Match,
  playNames,
  Refused,
  type Seat,
  type Secret,
  startMatch,
  undo,
  undoPlies,
} from '@crownleaf/engine';
import { changedSince, type Group, groupsOf, type Labels, type Told, toldTo } from '@crownleaf/words';
import type { NumberedRule } from '../../../../games/rules.ts';
import { bold, dim, wrapped } from '../print.ts';
import { rulesNamed } from '../rule-text.ts';
import { botTurns } from './bot-turns.ts';
import { HELP } from './help.ts';
import { prose } from './log.ts';
import { meant, namesOf, questionLines } from './prompt.ts';
import { finalLines, scoresNow } from './scores.ts';
import { nameOf, type Seating, titleOf } from './seating.ts';
import { groupLines } from './table.ts';

export interface SessionPlan {
  readonly engine: Engine;
  readonly labels: Labels;
  readonly rules: readonly NumberedRule[];
  readonly seating: Seating;
  readonly secret: Secret;
  readonly options?: unknown;
  /** Columns of the terminal, asked anew for every screen. */
  width(): number;
}

/** One person's game against bots: a line of input in, lines of text out. It knows of no terminal. */
export interface Session {
  /** Nothing more is asked: the game is over, or the person has left. */
  readonly done: boolean;
  readonly match: Match;
  /** What to show first. */
  opening(): string[];
  handle(line: string): string[];
  /** What to say when no more input comes. */
  leave(): string[];
}

const LOG_LENGTH = 40;

export function createSession(plan: SessionPlan): Session {
  const { engine, labels, rules, seating } = plan;
  const { game } = engine;
  const { human } = seating;
  const scene = { game, labels, seat: human, titleOf: (seat: Seat) => titleOf(seating, seat) };
  const playBots = botTurns(engine, seating, Number.parseInt(plan.secret.slice(0, 8), 16));
  const started = startMatch(engine, seating.bots.length, plan.secret, plan.options);

  let match = started.match;
  let log: Told[] = [];
  /** The plies right after each answer of the person. */
  let answers: number[] = [];
  let shown: { readonly turn: number; readonly groups: readonly Group[] } | undefined;
  let left = false;

  const commands: { readonly [letter: string]: (rest: string) => string[] } = {
    u: takeBack,
    r: showRule,
    v: (what) => [...groupLines(groupsOf(scene, view(), what === 'all'), plan.width()), '', ...question()],
    l: showLog,
    s: () => scoresNow(engine, labels, seating, view()),
    '?': () => HELP,
    q: leave,
  };

  function view() {
    return engine.view(match.state, human);
  }

  function opening(): string[] {
    const bots = seating.bots.flatMap((_, seat) => (seat === human ? [] : [titleOf(seating, seat)]));
    const against = bots.length === 0 ? 'alone' : `against ${bots.join(', ')}`;
    remember(started.events);
    return [
      `${bold(game.name)}: you play seat ${human} ${against}. ${dim('? for help, q to leave')}`,
      ...goOn(0, started.match),
    ];
  }

  /** The bots play, then the screen for the next question. `from` is where the news begins in the log. */
  function goOn(from: number, next: Match): string[] {
    const { match: then, events } = playBots(next);
    match = then;
    remember(events);
    return ['', ...newsLines(log.slice(from), then.state.ply > next.state.ply), ...screen()];
  }

  function remember(events: readonly Event[]): void {
    log.push(...events.flatMap((event) => toldTo({ seat: human, nameOf }, labels, event) ?? []));
  }

  /** What one's own answer did needs no heading. */
  function newsLines(news: readonly Told[], othersActed: boolean): string[] {
    if (news.length === 0) return [];
    const heading = answers.length === 0 ? 'So far' : 'Since your last answer';
    const headed = answers.length === 0 || othersActed;
    return [...(headed ? [bold(heading)] : []), ...prose(news, plan.width()), ''];
  }

  function screen(): string[] {
    if (engine.over(match.state)) return finalLines(engine, labels, seating, match.state);
    return [...positionLines(), '', ...question()];
  }

  /** Inside a turn only what is new on the table, so that the screen stays still. */
  function positionLines(): string[] {
    const groups = groupsOf(scene, view());
    const { turn } = match.state;
    const part = shown?.turn === turn ? changedSince(shown.groups, groups) : groups;
    shown = { turn, groups };
    return groupLines(part, plan.width());
  }

  function question(): string[] {
    return questionLines(engine, labels, decision(), match.state.turn, plan.width());
  }

  function decision(): Decision {
    return engine.decision(match.state)!;
  }

  function handle(line: string): string[] {
    if (done()) return [];
    const words = line.trim().split(/\s+/);
    const [first = ''] = words;
    if (first === '') return question();
    const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
    return command === undefined ? answer(words) : command(words.slice(1).join(' '));
  }

  /** As `playNames`, but a number or a prefix means an option of the question at which it arrives. */
  function answer(words: readonly string[]): string[] {
    let next = match;
    const events: Event[] = [];
    const plies: number[] = [];
    let stop: string | undefined;
    for (const [index, word] of words.entries()) {
      stop = index === 0 ? undefined : stopped(next);
      if (stop !== undefined) {
        stop = `Only ${counted(words, index)} taken: ${stop}.`;
        break;
      }
      const wish = meant(word, namesOf(engine, engine.decision(next.state)!));
      if ('wrong' in wish) return refused(words, index, wish.wrong);
      try {
        const played = playNames(engine, next, human, [wish.name]);
        next = played.match;
        events.push(...played.events);
        plies.push(next.state.ply);
      } catch (error) {
        if (error instanceof Refused) return refused(words, index, error.message);
        throw error;
      }
    }
    const from = log.length;
    answers.push(...plies);
    remember(events);
    const lines = goOn(from, next);
    return stop === undefined ? lines : [...wrapped(stop, '', '  ', plan.width()), ...lines];
  }

  /** Why a chain of answers goes no further than here. */
  function stopped({ state }: Match): string | undefined {
    if (engine.over(state)) return 'the game is over';
    if (state.asked !== human) return `${nameOf(state.asked)} is asked next`;
    return state.barrier === state.ply ? 'then something new was seen' : undefined;
  }

  function refused(words: readonly string[], index: number, why: string): string[] {
    const nothing = words.length === 1 ? '' : ` Answer ${index + 1} of ${words.length}; none was taken.`;
    return wrapped(`${why}.${nothing}`, '', '  ', plan.width());
  }

  function takeBack(): string[] {
    if (undoPlies(match, human).length === 0) return [`You cannot go back: ${whyNoUndo()}.`];
    match = undo(match, human);
    answers = answers.filter((ply) => ply <= match.state.ply);
    log = log.filter(({ ply }) => ply <= match.state.ply);
    shown = undefined;
    return ['Taken back.', '', ...screen()];
  }

  function whyNoUndo(): string {
    const last = answers.at(-1);
    if (last === undefined) return 'there is no answer of yours yet';
    return match.state.barrier >= last
      ? 'something new was seen since your last answer'
      : 'another seat has answered since';
  }

  function showRule(wanted: string): string[] {
    const id = wanted === '' ? decision().because.findLast(({ rule }) => rule !== undefined)?.rule : wanted;
    return rulesNamed(rules, game.id, id ?? '', plan.width());
  }

  function showLog(count: string): string[] {
    const length = Number(count || LOG_LENGTH);
    if (!Number.isSafeInteger(length) || length < 1) return [`'l ${count}' is no number of events: l, l 100`];
    const part = log.slice(-length);
    const earlier = log.length - part.length;
    return [
      ...(earlier === 0 ? [] : [dim(`(${earlier} earlier; 'l ${log.length}' shows all)`)]),
      ...(part.length === 0 ? ['Nothing has happened yet.'] : prose(part, plan.width())),
    ];
  }

  function leave(): string[] {
    if (done()) return [];
    left = true;
    return [`The game was not finished (turn ${match.state.turn}, ${match.state.ply} answers).`];
  }

  function done(): boolean {
    return left || engine.over(match.state);
  }

  return {
    get done() {
      return done();
    },
    get match() {
      return match;
    },
    opening,
    handle,
    leave,
  };
}

function counted(words: readonly string[], taken: number): string {
  return `${taken} of ${words.length} answers ${taken === 1 ? 'was' : 'were'}`;
}
