import { itemAt, moveKind, type OptionList, PASS, type Part, type Seat, script } from '@crownleaf/engine';
import { isFull } from '../actions/build.ts';
import { homeAnywhere } from '../actions/home.ts';
import { gainMixed } from '../actions/storage.ts';
import { CLEARING_COUNT } from '../board/board.ts';
import { nameOf, trophy } from '../components.ts';
import { gainLeaves, opensBonus, sisterGainsLeaves } from '../fellowship/leaves.ts';
import { sisterTrophyKind, trophyKind } from '../kinds.ts';
import { type C, type Emberleaf, HUMAN, mine, SISTER, type Table, table } from '../state.ts';
import { ask, call, eachOther, local, loop, pick, when } from '../verbs.ts';

export function isTrophyDue({ table: t, seats }: Pick<Emberleaf, 'table' | 'seats'>): boolean {
  return t.sisterDue > 0 || seats.some((seat) => seat.due > 0);
}

/** From the active player in turn order; who earned several takes them all first [EMBER-17.2, EMBER-17.3]. */
function nextDue(c: C): Seat {
  const { active, sisterDue } = c.table;
  if (active === SISTER && sisterDue > 0) return SISTER;
  const first = Math.max(active, HUMAN);
  for (let i = 0; i < c.seats; i++) {
    const seat = c.left(first, i);
    if (c.of(seat).due > 0) return seat;
  }
  return SISTER;
}

function trophiesLeft({ table: { trophies } }: C, out: OptionList): void {
  for (const kind of trophies.toSorted((a, b) => a - b)) out.add(kind);
}

/** The clearings that are still to be filled can bring every trophy that is left, so the game has an end without this one. */
export function canEndLater(t: Table): boolean {
  let open = 0;
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) if (!isFull(t, clearing)) open++;
  return t.trophies.length <= open;
}

/** The trophies that are due, the one just asked about included, can be the last ones. */
function canRunOut({ table: t, seats }: Emberleaf): boolean {
  return t.trophies.length <= 1 + seats.reduce((due, seat) => due + seat.due, t.sisterDue);
}

/** A trophy may be declined where a score bonus or the end of the game depends on it [EMBER-17.4]. */
function canDecline(s: Emberleaf, seat: Seat): boolean {
  const { table: t, seats } = s;
  if (!canEndLater(t)) return false;
  return canRunOut(s) || t.trophies.some((kind) => opensBonus(t, itemAt(seats, seat), trophy(kind).leaves));
}

function trophiesToTake(c: C, out: OptionList): void {
  trophiesLeft(c, out);
  if (out.count > 0 && canDecline(c.state, c.seat)) out.add(PASS);
}

/** One earned trophy; without any left it is lost [EMBER-17.5]. */
export const award = script<C>(
  'award',
  { rule: 'EMBER-17.2' },
  local((taken) => [
    (c) => {
      c.mine.due--;
    },
    ask(
      trophyKind,
      trophiesToTake,
      when(
        (c) => c.answer === PASS,
        (c) => c.tell?.('declined-trophy', { seat: c.seat }),
        [
          (c) => {
            c.set(taken, c.answer);
            const { leaves, gain } = trophy(c.answer);
            moveKind(c, c.answer, table.trophies, mine.trophies, c.seat);
            c.tell?.('took-trophy', { seat: c.seat, trophy: nameOf(c.answer) });
            gainLeaves(c, c.seat, leaves, 'trophies');
            gainMixed(c, c.seat, gain);
          },
          when((c) => trophy(c.get(taken)).homes, call(homeAnywhere)),
          eachOther((c) => gainMixed(c, c.who, trophy(c.get(taken)).others)),
        ],
      ),
    ),
  ]),
);

/** The human chooses it, she has its leaves only, and he has what is for everyone else [EMBER-21.29]. */
export const sisterAward = script<C>('sister-award', { rule: 'EMBER-21.29' }, [
  (c) => {
    c.table.sisterDue--;
  },
  pick(sisterTrophyKind, trophiesLeft, (c) => {
    const { leaves, others } = trophy(c.answer);
    moveKind(c, c.answer, table.trophies, table.sisterTrophies);
    c.tell?.('sister-took-trophy', { trophy: nameOf(c.answer) });
    sisterGainsLeaves(c, leaves, 'trophies');
    gainMixed(c, HUMAN, others);
  }),
]);

export const stepTwo: Part<C> = loop(
  (c) => isTrophyDue(c.state),
  (c) => {
    const seat = nextDue(c);
    if (seat === SISTER) c.call(sisterAward, HUMAN);
    else c.call(award, seat);
  },
);
