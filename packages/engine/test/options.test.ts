import { expect, test } from 'vitest';
import {
  choice,
  createEngine,
  defineGame,
  fastChance,
  flag,
  names,
  number,
  optionsJsonSchema,
  RefusedError,
} from '../src/index.ts';
import { chosen } from '../src/options.ts';
import { game, halt } from './toy.ts';

const schema = {
  set: choice(['first', 'second'], 'first'),
  rares: flag(true),
  start: number(15, 40, 30),
  cards: names(['ash', 'elm', 'oak'], 2),
};

test('[E-10.1] presets fill in, and what is given counts', () => {
  expect(chosen(schema, undefined)).toEqual({ set: 'first', rares: true, start: 30, cards: [] });
  expect(chosen(schema, { start: 15, cards: ['oak'] })).toEqual({
    set: 'first',
    rares: true,
    start: 15,
    cards: ['oak'],
  });
});

test.each([
  [[], 'options must be an object'],
  ['text', 'options must be an object'],
  [{ colour: 1 }, "there is no option 'colour'; possible: set, rares, start, cards"],
  [{ set: 'third' }, "option 'set' must be one of first, second"],
  [{ rares: 1 }, "option 'rares' must be true or false"],
  [{ start: 41 }, "option 'start' must be a whole number from 15 to 40"],
  [{ start: null }, "option 'start' must be a whole number from 15 to 40"],
  [{ start: 20.5 }, "option 'start' must be a whole number from 15 to 40"],
  [{ cards: ['ash', 'ash'] }, "option 'cards' must be a list of at most 2 different names of ash, elm, oak"],
  [{ cards: ['fir'] }, "option 'cards' must be a list of at most 2"],
])('[E-10.1] %j is refused with what is possible', (given, message) => {
  expect(() => chosen(schema, given)).toThrow(RefusedError);
  expect(() => chosen(schema, given)).toThrow(message);
});

test('[E-10.1] options that do not fit each other are refused by the game', () => {
  const picky = createEngine({ ...game(halt), checkOptions: (_, seats) => (seats === 1 ? 'two at least' : undefined) });
  expect(() => picky.start(1, fastChance(1))).toThrow('two at least');
  expect(() => picky.start(2, fastChance(1))).not.toThrow();
});

test('[E-10.2] the schema is a JSON Schema too', () => {
  expect(optionsJsonSchema(schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      set: { type: 'string', enum: ['first', 'second'], default: 'first' },
      rares: { type: 'boolean', default: true },
      start: { type: 'integer', minimum: 15, maximum: 40, default: 30 },
      cards: {
        type: 'array',
        items: { type: 'string', enum: ['ash', 'elm', 'oak'] },
        uniqueItems: true,
        maxItems: 2,
        default: [],
      },
    },
  });
});

test('[E-10.4] the highest sum wins unless the game says otherwise', () => {
  const { ranking: _, ...unranked } = game(halt);
  const scored = defineGame({
    ...unranked,
    score: (_, seat) => [4, 9, 9, 1].slice(seat, seat + 1).map((points) => ({ label: 'sum', points, rule: 'TOY-1.1' })),
  });
  const state = createEngine(scored).start(4, fastChance(1));
  expect(scored.ranking(state)).toEqual([3, 1, 1, 4]);
  expect(defineGame({ ...scored, ranking: () => [4, 3, 2, 1] }).ranking(state)).toEqual([4, 3, 2, 1]);
});

test('[E-10.3] a seat count outside the range is refused', () => {
  const engine = createEngine(game(halt, { seats: [2, 4] }));
  for (const seats of [0, 1, 5, 2.5, Number.NaN]) {
    expect(() => engine.start(seats, fastChance(1))).toThrow(`toy is for 2 to 4 seats, not ${seats}`);
  }
});
