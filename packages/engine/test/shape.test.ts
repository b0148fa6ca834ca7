import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  createEngine,
  defineGame,
  type Field,
  fastChance,
  int,
  type State,
  script,
  seatFields,
  tableFields,
} from '@crownleaf/engine';
import { expect, test } from 'vitest';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties = runInNewContext('(o) => %HasFastProperties(o)') as (o: object) => boolean;

/** Made key by key: an object made at once would teach the runtime the shape that this test is about. */
function manyFields(): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (let i = 0; i < 36; i++) fields[`field${i}`] = int('all');
  return fields;
}

test('a state of many fields is a plain struct, not a hash table, from the start and as a clone', () => {
  const game = defineGame({
    id: 'wide',
    name: 'Wide',
    rulesVersion: 1,
    seats: [1, 1],
    table: tableFields(manyFields()),
    seat: seatFields(manyFields()),
    options: {},
    components: [],
    scripts: [script('nothing', {}, [])],
    setup: () => {},
    score: () => [],
    ranking: () => [1],
  });
  const engine = createEngine(game);
  const areFast = ({ table, seats }: State): boolean[] => [hasFastProperties(table), hasFastProperties(seats[0]!)];
  const state = engine.start(1, fastChance(1));
  expect(areFast(state)).toEqual([true, true]);
  expect(areFast(engine.clone(state))).toEqual([true, true]);
});
