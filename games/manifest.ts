import type { Game, State } from '@crownleaf/engine';

/** ICU messages by key. */
export type Words = { readonly [key: string]: string };

export type OptionValues = { readonly [name: string]: string | number | boolean };

/** What is played each day: alone where the game has a solo mode, else against bots. */
export interface DailyFormat {
  readonly seats: number;
  readonly options: OptionValues;
}

/** A score sheet of the game's own for somebody who plays alone. `R` is what a finished game leaves on it. */
export interface SoloSheet<S extends State = State, R = unknown> {
  /** What a finished game is worth; undefined if it does not count. Plain data without a name: people change theirs. */
  resultOf(state: S): R | undefined;
  /** The sheet after these games of a player, first game first, and the options of the next game of a campaign. */
  read(results: readonly R[], player: string): { readonly sheet: unknown; readonly next: OptionValues };
}

/**
 * What everybody may know of a game before it is loaded. It lies in the game's folder, whose name is the id. Rules, words and
 * solo sheet are fetched when they are needed; what is drawn is in `ui/manifest.ts`, which only the page loads.
 */
export interface GameManifest {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly [min: number, max: number];
  /** How many play when nobody says otherwise. */
  readonly usual: number;
  readonly minutes: string;
  readonly motto: string;
  /** What it is, for somebody who has never heard of it. */
  readonly story: string;
  /** Who made the printed game. */
  readonly credits?: { readonly design: string; readonly publisher: string };
  /** Known to the command line and by its address, but not offered. */
  readonly hidden?: true;
  /** Chosen in the lobby until somebody chooses another. */
  readonly suggested?: true;
  /** Also written by hand without the engine, in the engine's benchmark: the measure of its speed. */
  readonly yardstick?: true;
  readonly daily?: DailyFormat;
  /** Folders of `src` that only this game has, besides those of every game (CONTRIBUTING.md). */
  readonly folders?: readonly string[];
  game(): Promise<Game>;
  words(): Promise<Words>;
  solo?(): Promise<SoloSheet>;
}
