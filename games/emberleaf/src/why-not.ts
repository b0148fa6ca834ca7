import { itemAt, type Question, type Refusal } from '@crownleaf/engine';
import { BONUS_SCRIPTS } from './flow/score-bonuses.ts';
import { award, sisterAward } from './flow/trophies.ts';
import { SCRIPTS } from './scripts.ts';
import { EMPTY, type EmberleafView, seatOf } from './state.ts';
import { ACTION_REASONS, pass } from './why-not/actions.ts';
import { BOARD_REASONS } from './why-not/board.ts';
import { BUILD_REASONS } from './why-not/build.ts';
import { GAIN_REASONS } from './why-not/gains.ts';
import { no, type Reasons } from './why-not/scene.ts';
import { SISTER_REASONS } from './why-not/sister.ts';
import { SKILL_REASONS } from './why-not/skills.ts';

const REASONS: Reasons = {
  ...ACTION_REASONS,
  ...BOARD_REASONS,
  ...BUILD_REASONS,
  ...SKILL_REASONS,
  ...GAIN_REASONS,
  ...SISTER_REASONS,
  pass,
};

/** The scripts of steps 2 to 4. */
const LATE_SCRIPTS = [award, sisterAward, ...BONUS_SCRIPTS].map((script) => SCRIPTS.indexOf(script));

/** Why the seat that is asked cannot give this answer now. */
export function whyNot(view: EmberleafView, name: string, { kind, script }: Question): Refusal | undefined {
  const [verb = '', what = ''] = name.split(':');
  const reason = Object.hasOwn(REASONS, verb) ? REASONS[verb] : undefined;
  if (reason === undefined) return undefined;
  const seat = view.viewer ?? view.asked;
  const t = view.table;
  const isNever = Object.hasOwn(SISTER_REASONS, verb) && t.difficulty === EMPTY;
  if (kind === 'deck' && verb !== 'deck' && verb !== 'pass' && !isNever) {
    return no('EMBER-2.13', 'first choose your fellowship deck; play starts when everybody has one');
  }
  const me = seatOf(view, seat);
  const frames = view.stack.map((frame) => ({
    id: itemAt(SCRIPTS, frame.script).id,
    step: frame.step,
    seat: frame.seat,
  }));
  const hasEnded = view.stack.some((frame) => LATE_SCRIPTS.includes(frame.script));
  return reason(what, { t, me, seat, kind, script, frames, hasEnded });
}
