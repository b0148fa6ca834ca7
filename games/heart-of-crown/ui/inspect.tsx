import { type NoteProps, rightOf, usePlacedNote } from '@crownleaf/ui';
import { findCard } from '../src/components.ts';
import { CardFace } from './card/face.tsx';

const place = rightOf(14);

/** The card under the pointer, large, with its text. */
export function LargeCard({ thing, at }: NoteProps) {
  const ref = usePlacedNote(at, place);
  const card = findCard(thing);
  return (
    <div ref={ref} className="hoc-enlarged" data-world="crown">
      {card !== undefined && <CardFace card={card} face="large" />}
    </div>
  );
}
