import { ACCEPT_SCRIPTS } from '../actions/accept.ts';
import { keep } from '../actions/storage.ts';
import { award } from '../flow/trophies.ts';
import { SCRIPTS } from '../scripts.ts';
import type { Emberleaf } from '../state.ts';

const AWARD = SCRIPTS.indexOf(award);
const KEEP = SCRIPTS.indexOf(keep);
const ACCEPTS = ACCEPT_SCRIPTS.map((script) => SCRIPTS.indexOf(script));

function scriptUnderWay({ stack }: Emberleaf): number {
  return stack[stack.length - 1]!.script;
}

export function isTrophyAsked(s: Emberleaf): boolean {
  return scriptUnderWay(s) === AWARD;
}

/** How many leaves to take; the last option takes them all. */
export function areLeavesAsked(s: Emberleaf): boolean {
  return ACCEPTS.includes(scriptUnderWay(s));
}

/** What to store; the last option takes the most. */
export function isStorageAsked(s: Emberleaf): boolean {
  return scriptUnderWay(s) === KEEP;
}
