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

/** Without these, somebody who takes over the server can do more on the machine than the server needs. */
const HARDENING = [
  'DynamicUser=yes',
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'PrivateDevices=yes',
  'PrivateUsers=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'RestrictNamespaces=yes',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged',
  'UMask=0077',
];
const SERVICES = ['crownleaf.service', 'crownleaf-backup.service'];

test.each(SERVICES)('%s is hardened, limited in memory, and of the same user', (name) => {
  const lines = read(HOME, `deploy/${name}`).split('\n');
  expect(lines).toEqual(expect.arrayContaining([...HARDENING, 'User=crownleaf']));
  expect(lines.some((line) => line.startsWith('MemoryMax='))).toBe(true);
  expect(lines.filter((line) => line.startsWith('MemoryDenyWriteExecute='))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds no fault in the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-unit-'));
  const units = [...SERVICES, 'crownleaf-backup.timer'].map((name) => {
    const unit = join(folder, name);
    writeFileSync(unit, read(HOME, `deploy/${name}`).replaceAll('/opt/crownleaf/', HOME));
    return unit;
  });
  const found = execFileSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8', stdio: 'pipe' });
  rmSync(folder, { recursive: true });
  expect(found).toBe('');
});

test.skipIf(!hasSystemd).each(SERVICES)('systemd rates the exposure of %s below 3.0', (name) => {
  const args = ['security', '--offline=true', '--no-pager', join(HOME, 'deploy', name)];
  const said = execFileSync('systemd-analyze', args, { encoding: 'utf8', stdio: 'pipe' });
  expect(Number(/exposure level .*: ([\d.]+)/.exec(said)?.[1])).toBeLessThan(3);
});
