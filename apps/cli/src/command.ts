import type { Arguments } from './arguments.ts';

/** An option of a command, as it is parsed and as it is explained. */
export interface Flag {
  readonly name: string;
  /** What stands for its value in the help; without it the option is a switch. */
  readonly value?: string;
  readonly about: string;
}

export interface Command {
  readonly name: string;
  /** What follows the name, as in `GAME [RULE-ID]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Paragraphs for its own help. */
  readonly details: readonly string[];
  readonly flags: readonly Flag[];
  /** How many words may follow the name, at least and at most. */
  readonly words: readonly [min: number, max: number];
  /** Returns the exit code. */
  run(args: Arguments): number | Promise<number>;
}

export const JSON_FLAG: Flag = { name: 'json', about: 'print one JSON object instead of text' };
