import type { OptionList, Seat } from '@crownleaf/engine';
import { PASS } from '@crownleaf/engine';
import { successionPoints } from '../effects/verbs/domain.ts';
import { declareKind } from '../kinds.ts';
import type { C } from '../state.ts';
import { ask, cite, when } from '../verbs.ts';
import { crown } from './judgment.ts';

/** [HOC-11.2] Succession points that a ceremony takes. */
export const CEREMONY = 20;
/** [HOC-11.6] Succession points that win at once. */
export const CROWN = 30;
const DECLARE = 0;

/** [HOC-9.23] After every change of a Domain: thirty wins at once, less than twenty undoes a ceremony. */
export function reviewPoints(c: C, seat: Seat): void {
  const points = successionPoints(c.state, seat);
  if (points >= CROWN && seat === c.seat) crown(c, seat);
  else if (points < CEREMONY && c.of(seat).declared === 1 && c.table.overtime === 0) negate(c, seat);
}

/** [HOC-11.7] */
function negate(c: C, seat: Seat): void {
  c.of(seat).declared = 0;
  c.tell?.('negated', { seat });
}

/** [HOC-11.8] At the start of a turn that is not an extra turn. */
export function examineCeremonies(c: C): void {
  if (c.table.extra === 1 || c.table.overtime === 1 || c.mine.declared === 0) return;
  let standing = 0;
  for (let seat = 0; seat < c.seats; seat++) standing += c.of(seat).declared;
  if (standing === 1) crown(c, c.seat);
  else beginOvertime(c);
}

/** [HOC-11.11] */
function beginOvertime(c: C): void {
  c.table.overtime = 1;
  for (let seat = 0; seat < c.seats; seat++) if (c.of(seat).declared === 0) c.of(seat).out = 1;
  c.tell?.('overtime', { out: c.table.order.filter((seat) => c.of(seat).out === 1) });
}

function mayDeclare(c: C): boolean {
  const { declared, princess } = c.mine;
  if (declared === 1 || c.table.overtime === 1 || princess.length === 0) return false;
  return successionPoints(c.state, c.seat) >= CEREMONY;
}

function yesOrNo(_: C, out: OptionList): void {
  out.add(DECLARE);
  out.add(PASS);
}

/** [HOC-11.2] [HOC-11.3] Asked once a turn, after the Second Phase. */
export const declaration = cite(
  'HOC-11.2',
  when(
    mayDeclare,
    ask(declareKind, yesOrNo, (c) => {
      if (c.answer === PASS) return;
      c.mine.declared = 1;
      c.tell?.('declared', { seat: c.seat });
    }),
  ),
);
