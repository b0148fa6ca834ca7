import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Fault } from './lib/fault.ts';
import { filesMatching, read, sourceFiles } from './lib/files.ts';
import { type Import, importsOf } from './lib/imports.ts';
import { forbidden, type Home, homeOf, type Target } from './lib/layers.ts';
import { outcomeOf, reportAlone } from './lib/outcome.ts';
import { skeletonFaults } from './lib/skeleton.ts';
import { readSource } from './lib/source.ts';

/** Checks that every game has the same files and folders, and that every import stays inside its layer. */
export function checkLayers(root: string): readonly Fault[] {
  return [...skeletonFaults(root), ...importFaults(root)];
}

export function importFaults(root: string): readonly Fault[] {
  const workspaces = workspacesByName(root);
  return sourceFiles(root).flatMap((file) =>
    importsOf(readSource(root, file)).flatMap((found) => {
      const message = faultOf(file, homeOf(file)!, found, workspaces);
      return message === undefined ? [] : [{ file, line: found.line, message }];
    }),
  );
}

type Workspaces = ReadonlyMap<string, string>;

function faultOf(file: string, home: Home, found: Import, workspaces: Workspaces): string | undefined {
  const { specifier } = found;
  if (specifier === undefined) {
    const free = home.area === 'apps' || home.area === 'tools' || home.place === 'test';
    return free ? undefined : 'a computed import() cannot be checked: name the module';
  }
  const target = targetOf(file, found, workspaces);
  const message = target && forbidden(home, target);
  return message && `'${specifier}' is out of bounds: ${message}`;
}

function targetOf(file: string, found: Import, workspaces: Workspaces): Target | undefined {
  const specifier = found.specifier!;
  const path = relativePath(file, found);
  if (path !== undefined) {
    const home = homeOf(path);
    return home && { kind: 'file', path, home, byName: false };
  }
  if (isBuiltin(specifier)) return { kind: 'node' };
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
  const folder = workspaces.get(name);
  if (folder === undefined) return { kind: 'npm', name };
  const entry = parts.slice(2).join('/');
  return { kind: 'file', path: folder, home: homeOf(`${folder}/src/${entry}`)!, byName: true, entry };
}

function relativePath(file: string, { specifier }: Import): string | undefined {
  return specifier?.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

function workspacesByName(root: string): Workspaces {
  const found = filesMatching(root, 'packages/*/package.json', 'games/*/package.json', 'apps/*/package.json');
  return new Map(found.map((path) => [JSON.parse(read(root, path)).name, posix.dirname(path)]));
}

if (import.meta.main) await reportAlone((root) => outcomeOf(checkLayers(root)));
