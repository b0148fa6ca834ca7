import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';
import { fixtures } from '../browser/fixtures.ts';
import { DESK, type House, openHouse, PHONE, type Visitor, WIDE_DESK } from '../browser/house.ts';
import { difference } from './compare.ts';
import { SMALL, shot } from './shot.ts';

const STORED = fileURLToPath(new URL('./stored/', import.meta.url));
const FOUND = fileURLToPath(new URL('./found/', import.meta.url));
/** Letters are drawn a little differently from browser to browser; a part that has moved is more than that. */
const MOST = 0.01;
const KEEP = '--update';

const LOOKS = [
  { look: 'desk-by-day', viewport: DESK, theme: 'light' },
  { look: 'desk-by-night', viewport: DESK, theme: 'dark' },
  { look: 'wide-by-day', viewport: WIDE_DESK, theme: 'light' },
  { look: 'phone-by-day', viewport: PHONE, theme: 'light' },
  { look: 'phone-by-night', viewport: PHONE, theme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number]['look'];

/** Each position is pictured once on each kind of screen and in each theme; those that are fullest, in every look. */
const USUAL: readonly Look[] = ['desk-by-day', 'phone-by-night'];
const FULLEST: readonly string[] = ['late', 'attack', 'visit'];

interface Sight {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  /** It is longer than the screen. */
  readonly whole: boolean;
}

/** What is compared: the parts of the design, and the positions of every game. */
function sights(): readonly Sight[] {
  const every = LOOKS.map(({ look }) => look);
  return [
    { name: 'parts', path: '/design', looks: every, whole: true },
    ...fixtures().map(({ game, name, path }) => ({
      ...{ name: `${game}-${name}`, path, whole: false },
      looks: FULLEST.includes(name) ? every : USUAL,
    })),
  ];
}

/**
 * `npm run test:visual` compares the gallery with the stored pictures, `-- emberleaf` those whose names hold the word;
 * `-- --update` stores what is there now.
 */
async function main(words: readonly string[]): Promise<number> {
  await buildPageIfStale(console.log);
  const house = await openHouse();
  try {
    const wanted = words.filter((word) => word !== KEEP);
    const chosen = sights().filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
    let off = 0;
    for (const { look, ...wishes } of LOOKS) {
      const visitor = await house.visitor(wishes);
      for (const sight of chosen.filter(({ looks }) => looks.includes(look))) {
        off += await looked(house, visitor, sight, `${sight.name}-${look}.webp`, words.includes(KEEP));
      }
      await visitor.context.close();
    }
    if (words.includes(KEEP)) console.log('Stored what is there now.');
    else console.log(off === 0 ? 'All pictures agree.' : `${off} pictures differ; what was found is in ${FOUND}`);
    return off === 0 ? 0 : 1;
  } finally {
    await house.close();
  }
}

/** 1 when the picture differs. */
async function looked(house: House, { page }: Visitor, { path, whole }: Sight, file: string, update: boolean) {
  await page.goto(house.url + path);
  await page.waitForSelector('[data-table] .bar, h1');
  const now = await shot(page, { ...SMALL, whole });
  const stored = join(STORED, file);
  if (update) {
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
