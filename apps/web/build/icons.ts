import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = join(HERE, '../../../games');
const GALLERY = join(HERE, '../src/gallery/icons.json');
const CACHE = join(HERE, '../node_modules/.icons');
const MODULE = /^\0?virtual:icons(?:\/([\w-]+))?$/;
const SIZE = 512;

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly aliases?: { readonly [name: string]: { readonly parent: string } };
}

/**
 * `import { sprite } from 'virtual:icons/GAME'` is the address of one SVG with the icons that `games/GAME/ui/icons.json`
 * names: `{"coin": "two-coins"}` gives a symbol `coin`. The whole set is too large for any page. `virtual:icons` alone are the
 * few of the gallery.
 */
export function icons(): Plugin {
  return {
    name: 'crownleaf-icons',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = MODULE.exec(id);
      if (found === null) return undefined;
      const [, game] = found;
      const list = game === undefined ? GALLERY : join(GAMES, game, 'ui/icons.json');
      this.addWatchFile(list);
      mkdirSync(CACHE, { recursive: true });
      const file = join(CACHE, `icons-${game ?? 'gallery'}.svg`);
      writeFileSync(file, spriteOf(JSON.parse(readFileSync(list, 'utf8'))));
      return `export { default as sprite } from ${JSON.stringify(`${file}?url&no-inline`)};`;
    },
  };
}

function spriteOf(wanted: { readonly [name: string]: string }): string {
  const set: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const symbols = Object.entries(wanted).map(([name, icon]) => {
    const body = set.icons[icon]?.body ?? set.icons[set.aliases?.[icon]?.parent ?? '']?.body;
    if (body === undefined) throw new Error(`game-icons has no icon '${icon}' (for '${name}')`);
    // Without a colour of its own an icon takes whatever fill its user gives it, a gradient too.
    const plain = body.replaceAll(' fill="currentColor"', '');
    return `<symbol id="${name}" viewBox="0 0 ${SIZE} ${SIZE}">${plain}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
