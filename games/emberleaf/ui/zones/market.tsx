import { say, useTable } from '@crownleaf/ui';
import { nameOf } from '../../src/components.ts';
import { FavourNote, useHeardFavour } from '../card/favour.tsx';
import { HeroNote, useHeard } from '../card/hero.tsx';
import { Ico } from '../card/icon.tsx';
import { CardChoice } from '../choice.tsx';
import { usePosition } from '../look.ts';

/** The two rows of five. New cards come from the left, the rightmost leaves at the end of a turn that took one. */
export function HeroRow() {
  const { words } = useTable();
  const { heroRow, heroDeck, heroDiscard, heroTaken } = usePosition().table;
  const heard = useHeard();
  return (
    <section className="ember-row ember-hero-row" aria-label={say(words, 'row.heroes')} data-taken={heroTaken}>
      <DeckBack icon="hero" count={heroDeck.length} discards={heroDiscard.length} place="heroes" />
      <ol data-zone="heroes">
        {heroRow.map((hero, i) => (
          <li key={hero} data-place={`row:${nameOf(hero)}`} data-leaving={i === heroRow.length - 1}>
            <CardChoice card={hero} names={[`hero:${nameOf(hero)}`]} wish={`hero:${nameOf(hero)}`} said={heard(hero)}>
              <HeroNote hero={hero} />
            </CardChoice>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function FavourRow() {
  const { words } = useTable();
  const { favourRow, favourDeck, favourDiscard, favourTaken } = usePosition().table;
  const heard = useHeardFavour();
  return (
    <section className="ember-row ember-favour-row" aria-label={say(words, 'row.favours')} data-taken={favourTaken}>
      <DeckBack icon="favour" count={favourDeck.length} discards={favourDiscard.length} place="favours" />
      <ol data-zone="favours">
        {favourRow.map((favour, i) => {
          const name = nameOf(favour);
          return (
            <li key={favour} data-place={`row:${name}`} data-leaving={i === favourRow.length - 1}>
              <CardChoice
                card={favour}
                names={[`favour:${name}`, `promise:${name}`]}
                wish={`promise:${name}`}
                said={heard(favour)}
              >
                <FavourNote favour={favour} />
              </CardChoice>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface DeckBackProps {
  readonly icon: string;
  readonly count: number;
  readonly discards: number;
  readonly place: string;
}

function DeckBack({ icon, count, discards, place }: DeckBackProps) {
  const { words } = useTable();
  const label = say(words, `deck.${place}`, { count, discards });
  return (
    <span className="ember-deck" data-place={`deck:${place}`} title={label}>
      <Ico name={icon} label={label} />
      <b aria-hidden="true">{count}</b>
      <span className="ember-deck-arrow" aria-hidden="true">
        →
      </span>
    </span>
  );
}
