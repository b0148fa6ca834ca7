import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { captured } from '../../../../tools/lib/run.ts';
import { expectAccessible } from './axe.ts';
import { openHouse } from './house.ts';
import { playInPage } from './player.ts';

const HOME = fileURLToPath(new URL('../../../../', import.meta.url));
const NOT_COPIED = ['node_modules', 'dist', 'visual', 'playthroughs'];

/** The project as it is, at a place where it can be changed; it shares the installed packages. */
function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'crownleaf-project-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  for (const name of ['apps', 'packages', 'games', 'package.json', 'tsconfig.json']) {
    cpSync(join(HOME, name), join(project, name), {
      recursive: true,
      filter: (path) => !NOT_COPIED.includes(basename(path)),
    });
  }
  mkdirSync(join(project, 'node_modules/@crownleaf'), { recursive: true });
  const installed = readdirSync(join(HOME, 'node_modules')).filter((name) => name !== '@crownleaf' && name[0] !== '.');
  for (const name of installed) {
    symlinkSync(join(HOME, 'node_modules', name), join(project, 'node_modules', name), 'junction');
  }
  for (const folder of ['packages', 'games', 'apps']) {
    for (const name of readdirSync(join(project, folder))) {
      symlinkSync(join(project, folder, name), join(project, 'node_modules/@crownleaf', name), 'junction');
    }
  }
  return project;
}

/** What somebody does who begins a game: lays down its files and adds it to the list. */
function addGame(project: string): void {
  execFileSync(process.execPath, [join(project, 'apps/cli/src/main.ts'), 'new-game', 'sea-of-salt']);
  const file = join(project, 'games/manifests.ts');
  const list = readFileSync(file, 'utf8').replace(/\];\n$/, ', seaOfSalt];\n');
  writeFileSync(file, `import { manifest as seaOfSalt } from './sea-of-salt/manifest.ts';\n${list}`);
}

test('a new game is one folder and one line: it is offered, and played to its end on a plain table', async () => {
  const project = copyProject();
  addGame(project);
  // As players get it: without this React would come as it is for its developers.
  vi.stubEnv('NODE_ENV', 'production');
  const build = await captured(join(project, 'apps/web'), { command: 'vite', args: ['build'] });
  vi.unstubAllEnvs();
  expect(build.ok, build.output).toBe(true);
  const house = await openHouse(undefined, project);
  onTestFinished(() => house.close());
  const { page, complaints } = await house.visitor();
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Sea Of Salt', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sea Of Salt' }).waitFor();
  await expectAccessible(page, 'the page of a new game');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.plain-table').getByRole('heading', { name: 'Table' }).waitFor();
  const see = (question: string): Promise<void> => expectAccessible(page, question);
  expect(await playInPage(page, 5, { mouseEvery: 5, see })).toBeGreaterThan(3);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  expect(complaints).toEqual([]);
});
