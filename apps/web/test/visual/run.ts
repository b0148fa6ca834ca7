import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';
import { fixtures } from '../browser/fixtures.ts';
import { DESK, type House, openHouse, PHONE, type Visitor } from '../browser/house.ts';
import { difference } from './compare.ts';
import { shot } from './shot.ts';

const STORED = fileURLToPath(new URL('./stored/', import.meta.url));
const FOUND = fileURLToPath(new URL('./found/', import.meta.url));
/** Letters are drawn a little differently from browser to browser; a part that has moved is more than that. */
const MOST = 0.01;
const KEEP = '--update';

const LOOKS = [
  { look: 'desk-by-day', viewport: DESK, theme: 'light' },
  { look: 'phone-by-night', viewport: PHONE, theme: 'dark' },
] as const;

/**
 * `npm run test:visual` compares the gallery with the stored pictures, `-- emberleaf` those whose names hold the word;
 * `-- --update` stores what is there now.
 */
async function main(words: readonly string[]): Promise<number> {
  await buildPageIfStale(console.log);
  const house = await openHouse();
  try {
    const wanted = words.filter((word) => word !== KEEP);
    const pages = [{ name: 'parts', path: '/design' }, ...fixtures().map(named)].filter(
      ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
    );
    let off = 0;
    for (const { look, ...wishes } of LOOKS) {
      const visitor = await house.visitor(wishes);
      for (const { name, path } of pages) off += await looked(house, visitor, path, `${name}-${look}.webp`, words);
      await visitor.context.close();
    }
    console.log(off === 0 ? 'All pictures agree.' : `${off} pictures differ; what was found is in ${FOUND}`);
    return off === 0 ? 0 : 1;
  } finally {
    await house.close();
  }
}

function named({ game, name, path }: ReturnType<typeof fixtures>[number]) {
  return { name: `${game}-${name}`, path };
}

/** 1 when the picture differs. */
async function looked(house: House, { page }: Visitor, path: string, file: string, words: readonly string[]) {
  await page.goto(house.url + path);
  await page.waitForSelector('[data-table] .bar, h1');
  const now = await shot(page);
  const stored = join(STORED, file);
  if (words.includes(KEEP)) {
    keep(stored, now);
    return 0;
  }
  const share = existsSync(stored) ? await difference(page, readFileSync(stored), now) : 1;
  if (share <= MOST) return 0;
  keep(join(FOUND, file), now);
  const told = existsSync(stored) ? `${(share * 100).toFixed(2)} % of it differ` : 'it was not stored';
  console.log(`${file}: ${told}`);
  return 1;
}

function keep(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

process.exitCode = await main(process.argv.slice(2));
