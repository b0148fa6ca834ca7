import type { Chance, Engine, Option, Plan, Seat, State } from '@crownleaf/engine';

const options: Option[] = [];

/** Lets the others answer until this seat is asked again or the game is over. */
export function passOver(engine: Engine, plan: Plan, seat: Seat, world: State, chance: Chance): void {
  while (!engine.over(world) && world.asked !== seat) {
    options.length = engine.options(world, options);
    engine.apply(world, plan.others(world, options), chance);
  }
}
