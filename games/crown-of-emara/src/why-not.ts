import type { Frame, Question, Refusal } from '@crownleaf/engine';
import type { AbilityName } from './effects/abilities.ts';
import type { Verb } from './flow/acts.ts';
import { SCRIPTS } from './scripts.ts';
import type { EmaraView } from './state.ts';
import { seatOf } from './state.ts';
import { pay } from './stores/payment.ts';
import { ABILITY_CHECKS } from './why-not/abilities.ts';
import * as bonus from './why-not/bonus.ts';
import * as cards from './why-not/cards.ts';
import * as places from './why-not/places.ts';
import * as questions from './why-not/questions.ts';
import type { Check } from './why-not/reason.ts';

/** Answers to questions other than those of a turn and a visit. */
type Word = 'pass' | 'play' | keyof typeof questions;

const CHECKS: { readonly [W in Exclude<Verb, AbilityName> | Word]: Check } = {
  ...questions,
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
  const check = checkOf(word);
  const { slots } = v.stack.at(-1)!;
  const seat = v.asked;
  const others = v.seats.filter((_, other) => other !== seat);
  const seats = v.seats.length;
  const frame = stepUnderWay(v);
  const step = { step: SCRIPTS[frame.script]!.id, about: frame.slots[0] };
  return check?.({ t: v.table, m: seatOf(v, seat), seat, seats, others, kind, ...step, slots, argument });
}

function checkOf(word: string): Check | undefined {
  return Object.hasOwn(CHECKS, word) ? CHECKS[word as keyof typeof CHECKS] : ABILITY_CHECKS.get(word);
}

function stepUnderWay({ stack }: EmaraView): Frame {
  return stack.findLast(({ script }) => SCRIPTS[script] !== pay)!;
}
