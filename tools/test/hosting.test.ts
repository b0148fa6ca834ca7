import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { variables } from '../../apps/server/src/config.ts';
import { read } from '../lib/files.ts';
import { stepsOf, takeSteps } from '../lib/image.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));

test('docs/hosting.md lists every variable with its preset, and no other', () => {
  const rows = read(HOME, 'docs/hosting.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  expect(rows).toEqual(
    variables().map(
      ({ name, preset, about }) => `| \`${name}\` | ${preset === '' ? '' : `\`${preset}\``} | ${about} |`,
    ),
  );
});

test('the examples set only variables that there are', () => {
  const known = variables().map(({ name }) => name);
  const { environment } = stepsOf(read(HOME, 'deploy/Dockerfile'));
  const unit = /^Environment=(.*)$/m.exec(read(HOME, 'deploy/crownleaf.service'))![1]!;
  const compose = [...read(HOME, 'deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+): (.*)$/gm)];
  const named = [
    ...Object.keys(environment),
    ...unit.split(' ').map((pair) => pair.split('=')[0]!),
    ...compose.map(([, name]) => name!),
  ];
  expect(compose.length).toBeGreaterThan(3);
  expect(named.filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
});

test("the Dockerfile's steps lead to a server that is healthy and shows the page", { timeout: 300_000 }, async () => {
  const said: string[] = [];
  await takeSteps(HOME, (line) => said.push(line));
  expect(said).toContain('npm ci');
  expect(said.at(-1)).toBe('stopped with 0');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds no fault in the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-unit-'));
  const unit = join(folder, 'crownleaf.service');
  writeFileSync(unit, read(HOME, 'deploy/crownleaf.service').replaceAll('/opt/crownleaf/', HOME));
  const found = execFileSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8', stdio: 'pipe' });
  rmSync(folder, { recursive: true });
  expect(found).toBe('');
});
