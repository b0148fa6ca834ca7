import { bold, columns } from '../print.ts';

const COMMANDS: readonly (readonly [string, string])[] = [
  ['3', 'take option 3'],
  ['buy:gold', 'take it by its name; a part that fits only one is enough: buy:g, gold'],
  ['1 2 pass', 'several answers in a row; they stop where something new is seen or another seat is asked'],
  ['u', 'undo your last answer'],
  ['v', "show the whole position; 'v all' with what is empty or set aside"],
  ['s', 'the scores now, as far as you can know them'],
  ['l', "what has happened; 'l 100' goes further back"],
  ['r', "the rule behind this question; 'r RULE-ID' or 'r WORDS OF ITS TITLE' shows another"],
  ['?', 'this help'],
  ['q', 'leave the game'],
];

/** What can be typed at the prompt. An empty line asks the question again. */
export const HELP: string[] = [bold('At the prompt'), ...columns(COMMANDS)];
