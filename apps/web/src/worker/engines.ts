import { createEngine, type Engine, type Game } from '@crownleaf/engine';
import { MANIFESTS } from '../../../../games/registry.ts';

const engines = new Map<string, Promise<Engine>>();

export function engineOf(id: string): Promise<Engine> {
  let engine = engines.get(id);
  if (engine === undefined) {
    engine = gameOf(id).then(createEngine);
    engines.set(id, engine);
  }
  return engine;
}

/** Each game is a chunk of its own; a worker loads the one that it plays. */
export async function gameOf(id: string): Promise<Game> {
  const manifest = MANIFESTS.find((game) => game.id === id);
  if (manifest === undefined) {
    throw new Error(`there is no game '${id}'; possible: ${MANIFESTS.map((game) => game.id).join(', ')}`);
  }
  return manifest.game();
}
