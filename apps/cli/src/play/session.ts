import {
  type Decision,
  type Engine,
  type Match,
  RefusedError,
  type Seat,
  type Secret,
  type View,
} from '@crownleaf/engine';
import type { NoUndo } from '@crownleaf/protocol/types';
import { type ChainStop, TableHost, type TakenAnswers } from '@crownleaf/table';
import { changedSince, type Group, groupsOf, type Labels, type Told } from '@crownleaf/words';
import type { NumberedRule } from '../../../../games/rules.ts';
import { bold, dim, wrapped } from '../print.ts';
import { rulesNamed } from '../rule-text.ts';
import { botTurns } from './bot-turns.ts';
import { HELP } from './help.ts';
import { prose } from './log.ts';
import { meant, namesOf, questionLines } from './prompt.ts';
import { finalLines, scoresNow } from './scores.ts';
import { nameOf, type Seating, titleOf } from './seating.ts';
import { SessionLog } from './session-log.ts';
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

const WHY_NO_UNDO: { readonly [reason in NoUndo]: string } = {
  'nothing-yet': 'there is no answer of yours yet',
  'new-information': 'something new was seen since your last answer',
  'other-answered': 'another seat has answered since',
  over: 'the game is over',
  'not-seated': 'you have no seat',
};

/** One person's game against bots: a line of input in, lines of text out. It knows of no terminal. */
export class Session {
  readonly #plan: SessionPlan;
  readonly #host: TableHost;
  readonly #log: SessionLog;
  readonly #playBots: () => void;
  #hasAnswered = false;
  #shown: { readonly turn: number; readonly groups: readonly Group[] } | undefined;
  #hasLeft = false;

  constructor(plan: SessionPlan) {
    const { engine, labels, seating, secret, options } = plan;
    this.#plan = plan;
    this.#host = new TableHost(engine);
    this.#log = new SessionLog(this.#host, labels, seating.human);
    this.#playBots = botTurns(this.#host, seating, Number.parseInt(secret.slice(0, 8), 16));
    this.#host.start(seating.bots.length, secret, options);
  }

  /** Nothing more is asked: the game is over, or the person has left. */
  get done(): boolean {
    return this.#hasLeft || this.#host.decision === undefined;
  }

  get match(): Match {
    return this.#host.match!;
  }

  /** What to show first. */
  opening(): string[] {
    const { engine, seating } = this.#plan;
    const { human } = seating;
    const bots = seating.bots.flatMap((_, seat) => (seat === human ? [] : [titleOf(seating, seat)]));
    const against = bots.length === 0 ? 'alone' : `against ${bots.join(', ')}`;
    const title = `${bold(engine.game.name)}: you play seat ${human} ${against}. ${dim('? for help, q to leave')}`;
    return [title, ...this.#goOn(0)];
  }

  handle(line: string): string[] {
    if (this.done) return [];
    const words = line.trim().split(/\s+/);
    const [first = ''] = words;
    if (first === '') return this.#questionLines();
    return this.#runCommand(first, words.slice(1).join(' ')) ?? this.#answer(words);
  }

  /** What to say when no more input comes. */
  leave(): string[] {
    if (this.done) return [];
    this.#hasLeft = true;
    const { turn, ply } = this.match.state;
    return [`The game was not finished (turn ${turn}, ${ply} answers).`];
  }

  #runCommand(letter: string, rest: string): string[] | undefined {
    const { engine, labels, seating } = this.#plan;
    switch (letter) {
      case 'u':
        return this.#takeBack();
      case 'r':
        return this.#showRule(rest);
      case 'v':
        return [...this.#groupLines(this.#groups(rest === 'all')), '', ...this.#questionLines()];
      case 'l':
        return this.#log.show(rest, this.#plan.width());
      case 's':
        return scoresNow(engine, labels, seating, this.#view());
      case '?':
        return HELP;
      case 'q':
        return this.leave();
      default:
        return undefined;
    }
  }

  #view(): View {
    return this.#host.view(this.#plan.seating.human)!;
  }

  #decision(): Decision {
    return this.#host.decision!;
  }

