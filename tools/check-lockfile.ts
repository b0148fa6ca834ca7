import type { Fault } from './lib/fault.ts';
import { read } from './lib/files.ts';
import { outcomeOf, reportAlone } from './lib/outcome.ts';

const LOCKFILE = 'package-lock.json';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

/** Checks that the lockfile has a hash for every package, the runtime included, and that it names no registry. */
export function checkLockfile(root: string): readonly Fault[] {
  const { packages }: { readonly packages: { readonly [path: string]: Locked } } = JSON.parse(read(root, LOCKFILE));
  const { optionalDependencies = {} } = JSON.parse(read(root, 'package.json'));
  const faults: string[] = [];
  for (const [path, { link, integrity, resolved }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link) continue;
    if (!integrity?.startsWith('sha512-')) faults.push(`${path} has no sha512 hash`);
    if (resolved !== undefined) faults.push(`${path} names a registry: ${resolved}`);
  }
  for (const name of Object.keys(optionalDependencies)) {
    if (packages[`node_modules/${name}`] === undefined) faults.push(`${name} of package.json is missing`);
  }
  return faults.map((message) => ({ file: LOCKFILE, message }));
}

if (import.meta.main) await reportAlone((root) => outcomeOf(checkLockfile(root)));
