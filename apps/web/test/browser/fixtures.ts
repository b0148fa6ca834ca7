import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../../../games/', import.meta.url));

export interface Fixture {
  readonly game: string;
  readonly name: string;
  /** Where the gallery shows it. */
  readonly path: string;
}

/** The positions that games supply for review, each of them a page of the gallery. */
export function fixtures(): readonly Fixture[] {
  return readdirSync(GAMES).flatMap((game) => {
    const folder = join(GAMES, game, 'ui/pictured');
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : []));
    return names.map((name) => ({ game, name, path: `/design/${game}/${name}` }));
  });
}
