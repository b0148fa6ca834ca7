import {
  type Branch,
  type Chance,
  type Engine,
  type Event,
  eventsFor,
  type Option,
  type Seat,
  type State,
} from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import { firstDifference } from './difference.ts';

/** All that happened when an answer was applied, and the state it led to. */
export interface Course {
  readonly moments: readonly Moment[];
  readonly final: State;
}

type Moment =
  | { readonly what: 'event'; readonly event: Event }
  | { readonly what: 'branch'; readonly branch: Branch }
  | { readonly what: 'learned'; readonly by: Seat | 'all'; readonly kind: number | undefined };

/** Applies the answer to the state and writes down how it went. */
export function course(engine: Engine, s: State, option: Option, chance: Chance): Course {
  const moments: Moment[] = [];
  engine.apply(s, option, chance, {
    event: (event) => moments.push({ what: 'event', event }),
    branched: (branch) => moments.push({ what: 'branch', branch }),
    learned: (by, kind) => moments.push({ what: 'learned', by, kind }),
  });
  return { moments, final: s };
}

/** What one viewer could follow of it. */
interface Seen {
  readonly what: 'branch' | 'event' | 'shown' | 'disclosed';
  readonly text: string;
  readonly branch?: Branch;
}

function seenBy({ moments }: Course, viewer: Seat | undefined): Seen[] {
  const out: Seen[] = [];
  for (const moment of moments) {
    if (moment.what === 'event') out.push(...eventsFor([moment.event], viewer).map(seenEvent));
    else if (moment.what === 'branch') out.push(seenBranch(moment.branch));
    else if (moment.by === 'all' || moment.by === viewer) out.push(seenCard(moment.kind));
  }
  return out;
}

function seenEvent(event: object): Seen {
  return { what: 'event', text: JSON.stringify(event) };
}

function seenBranch(branch: Branch): Seen {
  const { script, step, seat, kind, way } = branch;
  return { what: 'branch', text: `${script} ${step} ${seat} ${kind} ${way}`, branch };
}

function seenCard(kind: number | undefined): Seen {
  return kind === undefined ? { what: 'disclosed', text: '' } : { what: 'shown', text: `shown ${kind}` };
}

/**
 * Where two courses come apart in a way that tells the viewer something hidden; undefined if they do not, or if the
 * rules openly showed the viewer something different before.
 */
export function tellsApart(engine: Engine, a: Course, b: Course, viewer: Seat | undefined): Fault | undefined {
  const [seen, other] = [seenBy(a, viewer), seenBy(b, viewer)];
  for (let i = 0; i < Math.max(seen.length, other.length); i++) {
    const first = seen[i];
    const second = other[i];
    if (first?.what === 'disclosed' || second?.what === 'disclosed') return undefined;
    if (first?.text === second?.text) continue;
    if (first?.what === 'shown' || second?.what === 'shown') return undefined;
    if (first?.branch && second?.branch && isOthersQuestion(first.branch, second.branch, viewer)) return undefined;
    return apartAt(first, second, viewer);
  }
  const leak = firstDifference(engine.view(a.final, viewer), engine.view(b.final, viewer));
  return leak === undefined
    ? undefined
    : new Fault('leak', `${nameOf(viewer)} can tell apart what it should not: ${leak}`);
}

/** Whether another seat has a choice may depend on its own cards: being asked, or not, is public. */
function isOthersQuestion(a: Branch, b: Branch, viewer: Seat | undefined): boolean {
  return a.kind === 'ask' && b.kind === 'ask' && a.script === b.script && a.step === b.step && a.seat !== viewer;
}

function apartAt(a: Seen | undefined, b: Seen | undefined, viewer: Seat | undefined): Fault {
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
