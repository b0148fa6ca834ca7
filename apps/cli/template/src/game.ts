import { type Chosen, defineGame, number, put, shuffle } from '@crownleaf/engine';
import { type C, COPIES, type Events, mine, NUMBERS, table } from './state.ts';
import { wholeGame } from './turn.ts';

const options = { rounds: number(1, 20, 5) };

export const skeleton = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'skeleton',
  name: 'Skeleton',
  rulesVersion: 1,
  seats: [2, 4],
  table,
  seat: mine,
  options,
  components: Array.from({ length: NUMBERS }, (_, kind) => `${kind + 1}`),
  scripts: [wholeGame],
  setup,
  score: (s, seat) => [{ label: 'score.banked', points: s.seats[seat]!.points, rule: 'SKELETON-3.2' }],
});

function setup(c: C, o: Chosen<typeof options>): void {
  for (let kind = 0; kind < NUMBERS; kind++) put(c, table.pack, Array<number>(COPIES).fill(kind));
  shuffle(c, table.pack);
  c.table.rounds = o.rounds;
}
