import type { Frame, Question, Refusal } from '@crownleaf/engine';
import type { Verb } from '../kinds.ts';
import { pay } from '../payment.ts';
import { SCRIPTS } from '../scripts.ts';
import type { EmaraView } from '../state.ts';
import * as abilities from './abilities.ts';
import * as bonus from './bonus.ts';
import * as cards from './cards.ts';
import * as places from './places.ts';
import * as questions from './questions.ts';
import type { Check } from './reason.ts';

/** Answers to questions other than those of a turn and a visit. */
type Word = 'pass' | 'play' | keyof typeof questions;

const CHECKS: { readonly [W in Verb | Word]: Check } = {
  ...questions,
  ...abilities,
  play: cards.play,
  pass: cards.pass,
  'end-turn': cards.endTurn,
  move: cards.move,
  step: cards.step,
  trade: cards.trade,
  visit: cards.visit,
  rank: bonus.rank,
  hire: bonus.hire,
  recruit: bonus.recruit,
  'hire-less': bonus.hireLess,
  'recruit-less': bonus.recruitLess,
  leave: places.leave,
  token: places.token,
  gift: places.gift,
  book: places.book,
  donate: places.donate,
  coin: places.coin,
  books: places.books,
  stone: places.stone,
  bread: places.bread,
  wood: places.wood,
};

/**
 * Why an answer is not possible now: the rule and a sentence, with things by their names in quotes. The page puts its own
 * words there, which include "the" for places and "the … card" for cards. What does not change soon is said first: "that
 * hut is occupied" rather than "finish the payment first".
 */
export function whyNot(v: EmaraView, name: string, { kind }: Question): Refusal | undefined {
  if (v.viewer !== v.asked) return undefined;
  const [word, argument = ''] = name.split(':') as [string, string?];
  const check = Object.hasOwn(CHECKS, word) ? CHECKS[word as keyof typeof CHECKS] : undefined;
  const { slots } = v.stack.at(-1)!;
  const seat = v.asked;
  const others = v.seats.filter((_, other) => other !== seat);
  const seats = v.seats.length;
  const frame = stepUnderWay(v);
  const step = { step: SCRIPTS[frame.script]!.id, about: frame.slots[0] };
  return check?.({ t: v.table, m: v.seats[seat]!, seat, seats, others, kind, ...step, slots, argument });
}

function stepUnderWay({ stack }: EmaraView): Frame {
  return stack.findLast(({ script }) => SCRIPTS[script] !== pay)!;
}
