import { SeatShape, say } from '@crownleaf/ui';
import { pointsOf } from '../../src/effects/verbs/domain.ts';
import { CEREMONY, CROWN } from '../../src/flow/coronation.ts';
import type { HeartView } from '../../src/state.ts';
import { CROWNED, JUDGED } from '../../src/state.ts';
import { CrownMark } from '../card/boons.tsx';
import { activeSeat, othersOf, useGameTable } from '../look.ts';

/** A row of its own while a ceremony or overtime stands: who is about to be crowned, and what would stop it. */
export function Proclamation() {
  const { view, words, nameOf, me } = useGameTable();
  const { overtime, ending, winner } = view.table;
  const declared = [...view.seats.keys()].filter((seat) => view.seats[seat]!.declared === 1);
  if (ending === JUDGED || (declared.length === 0 && overtime === 0 && ending === 0)) return null;
  if (ending === CROWNED) return <Crowned winner={winner} />;
  const first = declared[0] ?? 0;
  const turns = turnsUntil(view, first);
  const text =
    overtime === 1
      ? 'proclaim.overtime'
      : declared.length > 1
        ? 'proclaim.several'
        : first === me
          ? 'proclaim.mine'
          : 'proclaim.theirs';
  return (
    <div className="hoc-proclaim" role="status" data-state={overtime === 1 ? 'overtime' : 'ceremony'}>
      <CrownMark />
      <strong>
        {overtime === 0 && <SeatShape seat={first} />}
        {say(words, `${text}.title`, { who: declared.map(nameOf).join(', ') })}
      </strong>
      <span>
        {say(words, text, {
          who: nameOf(first),
          turns,
          ceremony: CEREMONY,
          crown: CROWN,
          points: pointsOf(view.seats[first]!),
        })}
      </span>
      <CrownMark />
    </div>
  );
}

function Crowned({ winner }: { readonly winner: number }) {
  const { words, nameOf, me } = useGameTable();
  return (
    <div className="hoc-proclaim" role="status" data-state="ceremony">
      <CrownMark />
      <strong>
        <SeatShape seat={winner} />
        {say(words, winner === me ? 'proclaim.crowned.mine' : 'proclaim.crowned', { who: nameOf(winner) })}
      </strong>
      <CrownMark />
    </div>
  );
}

/** Turns of others before this seat is crowned; the one under way counts. */
function turnsUntil(view: HeartView, seat: number): number {
  const active = activeSeat(view);
  if (active === seat) return othersOf(view, seat).filter((other) => view.seats[other]!.out === 0).length;
  return 1 + othersOf(view, active).indexOf(seat);
}
