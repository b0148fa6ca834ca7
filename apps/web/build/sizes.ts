import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const START = 'index.html';
const TABLE = 'src/pages/server-table.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = { readonly [key: string]: Chunk };

/**
 * Compressed script in bytes: what the start page loads, and what each table adds to it before it can be seen. Neither the
 * worker nor what is fetched on demand is counted: lessons, and the pictured positions that only the gallery opens.
 */
export interface Sizes {
  readonly start: number;
  readonly tables: { readonly [game: string]: number };
}

export function sizes(): Sizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const start = withImports(manifest, [START]);
  const games = Object.keys(manifest).flatMap((key) => /games\/([^/]+)\/words\/en\.json$/.exec(key)?.[1] ?? []);
  const tables = games.map((game) => {
    const own = Object.keys(manifest).filter(
      (key) => key.endsWith(`games/${game}/ui/index.tsx`) || key.endsWith(`games/${game}/words/en.json`),
    );
    const needed = withImports(manifest, [TABLE, ...own]);
    return [game, weigh([...needed].filter((file) => !start.has(file)))] as const;
  });
  return { start: weigh([...start]), tables: Object.fromEntries(tables) };
}

function withImports(manifest: Manifest, keys: readonly string[], files = new Set<string>()): Set<string> {
  for (const key of keys) {
    const { file, imports = [] } = manifest[key]!;
    if (files.has(file)) continue;
    files.add(file);
    withImports(manifest, imports, files);
  }
  return files;
}

function weigh(files: readonly string[]): number {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0);
}
