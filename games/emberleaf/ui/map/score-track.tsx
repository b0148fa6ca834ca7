import { SeatShape, say, useTable } from '@crownleaf/ui';
import { SCORE_BONUSES } from '../../data/score-track.ts';
import { waitingBonus } from '../../src/fellowship/leaves.ts';
import { SISTER } from '../../src/state.ts';
import { Ico } from '../card/icon.tsx';
import { isSolo, usePosition } from '../look.ts';
import { placed, TRACK_STEPS, trackPoint, WIDTH } from './geometry.ts';

const BONUS_ICONS: { readonly [name in (typeof SCORE_BONUSES)[number]['name']]: string } = {
  favours: 'favour',
  stone: 'stone',
  home: 'home',
  beehive: 'beehive',
  clearings: 'campfire',
  skill: 'again',
};
const FIRST_RULE = 5;
/** Nearer than this to the right rim a sign would be cut off. */
const EDGE = 40;

/** The ring around the forest: who stands where, and the six bonuses on the way. */
export function ScoreTrack() {
  const { words, openRule, nameOf } = useTable();
  const s = usePosition();
  const { bonuses, waiting } = s.table;
  const due = new Map(waiting.map((entry) => [waitingBonus(entry).bonus, waitingBonus(entry).seat]));
  const scores = [
    ...s.seats.map(({ score }, owner) => ({ owner, score })),
    ...(isSolo(s) ? [{ owner: SISTER, score: s.table.sisterLeaves.reduce((sum, n) => sum + n, 0) }] : []),
  ];
  return (
    <div className="ember-scores" data-zone="score">
      {SCORE_BONUSES.map(({ name, at }, i) => {
        const state = due.has(i) ? 'waits' : i < bonuses ? 'done' : 'open';
        const by = due.get(i);
        const label = say(words, 'bonus', {
          at,
          what: say(words, `bonus.${name}`),
          state:
            state === 'waits'
              ? say(words, 'bonus.waits', { who: by === SISTER ? words.what('nobody') : nameOf(by ?? 0) })
              : say(words, `bonus.${state}`),
        });
        return (
          <button
            key={name}
            type="button"
            className="ember-bonus"
            data-state={state}
            data-edge={trackPoint(at).x > WIDTH - EDGE}
            style={placed(trackPoint(at))}
            aria-label={label}
            title={label}
            onClick={() => openRule(`EMBER-18.${FIRST_RULE + i}`)}
          >
            <span className="ember-bonus-sign">
              <b>{at}</b>
              <Ico name={BONUS_ICONS[name]} />
            </span>
          </button>
        );
      })}
      {scores.map(({ owner, score }) => {
        const level = scores.filter((other) => other.score === score && other.owner < owner).length;
        return (
          <span
            key={owner}
            className="ember-score"
            data-seat={owner}
            data-place={`score.${owner}`}
            style={{ ...placed(trackPoint(score)), '--level': level } as React.CSSProperties}
            title={say(words, 'score.at', {
              who: owner === SISTER ? words.what('nobody') : nameOf(owner),
              leaves: score,
            })}
          >
            {owner === SISTER ? <span className="ember-sister-figure">S</span> : <SeatShape seat={owner} />}
            {score >= TRACK_STEPS && <b>+{Math.floor(score / TRACK_STEPS) * TRACK_STEPS}</b>}
          </span>
        );
      })}
    </div>
  );
}
