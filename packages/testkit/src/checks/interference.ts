import {
  type Branch,
  type Chance,
  type Engine,
  eventFor,
  fastChance,
  type Option,
  type Seat,
  type State,
} from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import { invariants } from '../invariants.ts';
import type { CheckMaker, Step } from '../step.ts';
import { firstDifference } from './difference.ts';

/**
 * Non-interference. Whatever a seat cannot see is dealt anew, and the seat must not notice:
 * the new world gives it the same view and the same options, it is a possible world, and the same answer has the same
 * visible course in both, up to the moment at which the rules openly show something.
 */
export const hiddenStaysHidden: CheckMaker = (engine, start) => {
  const { broken } = invariants(engine, start);
  return (step) => {
    const viewers = [...step.before.seats.keys(), undefined];
    for (const viewer of viewers) {
      const view = engine.view(step.before, viewer);
      const world = dealtAnew(engine, step, viewer);
      const changed = firstDifference(view, engine.view(world, viewer));
      if (changed !== undefined) {
        throw new Fault('impossible-world', `a world dealt from ${nameOf(viewer)}'s view looks different: ${changed}`);
      }
      const wrong = broken(world);
      if (wrong !== undefined && wrong.code !== 'too-few-options') {
        throw new Fault('impossible-world', `a world dealt from ${nameOf(viewer)}'s view is broken: ${wrong.message}`);
      }
      if (sameOptions(step, world, viewer)) sameCourse(step, world, viewer);
    }
  };
};

function dealtAnew(engine: Engine, step: Step, viewer: Seat | undefined): State {
  try {
    return engine.determinise(engine.view(step.before, viewer), fastChance(step.seed + (viewer ?? -1)));
  } catch (error) {
    throw new Fault('impossible-world', `no world can be dealt from ${nameOf(viewer)}'s view: ${messageOf(error)}`);
  }
}

/** The seat that is asked must have the same options; for another seat, whether the option exists there at all. */
function sameOptions({ engine, decision, option }: Step, world: State, viewer: Seat | undefined): boolean {
  const there: number[] = [];
  try {
    engine.options(world, there);
  } catch (error) {
    throw new Fault(
      'impossible-world',
      `no options in a world dealt from ${nameOf(viewer)}'s view: ${messageOf(error)}`,
    );
  }
  if (viewer === decision.seat && there.join() !== decision.options.join()) {
    const names = (options: readonly Option[]) => options.map((o) => engine.nameOption(decision.kind, o)).join(', ');
    throw new Fault(
      'hidden-branch',
      `what seat ${viewer} may do depends on what it cannot see: ${names(decision.options)} or ${names(there)}`,
    );
  }
  return there.length > 1 && there.includes(option);
}

function sameCourse(step: Step, world: State, viewer: Seat | undefined): void {
  const { engine, chance, before, option, name } = step;
  const real = engine.clone(before);
  const expected = course(engine, real, option, chance, viewer);
  const found = course(engine, world, option, chance, viewer);
  for (let i = 0; i < Math.max(expected.length, found.length); i++) {
    const a = expected[i];
    const b = found[i];
    if (a?.what === 'shown' || b?.what === 'shown') return;
    if (a?.text === b?.text) continue;
    if (a?.branch && b?.branch && isOthersQuestion(a.branch, b.branch, viewer)) return;
    throw hiddenDecides(name, viewer, a, b);
  }
  const leak = firstDifference(engine.view(real, viewer), engine.view(world, viewer));
  if (leak !== undefined) {
    throw new Fault('leak', `after '${name}' ${nameOf(viewer)} can tell apart what it should not: ${leak}`);
  }
}

interface Moment {
  readonly what: 'branch' | 'event' | 'shown';
  readonly text: string;
  readonly branch?: Branch;
}

/** What happens, as the viewer could follow it: ways taken, events, and where something is shown to it. */
function course(engine: Engine, s: State, option: Option, chance: Chance, viewer: Seat | undefined): Moment[] {
  const out: Moment[] = [];
  const observer = {
    event: (e: Parameters<typeof eventFor>[0]) => {
      out.push({ what: 'event', text: JSON.stringify(eventFor(e, viewer)) });
    },
    learned: (by: Seat | 'all') => {
      if (by === 'all' || by === viewer) out.push({ what: 'shown', text: '' });
    },
    branched: (branch: Branch) => {
      out.push({ what: 'branch', text: JSON.stringify(branch), branch });
    },
  };
  try {
    engine.apply(s, option, chance, observer);
  } catch (error) {
    throw new Fault(
      'impossible-world',
      `the rules fail in a world dealt from ${nameOf(viewer)}'s view: ${messageOf(error)}`,
    );
  }
  return out;
}

/** Whether another seat has a choice at all may depend on its own cards: being asked is public. */
function isOthersQuestion(a: Branch, b: Branch, viewer: Seat | undefined): boolean {
  return a.kind === 'ask' && b.kind === 'ask' && a.script === b.script && a.step === b.step && a.seat !== viewer;
}

function hiddenDecides(name: string, viewer: Seat | undefined, a: Moment | undefined, b: Moment | undefined): Fault {
  const at = a?.branch ?? b?.branch;
  if (a?.what === 'event' && b?.what === 'event') {
    return new Fault('leak', `'${name}' tells ${nameOf(viewer)} what is hidden: ${a.text} or ${b.text}`);
  }
  const where = at ? ` at step ${at.step} of '${at.script}'` : '';
  return new Fault(
    'hidden-branch',
    `'${name}' takes a way${where} that ${nameOf(viewer)} can observe and that a hidden card decides`,
  );
}

function nameOf(viewer: Seat | undefined): string {
  return viewer === undefined ? 'a spectator' : `seat ${viewer}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
