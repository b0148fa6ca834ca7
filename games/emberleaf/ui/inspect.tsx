import { leftOf, type NoteProps, usePlacedNote } from '@crownleaf/ui';
import { HEROES } from '../src/components.ts';
import { FavourNote } from './card/favour.tsx';
import { HeroNote } from './card/hero.tsx';
import { kindOfName } from './look.ts';

const place = leftOf(12);

/** The card under the pointer, large, with its words. */
export function LargeCard({ thing, at }: NoteProps) {
  const ref = usePlacedNote(at, place);
  const kind = kindOfName(thing);
  return (
    <div ref={ref} className="ember-enlarged ember-sheet" data-world="ember" aria-hidden="true">
      {kind !== undefined && <Card kind={kind} />}
    </div>
  );
}

function Card({ kind }: { readonly kind: number }) {
  return kind < HEROES.length ? <HeroNote hero={kind} large /> : <FavourNote favour={kind} large />;
}
