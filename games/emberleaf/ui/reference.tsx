import { say, useTable } from '@crownleaf/ui';
import { useId } from 'react';
import { FELLOWSHIP_TILES } from '../data/buildings.ts';
import { SCORE_BONUSES } from '../data/score-track.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../data/villagers.ts';
import { TRIGGERS } from '../src/effects/vocabulary.ts';
import { Ico } from './card/icon.tsx';
import { TriggerSign } from './card/skill.tsx';

const STEPS = 5;
const SIGNS = [
  'walk',
  'attack',
  'wood',
  'food',
  'stone',
  'beehive',
  'build',
  'leaves',
  'home',
  'hero',
  'favour',
  'banner',
  'everyone',
  'again',
  'recall',
  'put',
] as const;

/** The reference card: the turn, the signs, what villagers, tiles and the score track bring. */
export function Reference() {
  const { words } = useTable();
  const villagers = useId();
  return (
    <div className="ember-reference" data-world="ember">
      <section>
        <h3>{say(words, 'reference.turn')}</h3>
        <ol className="ember-steps">
          {Array.from({ length: STEPS }, (_, i) => (
            <li key={i}>{say(words, `reference.step.${i + 1}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{say(words, 'reference.skills')}</h3>
        <dl>
          {TRIGGERS.map((trigger) => (
            <div key={trigger}>
              <dt>
                <TriggerSign trigger={trigger} /> {say(words, `trigger.${trigger}`)}
              </dt>
              <dd>{say(words, `reference.${trigger}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{say(words, 'reference.signs')}</h3>
        <ul className="ember-signs">
          {SIGNS.map((sign) => (
            <li key={sign}>
              <Ico name={sign} /> {say(words, `sign.${sign}`)}
            </li>
          ))}
          <li>
            <sup>∗</sup> {say(words, 'sign.anywhere')}
          </li>
        </ul>
      </section>
      {/* On a phone the arrow keys slide it. */}
      <section aria-labelledby={villagers} tabIndex={0}>
        <h3 id={villagers}>{say(words, 'reference.villagers')}</h3>
        <table className="ember-bonus-table">
          <tbody>
            {VILLAGERS.map((villager) => (
              <tr key={villager}>
                <th scope="row">
                  <Ico name={villager} /> {words.what(villager)}
                </th>
                {Array.from({ length: VILLAGERS_A_TRACK }, (_, i) => (
                  <td key={i}>{say(words, `bonus.${villager}.${i + 1}`)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{say(words, 'reference.tiles')}</h3>
        <dl>
          {FELLOWSHIP_TILES.map(({ slot }) => (
            <div key={slot}>
              <dt>{words.what(`tile-${slot}`)}</dt>
              <dd>{say(words, `tile.${slot}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{say(words, 'reference.track')}</h3>
        <dl>
          {SCORE_BONUSES.map(({ name, at }) => (
            <div key={name}>
              <dt>{at}</dt>
              <dd>{say(words, `bonus.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
