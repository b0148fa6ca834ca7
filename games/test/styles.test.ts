import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOME = fileURLToPath(new URL('../', import.meta.url));
const TABLES = readdirSync(HOME).filter((game) => existsSync(join(HOME, game, 'ui')));
/** States that a control or card of any game may be in; they are styled only together with a name of the game. */
const STATE = /^is-/;
/** Parts of a drawn scene, which are styled only below the scene of the game. */
const SCENE = /^s-/;
/** Parts of the shell that games dress for their own world. */
const SHELL = new Set(['option', 'seat-shape']);

function namesOf(game: string): ReadonlySet<string> {
  const folder = join(HOME, game, 'ui');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  const text = files.map((path) => readFileSync(join(folder, path), 'utf8').replaceAll(/"[^"]*"|\/\*.*?\*\//gs, ''));
  const found = text.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)|@keyframes ([\w-]+)/g)]);
  const names = found.map(([, style, motion]) => style ?? `@keyframes ${motion}`);
  return new Set(names.filter((name) => !STATE.test(name) && !SCENE.test(name) && !SHELL.has(name)));
}

test('no two tables style the same name: whoever goes from one to another in one visit has the styles of both', () => {
  const games = TABLES.map((game) => ({ game, names: namesOf(game) }));
  const shared = games.flatMap(({ game, names }, n) =>
    games
      .slice(n + 1)
      .flatMap((other) => [...names].filter((name) => other.names.has(name)).map((name) => [game, other.game, name])),
  );
  expect(games.every(({ names }) => names.size > 0)).toBe(true);
  expect(shared).toEqual([]);
});
