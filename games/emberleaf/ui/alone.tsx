import { type AloneProps, Button, say } from '@crownleaf/ui';
import { DIFFICULTIES, SISTER_FAVOUR_COUNTS } from '../data/sister.ts';
import './alone.css';

/** The game against the sister at each of her five difficulties. */
export function Alone({ words, play }: AloneProps) {
  return (
    <section className="way ember-alone" aria-label={say(words, 'alone')}>
      <h2>{say(words, 'alone')}</h2>
      <p>{say(words, 'alone.intro')}</p>
      <ul>
        {DIFFICULTIES.map((difficulty) => {
          const [basic, advanced] = SISTER_FAVOUR_COUNTS[difficulty];
          return (
            <li key={difficulty}>
              <Button onClick={() => play({ difficulty })}>{words.what(difficulty)}</Button>
              <small>{say(words, 'alone.favours', { basic: basic + advanced, advanced })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
