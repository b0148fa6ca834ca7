import { type Branch, type Chance, type Engine, eventFor, type Option, type Seat, type State } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import { firstDifference } from './difference.ts';

/** How an answer went, as one viewer could follow it: ways taken, events, what was shown, and what it sees at the end. */
export interface Course {
  readonly moments: readonly Moment[];
  readonly final: unknown;
}

interface Moment {
  readonly what: 'branch' | 'event' | 'shown';
  readonly text: string;
  readonly branch?: Branch;
}

export function course(engine: Engine, s: State, option: Option, chance: Chance, viewer: Seat | undefined): Course {
  const moments: Moment[] = [];
  let shown = false;
  // A card is shown while it moves; what the viewer then sees is looked at when the next thing happens.
  const settle = (): void => {
    if (shown) moments.push({ what: 'shown', text: JSON.stringify(visible(engine, s, viewer)) });
    shown = false;
  };
  engine.apply(s, option, chance, {
    event(e) {
      settle();
      moments.push({ what: 'event', text: JSON.stringify(eventFor(e, viewer)) });
    },
    learned(by) {
      if (by === 'all' || by === viewer) shown = true;
    },
    branched(branch) {
      settle();
      moments.push({ what: 'branch', text: JSON.stringify(branch), branch });
    },
  });
  settle();
  return { moments, final: visible(engine, s, viewer) };
}

/** The frames' steps are left out: in the middle of an answer they are not up to date, and the branches tell them. */
function visible(engine: Engine, s: State, viewer: Seat | undefined): unknown {
  const view = engine.view(s, viewer);
  return { ...view, stack: view.stack.map(({ step: _, ...frame }) => frame) };
}

/**
 * Where two courses come apart in a way that tells the viewer something hidden; undefined if they do not, or if the
 * rules openly showed the viewer something different before.
 */
export function tellsApart(a: Course, b: Course, viewer: Seat | undefined): Fault | undefined {
  for (let i = 0; i < Math.max(a.moments.length, b.moments.length); i++) {
    const first = a.moments[i];
    const second = b.moments[i];
    if (first?.text === second?.text) continue;
    if (first?.what === 'shown' || second?.what === 'shown') return undefined;
    if (first?.branch && second?.branch && isOthersQuestion(first.branch, second.branch, viewer)) return undefined;
    return apartAt(first, second, viewer);
  }
  const leak = firstDifference(a.final, b.final);
  return leak === undefined
    ? undefined
    : new Fault('leak', `${nameOf(viewer)} can tell apart what it should not: ${leak}`);
}

/** Whether another seat has a choice may depend on its own cards: being asked, or not, is public. */
function isOthersQuestion(a: Branch, b: Branch, viewer: Seat | undefined): boolean {
  return a.kind === 'ask' && b.kind === 'ask' && a.script === b.script && a.step === b.step && a.seat !== viewer;
}

function apartAt(a: Moment | undefined, b: Moment | undefined, viewer: Seat | undefined): Fault {
  if (a?.what === 'event' && b?.what === 'event') {
    return new Fault('leak', `an event tells ${nameOf(viewer)} what is hidden: ${a.text} or ${b.text}`);
  }
  const at = a?.branch ?? b?.branch;
  const where = at ? ` at step ${at.step} of '${at.script}'` : '';
  return new Fault(
    'hidden-branch',
    `a way is taken${where} that ${nameOf(viewer)} can observe and that a hidden card decides`,
  );
}

export function nameOf(viewer: Seat | undefined): string {
  return viewer === undefined ? 'a spectator' : `seat ${viewer}`;
}
