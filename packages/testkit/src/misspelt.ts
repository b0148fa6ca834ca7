import type { Engine } from '@crownleaf/engine';

/**
 * The part of a name that no answer of the game has: `play:crse` for `crse`. A name may join known parts in a way that the
 * game never offers, such as `play:curse`, for players may still ask why not. Undefined if all is known, or nothing is.
 */
export function misspeltPart(engine: Engine, name: string): string | undefined {
  const words = engine.vocabulary();
  if (words === undefined) return undefined;
  const verbs = new Set<string>();
  const things = new Set<string>(engine.game.components);
  for (const word of words) {
    const [verb, ...parts] = partsOf(word);
    verbs.add(verb!);
    for (const part of parts) things.add(part);
  }
  const [verb, ...parts] = partsOf(name);
  return verbs.has(verb!) ? parts.find((part) => !things.has(part)) : verb;
}

function partsOf(name: string): readonly string[] {
  return name.split(/[:,]/);
}
