import type { Part } from '@crownleaf/engine';
import { heroCard, nameOf } from '../components.ts';
import { skillScript } from '../effects/compile.ts';
import { returnToHand, shift } from '../fellowship/fellowship.ts';
import { type C, EMPTY, type Fellowship, HERO_SPACE_COUNT, OFF_BOARD } from '../state.ts';
import { local, loop } from '../verbs.ts';

const COLUMN = 2;

export function canSlide({ played }: Fellowship): boolean {
  return played.length > 0;
}

/** Moves the card there, if any, and calls its skills; they are done before the next card moves [EMBER-6.2]. */
function slideFrom(c: C, space: number): void {
  const hero = c.mine.spaces[space]!;
  if (hero === EMPTY) return;
  const drops = space < COLUMN;
  shift(c.mine, space, drops ? OFF_BOARD : space - COLUMN);
  if (drops) c.tell?.('dropped-off', { seat: c.seat, hero: nameOf(hero) });
  else c.tell?.('slid', { seat: c.seat, hero: nameOf(hero), space: space - COLUMN + 1 });
  const { skills } = heroCard(hero);
  for (let i = 0; i < skills.length; i++) {
    const { trigger } = skills[i]!;
    if (trigger === 'slide' || (drops && trigger === 'dropOff')) c.call(skillScript(hero, i));
  }
}

function backToHand(c: C): void {
  if (c.mine.spaces[OFF_BOARD] !== EMPTY) returnToHand(c, c.seat, OFF_BOARD);
}

export const sliding: Part<C> = local((space) =>
  loop(
    (c) => c.get(space) < HERO_SPACE_COUNT,
    [(c) => slideFrom(c, c.get(space)), backToHand, (c) => c.set(space, c.get(space) + 1)],
  ),
);
