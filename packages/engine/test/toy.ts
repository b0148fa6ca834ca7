import {
  bag,
  type Context,
  createEngine,
  defineGame,
  type Engine,
  type EngineSetting,
  type Event,
  fastChance,
  type Game,
  int,
  ints,
  kind,
  own,
  type Part,
  pile,
  type Script,
  type Seat,
  type State,
  script,
  seatFields,
  shared,
  stock,
  tableFields,
  text,
  verbs,
} from '../src/index.ts';

/** A table with one field of every sort, on which the tests run small scripts. */
export const table = tableFields({
  log: ints('all'),
  coins: int('all', 3),
  secret: int(),
  motto: text('all', 'hail'),
  supply: stock([4, 3, 2]),
  bag: bag('none', shared('sack')),
});
const deck = own('deck');
export const mine = seatFields({
  purse: int('owner', 7),
  draw: pile('none', deck),
  hand: bag('owner', deck),
  field: bag('all'),
});

export type Events = {
  noted: { pub: { what: number } };
  drew: { pub: { seat: Seat }; priv: { card: number } };
};
export type C = Context<typeof table, typeof mine, Events>;
export type S = State<typeof table, typeof mine>;
export const v = verbs<C>();

export const numbers = kind('number', (n) => `n${n}`);
export const yesNo = kind('sure', (n) => ['no', 'yes'][n]!);

/** Adds to the public log, so that tests can see what ran. */
export const note =
  (n: number): Part<C> =>
  (c) => {
    c.table.log.push(n);
  };
export const noteAnswer: Part<C> = (c) => {
  c.table.log.push(c.answer);
};

/** Halts between two harmless options, so that a script can be looked at. */
export const halt = v.ask(
  yesNo,
  (_, out) => {
    out.add(0);
    out.add(1);
  },
  [],
);

export function game(
  body: Part<C>,
  more: { scripts?: Script<C>[]; setup?(c: C): void; seats?: [number, number] } = {},
): Game {
  return defineGame<typeof table, typeof mine, Record<never, never>, Events>({
    id: 'toy',
    name: 'Toy',
    rulesVersion: 1,
    seats: more.seats ?? [1, 4],
    table,
    seat: mine,
    options: {},
    components: ['ash', 'elm', 'oak'],
    scripts: [script<C>('whole-game', { rule: 'TOY-1.1' }, body), ...(more.scripts ?? [])],
    setup: more.setup ?? (() => {}),
    score: () => [],
    ranking: (s) => s.seats.map(() => 1),
  });
}

export interface Running {
  readonly engine: Engine;
  readonly state: S;
  readonly events: Event[];
  options(): string[];
  answer(...names: string[]): Running;
}

/** Starts the game and answers by name, without any of the care of a match. */
export function running(
  body: Part<C>,
  more: Parameters<typeof game>[1] & { count?: number } & Pick<EngineSetting, 'asks'> = {},
): Running {
  const engine = createEngine(game(body, more), more.asks === undefined ? {} : { asks: more.asks });
  const chance = fastChance(1);
  const events: Event[] = [];
  const observer = { event: (e: Event) => void events.push(e) };
  const state = engine.start(more.count ?? 2, chance, undefined, observer) as S;
  const run: Running = {
    engine,
    state,
    events,
    options: () => {
      const d = engine.decision(state as State);
      return d ? d.options.map((o) => engine.nameOption(d.kind, o)) : [];
    },
    answer(...names) {
      for (const name of names) {
        const option = engine.findOption(state as State, name);
        if (option === undefined) throw new Error(`'${name}' is not among ${run.options()}`);
        engine.apply(state as State, option, chance, observer);
      }
      return run;
    },
  };
  return run;
}
