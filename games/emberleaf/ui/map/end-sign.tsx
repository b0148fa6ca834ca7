import { say, useTable } from '@crownleaf/ui';
import { Ico } from '../card/icon.tsx';
import { isSolo, usePosition } from '../look.ts';

/** With so few trophies left the game can end on any turn, as the rulebook warns. */
const FEW = 2;

/** A sign in the wood: first that the end is near, then who plays last. Nobody can miss that it has begun. */
export function EndSign() {
  const { words, nameOf: seatName } = useTable();
  const s = usePosition();
  const { trophies, ended, starter } = s.table;
  if (trophies.length > FEW || ended === 1) return null;
  const last = seatName((starter + s.seats.length - 1) % s.seats.length);
  const text =
    trophies.length > 0
      ? say(words, 'end.near', { n: trophies.length })
      : isSolo(s)
        ? say(words, 'end.solo')
        : say(words, 'end.last', { last });
  return (
    <p className="ember-sign" role="status" data-begun={trophies.length === 0}>
      <Ico name="trophy" />
      <span>{text}</span>
    </p>
  );
}
