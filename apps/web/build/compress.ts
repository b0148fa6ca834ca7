import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'];

/** Writes a `.br` and a `.gz` next to each text that is served, so that the server need not compress anything itself. */
export function compress(): Plugin {
  return {
    name: 'crownleaf-compress',
    apply: 'build',
    async writeBundle({ dir }) {
      const names = readdirSync(dir!, { recursive: true, encoding: 'utf8' });
      const served = names.filter((name) => !name.startsWith('.') && COMPRESSED.includes(extname(name)));
      await Promise.all(served.map((name) => compressFile(join(dir!, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  // Brotli compresses as well as it can unless told otherwise.
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
