import { createEngine, fastChance, type Option, PASS, type State } from '@crownleaf/engine';
import * as bound from '@crownleaf/engine/bench/bound';
import { expect, test } from 'vitest';
import { minidom } from '../src/game.ts';
import type { MiniDom } from '../src/state.ts';

const GAMES = 3000;
const BUY = 10;
const engine = createEngine(minidom, { asks: 'choices' });

test('the bound and the engine offer the same and end alike in thousands of games from the same draws', () => {
  let decisions = 0;
  for (let game = 0; game < GAMES; game++) decisions += playBoth(game);
  expect(decisions).toBeGreaterThan(GAMES * 50);
}, 60_000);

/** Returns how many decisions were compared; those with one option are no decisions. */
function playBoth(seed: number): number {
  const chance = fastChance(seed);
  const draw: bound.Draw = (drawn, below) => chance.int(drawn, below);
  const choices = fastChance(seed ^ 0x2f6b1c3d);
  const ours = engine.start(2, chance);
  const theirs = bound.setup(draw);
  const options: Option[] = [];
  let decisions = 0;

  for (;;) {
    const moves = nextChoice(theirs, draw);
    if (moves === undefined) break;
    options.length = engine.options(ours, options);
    const kind = engine.decision(ours)?.kind;
    const offered = options.map((option) => moveOf(kind, option));
    if (offered.toSorted().join() !== moves.toSorted().join()) {
      expect.fail(`game ${seed}, decision ${decisions}: engine ${offered}, bound ${moves}`);
    }
    const chosen = choices.int(decisions++, options.length);
    engine.apply(ours, options[chosen]!, chance);
    bound.apply(theirs, offered[chosen]!, draw);
  }
  expect(summary(ours), `game ${seed}`).toEqual({
    over: true,
    turns: theirs.turn,
    drawn: theirs.drawn,
    supply: theirs.supply,
    scores: theirs.players.map(bound.score),
    hands: theirs.players.map((p) => p.hand),
    decks: theirs.players.map((p) => p.deck),
  });
  return decisions;
}

/** The moves of the bound's next decision with at least two; undefined when its game is over. */
function nextChoice(s: bound.BoundState, draw: bound.Draw): number[] | undefined {
  const moves: number[] = [];
  while (!s.over) {
    moves.length = bound.legal(s, moves);
    if (moves.length > 1) return moves;
    bound.apply(s, moves[0]!, draw);
  }
  return undefined;
}

function moveOf(kind: string | undefined, option: Option): number {
  if (option === PASS) return bound.END;
  return kind === 'buy' ? BUY + option : option;
}

function summary(state: State) {
  const s = state as MiniDom;
  return {
    over: engine.over(state),
    turns: s.turn,
    drawn: s.drawn,
    supply: s.table.supply,
    scores: s.seats.map((_, seat) => minidom.score(s, seat)[0]?.points),
    hands: s.seats.map((seat) => seat.hand),
    decks: s.seats.map((seat) => seat.draw),
  };
}
