import { createEngine, type Engine, type Game } from '@crownleaf/engine';

/** Each game is a chunk of its own; a worker loads the one that it plays. */
const LOADERS: { readonly [id: string]: () => Promise<Game> } = {
  'crown-of-emara': async () => (await import('@crownleaf/crown-of-emara')).crownOfEmara,
  emberleaf: async () => (await import('@crownleaf/emberleaf')).emberleaf,
  'heart-of-crown': async () => (await import('@crownleaf/heart-of-crown')).heartOfCrown,
};

const engines = new Map<string, Promise<Engine>>();

export function engineOf(id: string): Promise<Engine> {
  let engine = engines.get(id);
  if (engine === undefined) {
    engine = gameOf(id).then(createEngine);
    engines.set(id, engine);
  }
  return engine;
}

export async function gameOf(id: string): Promise<Game> {
  const load = LOADERS[id];
  if (load === undefined) throw new Error(`there is no game '${id}'; possible: ${Object.keys(LOADERS).join(', ')}`);
  return load();
}
