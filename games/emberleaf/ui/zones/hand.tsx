import { say, useTable } from '@crownleaf/ui';
import { nameOf } from '../../src/components.ts';
import { seatOf } from '../../src/state.ts';
import { HeroNote, useHeard } from '../card/hero.tsx';
import { CardChoice } from '../choice.tsx';
import { usePosition, useRemembered } from '../look.ts';

export function Hand({ seat, still = false }: { readonly seat: number; readonly still?: boolean }) {
  const { words } = useTable();
  const { hand } = seatOf(usePosition(), seat);
  const heard = useHeard();
  const placing = useRemembered('place', ['space']);
  return (
    <section className="ember-hand" aria-label={say(words, 'hand')} data-place={`hand.${seat}`}>
      <ul data-zone={still ? undefined : 'hand'} style={{ '--cards': hand.length } as React.CSSProperties}>
        {hand.map((hero) => {
          const name = `place:${nameOf(hero)}`;
          return (
            <li
              key={hero}
              data-place={`hand.${seat}:${nameOf(hero)}`}
              data-placing={!still && placing === nameOf(hero)}
            >
              <CardChoice card={hero} names={still ? [] : [name]} said={heard(hero)} {...(still ? {} : { wish: name })}>
                <HeroNote hero={hero} />
              </CardChoice>
            </li>
          );
        })}
        {hand.length === 0 && <li className="ember-none">{say(words, 'hand.empty')}</li>}
      </ul>
    </section>
  );
}