  /** The bots play, then the screen for the next question. `from` is where the news begins in the log. */
  #goOn(from: number): string[] {
    const { ply } = this.match.state;
    this.#playBots();
    this.#log.update();
    return ['', ...this.#newsLines(this.#log.since(from), this.match.state.ply > ply), ...this.#screen()];
  }

  /** What one's own answer did needs no heading. */
  #newsLines(news: readonly Told[], othersActed: boolean): string[] {
    if (news.length === 0) return [];
    const heading = this.#hasAnswered ? 'Since your last answer' : 'So far';
    const isHeaded = !this.#hasAnswered || othersActed;
    return [...(isHeaded ? [bold(heading)] : []), ...prose(news, this.#plan.width()), ''];
  }

  #screen(): string[] {
    const { engine, labels, seating } = this.#plan;
    if (this.#host.decision === undefined) return finalLines(engine, labels, seating, this.match.state);
    return [...this.#positionLines(), '', ...this.#questionLines()];
  }

  /** Inside a turn only what is new on the table, so that the screen stays still. */
  #positionLines(): string[] {
    const groups = this.#groups();
    const { turn } = this.match.state;
    const part = this.#shown?.turn === turn ? changedSince(this.#shown.groups, groups) : groups;
    this.#shown = { turn, groups };
    return this.#groupLines(part);
  }

  #groups(isAll = false): readonly Group[] {
    const { engine, labels, seating } = this.#plan;
    const scene = {
      game: engine.game,
      labels,
      seat: seating.human,
      titleOf: (seat: Seat) => titleOf(seating, seat),
    };
    return groupsOf(scene, this.#view(), isAll);
  }

  #groupLines(groups: readonly Group[]): string[] {
    return groupLines(groups, this.#plan.width());
  }

  #questionLines(): string[] {
    const { engine, labels } = this.#plan;
    return questionLines(engine, labels, this.#decision(), this.match.state.turn, this.#plan.width());
  }

  /** A number or a prefix means an option of the question at which it arrives. */
  #answer(words: readonly string[]): string[] {
    const { engine, seating } = this.#plan;
    const resolve = (word: string, { state }: Match, index: number): string => {
      const meaning = meant(word, namesOf(engine, engine.decision(state)!));
      if ('wrong' in meaning) throw new RefusedError('illegal-option', meaning.wrong, { index });
      return meaning.name;
    };
    let taken: TakenAnswers;
    try {
      taken = this.#host.answer({ seat: seating.human, names: words, by: 'human', resolve });
    } catch (error) {
      if (error instanceof RefusedError) return this.#refusalLines(words, error);
      throw error;
    }
    this.#hasAnswered = true;
    const { steps, stop } = taken;
    const note = stop && `Only ${counted(words, steps.length)} taken: ${stopText(stop, taken.match)}.`;
    const lines = this.#goOn(this.#log.length);
    return note === undefined ? lines : [...wrapped(note, '', '  ', this.#plan.width()), ...lines];
  }

  #refusalLines(words: readonly string[], { index, message }: RefusedError): string[] {
    const nothing = words.length === 1 ? '' : ` Answer ${index + 1} of ${words.length}; none was taken.`;
    return wrapped(`${message}.${nothing}`, '', '  ', this.#plan.width());
  }

  #takeBack(): string[] {
    const { human } = this.#plan.seating;
    const { plies, reason } = this.#host.undoRight(human);
    if (plies.length === 0) return [`You cannot go back: ${WHY_NO_UNDO[reason!]}.`];
    this.#host.undo(human);
    this.#log.takeBack();
    this.#shown = undefined;
    return ['Taken back.', '', ...this.#screen()];
  }

  #showRule(wanted: string): string[] {
    const { engine, rules } = this.#plan;
    const id = wanted === '' ? this.#decision().because.findLast(({ rule }) => rule !== undefined)?.rule : wanted;
    return rulesNamed(rules, engine.game.id, id ?? '', this.#plan.width());
  }
}

function counted(words: readonly string[], taken: number): string {
  return `${taken} of ${words.length} answers ${taken === 1 ? 'was' : 'were'}`;
}

/** Why a chain of answers goes no further. */
function stopText(stop: ChainStop, { state }: Match): string {
  if (stop === 'over') return 'the game is over';
  return stop === 'other-asked' ? `${nameOf(state.asked)} is asked next` : 'then something new was seen';
}
