import { createEngine, fastChance, playNames, secretFrom, startMatch } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';

const engine = createEngine(heartOfCrown);

/** Few cards to buy, so that a Wishing Well soon comes up. */
export const OPTIONS = {
  set: 'picked',
  commons: [
    ...['wishing-well', 'post-horse', 'alchemist', 'library', 'scout'],
    ...['rampart', 'refuge', 'supply-unit', 'draft-notice', 'magic-talisman'],
  ],
};
/** To be discarded, in an order in which the engine does not ask for them. */
export const CHOSEN = ['discard:apprentice-maid', 'discard:city', 'discard:large-city'] as const;

const WANTED = [
  ...[/^play:wishing-well/, /^play/, /^buy:wishing-well/, /^buy:apprentice-maid/, /^buy:large-city/],
  ...[/^buy:city/, /^buy/],
];
const MAX_GAMES = 3000;
const MAX_ANSWERS = 70;

export interface Opening {
  readonly seed: string;
  /** Of both players, up to the question which cards the Wishing Well discards. */
  readonly answers: readonly string[];
}

/** A game of two in which seat 0 may discard these cards for a Wishing Well. */
export function wishingWellOpening(): Opening {
  for (let game = 0; game < MAX_GAMES; game++) {
    const answers = answersUntilSet(String(game));
    if (answers !== undefined) return { seed: String(game), answers };
  }
  throw new Error('no game came to a Wishing Well with these cards in hand');
}

function answersUntilSet(seed: string): readonly string[] | undefined {
  const chance = fastChance(Number(seed));
  const answers: string[] = [];
  let { match } = startMatch(engine, 2, secretFrom(seed), OPTIONS);
  while (answers.length < MAX_ANSWERS) {
    const decision = engine.decision(match.state);
    if (decision === undefined) return undefined;
    const { kind, seat, set, options } = decision;
    const pieces = set?.pieces.map((piece) => engine.nameOption(kind, piece)) ?? [];
    if (seat === 0 && CHOSEN.every((name) => pieces.includes(name)) && pieces.length > CHOSEN.length) return answers;
    const names = options.map((option) => engine.nameOption(kind, option));
    const draw = (below: number): number => chance.int(answers.length, below);
    const among =
      WANTED.map((verb) => names.filter((name) => verb.test(name))).find(({ length }) => length > 0) ?? names;
    const answer = among[draw(among.length)]!;
    answers.push(answer);
    match = playNames(engine, match, seat, [answer]).match;
  }
  return undefined;
}
