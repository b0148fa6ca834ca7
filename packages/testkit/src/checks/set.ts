import { answersOf, type ChoiceSet, fastChance, type Option, PASS, type State, stillChosen } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import { sameState } from '../same.ts';
import type { CheckMaker, Step } from '../step.ts';

/**
 * People choose the pieces of a set in any order and send one chain of answers. Whatever they choose, the chain is possible
 * and does what the same pieces do that are taken one by one.
 */
export const setsAreTakenWhole: CheckMaker = () => (step) => {
  const { set } = step.decision;
  if (set === undefined) return;
  for (let size = set.min; size <= set.max; size++) {
    const chosen = drawnFrom(set.pieces, size, step.seed + size);
    const chain = answersOf(set, chosen, PASS);
    const whole = playChain(step, chain);
    if (!sameState(whole, playOneByOne(step, chosen, chain.length))) {
      throw new Fault(
        'broken-set',
        `'${step.decision.kind}' goes otherwise when ${namesIn(step, chosen)} are sent at once`,
      );
    }
  }
};

function drawnFrom(pieces: readonly Option[], size: number, seed: number): readonly Option[] {
  const chance = fastChance(seed);
  const rest = [...pieces];
  return Array.from({ length: size }, (_, n) => rest.splice(chance.int(n, rest.length), 1)[0]!);
}

function playChain(step: Step, chain: readonly Option[]): State {
  const state = step.engine.clone(step.before);
  for (const answer of chain) if (!goesOn(step, state, answer)) break;
  return state;
}

/** Takes the lowest of the pieces that are left, answer by answer, and looks each time at what is left of the set. */
function playOneByOne(step: Step, chosen: readonly Option[], answers: number): State {
  const { engine } = step;
  const state = engine.clone(step.before);
  let set = step.decision.set!;
  let rest = chosen;
  for (let given = 0; given < answers; given++) {
    const answer = rest.length === 0 ? PASS : Math.min(...rest);
    if (!goesOn(step, state, answer) || given === answers - 1) break;
    const next = engine.decision(state)?.set;
    if (next === undefined)
      throw new Fault('broken-set', `'${step.decision.kind}' ends its set after fewer pieces than it named`);
    if (answer !== PASS && copiesOf(answer, next) >= copiesOf(answer, set)) throw neverTaken(step, answer);
    rest = stillChosen(set, rest, next);
    set = next;
  }
  return state;
}

function copiesOf(piece: Option, { pieces }: ChoiceSet): number {
  return pieces.filter((each) => each === piece).length;
}

function neverTaken({ engine, decision }: Step, piece: Option): Fault {
  const name = engine.nameOption(decision.kind, piece);
  return new Fault(
    'broken-set',
    `'${decision.kind}' has '${name}' in its set as often after it was taken: ` +
      "in a set's list `add` every copy, never `addOnce`, and let `each` take the piece out of the list",
  );
}

/** Whether the chain goes on: it ends where something new is seen. */
function goesOn({ engine, chance, decision }: Step, state: State, answer: Option): boolean {
  if (!engine.decision(state)?.options.includes(answer)) {
    const name = engine.nameOption(decision.kind, answer);
    throw new Fault('broken-set', `'${decision.kind}' has '${name}' in its set and does not offer it in its turn`);
  }
  engine.apply(state, answer, chance);
  return state.barrier !== state.ply;
}

function namesIn({ engine, decision }: Step, pieces: readonly Option[]): string {
  return pieces.map((piece) => engine.nameOption(decision.kind, piece)).join(', ');
}
