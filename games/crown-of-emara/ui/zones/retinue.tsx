import type { Seat } from '@crownleaf/engine';
import { Named, Option, say, useInspect } from '@crownleaf/ui';
import { useState } from 'react';
import { RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS } from '../../data/places.ts';
import { type Advisor, advisorOf, favorOf, noble } from '../../src/components.ts';
import { ABILITIES } from '../../src/effects/abilities.ts';
import { craftsmenOf } from '../../src/places/board.ts';
import { seatOf } from '../../src/state.ts';
import { Choice } from '../choice.tsx';
import { useGameTable } from '../look.ts';
import { CardName, FavorFace, Miniature, toneOf } from '../parts/face.tsx';
import { EmaraIcon } from '../parts/good.tsx';
import { Piece } from '../parts/piece.tsx';
import { titled } from '../say.ts';

/** Rank, craftsmen, favor tokens and advisors of a player. */
export function Retinue({ seat }: { readonly seat: Seat }) {
  const { view, words } = useGameTable();
  const m = seatOf(view, seat);
  return (
    <div className="em-retinue" data-zone="retinue">
      <div className="em-standing">
        <Rank kinds={m.nobles} />
        <Craftsmen seat={seat} />
        <ul className="em-tokens" aria-label={say(words, 'favors')} data-place="tokens">
          {m.favors.map(favorOf).map((favor) => (
            <li key={favor.name}>
              <Choice
                names={[`token:${favor.name}`]}
                thing={favor.name}
                label={words.what(favor.name)}
                place={`token:${favor.name}`}
              >
                <FavorFace favor={favor} />
              </Choice>
            </li>
          ))}
        </ul>
      </div>
      <ul className="em-council" aria-label={say(words, 'advisors')} data-place="council">
        {m.advisors.map(advisorOf).map((advisor) => (
          <li key={advisor.name}>
            <Councilor advisor={advisor} />
          </li>
        ))}
        {m.advisors.length === 0 && <li className="em-empty">{say(words, 'council.empty')}</li>}
      </ul>
    </div>
  );
}

function Rank({ kinds }: { readonly kinds: readonly number[] }) {
  const { words, open } = useGameTable();
  const rank = kinds.length;
  const name = RANKS[rank - 1];
  const points = kinds.reduce((sum, kind) => sum + noble(kind).citizens, 0);
  return (
    <button
      type="button"
      className="em-own-rank"
      data-none={name === undefined}
      title={say(words, 'rank.points', { points })}
      onClick={() => open(name ?? RANKS[0])}
      data-place="nobles"
    >
      <EmaraIcon name={name ?? 'rank'} />
      <span>{name === undefined ? say(words, 'rank.none') : words.what(name)}</span>
    </button>
  );
}

/** Those who still wait on the board, each with the points that it brings when it is hired. */
function Craftsmen({ seat }: { readonly seat: Seat }) {
  const { view, words } = useGameTable();
  const hired = craftsmenOf(view.table, seat);
  return (
    <ol className="em-craftsmen" title={say(words, 'craftsmen.of', { count: hired, most: CRAFTSMAN_POINTS.length })}>
      {CRAFTSMAN_POINTS.map(({ value }, i) => (
        <li key={i} data-hired={i < hired}>
          {i < hired ? <span className="em-gone" aria-hidden="true" /> : <Piece seat={seat} of="craftsman" />}
          <small aria-hidden="true">+{value}</small>
        </li>
      ))}
    </ol>
  );
}

/** What stands for an ability while it is not offered: the first of its answers. */
const FIRST_ANSWERS: { readonly [advisor: string]: string } = Object.fromEntries(
  ABILITIES.map(({ name, takes }) => {
    const argument = takes?.names[takes.values[0] ?? 0];
    return [name, argument === undefined ? name : `${name}:${argument}`];
  }),
);

/** An advisor in service: one answer is given at once, several are listed. */
function Councilor({ advisor }: { readonly advisor: Advisor }) {
  const { words, asked } = useGameTable();
  const { name } = advisor;
  const spot = useInspect(name);
  const [listed, setListed] = useState(false);
  const options = asked?.options.filter((option) => option === name || option.startsWith(`${name}:`)) ?? [];
  const label = `${titled(words, name)}. ${words.message(`text.${name}`)}`;
  const face = (
    <span className="em-council-face">
      <Miniature name={name} tone={toneOf(advisor)} />
      <CardName className="em-council-name" name={titled(words, name)} />
    </span>
  );
  if (options.length < 2) {
    const answer = options[0] ?? FIRST_ANSWERS[name];
    const names = answer === undefined ? [] : [answer];
    return (
      <Choice names={names} thing={name} label={label}>
        {face}
      </Choice>
    );
  }
  return (
    <span className="em-spot" {...spot}>
      <button type="button" className="em-choice em-ready" aria-expanded={listed} onClick={() => setListed(!listed)}>
        <Named name={label}>{face}</Named>
      </button>
      {listed && (
        <span className="em-menu">
          {options.map((option) => (
            <Option key={option} name={option}>
              {words.option(option, asked!.kind)}
            </Option>
          ))}
        </span>
      )}
    </span>
  );
}
