import {
  createEngine,
  type Engine,
  type Event,
  type ForcedPriv,
  fastChance,
  type OptionsSchema,
  type State,
} from '@crownleaf/engine';
import type { Registered } from '../../../games/loaded-games.ts';
import type { Words } from '../../../games/manifest.ts';

const GAMES_EACH = 3;
const LIMIT = 20_000;
const AMOUNT = /^-?\d+$/;

/** Every key that a few random games, with options drawn at random, ask for and the words do not have. */
export function missingWords({ game, words }: Pick<Registered, 'game' | 'words'>): readonly string[] {
  const engine = createEngine(game);
  const wanted = new Set<string>();
  const [min, max] = game.seats;
  for (let seats = min; seats <= max; seats++) {
    for (let n = 0; n < GAMES_EACH; n++) playOne(engine, seats, seats * GAMES_EACH + n, words.en, wanted);
  }
  return [...wanted].toSorted();
}

function playOne(engine: Engine, seats: number, seed: number, words: Words, wanted: Set<string>): void {
  const chance = fastChance(seed);
  const random = counted(seed + 1);
  const want = (key: string): void => {
    if (!Object.hasOwn(words, key)) wanted.add(key);
  };
  const observer = { event: (e: Event) => wantForced(e, want, words) };
  const state = engine.start(seats, chance, agreed(engine, seats, random), observer);
  for (let answers = 0; answers < LIMIT; answers++) {
    const decision = engine.decision(state);
    if (decision === undefined) break;
    for (const { label } of decision.because) want(`cause.${label}`);
    for (const option of decision.options) {
      wantOption(engine.nameOption(decision.kind, option), decision.kind, want, words);
    }
    engine.apply(state, decision.options[random(decision.options.length)]!, chance, observer);
  }
  wantScores(engine, state, want);
}

/** As `labels` finds them: the whole name, or its first part and each thing behind it; an amount needs no word. */
function wantOption(name: string, kind: string, want: (key: string) => void, words: Words): void {
  if (Object.hasOwn(words, `option.${name}`) || Object.hasOwn(words, `option.${name}.${kind}`)) return;
  const [verb = '', ...rest] = name.split(':');
  if (!Object.hasOwn(words, `option.${verb}.${kind}`)) want(`option.${verb}`);
  if (rest.length === 0) return;
  const message = words[`option.${verb}.${kind}`] ?? words[`option.${verb}`] ?? '';
  for (const part of rest.join(':').split(',')) {
    if (!AMOUNT.test(part) && !hasCase(message, part)) want(`what.${part}`);
  }
}

/** Whether a `select` of the message has its own words for this value. */
function hasCase(message: string, value: string): boolean {
  return message.includes(` ${value} {`);
}

/** A choice that the engine took for a seat is told to that seat by its name. */
function wantForced(e: Event, want: (key: string) => void, words: Words): void {
  if (e.kind !== 'forced') return;
  const { decision, option } = e.priv as ForcedPriv;
  wantOption(option, decision, want, words);
}

function wantScores({ game }: Engine, s: State, want: (key: string) => void): void {
  for (const seat of s.seats.keys()) for (const { label } of game.score(s, seat)) want(label);
}

/** Options that fit each other, or after some tries the presets. */
function agreed({ game }: Engine, seats: number, random: (below: number) => number): unknown {
  for (let tries = 0; tries < 20; tries++) {
    const drawn = drawnOptions(game.options, random);
    if (game.checkOptions?.(drawn, seats) === undefined) return drawn;
  }
  return undefined;
}

function drawnOptions(schema: OptionsSchema, random: (below: number) => number) {
  const values = Object.entries(schema).map(([name, option]) => {
    switch (option.type) {
      case 'flag':
        return [name, random(2) === 1] as const;
      case 'number':
        return [name, option.min + random(option.max - option.min + 1)] as const;
      case 'choice':
        return [name, option.values[random(option.values.length)]!] as const;
      case 'names':
        return [name, option.values.filter(() => random(2) === 1).slice(0, option.max)] as const;
    }
  });
  return Object.fromEntries(values);
}

function counted(seed: number): (below: number) => number {
  const dice = fastChance(seed);
  let thrown = 0;
  return (below) => dice.int(thrown++, below);
}
