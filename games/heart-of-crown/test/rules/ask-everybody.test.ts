import { eventsFor, fastChance, type State, undoPlies } from '@crownleaf/engine';
import { type CheckMaker, conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import type { CardName } from '../../data/cards.ts';
import { baseline } from '../../src/bot/baseline.ts';
import { CARDS, findCard } from '../../src/components.ts';
import { heartOfCrown } from '../../src/game.ts';
import { at } from '../at.ts';

const everybody = { options: { defence: 'everybody' } } as const;
const attacker = { ...everybody, hand: ['infantry-battalion', 'scout', 'duke'], coins: 3 } as const;

test('[HOC-15.7] every opponent is asked, with or without a Defence card', () => {
  const game = at({
    ...attacker,
    others: [{ hand: ['duke', 'duke'] }, { hand: ['rampart', 'duke'] }, {}],
  });
  game.play('play:infantry-battalion');
  expect([game.asked, game.options]).toEqual([1, ['pass-turn', 'pass']]);
  game.play('pass');
  expect([game.asked, game.options]).toEqual([2, ['defend:rampart', 'pass-turn', 'pass']]);
  game.play('pass');
  expect([game.asked, game.options]).toEqual([3, ['pass-turn', 'pass']]);
  game.play('pass');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
});

test('[HOC-15.7] who has defended is asked again, whatever is left', () => {
  const game = at({ ...attacker, others: [{ hand: ['rampart', 'city', 'city', 'city', 'duke'] }] });
  game.play('play:infantry-battalion', 'defend:rampart');
  expect([game.asked, game.options]).toEqual([1, ['pass-turn', 'pass']]);
  game.play('pass');
  expect([game.asked, game.state.seats[1]!.discard]).toEqual([0, []]);
});

test('[HOC-15.7] who passes for the turn is not asked again before it ends, even with a Defence card', () => {
  const game = at({
    ...attacker,
    hand: ['scout', 'scout', 'duke'],
    draw: ['duke', 'duke', 'duke', 'duke', 'duke', 'duke'],
    others: [
      { hand: ['rampart', 'scout'], draw: ['city', 'city'] },
      { hand: ['duke'], draw: ['city', 'city'] },
    ],
  });
  game.play('play:scout', 'leave:duke,0', 'pass-turn', 'leave:city,1', 'pass', 'leave:city,2');
  game.play('play:scout', 'leave:duke,0');
  expect([game.asked, game.kind]).toEqual([0, 'sift']);
  game.play('leave:city,1');
  expect([game.asked, game.options]).toEqual([2, ['pass-turn', 'pass']]);
  game.play('pass', 'leave:city,2', 'pass');
  expect(game.asked).toBe(1);
  game.play('play:scout', 'leave:city,1', 'pass', 'leave:city,2');
  expect([game.asked, game.kind, game.options]).toEqual([0, 'defend', ['pass-turn', 'pass']]);
});

test('[HOC-15.7] by default only those who hold one are asked, and nobody passes for the turn', () => {
  const game = at({ ...attacker, options: {}, others: [{ hand: ['duke'] }, { hand: ['rampart', 'duke'] }] });
  game.play('play:infantry-battalion');
  expect([game.asked, game.options]).toEqual([2, ['defend:rampart', 'pass']]);
});

test('[HOC-15.7] a hand that can defend looks to others like one that cannot', () => {
  const cards: readonly CardName[] = ['rampart', 'refuge', 'magic-talisman', 'duke', 'senator'];
  const seen = (...hand: readonly CardName[]) => {
    const draw = cards.filter((card) => !hand.includes(card));
    const game = at({ ...attacker, others: [{ hand, draw }, { hand: ['duke', 'duke'] }] });
    game.play('play:infantry-battalion');
    const after = [0, 2, undefined].map((seat) => [game.view(seat), eventsFor(game.events(), seat)]);
    game.play('pass-turn');
    return JSON.stringify([after, game.asked, eventsFor(game.events(), 0)]);
  };
  const without = seen('duke', 'senator');
  expect(seen('rampart', 'duke') === without).toBe(true);
  expect(seen('magic-talisman', 'refuge') === without).toBe(true);
});

test('[HOC-15.7] nothing is learned from being asked, so an attack without other news can be taken back', () => {
  const game = at({ ...attacker, others: [{ hand: ['rampart', 'duke'] }] });
  game.play('play:infantry-battalion');
  expect([game.asked, undoPlies(game.match, 0)]).toEqual([1, [0]]);
});

let compared = 0;

/** Plays each attack again in worlds with other hidden hands: who is asked what must not depend on them. */
const asksAlike: CheckMaker =
  () =>
  ({ engine, before, decision, option, name, chance, seed }) => {
    const card = findCard(name.replace(/^play:/, ''));
    if (decision.kind !== 'main' || card === undefined || !CARDS[card]!.types.includes('attack')) return;
    // Who has passed for the turn is next asked what to discard, and that only with different cards in hand.
    if (before.seats.some(({ defencePassed }) => defencePassed === 1)) return;
    const asked = (s: State): string => {
      const view = engine.view(s, undefined);
      const frame = s.asked < 0 ? undefined : view.stack.at(-1);
      return `${view.asked} ${frame?.script} ${frame?.step}`;
    };
    const after = (s: State): string => {
      engine.apply(s, option, chance);
      return asked(s);
    };
    const real = after(engine.clone(before));
    for (let n = 0; n < 3; n++) {
      const world = engine.determinise(engine.view(before, decision.seat), fastChance(seed + n));
      // What the attacker draws is not dealt anew, for that may show.
      const same = engine.clone(before);
      for (const [seat, other] of world.seats.entries())
        if (seat !== decision.seat) Object.assign(same.seats[seat]!, other);
      compared++;
      expect(after(same)).toBe(real);
    }
  };

function askedAlike(defence: string): number {
  const options = ['primer-ii', 'grand-warfare', 'court-politics'].map((set) => ({ set, defence }));
  return conforms(heartOfCrown, { seats: [3], options, games: 1, guide: baseline, checks: [asksAlike] }).games;
}

test('[HOC-15.7] in whole games who is asked after an attack does not depend on hidden hands', () => {
  expect(askedAlike('everybody')).toBe(3);
  expect(compared).toBeGreaterThan(100);
  expect(() => askedAlike('holders')).toThrow();
}, 60_000);
