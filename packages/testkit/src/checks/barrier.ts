import type { Engine, Seat, State } from '@crownleaf/engine';
import { Fault } from '../fault.ts';
import type { CheckMaker } from '../step.ts';

/** After somebody saw something new, nothing before it can be taken back. */
export const newsBarsUndo: CheckMaker = () => (step) => {
  const { engine, before, after, name } = step;
  if (after.barrier === after.ply) return;
  if (after.drawn !== before.drawn) throw missing(name, 'chance was drawn');
  const actor = before.asked;
  for (let seat = 0; seat < before.seats.length; seat++) {
    const news = learnedByCounting(engine, before, after, seat, seat === actor);
    if (news !== undefined) throw missing(name, `seat ${seat} now sees '${news}'`);
  }
};

function missing(name: string, what: string): Fault {
  return new Fault(
    'missing-barrier',
    `'${name}': ${what}, but the answer could still be taken back; move components with the engine's functions`,
  );
}

/** A kind that lay hidden from this seat and does no longer. Of others' pools only what the answering seat learned counts. */
function learnedByCounting(
  engine: Engine,
  before: State,
  after: State,
  seat: Seat,
  isActor: boolean,
): string | undefined {
  const hidden = engine.view(before, seat).hidden;
  const left = engine.view(after, seat).hidden;
  for (const pool of Object.keys(hidden)) {
    if (!isActor && !pool.endsWith(`.${seat}`)) continue;
    const remaining = [...(left[pool] ?? [])];
    for (const kind of hidden[pool]!) {
      const at = remaining.indexOf(kind);
      if (at < 0) return engine.game.components[kind] ?? String(kind);
      remaining.splice(at, 1);
    }
  }
  return undefined;
}
