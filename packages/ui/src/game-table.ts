import type { Preview, RuleId, ScoreLine, Seat, TieBreak, View } from '@crownleaf/engine';
import type { Result } from '@crownleaf/protocol/types';
import type { Labels } from '@crownleaf/words';
import type { ComponentType } from 'react';
import type { Asked, SeatInfo, TableEvent } from './port.ts';
import type { SetChoice } from './table/set-choice.ts';

/** What a game's table is drawn from, at hand in every part of it through `useTable`. */
export interface TableProps<V extends View = View> {
  /** The game's id. */
  readonly game: string;
  readonly view: V;
  /** Whose eyes we look through; undefined is a spectator. */
  readonly me: Seat | undefined;
  /** The question to `me`, once all that led to it has been shown. */
  readonly asked: Asked | undefined;
  /** What is chosen so far, where several pieces are chosen in any order and sent at once. */
  readonly set: SetChoice | undefined;
  /** Whether this answer can be given now. */
  legal(name: string): boolean;
  readonly seats: readonly SeatInfo[];
  nameOf(seat: Seat): string;
  readonly words: Labels;
  /** The option that is pointed at, and what it would change as soon as that is worked out. */
  readonly pointed: Pointed | undefined;
  /** A finger sees first what this answer would do: one touch points at it, the next one gives it. */
  shownFirst(name: string): boolean;
  /** Answers that were given at this screen, the latest last: a view does not tell what a step under way began with. */
  readonly given: readonly string[];
  /** Sends one answer, or a chain of them. */
  send(...names: string[]): void;
  point(name: string | undefined): void;
  /** Says why this cannot be done now, and leads to the details of the thing that was asked about. */
  explain(what: string, thing?: string): void;
  /** Opens a card or token large, by its name. */
  open(thing: string): void;
  openRule(rule: RuleId): void;
}

export interface Pointed {
  readonly name: string;
  readonly preview: Preview | undefined;
}

/** A thing that moves from one place of the table to another. Places are elements with `data-place`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Drawn as this thing (`Thing` of the game), else as a plain token. */
  readonly thing?: string;
  readonly count?: number;
}

/** Who plays against a person alone without having a seat. */
export interface Rival {
  readonly name: string;
  readonly lines: readonly ScoreLine[];
}

export interface EndingProps {
  readonly result: Result;
  /** All that happened, from the start of the game. */
  readonly log: readonly TableEvent[];
  /** The id of the table; `local` is a table of this device alone. */
  readonly table: string;
  /** The game leaves no solo record. */
  readonly isPractice: boolean;
}

export interface AloneProps {
  readonly words: Labels;
  /** The game's own sheet of results as the server keeps it, if there is one. */
  readonly kept?: unknown;
  /** Begins a game for one with these options. */
  play(options: object): void;
}

/** What a game gives to the page; `V` are the views of that game. */
export interface GameTable<V extends View = View> {
  /** The board; its parts know the table through `useTable`. */
  readonly Table: ComponentType;
  /** The board needs all of a small desk, lest its letters get too small: there the log lies over it. */
  readonly wide?: true;
  /** A card or token at the size of a hand card; used in flights and, larger, in details. */
  readonly Thing?: ComponentType<{ readonly name: string; readonly large?: boolean }>;
  /** Drawings that things refer to, for a page that shows things without their table. */
  readonly Sheet?: ComponentType;
  /** What the details of a thing say besides its picture. */
  readonly Details?: ComponentType<{ readonly name: string }>;
  /** Names of things that details exist for; other words in the log are plain. */
  isThing?(name: string): boolean;
  /** Answers of so many consequences that a finger, which cannot rest above them, sees these first. */
  shownFirst?(name: string): boolean;
  /** Answers of such consequences that they are shown and confirmed even where the rules leave no other. */
  confirmed?(name: string): boolean;
  /** An answer in the decision bar by what it means at this position, where its name alone says too little. */
  brief?(name: string, table: TableProps<V>): string | undefined;
  /** One line below the question: what the effect that asks can do. */
  about?(table: TableProps<V>): string | undefined;
  /** Kinds of events that a table is set up with: at the start of the log they stand under a head of their own. */
  readonly setUp?: readonly string[];
  flights?(event: TableEvent, before: V, me: Seat | undefined): readonly Flight[];
  /** Whose score stands beside that of somebody who played alone. */
  rival?(view: V, words: Labels): Rival | undefined;
  /** What decides between equal sums, one after the other; shown as far as it was needed. */
  tieBreaks?(view: V): readonly TieBreak[];
  /** Who is in the lead, in one line for each seat, shown in the seats panel. */
  standing?(view: V, seat: Seat): string;
  /** Help that is special to this game: its reference card. */
  readonly Reference?: ComponentType;
  /** How the end is told, in place of the plain list of scores. */
  readonly Ending?: ComponentType<EndingProps>;
  /** Playing alone, on the game's page: its modes and what was reached in them. */
  readonly Alone?: ComponentType<AloneProps>;
  /**
   * What "play again" means for one person, where it is not the same game again: the options of the next game of a
   * campaign, by the options of the last one and the sheet as the server keeps it.
   */
  nextAlone?(options: object, kept?: unknown): object | undefined;
  /** Values that no source prints, for the info dialog. */
  readonly reconstructed?: readonly { readonly what: string; readonly value: string }[];
}

/** Lessons on real positions: the engine plays the opening of the seed by these answers, the person goes on. */
export interface Tutorial {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  readonly steps: readonly TutorialStep[];
}

export interface TutorialStep {
  readonly title: string;
  readonly text: string;
  /** Answers that are given before this step, by whoever is asked. */
  readonly before?: readonly string[];
  /** Places of the table that light up. */
  readonly places?: readonly string[];
  /** Answers that the person may give, whole or, as `back:`, by their verb. Without it the step is read and left with "Next". */
  readonly wants?: readonly string[];
}
