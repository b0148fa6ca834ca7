import { writeFileSync } from 'node:fs';
import {
  createEngine,
  fastChance,
  forkSeed,
  itemAt,
  type Lesson,
  type Option,
  type PolicyAsk,
} from '@crownleaf/engine';
import { LESSONS } from '../src/bot/bot.ts';
import { course } from '../src/bot/features/course.ts';
import { marks } from '../src/bot/marks.ts';
import { Position } from '../src/bot/position.ts';
import { emberleaf } from '../src/game.ts';
import { finalLeaves } from '../src/score.ts';
import type { Emberleaf, mine, table } from '../src/state.ts';
import { Ridge } from './ridge.ts';

/**
 * Learns what each mark of a position is worth in leaves, beyond what the evaluation that needs no learning sees.
 * `npm run -s worth:emberleaf -- GAMES ROUNDS` plays games of the baseline with some answers at random, and asks of each
 * turn: how much further did the lead grow in the six rounds after it, by what the turn changed? What the position was
 * like before the turn is held against it; else a mark would get the credit for the circumstances in which it comes.
 * In later rounds the lead is measured by what was learned so far. Writes `src/bot/worth.json`.
 */
const [games = 1200, rounds = 2] = process.argv.slice(2, 4).map(Number);
const SEED = 777;
const LIMIT = 20_000;
const STRAYING = 25;
const AHEAD = 6;
/** A turn with an answer at random shows best what the change is good for. */
const STRAYED = 2;
/** Changes that came too rarely teach nothing. */
const LEAST_USES = 150;
const PENALTY = 2000;
const CONTROL_PENALTY = 30;
const LEAST_LEAVES = 0.02;
const LEAD = 40;

const MARKS = marks.names.length;
const CONTROLS = MARKS + course.names.length;
const WIDTH = MARKS + 2 * CONTROLS + 5;
const TIME = course.names.indexOf('time');

interface Played {
  readonly lesson: Lesson;
  readonly seed: number;
  readonly answers: readonly Option[];
}

/** A position in which a turn begins. */
interface Look {
  readonly active: number;
  readonly leads: readonly number[];
  readonly marks: readonly Float32Array[];
  readonly controls: readonly Float32Array[];
  strayed: boolean;
}

const engine = createEngine(emberleaf);
const bot = itemAt(emberleaf.policies!, 0);
const position = new Position();

const played: Played[] = [];
for (let i = 0; i < games; i++) {
  const lesson = itemAt(LESSONS, i % LESSONS.length);
  if (lesson.seats > 1) played.push(playGame(lesson, forkSeed(SEED, i)));
}
const leaves = new Float64Array(MARKS);
let turns = 0;
for (let round = 0; round < rounds; round++) turns = learn();
write();

function strays(dice: (below: number) => number): boolean {
  return dice(STRAYING) === 0;
}

function diceOf(seed: number): (below: number) => number {
  const chance = fastChance(seed);
  let thrown = 0;
  return (below) => chance.int(thrown++, below);
}

function playGame(lesson: Lesson, seed: number): Played {
  const chance = fastChance(forkSeed(seed, 2));
  const random = diceOf(forkSeed(seed, 3));
  const dice = diceOf(forkSeed(seed, 1));
  const state = engine.start(lesson.seats, chance, lesson.options);
  const answers: Option[] = [];
  while (!engine.over(state) && answers.length < LIMIT) {
    const ask = asked(state, random);
    const answer = strays(dice) ? itemAt(ask.options, dice(ask.options.length)) : bot.choose(ask);
    answers.push(answer);
    engine.apply(state, answer, chance);
  }
  return { lesson, seed, answers };
}

function asked(state: Emberleaf, random: (below: number) => number): PolicyAsk<typeof table, typeof mine> {
  const { kind, options } = engine.decision(state)!;
  const nameOf = (option: Option): string => engine.nameOption(kind, option);
  return { kind, options, nameOf, view: () => engine.view(state, state.asked), random };
}

