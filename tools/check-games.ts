import type { Fault } from './lib/fault.ts';
import { filesMatching, read } from './lib/files.ts';
import { homeOf } from './lib/layers.ts';
import { outcomeOf, reportAlone } from './lib/outcome.ts';

const SOURCES = ['{apps,packages}/*/{src,node,build,public}/**/*.{ts,tsx,mts,js,css,html,json}'];

/** Checks that apps and packages name no game: what is special to one is in its own folder. Tests are free. */
export function checkGames(root: string): readonly Fault[] {
  const ids = filesMatching(root, 'games/*/manifest.ts').map((path) => path.split('/')[1]);
  const named = new RegExp(`(?<![\\w-])(${ids.join('|')})(?![\\w-])`);
  return filesMatching(root, ...SOURCES)
    .filter((file) => homeOf(file)?.place !== 'test')
    .flatMap((file) =>
      read(root, file)
        .split('\n')
        .flatMap((text, index) => {
          const [id] = named.exec(text) ?? [];
          if (id === undefined) return [];
          return [{ file, line: index + 1, message: `names the game '${id}': put this into games/${id}` }];
        }),
    );
}

if (import.meta.main) await reportAlone((root) => outcomeOf(checkGames(root)));
