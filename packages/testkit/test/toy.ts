import {
  bag,
  type Context,
  defineGame,
  type Game,
  int,
  type Kind,
  kind,
  kindOf,
  type List,
  moveKind,
  moveTop,
  own,
  PASS,
  type Part,
  pile,
  put,
  type Seat,
  script,
  seatFields,
  shuffle,
  tableFields,
  verbs,
} from '@crownleaf/engine';

/** A game of eight turns: draw a tree, plant one or none. It is right; each test breaks one thing in it. */
export const TREES = ['ash', 'elm', 'oak'] as const;
export const OAK = 2;

const deck = own('deck');
export const table = tableFields({
  planted: int('all'),
  note: int('all'),
  steps: int('all'),
  /** Empty, unless a test lays out a position. */
  box: bag('all'),
});
export const mine = seatFields({ draw: pile('none', deck), hand: bag('owner', deck), wood: bag('all') });

export type Events = {
  planted: { pub: { seat: Seat; tree: number } };
  drew: { pub: { seat: Seat; tree?: number }; priv: { tree: number } };
};
export type C = Context<typeof table, typeof mine, Events>;
export const { ask, call, loop, local, mayPick, subset, when } = verbs<C>();

export const plantKind = kind('plant', (tree) => `plant:${TREES[tree]}`, { options: [0, 1, 2] });

export const trees: List<C> = (c, out) => {
  for (const tree of c.mine.hand) out.addOnce(tree);
  out.add(PASS);
};

export function plant(c: C): void {
  if (c.answer === PASS) return;
  moveKind(c, c.answer, mine.hand, mine.wood);
  c.table.planted++;
  c.tell?.('planted', { seat: c.seat, tree: c.answer });
}

export function drawOne(c: C): void {
  if (!moveTop(c, mine.draw, mine.hand)) return;
  c.tell?.('drew', { seat: c.seat }, c.seat, { tree: c.mine.hand.at(-1)! });
}

export function topOf(c: C, seat: Seat): number {
  return kindOf(c.of(seat).draw.at(-1) ?? 0);
}

export interface Broken {
  readonly draw?: Part<C>;
  /** Between drawing and planting. */
  readonly meanwhile?: Part<C>;
  readonly kind?: Kind;
  readonly list?: List<C>;
  readonly plant?: Part<C>;
  readonly turns?: number;
  setup?(c: C): void;
}

export function toy(broken: Broken = {}): Game {
  const { turns = 8 } = broken;
  const turn: Part<C> = [
    (c) => c.beginTurn(),
    broken.draw ?? drawOne,
    broken.meanwhile ?? [],
    ask(broken.kind ?? plantKind, broken.list ?? trees, broken.plant ?? plant),
    (c) => c.setSeat(c.left(c.seat)),
  ];
  return defineGame<typeof table, typeof mine, Record<never, never>, Events>({
    id: 'toy',
    name: 'Toy',
    rulesVersion: 1,
    seats: [2, 3],
    table,
    seat: mine,
    options: {},
    components: TREES,
    scripts: [
      script<C>(
        'whole-game',
        { rule: 'TOY-1.1' },
        loop((c) => c.state.turn < turns, turn),
      ),
    ],
    setup(c) {
      for (let seat = 0; seat < c.seats; seat++) {
        put(c, mine.draw, [0, 0, 0, 1, 1, 1, 2, 2, 2], seat);
        shuffle(c, mine.draw, seat);
        for (let i = 0; i < 2; i++) moveTop(c, mine.draw, mine.hand, seat);
      }
      broken.setup?.(c);
    },
    score: (s, seat) => [{ label: 'wood', points: s.seats[seat]!.wood.length, rule: 'TOY-1.2' }],
    ranking: (s) => s.seats.map((p) => 1 + s.seats.filter((q) => q.wood.length > p.wood.length).length),
  });
}
