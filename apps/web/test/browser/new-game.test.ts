import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { captured } from '../../../../tools/lib/run.ts';
import { expectAccessible } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { playInPage } from './player.ts';

const HOME = fileURLToPath(new URL('../../../../', import.meta.url));
const NOT_COPIED = ['node_modules', 'dist', 'visual', 'playthroughs'];

/** The project as it is, at a place where it can be changed; it shares the installed packages. */
function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'crownleaf-project-'));
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
function addGame(project: string, id: string, ...flags: readonly string[]): void {
  execFileSync(process.execPath, [join(project, 'apps/cli/src/main.ts'), 'new-game', id, ...flags]);
  const file = join(project, 'games/registry.ts');
  const list = readFileSync(file, 'utf8').replace(/\];\n$/, `, ${id}];\n`);
  writeFileSync(file, `import { manifest as ${id} } from './${id}/manifest.ts';\n${list}`);
}

/** Goes from the start page to a table against a bot. */
async function sitDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectAccessible(page, `the page of ${name}`);
  await page.getByRole('button', { name: 'Play now' }).click();
}

async function playToTheEnd(page: Page): Promise<void> {
  const see = (question: string): Promise<void> => expectAccessible(page, question);
  expect(await playInPage(page, 5, { mouseEvery: 5, see })).toBeGreaterThan(3);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
}

describe('a new game is one folder and one line', () => {
  let house: House;
  let project: string;
  beforeAll(async () => {
    project = copyProject();
    addGame(project, 'reef');
    addGame(project, 'shoal', '--no-table');
    // As players get it: without this React would come as it is for its developers.
    vi.stubEnv('NODE_ENV', 'production');
    const build = await captured(join(project, 'apps/web'), { command: 'vite', args: ['build'] });
    vi.unstubAllEnvs();
    expect(build.ok, build.output).toBe(true);
    house = await openHouse(undefined, project);
  });
  afterAll(async () => {
    await house.close();
    rmSync(project, { recursive: true, force: true });
  });

  test('without a table of its own it is played on a plain one', async () => {
    const { page, complaints } = await house.visitor();
    await sitDown(page, house.url, 'Shoal');
    await page.locator('.plain-table').getByRole('heading', { name: 'Table' }).waitFor();
    await playToTheEnd(page);
    expect(complaints).toEqual([]);
  });

  test('it is played on its own table, on a phone as well', async () => {
    const { page, complaints } = await house.visitor({ viewport: PHONE, theme: 'dark' });
    await sitDown(page, house.url, 'Reef');
    await page.locator('.reef-row').waitFor();
    await playToTheEnd(page);
    expect(complaints).toEqual([]);
  });

  test('its lessons are done by clicking on the board', async () => {
    const { page, complaints } = await house.visitor();
    await page.goto(`${house.url}/games/reef/learn`);
    for (const [lesson, option] of [
      ['1. Draw', 'draw'],
      ['2. Use a lantern', 'drop:2'],
      ['3. Bank', 'bank'],
    ] as const) {
      await page.getByRole('heading', { name: lesson }).waitFor();
      await page.locator(`.reef [data-option="${option}"]`).click();
    }
    await page.getByRole('heading', { name: '4. Points are safe' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reef' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
