/** Which part of the project a file belongs to; each part has its own rule about what it may import. */
export const PLACES = ['src', 'node', 'data', 'ui', 'words', 'test', 'manifest'] as const;
export type Place = (typeof PLACES)[number];

export interface Home {
  readonly area: 'packages' | 'games' | 'apps' | 'tools';
  /** The package, game or app; empty for what lies directly in `games/` and for the tools. */
  readonly name: string;
  readonly place: Place;
}

export function homeOf(path: string): Home | undefined {
  const [area, ...rest] = path.split('/');
  if (area === 'tools') return { area, name: '', place: 'src' };
  if (area !== 'packages' && area !== 'games' && area !== 'apps') return undefined;
  const [name = '', folder = ''] = rest;
  if (rest.length === 1) return { area, name: '', place: 'src' };
  if (area === 'games' && name === 'test') return { area, name: '', place: 'test' };
  if (area === 'games' && folder === 'manifest.ts') return { area, name, place: 'manifest' };
  if (folder === 'test' || folder === 'bench' || /\.test\.tsx?$/.test(path)) return { area, name, place: 'test' };
  return { area, name, place: PLACES.find((place) => place === folder) ?? 'src' };
}

/** What an import leads to. */
export type Target =
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly home: Home;
      readonly byName: boolean;
      readonly entry?: string;
    }
  | { readonly kind: 'node' }
  | { readonly kind: 'npm'; readonly name: string };

interface Allowed {
  /** The rule in words, for the message. */
  readonly rule: string;
  readonly npm?: readonly string[];
  readonly node?: boolean;
  /** Packages of ours, by folder name: all of one, or a single entry as in `protocol/types`. */
  readonly packages?: readonly string[];
  /** Games as examples to test with. */
  readonly games?: boolean;
  /** Files that lie directly in `games/`: the reader of RULES.md, the type of manifests. */
  readonly shared?: readonly string[];
  /** Places of the same package or game. */
  readonly own: readonly Place[];
}

interface PackageRule extends Allowed {
  /** Besides, in the folder `node`, which the rest of the package does not import: what runs on Node only. */
  readonly onNode?: readonly string[];
}

const PACKAGES: { readonly [name: string]: PackageRule } = {
  engine: {
    rule: 'the engine imports nothing but @noble/hashes and itself',
    npm: ['@noble/hashes'],
    own: ['src'],
  },
  bots: {
    rule: 'bots import the engine only, and piscina and Node in the folder node',
    packages: ['engine'],
    own: ['src'],
    onNode: ['piscina'],
  },
  protocol: {
    rule: 'the protocol imports the engine and zod only',
    npm: ['zod'],
    packages: ['engine'],
    own: ['src'],
  },
  words: {
    rule: 'words import the engine and intl-messageformat only',
    npm: ['intl-messageformat'],
    packages: ['engine'],
    own: ['src'],
  },
  ui: {
    rule: "the design system imports react, words, the engine and the protocol's types",
    npm: ['react', 'react-dom'],
    packages: ['words', 'engine', 'protocol/types'],
    own: ['src'],
  },
  table: {
    rule: "the table host imports the engine and the protocol's types only",
    packages: ['engine', 'protocol/types'],
    own: ['src'],
  },
  testkit: {
    rule: 'the test kit imports the engine and Node only',
    packages: ['engine'],
    node: true,
    own: ['src'],
  },
};

