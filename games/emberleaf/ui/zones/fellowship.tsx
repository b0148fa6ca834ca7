import { itemAt } from '@crownleaf/engine';
import { Option, say, useTable } from '@crownleaf/ui';
import { SLOTS } from '../../data/buildings.ts';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { RESOURCES } from '../../data/resources.ts';
import { heroCard, nameOf } from '../../src/components.ts';
import { STATS } from '../../src/effects/vocabulary.ts';
import { isEmptySpace } from '../../src/fellowship/fellowship.ts';
import { statCount } from '../../src/fellowship/stats.ts';
import { EMPTY, type Fellowship, HERO_SPACE_COUNT, OFF_BOARD, seatOf } from '../../src/state.ts';
import { HeroNote, useHeard } from '../card/hero.tsx';
import { Ico } from '../card/icon.tsx';
import { EffectSigns } from '../card/skill.tsx';
import { CardChoice } from '../choice.tsx';
import { kindOfName, usePosition, useRemembered } from '../look.ts';
import { statSources } from '../reckon.ts';
import { slidePlan, slidesLeft } from '../sums.ts';

export interface FellowshipProps {
  readonly seat: number;
  /** Somebody's board that is only looked at. */
  readonly still?: boolean;
}

/** The eight spaces, as they lie on the board: four columns that slide to the left. */
export function FellowshipBoard({ seat, still = false }: FellowshipProps) {
  const { words, legal, pointed, asked } = useTable();
  const s = usePosition();
  const mine = seatOf(s, seat);
  const sliding = !still && pointed?.name === 'slide';
  const plan = new Map(slidePlan(mine).map((step) => [step.from, step]));
  return (
    <section
      className="ember-fellowship ember-sheet"
      aria-label={say(words, 'fellowship')}
      data-sliding={sliding}
      data-place={`board.${seat}`}
    >
      <header className="ember-fellowship-head">
        <StatSums mine={mine} />
        {!still && (
          <span className="ember-fellowship-deeds">
            {asked?.kind === 'action' && (
              <span className="ember-core">
                {say(words, legal('slide') || s.table.coreDone === 0 ? 'core.open' : 'core.done')}
              </span>
            )}
            {legal('end-turn') && (
              <Option name="end-turn" className="ember-end-turn">
                {say(words, 'endTurn')}
              </Option>
            )}
            <Option name="slide" className="ember-slide">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M21 12H5M11 6l-6 6 6 6" />
              </svg>
              {say(words, 'slide')}
            </Option>
          </span>
        )}
      </header>
      <ol className="ember-spaces" data-zone={still ? undefined : 'fellowship'}>
        {Array.from({ length: HERO_SPACE_COUNT }, (_, space) => (
          <li
            key={space}
            className="ember-space"
            data-place={`board.${seat}.${space + 1}`}
            data-leaves={sliding && plan.has(space) && plan.get(space)!.to === undefined}
          >
            <SpaceContent seat={seat} space={space} still={still} />
            {sliding && plan.has(space) && (
              <span className="ember-order" aria-hidden="true">
                {plan.get(space)!.order}
              </span>
            )}
          </li>
        ))}
      </ol>
      {mine.spaces[OFF_BOARD] !== EMPTY && (
        <div className="ember-dropping" data-place={`board.${seat}.off`}>
          <HeroNote hero={itemAt(mine.spaces, OFF_BOARD)} />
        </div>
      )}
    </section>
  );
}

function SpaceContent({
  seat,
  space,
  still,
}: {
  readonly seat: number;
  readonly space: number;
  readonly still: boolean;
}) {
  const mine = seatOf(usePosition(), seat);
  const hero = itemAt(mine.spaces, space);
  if (hero !== EMPTY) return <PlayedHero mine={mine} space={space} hero={hero} still={still} />;
  return still || !isEmptySpace(mine, space) ? (
    <BareSpace mine={mine} space={space} />
  ) : (
    <EmptySpace mine={mine} space={space} />
  );
}

interface PlayedHeroProps {
  readonly mine: Fellowship;
  readonly space: number;
  readonly hero: number;
  readonly still: boolean;
}

