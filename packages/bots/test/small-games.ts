import {
  type Context,
  createEngine,
  defineGame,
  type Engine,
  fastChance,
  int,
  ints,
  kind,
  type Option,
  type Part,
  pile,
  put,
  type Seat,
  script,
  seatFields,
  shared,
  shuffle,
  tableFields,
  type View,
  verbs,
} from '@crownleaf/engine';

/** Games of a few decisions, in which it is plain what a good player does. */
const table = tableFields({
  /** What each seat has won; the most wins. */
  won: ints('all'),
  path: ints('all'),
  sack: pile('none', shared('sack')),
});
const mine = seatFields({ mind: int('owner') });
type C = Context<typeof table, typeof mine>;
const { ask, when } = verbs<C>();

const number = kind('number', (n) => `n${n}`);
const secret = kind('secret', (n) => `s${n}`, { secret: true });

function game(seats: number, body: Part<C>, setup: (c: C) => void = () => {}): Engine {
  return createEngine(
    defineGame<typeof table, typeof mine, Record<never, never>, Record<never, never>>({
      id: 'small',
      name: 'Small',
      rulesVersion: 1,
      seats: [seats, seats],
      table,
      seat: mine,
      options: {},
      components: ['ash', 'elm'],
      scripts: [script<C>('whole-game', { rule: 'SMALL-1.1' }, body)],
      setup(c) {
        for (let i = 0; i < seats; i++) c.table.won.push(0);
        setup(c);
      },
      score: (s, seat) => [{ label: 'won', points: s.table.won[seat]!, rule: 'SMALL-1.2' }],
      ...(seats === 1 ? { ranking: (s) => [s.table.won[0] === 0 ? 2 : 1] } : {}),
    }),
  );
}

/** The view of the seat that is asked first. */
export function firstView(engine: Engine, seats: number, seed = 1): View {
  const state = engine.start(seats, fastChance(seed));
  return engine.view(state, state.asked);
}

function asked(seat: Seat, options: readonly Option[], then: Part<C>, as = number): Part<C> {
  return [(c) => c.setSeat(seat), ask(as, (_, out) => options.forEach((o) => out.add(o)), then)];
}

const walk = (c: C): void => {
  c.table.path.push(c.answer);
};

/** Three doors in a row, and one way through them that wins: 2, 0, 1. */
export const doors = game(2, [
  asked(0, [0, 1, 2], walk),
  asked(0, [0, 1, 2], walk),
  asked(0, [0, 1, 2], walk),
  (c) => {
    c.table.won[c.table.path.join() === '2,0,1' ? 0 : 1] = 1;
  },
]);

export const SAFE = 0;
export const RISK = 1;

/** Three wins in five. */
const fairlySafe = (c: C): void => {
  c.table.won[c.int(5) < 3 ? 0 : 1] = 1;
};

/**
 * Who takes the risk has to guess the card on top of the sack: one win in two. A search that solves each world for
 * itself guesses right in all of them, and believes that the risk always pays.
 */
export const sack = game(
  2,
  asked(
    0,
    [SAFE, RISK],
    when(
      (c) => c.answer === SAFE,
      fairlySafe,
      asked(0, [0, 1], (c) => {
        const guess = c.answer;
        c.table.won[c.table.sack.at(-1) === guess ? 0 : 1] = 1;
      }),
    ),
  ),
  (c) => {
    put(c, table.sack, [0, 1]);
    shuffle(c, table.sack);
  },
);

/** The same with a hand in place of the sack: the other seat hides a thing in secret, left or right. */
export const hiding = game(
  2,
  asked(
    0,
    [SAFE, RISK],
    when((c) => c.answer === SAFE, fairlySafe, [
      asked(
        1,
        [0, 1],
        (c) => {
          c.mine.mind = c.answer;
        },
        secret,
      ),
      asked(0, [0, 1], (c) => {
        c.table.won[c.of(1).mind === c.answer ? 0 : 1] = 1;
      }),
    ]),
  ),
);

export const TRUST = 1;
export const DICE = 0;
export const SHARE = 0;
export const KEEP = 1;

/** Seat 0 wins one time in five, or trusts seat 1 to share the win with it. What seat 1 does else is given. */
function trust(otherwise: readonly number[]): Engine {
  return game(
    3,
    asked(
      0,
      [DICE, TRUST],
      when(
        (c) => c.answer === DICE,
        (c) => {
          c.table.won = c.int(5) === 0 ? [9, 0, 0] : [0, 0, 9];
        },
        asked(1, [SHARE, KEEP], (c) => {
          c.table.won = c.answer === SHARE ? [9, 9, 0] : [...otherwise];
        }),
      ),
    ),
  );
}

/** For its own sake seat 1 shares; who takes all others for one enemy does not expect it. */
export const worthTrust = trust([0, 0, 9]);
/** For its own sake seat 1 keeps all. */
export const notWorthTrust = trust([0, 9, 0]);

/** Alone against the dice: the first option wins more often. */
export const alone = game(
  1,
  asked(0, [0, 1], (c) => {
    c.table.won[0] = c.int(4) < (c.answer === 0 ? 3 : 1) ? 100 : 0;
  }),
);
