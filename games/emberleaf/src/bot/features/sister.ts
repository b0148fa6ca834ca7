import { isFaceUp } from '@crownleaf/engine';
import { DIFFICULTIES, REST_AT } from '../../../data/sister.ts';
import { ADVANCED_FAVOUR_KINDS, BASIC_FAVOUR_KINDS, nameOf } from '../../components.ts';
import { reputation, stamina } from '../../sister/turn.ts';
import { EMPTY } from '../../state.ts';
import type { Position } from '../position.ts';
import { sum } from '../position.ts';
import { type Group, prefixed } from './group.ts';

/** The sister, in a game of one. */
const FAVOURS = [...BASIC_FAVOUR_KINDS, ...ADVANCED_FAVOUR_KINDS];
const NAMES = [
  ...prefixed('sister', DIFFICULTIES),
  'sister-leaves',
  'sister-total',
  'sister-stamina',
  'sister-rests-next',
  'sister-reputation',
  'sister-reputation-time',
  'sister-buildings-open',
  'sister-trophies',
  'sister-completes',
  ...prefixed('sister', FAVOURS.map(nameOf)),
  ...prefixed('sister-early', FAVOURS.map(nameOf)),
] as const;

export const sister: Group = {
  names: NAMES,
  write(p, out, first) {
    const { table: t, time } = p;
    if (t.difficulty === EMPTY) return;
    out[first + t.difficulty] = 1;
    let at = first + DIFFICULTIES.length;
    const tired = stamina(t);
    const gained = reputation(t);
    out[at++] = sum(t.sisterLeaves) / 100;
    out[at++] = p.sisterTotal / 100;
    out[at++] = tired / REST_AT;
    out[at++] = tired >= REST_AT ? 1 : 0;
    out[at++] = gained / 5;
    out[at++] = (gained * time) / 5;
    out[at++] = openBuildings(p) / t.sisterBuildings.length;
    out[at++] = t.sisterTrophies.length / 3;
    out[at++] = p.free[t.sisterAt] === 1 ? 1 : 0;
    for (let i = 0; i < t.sisterFavours.length; i++) {
      const favour = t.sisterFavours[i]! - FAVOURS[0]!;
      out[at + favour] = 1;
      out[at + FAVOURS.length + favour] = time;
    }
  },
};

function openBuildings({ table: { sisterBuildings } }: Position): number {
  let open = 0;
  for (let i = 0; i < sisterBuildings.length; i++) if (isFaceUp(sisterBuildings[i]!)) open++;
  return open;
}