/** Adds to what was learned so far; tells from how many turns. */
function learn(): number {
  const ridge = new Ridge(WIDTH);
  let count = 0;
  for (const game of played) {
    for (const { row, target, weight } of lessonsOf(game)) {
      ridge.add(row, target, weight);
      count++;
    }
  }
  const penalty = (column: number): number => {
    if (column >= MARKS) return ridge.uses[column] === 0 ? Number.POSITIVE_INFINITY : CONTROL_PENALTY;
    return itemAt(ridge.uses, column) < LEAST_USES ? Number.POSITIVE_INFINITY : PENALTY * ridge.size(column);
  };
  const found = ridge.solve(penalty);
  for (let mark = 0; mark < MARKS; mark++) leaves[mark]! += itemAt(found, mark);
  return count;
}

function* lessonsOf(game: Played): Generator<{ row: Float32Array; target: number; weight: number }> {
  const { looks, final } = replay(game);
  for (let i = 1; i < looks.length - 1; i++) {
    const [before, after] = [itemAt(looks, i), itemAt(looks, i + 1)];
    const seat = before.active;
    const later = looks[i + AHEAD * game.lesson.seats]?.leads[seat] ?? itemAt(final, seat);
    const row = new Float32Array(WIDTH);
    for (let mark = 0; mark < MARKS; mark++)
      row[mark] = itemAt(itemAt(after.marks, seat), mark) - itemAt(itemAt(before.marks, seat), mark);
    control(before, after, seat, row);
    yield { row, target: later - itemAt(after.leads, seat), weight: before.strayed ? STRAYED : 1 };
  }
}

/** What the position was like before the turn, early and late in the game, and how much time the turn took away. */
function control({ marks: had, controls, leads }: Look, after: Look, seat: number, row: Float32Array): void {
  const time = itemAt(itemAt(controls, seat), TIME);
  let at = MARKS;
  for (const value of [...itemAt(had, seat), ...itemAt(controls, seat)]) {
    row[at++] = value;
    row[at++] = value * time;
  }
  row[at++] = itemAt(leads, seat) / LEAD;
  row[at++] = (itemAt(leads, seat) * time) / LEAD;
  row[at++] = 1;
  const passed = time - itemAt(itemAt(after.controls, seat), TIME);
  row[at++] = passed;
  row[at] = (passed * itemAt(leads, seat)) / LEAD;
}

function replay({ lesson, seed, answers }: Played): { looks: readonly Look[]; final: readonly number[] } {
  const chance = fastChance(forkSeed(seed, 2));
  const dice = diceOf(forkSeed(seed, 1));
  const state = engine.start(lesson.seats, chance, lesson.options);
  const looks: Look[] = [];
  let turn = -1;
  for (const answer of answers) {
    if (state.turn !== turn) looks.push(look(state));
    turn = state.turn;
    const offered = engine.decision(state)!.options.length;
    if (strays(dice)) {
      dice(offered);
      looks.at(-1)!.strayed = true;
    }
    engine.apply(state, answer, chance);
  }
  return {
    looks,
    final: overOthers(state.seats.map((_, seat) => finalLeaves(state, seat))),
  };
}

function look(s: Emberleaf): Look {
  const worths: number[] = [];
  const seen = s.seats.map((_, seat) => {
    const out = new Float32Array(MARKS);
    position.read(s, seat);
    marks.write(position, out, 0);
    worths.push(out.reduce((sum, mark, i) => sum + mark * itemAt(leaves, i), position.me.worth));
    return out;
  });
  const controls = s.seats.map((_, seat) => {
    const out = new Float32Array(course.names.length);
    position.read(s, seat);
    course.write(position, out, 0);
    return out;
  });
  return {
    active: s.table.active,
    leads: overOthers(worths),
    marks: seen,
    controls,
    strayed: false,
  };
}

function overOthers(worths: readonly number[]): readonly number[] {
  return worths.map((mine, seat) => mine - Math.max(...worths.filter((_, other) => other !== seat)));
}

function write(): void {
  const found = marks.names.flatMap((name, i) =>
    Math.abs(itemAt(leaves, i)) < LEAST_LEAVES
      ? []
      : [`    ${JSON.stringify(name)}: ${Number(itemAt(leaves, i).toFixed(2))}`],
  );
  const lines = [
    '{',
    `  "command": ${JSON.stringify(`npm run -s worth:emberleaf -- ${games} ${rounds}`)},`,
    `  "games": ${played.length},`,
    `  "turns": ${turns},`,
    `  "leaves": {\n${found.join(',\n')}\n  }`,
    '}',
  ];
  writeFileSync(new URL('../src/bot/worth.json', import.meta.url), `${lines.join('\n')}\n`);
}
