import {
  type Decision,
  type Engine,
  type Event,
  type Match,
  RefusedError,
  type Seat,
  type Secret,
} from '@crownleaf/engine';
import type { NoUndo } from '@crownleaf/protocol/types';
import { type ChainStop, TableHost, type TakenAnswers } from '@crownleaf/table';
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
const WHY_NO_UNDO: { readonly [reason in NoUndo]: string } = {
  'nothing-yet': 'there is no answer of yours yet',
  'new-information': 'something new was seen since your last answer',
  'other-answered': 'another seat has answered since',
  over: 'the game is over',
  'not-seated': 'you have no seat',
};

export function createSession(plan: SessionPlan): Session {
  const { engine, labels, rules, seating } = plan;
  const { game } = engine;
  const { human } = seating;
  const scene = { game, labels, seat: human, titleOf: (seat: Seat) => titleOf(seating, seat) };
  const host = new TableHost(engine);
  const playBots = botTurns(host, seating, Number.parseInt(plan.secret.slice(0, 8), 16));
  host.start(seating.bots.length, plan.secret, plan.options);

  let log: Told[] = [];
  /** The last change that is in the log. */
  let logged = 0;
  let hasAnswered = false;
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

  function state() {
    return host.match!.state;
  }

  function view() {
    return host.view(human)!;
  }

  function opening(): string[] {
    const bots = seating.bots.flatMap((_, seat) => (seat === human ? [] : [titleOf(seating, seat)]));
    const against = bots.length === 0 ? 'alone' : `against ${bots.join(', ')}`;
    return [`${bold(game.name)}: you play seat ${human} ${against}. ${dim('? for help, q to leave')}`, ...goOn(0)];
  }

  /** The bots play, then the screen for the next question. `from` is where the news begins in the log. */
  function goOn(from: number): string[] {
    const { ply } = state();
    playBots();
    remember();
    return ['', ...newsLines(log.slice(from), state().ply > ply), ...screen()];
  }

  function remember(): void {
    const events = host.changesSince(logged)!.flatMap((change): readonly Event[] => change.events);
    logged = host.seq;
    log.push(...events.flatMap((event) => toldTo({ seat: human, nameOf }, labels, event) ?? []));
  }

  /** What one's own answer did needs no heading. */
  function newsLines(news: readonly Told[], othersActed: boolean): string[] {
    if (news.length === 0) return [];
    const heading = hasAnswered ? 'Since your last answer' : 'So far';
    const headed = !hasAnswered || othersActed;
    return [...(headed ? [bold(heading)] : []), ...prose(news, plan.width()), ''];
  }

  function screen(): string[] {
    if (host.decision === undefined) return finalLines(engine, labels, seating, state());
    return [...positionLines(), '', ...question()];
  }

  /** Inside a turn only what is new on the table, so that the screen stays still. */
  function positionLines(): string[] {
    const groups = groupsOf(scene, view());
    const { turn } = state();
    const part = shown?.turn === turn ? changedSince(shown.groups, groups) : groups;
    shown = { turn, groups };
    return groupLines(part, plan.width());
  }

  function question(): string[] {
    return questionLines(engine, labels, decision(), state().turn, plan.width());
  }

  function decision(): Decision {
    return host.decision!;
  }

  function handle(line: string): string[] {
    if (done()) return [];
    const words = line.trim().split(/\s+/);
    const [first = ''] = words;
    if (first === '') return question();
    const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
    return command === undefined ? answer(words) : command(words.slice(1).join(' '));
  }

  /** A number or a prefix means an option of the question at which it arrives. */
  function answer(words: readonly string[]): string[] {
    const resolve = (word: string, { state: at }: Match, index: number): string => {
      const meaning = meant(word, namesOf(engine, engine.decision(at)!));
      if ('wrong' in meaning) throw new RefusedError('illegal-option', meaning.wrong, { index });
      return meaning.name;
    };
    let taken: TakenAnswers;
    try {
      taken = host.answer({ seat: human, names: words, by: 'human', resolve });
    } catch (error) {
      if (error instanceof RefusedError) return refused(words, error.index, error.message);
      throw error;
    }
    hasAnswered = true;
    const { steps, stop } = taken;
    const note = stop && `Only ${counted(words, steps.length)} taken: ${stopText(stop, taken.match)}.`;
    const lines = goOn(log.length);
    return note === undefined ? lines : [...wrapped(note, '', '  ', plan.width()), ...lines];
  }

  function refused(words: readonly string[], index: number, why: string): string[] {
    const nothing = words.length === 1 ? '' : ` Answer ${index + 1} of ${words.length}; none was taken.`;
    return wrapped(`${why}.${nothing}`, '', '  ', plan.width());
  }

  function takeBack(): string[] {
    const { plies, reason } = host.undoRight(human);
    if (plies.length === 0) return [`You cannot go back: ${WHY_NO_UNDO[reason!]}.`];
    host.undo(human);
    logged = host.seq;
    log = log.filter(({ ply }) => ply <= state().ply);
    shown = undefined;
    return ['Taken back.', '', ...screen()];
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
    return [`The game was not finished (turn ${state().turn}, ${state().ply} answers).`];
  }

  function done(): boolean {
    return left || host.decision === undefined;
  }

  return {
    get done() {
      return done();
    },
    get match() {
      return host.match!;
    },
    opening,
    handle,
    leave,
  };
}

function counted(words: readonly string[], taken: number): string {
  return `${taken} of ${words.length} answers ${taken === 1 ? 'was' : 'were'}`;
}

/** Why a chain of answers goes no further. */
function stopText(stop: ChainStop, { state }: Match): string {
  if (stop === 'over') return 'the game is over';
  return stop === 'other-asked' ? `${nameOf(state.asked)} is asked next` : 'then something new was seen';
}
