import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compress } from '../build/compress.ts';

test('the build writes a compressed copy of every text that is served, and of nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'crownleaf-compress-'));
  try {
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/emblem.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(root, 'public/art.png'), 'a picture');
    writeFileSync(join(root, 'main.js'), 'console.log(1)');
    writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
    const plugins = [compress()];
    await build({ configFile: false, logLevel: 'silent', root, plugins, build: { manifest: true, sourcemap: true } });
    const dist = join(root, 'dist');
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const compressed = names.filter((name) => name.endsWith('.br')).map((name) => name.slice(0, -'.br'.length));
    expect(compressed.sort()).toEqual([expect.stringMatching(/^assets.index-.*\.js$/), 'emblem.svg', 'index.html']);
    expect(names.filter((name) => name.endsWith('.gz')).sort()).toEqual(compressed.map((name) => `${name}.gz`));
    for (const name of compressed) {
      const [plain, br, gz] = ['', '.br', '.gz'].map((end) => readFileSync(join(dist, name + end)));
      expect([brotliDecompressSync(br!), gunzipSync(gz!)], name).toEqual([plain, plain]);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});