/** Verbs by which a hero in play can be chosen, whatever is asked. */
function deedsOf(hero: number): readonly string[] {
  const name = nameOf(hero);
  const skills = heroCard(hero).skills.flatMap((_, i) =>
    ['use', 'ongoing', 'trigger'].map((verb) => `${verb}:${name},${i + 1}`),
  );
  return [...skills, `recall:${name}`, `charge:${name}`];
}

function PlayedHero({ mine, space, hero, still }: PlayedHeroProps) {
  const { words } = useTable();
  const heard = useHeard();
  const charge = heroCard(hero).skills.some(({ trigger }) => trigger === 'charge');
  const lying = RESOURCES.flatMap((resource, r) =>
    Array<string>(itemAt(mine.onCards, space * RESOURCES.length + r)).fill(resource),
  );
  const said = `${heard(hero)}; ${say(words, 'space.number', { space: space + 1 })}; ${say(words, 'slidesLeft', { n: slidesLeft(space) })}`;
  return (
    <>
      <CardChoice
        card={hero}
        names={still ? [] : deedsOf(hero)}
        said={said}
        {...(charge && !still ? { wish: `charge:${nameOf(hero)}` } : {})}
      >
        <HeroNote hero={hero} used={itemAt(mine.uses, space)} />
      </CardChoice>
      {lying.length > 0 && (
        <span className="ember-lying" aria-hidden="true">
          {lying.map((resource, i) => (
            <span key={i} className="ember-cube" data-resource={resource}>
              <Ico name={resource} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function EmptySpace({ mine, space }: { readonly mine: Fellowship; readonly space: number }) {
  const { words, pointed } = useTable();
  const placing = useRemembered('place', ['space']);
  const option = `space:${space + 1}`;
  const hero = pointed?.name === option && placing !== undefined ? kindOfName(placing) : undefined;
  return (
    <Option
      name={option}
      className="ember-vacant"
      data-hoped={placing !== undefined}
      aria-label={say(words, 'space.empty', { space: space + 1, n: slidesLeft(space) })}
    >
      {hero === undefined ? <BareSpace mine={mine} space={space} /> : <HeroNote hero={hero} />}
    </Option>
  );
}

function BareSpace({ mine, space }: { readonly mine: Fellowship; readonly space: number }) {
  const { words } = useTable();
  const { stat, skill, coveredBy } = itemAt(HERO_SPACES, space);
  if (coveredBy !== undefined && mine.built[SLOTS.indexOf(coveredBy)] === 0) {
    return (
      <span className="ember-bare is-covered">
        <span className="ember-bare-number">{space + 1}</span>
        <span className="ember-tile-letter">{coveredBy.toUpperCase()}</span>
        {say(words, 'space.covered')}
      </span>
    );
  }
  return (
    <span className="ember-bare">
      <span className="ember-bare-number">{space + 1}</span>
      {skill !== undefined && (
        <span className="ember-bare-skill">
          <EffectSigns effect={skill} />
        </span>
      )}
      {stat !== undefined && (
        <span className="ember-bare-stat" data-stat={stat}>
          <Ico name={stat} label={say(words, `stat.${stat}`)} />
        </span>
      )}
    </span>
  );
}

/** Every stat summed, with its sources under the pointer. */
function StatSums({ mine }: { readonly mine: Fellowship }) {
  const { words } = useTable();
  return (
    <span className="ember-stats">
      {STATS.map((stat) => {
        const sources = statSources(mine, stat).map(({ from, name, count }) =>
          say(words, `source.${from}`, { name: from === 'hero' ? words.what(name) : name.toUpperCase(), count }),
        );
        const label = say(words, 'stat.sum', {
          stat: say(words, `stat.${stat}`),
          n: statCount(mine, stat),
          sources: sources.join(', ') || '–',
        });
        return (
          <span key={stat} className="ember-stat" data-stat={stat} title={label}>
            <Ico name={stat} />
            <b>{statCount(mine, stat)}</b>
            <span className="only-heard">{label}</span>
          </span>
        );
      })}
    </span>
  );
}
