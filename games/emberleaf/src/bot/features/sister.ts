import { DIFFICULTIES, REST_AT } from '../../../data/sister.ts';
import { ADVANCED_FAVOUR_KINDS, BASIC_FAVOUR_KINDS, nameOf } from '../../components.ts';
import { reputation, stamina } from '../../sister/turn.ts';
import { EMPTY } from '../../state.ts';
import { type Group, prefixed } from '../group.ts';

/** The sister, in a game of one: what she is likely to get yet. */
const FAVOURS = [...BASIC_FAVOUR_KINDS, ...ADVANCED_FAVOUR_KINDS];
const NAMES = [
  ...prefixed('sister', DIFFICULTIES),
  'sister-rests-next',
  'sister-reputation-time',
  ...prefixed('sister-early', FAVOURS.map(nameOf)),
] as const;

export const sister: Group = {
  names: NAMES,
  write({ table: t, time }, out, first) {
    if (t.difficulty === EMPTY) return;
    out[first + t.difficulty] = 1;
    let at = first + DIFFICULTIES.length;
    out[at++] = stamina(t) >= REST_AT ? reputation(t) / 5 : 0;
    out[at++] = (reputation(t) * time) / 5;
    for (let i = 0; i < t.sisterFavours.length; i++) out[at + t.sisterFavours[i]! - FAVOURS[0]!] = time;
  },
};
