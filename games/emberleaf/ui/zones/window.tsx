import { itemAt } from '@crownleaf/engine';
import { Option, say, useTable } from '@crownleaf/ui';
import { CARDS_A_DECK, DECKS, HERO_SPACES } from '../../data/fellowship.ts';
import { heroCard } from '../../src/components.ts';
import { cardText, effectText } from '../../src/effects/text.ts';
import { TRIGGERS } from '../../src/effects/vocabulary.ts';
import { EMPTY, HERO_SPACE_COUNT, seatOf } from '../../src/state.ts';
import { HeroNote } from '../card/hero.tsx';
import { Ico } from '../card/icon.tsx';
import { EffectSigns, TriggerSign } from '../card/skill.tsx';
import { useOwnSeat, usePosition } from '../look.ts';
import { inWords } from '../say.ts';
import { Amounts } from './amounts.tsx';

/** Questions that lie on no place of the table: they open over the forest. */
export function ChoiceWindow() {
  const { asked } = useTable();
  if (asked?.kind === 'deck') return <Decks />;
  if (asked?.kind === 'resolve') return <HeroOrSpace />;
  return <Amounts />;
}

/** The five fellowships, each with its six cards; those that are taken lie dimmed. */
function Decks() {
  const { words } = useTable();
  const s = usePosition();
  return (
    <section className="ember-window ember-decks" aria-label={say(words, 'decks')}>
      <h2>{say(words, 'decks')}</h2>
      <ul data-zone="decks">
        {DECKS.map((deck, i) => {
          const taken = s.seats.some((seat) => seat.deck === i);
          return (
            <li key={deck}>
              <Option name={`deck:${deck}`} className="ember-deck-choice" data-taken={taken}>
                <span className="ember-deck-name">{words.what(deck)}</span>
                <span className="ember-deck-motto">{say(words, `deck.motto.${deck}`)}</span>
                <span className="ember-deck-cards">
                  {Array.from({ length: CARDS_A_DECK }, (_, n) => (
                    <HeroNote key={n} hero={i * CARDS_A_DECK + n} />
                  ))}
                </span>
              </Option>
            </li>
          );
        })}
      </ul>
      <p className="ember-legend" aria-hidden="true">
        {TRIGGERS.map((trigger) => (
          <span key={trigger}>
            <TriggerSign trigger={trigger} /> {say(words, `trigger.${trigger}`)}
          </span>
        ))}
        {LEGEND.map((sign) => (
          <span key={sign}>
            <Ico name={sign} /> {say(words, `sign.${sign}`)}
          </span>
        ))}
      </p>
    </section>
  );
}

/** Signs on the cards of the fellowships. */
const LEGEND = ['walk', 'attack', 'build', 'wood', 'food', 'stone', 'beehive'] as const;

/** The card just placed is the one on a space whose skill is offered: its own skills stand beside the space's. */
function HeroOrSpace() {
  const { words, legal } = useTable();
  const s = usePosition();
  const seat = useOwnSeat();
  const { spaces, played } = seatOf(s, seat);
  const hero = played.at(-1) ?? EMPTY;
  const space = spaces.indexOf(hero);
  if (hero === EMPTY || space < 0 || space >= HERO_SPACE_COUNT) return null;
  const { skill } = itemAt(HERO_SPACES, space);
  return (
    <section className="ember-window ember-either" aria-label={say(words, 'either')}>
      <h2>{say(words, 'either')}</h2>
      <ul data-zone="either">
        {legal('resolve:hero') && (
          <li>
            <Option name="resolve:hero" className="ember-way">
              <HeroNote hero={hero} />
              <span className="ember-way-name">{words.option('resolve:hero', 'resolve')}</span>
              {cardText(heroCard(hero)).map(
                (message, i) =>
                  itemAt(heroCard(hero).skills, i).trigger === 'onPlay' && (
                    <span key={i}>{inWords(words, message)}</span>
                  ),
              )}
            </Option>
          </li>
        )}
        {legal('resolve:space') && skill !== undefined && (
          <li>
            <Option name="resolve:space" className="ember-way">
              <span className="ember-bare is-shown">
                <span className="ember-bare-number">{space + 1}</span>
                <span className="ember-bare-skill">
                  <EffectSigns effect={skill} />
                </span>
              </span>
              <span className="ember-way-name">{words.option('resolve:space', 'resolve')}</span>
              <span>{inWords(words, effectText(skill))}</span>
            </Option>
          </li>
        )}
      </ul>
    </section>
  );
}
