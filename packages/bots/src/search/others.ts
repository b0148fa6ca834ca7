import type { Chance, Engine, Option, Plan, Seat, State } from '@crownleaf/engine';

const options: Option[] = [];

/** Lets the others answer until this seat is asked again or the game is over. */
export function passOver(engine: Engine, plan: Plan, seat: Seat, world: State, chance: Chance): void {
  while (!engine.over(world) && world.asked !== seat) answer(engine, plan, world, chance);
}

/** The same, but no further than to the end of the turn. */
export function passOverInTurn(engine: Engine, plan: Plan, seat: Seat, world: State, chance: Chance): void {
  const { turn } = world;
  while (!engine.over(world) && world.asked !== seat && world.turn === turn) answer(engine, plan, world, chance);
}

function answer(engine: Engine, plan: Plan, world: State, chance: Chance): void {
  options.length = engine.options(world, options);
  engine.apply(world, plan.others(world, options), chance);
}
