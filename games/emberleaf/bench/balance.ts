import { createEngine, fastChance, itemAt, type Option, type PolicyAsk } from '@crownleaf/engine';
import { DECKS } from '../data/fellowship.ts';
import { villagersHomed } from '../src/board/villages.ts';
import { favourLeaves } from '../src/favours/evaluate.ts';
import { emberleaf } from '../src/game.ts';
import { finalLeaves, ranking } from '../src/score.ts';
import { sisterScore } from '../src/sister/score.ts';
import { type Emberleaf, LEAF_SOURCES, type mine, type table } from '../src/state.ts';

/**
 * Baseline against baseline: the figures of BALANCE.md.
 * `npm run -s balance:emberleaf -- SEATS GAMES [FIRST SEED] [OPTIONS]` prints one line of JSON.
 */
const [seats = 4, games = 10, firstSeed = 0] = process.argv.slice(2, 5).map(Number);
const options: unknown = JSON.parse(process.argv[5] ?? '{"decks":"random"}');
const LIMIT = 6000;
const TROPHIES = 6;

const engine = createEngine(emberleaf);
const bot = itemAt(emberleaf.policies!, 0);

const sum = {
  finished: 0,
  turns: 0,
  leaves: 0,
  winner: 0,
  sister: 0,
  homed: 0,
  heroes: 0,
  favours: 0,
  fulfilled: 0,
  favourLeaves: 0,
};
const bySource = LEAF_SOURCES.map(() => 0);
const trophyTimes = Array<number>(TROPHIES).fill(0);
const decks = DECKS.map(() => ({ games: 0, wins: 0, leaves: 0 }));
const lengths: number[] = [];

for (let seed = firstSeed; seed < firstSeed + games; seed++) playGame(seed);
console.log(JSON.stringify(summary()));

function playGame(seed: number): void {
  const chance = fastChance(seed * 7919 + 1);
  const state = engine.start(seats, chance, options);
  const times: number[] = [];
  const dice = fastChance(seed * 104729 + 2);
  let thrown = 0;
  for (let decisions = 0; !engine.over(state) && decisions < LIMIT; decisions++) {
    engine.apply(state, bot.choose(asked(state, (below) => dice.int(thrown++, below))), chance);
    const taken = TROPHIES - state.table.trophies.length;
    while (times.length < taken) times.push(state.turn);
  }
  if (engine.over(state)) count(state, times);
}

function asked(state: Emberleaf, random: (below: number) => number): PolicyAsk<typeof table, typeof mine> {
  const { kind, options: offered } = engine.decision(state)!;
  return {
    kind,
    options: offered,
    nameOf: (option: Option) => engine.nameOption(kind, option),
    view: () => engine.view(state, state.asked),
    random,
  };
}

function count(s: Emberleaf, times: readonly number[]): void {
  sum.finished++;
  sum.turns += s.turn;
  lengths.push(s.turn);
  for (const [i, time] of times.entries()) trophyTimes[i]! += time / s.turn;
  const places = ranking(s);
  const winners = places.filter((place) => place === 1).length;
  const totals = s.seats.map((_, seat) => finalLeaves(s, seat));
  sum.winner += Math.max(...totals);
  sum.sister += s.table.difficulty >= 0 ? sisterScore(s) : 0;
  for (const [seat, mine] of s.seats.entries()) {
    const deck = itemAt(decks, mine.deck);
    deck.games++;
    deck.wins += places[seat] === 1 ? 1 / winners : 0;
    deck.leaves += itemAt(totals, seat);
    sum.leaves += itemAt(totals, seat);
    sum.homed += villagersHomed(mine);
    sum.heroes += mine.hand.length + mine.played.length;
    sum.favours += mine.favours.length;
    sum.favourLeaves += itemAt(totals, seat) - mine.score;
    sum.fulfilled += mine.favours.filter((favour) => favourLeaves(s, seat, favour) > 0).length;
    for (const [i, leaves] of mine.leaves.entries()) bySource[i]! += leaves;
  }
}

function summary() {
  const { finished } = sum;
  const each = (n: number): number => round(n / (finished * seats));
  const fair = finished / seats;
  return {
    seats,
    games,
    finished,
    turnsEach: round(sum.turns / finished / Math.max(2, seats)),
    longest: Math.max(...lengths),
    leaves: each(sum.leaves),
    winner: round(sum.winner / finished),
    ...(seats === 1 ? { sister: round(sum.sister / finished) } : {}),
    homed: each(sum.homed),
    heroes: each(sum.heroes),
    favours: each(sum.favours),
    fulfilled: each(sum.fulfilled),
    from: Object.fromEntries([
      ...LEAF_SOURCES.map((source, i) => [source, each(itemAt(bySource, i))]),
      ['favours', each(sum.favourLeaves)],
    ]),
    trophies: trophyTimes.map((time) => round(time / finished)),
    decks: Object.fromEntries(
      decks.map((deck, i) => [
        DECKS[i],
        {
          games: deck.games,
          leaves: round(deck.leaves / deck.games),
          wins: round(deck.wins),
          share: round(deck.wins / (deck.games / seats)),
        },
      ]),
    ),
    fair: round(fair),
  };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
