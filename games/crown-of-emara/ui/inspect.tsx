import { type NotePlace, type NoteProps, rightOf, usePlacedNote, useTable } from '@crownleaf/ui';
import { ThingText } from './details.tsx';
import { titled } from './say.ts';

const GAP = 10;

/** From this share of the screen down lie hand, slots and goods, where a note beside one thing would hide the next. */
const OWN_BOARD = 0.6;

const beside = rightOf(GAP);

const above: NotePlace = (at, { width, height }) => [
  Math.max(GAP, Math.min(at.left, innerWidth - width - GAP)),
  Math.max(GAP, at.top - GAP - height),
];

const place: NotePlace = (at, size) => (at.top > innerHeight * OWN_BOARD ? above(at, size) : beside(at, size));

/** A note in the margin, as scribes wrote them. */
export function Gloss({ thing, note, at }: NoteProps) {
  const { words } = useTable();
  const ref = usePlacedNote(at, place);
  return (
    <div ref={ref} className="em-gloss" aria-hidden="true">
      <strong>{titled(words, thing)}</strong>
      {note !== undefined && <p className="em-note">{note}</p>}
      <ThingText name={thing} />
    </div>
  );
}
