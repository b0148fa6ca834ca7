import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const START = 'index.html';
const TABLE = 'src/pages/server-table.tsx';
const PLAIN_TABLE = 'src/plain/plain-table.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = { readonly [key: string]: Chunk };

/** For the start page, and for what each table adds to it before it can be seen. */
export interface Loaded<T> {
  readonly start: T;
  readonly tables: { readonly [game: string]: T };
}

/**
 * The scripts that are loaded. Neither the worker nor what is fetched on demand is among them: lessons, and the pictured
 * positions that only the gallery opens.
 */
export function scripts(): Loaded<readonly string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const start = withImports(manifest, [START]);
  const games = Object.keys(manifest).flatMap((key) => /games\/([^/]+)\/words\/en\.json$/.exec(key)?.[1] ?? []);
  const tables = games.map((game) => {
    const chunk = (path: string) => Object.keys(manifest).find((key) => key.endsWith(`games/${game}/${path}`));
    const table = chunk('ui/index.tsx');
    const own = [chunk('words/en.json'), ...(table === undefined ? [PLAIN_TABLE, chunk('src/game.ts')] : [table])];
    const needed = withImports(manifest, [TABLE, ...own.filter((key) => key !== undefined)]);
    return [game, textsOf([...needed].filter((file) => !start.has(file)))] as const;
  });
  return { start: textsOf([...start]), tables: Object.fromEntries(tables) };
}

/** What the start page loads of the games' own chunks: rules, tables, drawings and words. */
export function gamesAtStart(): readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const start = withImports(manifest, [START]);
  return Object.entries(manifest).flatMap(([key, { file }]) => (key.includes('/games/') && start.has(file) ? key : []));
}

/** Compressed script in bytes. */
export function sizes(): Loaded<number> {
  const { start, tables } = scripts();
  const weighed = Object.entries(tables).map(([game, texts]) => [game, weigh(texts)] as const);
  return { start: weigh(start), tables: Object.fromEntries(weighed) };
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

function textsOf(files: readonly string[]): readonly string[] {
  return files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(DIST, file), 'utf8'));
}

function weigh(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
