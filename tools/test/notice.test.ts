import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesMatching, read } from '../lib/files.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));

test('NOTICE.md names every package that we depend on, with its licence', () => {
  const notice = read(HOME, 'NOTICE.md').split('\n');
  const manifests = filesMatching(HOME, 'package.json', '{packages,games,apps}/*/package.json');
  const names = manifests.flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(read(HOME, path));
    return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@crownleaf/'));
  });
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const { license } = JSON.parse(read(HOME, `node_modules/${name}/package.json`));
    const row = notice.find((line) => line.startsWith('| ') && line.split(/[|,]/).some((cell) => cell.trim() === name));
    expect(row, `${name} (${license}) is missing`).toContain(`| ${license} |`);
  }
});
