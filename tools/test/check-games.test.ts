import { expect, test } from 'vitest';
import { checkGames } from '../check-games.ts';
import { tree } from './tree.ts';

const GAMES = { 'games/go/manifest.ts': '', 'games/sea-of-salt/manifest.ts': '', 'games/test/a.test.ts': '' };

function faults(path: string, text: string): string[] {
  return checkGames(tree({ ...GAMES, [path]: text })).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test.each([
  ['apps/web/src/a.tsx', `\nif (game === 'go') return;`],
  ['apps/server/src/deep/a.ts', `\nimport { goban } from '@crownleaf/go';`],
  ['apps/web/build/a.ts', `\n'virtual:icons/go'`],
  ['packages/ui/src/a.css', `\n[data-world="go"] {}`],
])('%s does not name a game', (path, text) => {
  expect(faults(path, text)).toEqual([`${path}:2 names the game 'go': put this into games/go`]);
});

test('a game of several words is found whole', () => {
  expect(faults('apps/cli/src/a.ts', 'const DEFAULT = { "sea-of-salt": 1 };').join()).toContain("'sea-of-salt'");
});

test.each([
  ['apps/cli/src/a.ts', 'going, cargo, go-on, no-go, Go, salt'],
  ['apps/cli/test/a.test.ts', `'go'`],
  ['apps/cli/src/a.test.ts', `'go'`],
  ['packages/bots/bench/a.ts', `'go'`],
  ['games/go/src/a.ts', `'go'`],
])('%s may say %s', (path, text) => {
  expect(faults(path, text)).toEqual([]);
});
