import type { Refusal } from '@crownleaf/engine';
import { CLEARINGS } from '../../data/board.ts';
import { SPACES, SPOT_NAMES } from '../board/board.ts';
import { EMPTY } from '../state.ts';
import { outOfReach } from './board.ts';
import { kindOfName, no, type Reason, type Reasons, type Scene } from './scene.ts';

/** What the human decides for the sister. */
export const SISTER_REASONS: Reasons = {
  'sister-trophy': solo(trophy),
  'sister-attack': solo(attack),
  'sister-site': solo(site),
};

function solo(reason: Reason): Reason {
  return (what, scene) =>
    scene.t.difficulty === EMPTY ? no('EMBER-21.1', 'the sister is only in the solo game') : reason(what, scene);
}

function trophy(what: string, { t, kind }: Scene): Refusal | undefined {
  if (!t.trophies.includes(kindOfName(what))) return no('EMBER-21.29', 'that trophy is taken');
  return kind === 'sister-trophy' || t.sisterDue > 0
    ? undefined
    : no('EMBER-21.29', 'you choose her trophy when she has earned one');
}

function attack(what: string, { t, kind }: Scene): Refusal | undefined {
  const spot = SPOT_NAMES.indexOf(what);
  if (spot < 0) return undefined;
  if (t.spots[spot] === EMPTY) return no('EMBER-21.15', 'no dangerous area lies there');
  if (kind !== 'sister-attack') {
    return no('EMBER-21.15', 'you choose her target when two are tied');
  }
  const far = outOfReach(t, t.sisterAt, spot);
  if (far !== undefined) return no('EMBER-21.16', `the sister stands in '${CLEARINGS[t.sisterAt]}': ${far}`);
  return no('EMBER-21.15', 'of those she is strong enough for, she clears the one with the most leaves');
}

function site(what: string, { t, kind }: Scene): Refusal | undefined {
  const at = SPACES.findIndex(({ name }) => name === what);
  if (at < 0) return undefined;
  if (t.tiles[at] !== EMPTY) return no('EMBER-21.19', 'a building already stands there');
  return kind === 'sister-site'
    ? no('EMBER-21.19', `the sister builds in '${CLEARINGS[t.sisterAt]}'`)
    : no('EMBER-21.19', 'you choose her space when she builds');
}