const GAME: { readonly [place in Place]: Allowed } = {
  src: { rule: "a game's src imports only the engine and itself", packages: ['engine'], own: ['src', 'data'] },
  node: { rule: 'a game runs anywhere: it has no folder node', own: [] },
  data: {
    rule: "a game's data imports only the engine and the game's src",
    packages: ['engine'],
    own: ['src', 'data'],
  },
  ui: {
    // What a card costs, brings and says has one home, and a table that shows it reads it there, with the engine's
    // words for the entries of a view. The rules themselves run elsewhere: a table gets views and sends names.
    rule: "a game's ui imports react, packages/ui, packages/words, the engine, and the game's own data and src",
    npm: ['react', 'react-dom', 'virtual:icons'],
    packages: ['ui', 'words', 'engine'],
    own: ['ui', 'words', 'data', 'src'],
  },
  words: { rule: 'words import nothing', own: [] },
  test: {
    rule: "a game's tests import the game, the engine, the test kit, games/rules.ts, vitest, fast-check and Node",
    npm: ['vitest', 'fast-check'],
    node: true,
    packages: ['engine', 'testkit'],
    shared: ['games/rules.ts'],
    own: ['src', 'data', 'test'],
  },
  manifest: {
    rule: "a game's manifest imports games/manifest.ts and the game's own src and words, and loads no ui",
    shared: ['games/manifest.ts'],
    own: ['src', 'words'],
  },
};

/** Why this import is not allowed there; undefined when it is. */
export function forbidden(from: Home, target: Target): string | undefined {
  if (from.area === 'tools' || from.area === 'apps') return undefined;
  if (from.area === 'games' && from.name === '') return forbiddenInRegistry(target, from.place);
  const allowed = from.area === 'games' ? GAME[from.place] : ruleOfPackage(from);
  if (allowed === undefined) return `packages/${from.name} has no rule of its own yet: add one to tools/lib/layers.ts`;
  if (target.kind === 'node') return allowed.node ? undefined : allowed.rule;
  if (target.kind === 'npm') return allowed.npm?.includes(target.name) ? undefined : allowed.rule;
  return forbiddenFile(from, target, allowed);
}

function forbiddenFile(from: Home, target: Target & { kind: 'file' }, allowed: Allowed) {
  const to = target.home;
  if (to.area === from.area && to.name === from.name) {
    return allowed.own.includes(to.place) ? undefined : allowed.rule;
  }
  if (to.area === 'games') {
    if (allowed.shared?.includes(target.path)) return undefined;
    if (allowed.games && to.name !== '') return undefined;
    const what = to.name === '' ? `games/ itself` : `the game '${to.name}'`;
    return `only apps, tools and games/registry.ts import ${what}; ${allowed.rule}`;
  }
  if (to.area !== 'packages') return allowed.rule;
  if (!target.byName) return 'another package is imported by its name, not by a path into it';
  const names = [to.name, `${to.name}/${target.entry}`];
  return allowed.packages?.some((name) => names.includes(name)) ? undefined : allowed.rule;
}

/** Tests of a package may use what it may use itself, the tools of testing and, above the engine, a game to try it on. */
function ruleOfPackage({ name, place }: Home): Allowed | undefined {
  const allowed = PACKAGES[name];
  if (allowed === undefined || place === 'src') return allowed;
  const onNode = allowed.onNode;
  if (place === 'node') {
    return onNode === undefined
      ? { ...allowed, own: [] }
      : { ...allowed, npm: onNode, node: true, own: ['src', 'node'] };
  }
  return {
    rule: `${allowed.rule}; its tests also the test kit, vitest, fast-check and Node`,
    npm: [...(allowed.npm ?? []), ...(onNode ?? []), 'vitest', 'fast-check'],
    node: true,
    packages: [...(allowed.packages ?? []), 'testkit'],
    games: name !== 'engine',
    own: onNode === undefined ? ['src', 'test'] : ['src', 'node', 'test'],
  };
}

function forbiddenInRegistry(target: Target, place: Place): string | undefined {
  const rule = 'what lies directly in games/ imports only games and the engine';
  if (target.kind === 'file') {
    const { area, name } = target.home;
    return area === 'games' || (area === 'packages' && name === 'engine') ? undefined : rule;
  }
  const forTests = target.kind === 'node' || target.name === 'vitest';
  return place === 'test' && forTests ? undefined : rule;
}
