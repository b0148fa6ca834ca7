import type { Game } from '@crownleaf/engine';
import type { GameManifest, SoloSheet, Words } from './manifest.ts';
import { MANIFESTS } from './registry.ts';

/** A game and what belongs to it besides its rules in code. */
export interface Registered {
  readonly game: Game;
  readonly manifest: GameManifest;
  /** RULES.md; who wants its text reads it. */
  readonly rulesFile: URL;
  /** By language. */
  readonly words: { readonly en: Words };
  readonly solo?: SoloSheet;
  /** Known to the command line, but not offered at the table. */
  readonly hidden?: true;
}

/** Every game, loaded: for Node, which plays them all. The page loads the one that it plays. */
export const GAMES: readonly Registered[] = await Promise.all(MANIFESTS.map(load));

async function load(manifest: GameManifest): Promise<Registered> {
  const [game, en, solo] = await Promise.all([manifest.game(), manifest.words(), manifest.solo?.()]);
  return {
    ...{ game, manifest, words: { en } },
    rulesFile: new URL(`./${manifest.id}/RULES.md`, import.meta.url),
    ...(solo === undefined ? {} : { solo }),
    ...(manifest.hidden === undefined ? {} : { hidden: manifest.hidden }),
  };
}
