import type { Engine, Schema, State } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import type { CheckMaker, Step } from '../step.ts';

/** Every option has one name of its own, and the name says what it stands for, not where it lies. */
export const namesMeanThings: CheckMaker = () => (step) => {
  namesAreUnique(step);
  namesSurviveReordering(step);
};

function namesAreUnique({ engine, before, decision }: Step): void {
  const seen = new Map<string, number>();
  for (const option of decision.options) {
    const name = engine.nameOption(decision.kind, option);
    if (seen.has(name)) {
      throw new Fault(
        'ambiguous-name',
        `'${decision.kind}' calls options ${seen.get(name)} and ${option} both '${name}'`,
      );
    }
    seen.set(name, option);
    if (engine.findOption(before, name) !== option) {
      throw new Fault('ambiguous-name', `'${name}' of '${decision.kind}' does not lead back to its option`);
    }
  }
}

/** The order inside a bag means nothing, so turning every bag round must change neither the names nor what they do. */
function namesSurviveReordering({ engine, chance, before, decision, name, after }: Step): void {
  const turned = reversedBags(engine, before);
  const there = engine.decision(turned);
  const names = (d: typeof decision | undefined) => d?.options.map((o) => engine.nameOption(d.kind, o)).sort();
  if (names(there)?.join() !== names(decision)?.join()) {
    throw new Fault(
      'option-named-by-index',
      `'${decision.kind}' offers ${names(decision)} but, with the same cards in another order, ${names(there)}`,
    );
  }
  if (after.drawn !== before.drawn) return;
  engine.apply(turned, engine.findOption(turned, name)!, chance);
  if (engine.position(turned) !== engine.position(after)) {
    throw new Fault(
      'option-named-by-index',
      `'${name}' does something else when the cards in a hand lie in another order: ` +
        'an option must say what it stands for, and a zone whose order matters is a pile',
    );
  }
}

function reversedBags(engine: Engine, s: State): State {
  const out = engine.clone(s);
  const turn = (schema: Schema, fields: State['table']): void => {
    for (const field of Object.values(schema)) if (field.type === 'bag') (fields[field.name] as number[]).reverse();
  };
  turn(engine.game.table, out.table);
  for (const seat of out.seats) turn(engine.game.seat, seat);
  return out;
}
