import { fastChance, type Option, PASS, type Seat, type State } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import { invariants } from '../invariants.ts';
import type { CheckMaker, Step } from '../step.ts';
import { type Course, course, nameOf, tellsApart } from './course.ts';
import { firstDifference } from './difference.ts';

/**
 * Non-interference. Whatever a seat cannot see is dealt anew, and the seat must not notice: the new world gives it the
 * same view and the same options, it is a possible world, and the same answer has the same visible course in both, up to
 * the moment at which the rules openly show something different. And what another seat chose in secret, it cannot tell.
 */
export const hiddenStaysHidden: CheckMaker = (engine, start) => {
  const { broken } = invariants(engine, start);
  return (step) => {
    const real = course(engine, engine.clone(step.before), step.option, step.chance);
    for (const viewer of [...step.before.seats.keys(), undefined]) {
      const world = dealtAnew(step, viewer);
      const wrong = broken(world);
      if (wrong !== undefined) {
        throw new Fault('impossible-world', `a world dealt from ${nameOf(viewer)}'s view is broken: ${wrong.message}`);
      }
      if (offersTheSame(step, world, viewer)) {
        blame(step.name, tellsApart(engine, real, played(step, world, step.option, viewer), viewer));
      }
      if (step.decision.secret && viewer !== step.decision.seat) secretsCannotBeTold(step, real, viewer);
    }
  };
};

function dealtAnew(step: Step, viewer: Seat | undefined): State {
  const { engine, before, seed } = step;
  const view = engine.view(before, viewer);
  const world = possibly(viewer, () => engine.determinise(view, fastChance(seed + (viewer ?? -1))));
  const changed = firstDifference(view, engine.view(world, viewer));
  if (changed === undefined) return world;
  throw new Fault('impossible-world', `a world dealt from ${nameOf(viewer)}'s view looks different: ${changed}`);
}

/** The seat that is asked must have the same options; for another seat, whether the option exists there at all. */
function offersTheSame({ engine, decision, option }: Step, world: State, viewer: Seat | undefined): boolean {
  const there: number[] = [];
  possibly(viewer, () => engine.options(world, there));
  if (viewer === decision.seat && there.join() !== decision.options.join()) {
    const names = (options: readonly Option[]) => options.map((o) => engine.nameOption(decision.kind, o)).join(', ');
    throw new Fault(
      'hidden-branch',
      `what seat ${viewer} may do depends on what it cannot see: ${names(decision.options)} or ${names(there)}`,
    );
  }
  if (viewer === decision.seat && decision.set !== undefined) {
    const changed = firstDifference(decision.set, engine.decision(world)?.set);
    if (changed === undefined) return true;
    throw new Fault(
      'hidden-branch',
      `the set that seat ${viewer} chooses from depends on what it cannot see: ${changed}`,
    );
  }
  return there.includes(option);
}

const OTHER_CHOICES = 3;

/** Passing is no secret: everybody sees whether a card was put somewhere. */
function secretsCannotBeTold(step: Step, real: Course, viewer: Seat | undefined): void {
  const { engine, before, decision, option, name } = step;
  if (option === PASS) return;
  const others = decision.options.filter((o) => o !== option && o !== PASS).slice(0, OTHER_CHOICES);
  for (const other of others) {
    const instead = played(step, engine.clone(before), other, viewer);
    const both = `the secret choice between '${name}' and '${engine.nameOption(decision.kind, other)}'`;
    blame(both, tellsApart(engine, real, instead, viewer));
  }
}

function played({ engine, chance }: Step, s: State, option: Option, viewer: Seat | undefined): Course {
  return possibly(viewer, () => course(engine, s, option, chance));
}

function blame(what: string, fault: Fault | undefined): void {
  if (fault !== undefined) throw new Fault(fault.code, `after ${what}: ${fault.message.slice(fault.code.length + 2)}`);
}

/** The rules must not fail in a world that somebody has to take for possible. */
function possibly<A>(viewer: Seat | undefined, act: () => A): A {
  try {
    return act();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Fault('impossible-world', `the rules fail in a world dealt from ${nameOf(viewer)}'s view: ${message}`);
  }
}
