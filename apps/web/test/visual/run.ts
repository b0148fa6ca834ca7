import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';
import { show } from '../browser/gallery.ts';
import { type House, openHouse, type Visitor } from '../browser/house.ts';
import { difference } from './compare.ts';
import { SMALL, shot } from './shot.ts';
import { fileOf, LOOKS, type Sight, sights } from './sights.ts';

const STORED = fileURLToPath(new URL('./stored/', import.meta.url));
const FOUND = fileURLToPath(new URL('./found/', import.meta.url));
const KEEP = '--update';

/**
 * `npm run test:visual` compares the gallery with the stored pictures, `-- emberleaf` those whose names hold the word;
 * `-- --update` stores what is there now.
 */
async function main(words: readonly string[]): Promise<number> {
  const update = words.includes(KEEP);
  const wanted = words.filter((word) => word !== KEEP);
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
  await buildPageIfStale(console.log);
  const chosen = sights().filter(({ name }) => isWanted(name));
  const started = performance.now();
  rmSync(FOUND, { recursive: true, force: true });
  const off = (await lookAtAll(chosen, update)) + orphans(isWanted, update);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (update) console.log(`Stored what is there now, in ${seconds} s.`);
  else if (off === 0) console.log(`All pictures agree, after ${seconds} s.`);
  else console.log(`${off} pictures are off, after ${seconds} s; what was found is in ${FOUND}`);
  return off === 0 ? 0 : 1;
}

async function lookAtAll(chosen: readonly Sight[], update: boolean): Promise<number> {
  const house = await openHouse();
  try {
    let off = 0;
    for (const { look, ...wishes } of LOOKS) {
      const visitor = await house.visitor(wishes);
      for (const sight of chosen.filter(({ looks }) => looks.includes(look))) {
        off += await looked(house, visitor, sight, fileOf(sight, look), update);
      }
      await visitor.context.close();
    }
    return off;
  } finally {
    await house.close();
  }
}

/** 1 when the picture differs or was not stored. */
async function looked(house: House, { page }: Visitor, { path, whole }: Sight, file: string, update: boolean) {
  // Within a game the page goes on by itself, which is quicker; its first position is loaded with all that it needs.
  if (page.url().startsWith(house.url + dirname(path))) await show(page, house.url, { path });
  else await page.goto(house.url + path);
  await page.waitForSelector('[data-table] .bar, h1');
  const now = await shot(page, { ...SMALL, whole });
  const stored = join(STORED, file);
  if (update) {
    keep(stored, now);
    return 0;
  }
  const told = existsSync(stored) ? toldOf(await difference(page, readFileSync(stored), now)) : 'it was not stored';
  if (told === undefined) return 0;
  keep(join(FOUND, file), now);
  console.log(`${file}: ${told}`);
  return 1;
}

/** Undefined when nothing is off. */
function toldOf(spots: Awaited<ReturnType<typeof difference>>): string | undefined {
  if (spots === undefined) return 'it has another size';
  const worst = spots.toSorted((a, b) => b.off - a.off)[0];
  return worst && `${spots.length} spots of it differ, most at ${worst.x}, ${worst.y}`;
}

/** How many stored pictures show something that is no longer there; with an update they go. */
function orphans(isWanted: (name: string) => boolean, update: boolean): number {
  const known = new Set(sights().flatMap((sight) => sight.looks.map((look) => fileOf(sight, look))));
  const left = readdirSync(STORED).filter((file) => !known.has(file) && isWanted(file));
  for (const file of left) {
    if (update) rmSync(join(STORED, file));
    else console.log(`${file}: nothing is pictured by this name`);
  }
  return update ? 0 : left.length;
}

function keep(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

process.exitCode = await main(process.argv.slice(2));
