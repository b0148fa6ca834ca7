import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';
import { fixtures } from '../browser/fixtures.ts';
import { DESK, type House, openHouse, PHONE, type Wishes } from '../browser/house.ts';
import { dice, playOn } from '../browser/player.ts';
import { settled } from './shot.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url));
const QUALITY = 86;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly wishes?: Wishes;
  prepare?(page: Page): Promise<void>;
}

const DAY: Wishes = { viewport: DESK, theme: 'light', deviceScaleFactor: 1.5 };
const NIGHT: Wishes = { ...DAY, theme: 'dark' };
const IN_HAND: Wishes = { viewport: PHONE, theme: 'light', deviceScaleFactor: 2, hasTouch: true };

/** A game is played to its end, so that its result is a real one. */
async function playedOut(page: Page): Promise<void> {
  await playOn(page, { random: dice(1) });
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
}

/** Which position of a game its pictures show. */
const SHOWN = 'late';
/** What else there is to see at a table, besides the same position by day, by night and on a phone. */
const MORE: { readonly [game: string]: readonly string[] } = {
  'heart-of-crown': ['early', 'attack', 'ceremony', 'crowned'],
};

/** Tables that fill the screen: a position of the gallery has no log to show beside them. */
const FULL: readonly string[] = ['emberleaf'];

async function foldLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hide log and chat' }).first().click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForSelector('[data-side="false"]');
}

function ofGame(game: string): readonly Picture[] {
  const path = `/design/${game}/${SHOWN}`;
  const desk = FULL.includes(game) ? { prepare: foldLog } : {};
  return [
    { name: `${game}-light`, path, ...desk },
    { name: `${game}-dark`, path, wishes: NIGHT, ...desk },
    { name: `${game}-phone`, path, wishes: IN_HAND },
    { name: `${game}-phone-dark`, path, wishes: { ...IN_HAND, theme: 'dark' } },
    ...(MORE[game] ?? []).map((name) => ({ name: `${game}-${name}`, path: `/design/${game}/${name}` })),
  ];
}

/** The pages and positions that the README shows. */
const PICTURES: readonly Picture[] = [
  { name: 'start-light', path: '/' },
  { name: 'start-dark', path: '/', wishes: NIGHT },
  { name: 'start-phone', path: '/', wishes: IN_HAND },
  { name: 'lobby-light', path: '/lobby?game=heart-of-crown' },
  { name: 'lobby-phone', path: '/lobby?game=heart-of-crown', wishes: IN_HAND },
  {
    name: 'heart-of-crown-result',
    path: '/play/heart-of-crown?seats=3&bot=baseline&seed=picture',
    prepare: playedOut,
  },
  ...[...new Set(fixtures().map(({ game }) => game))].flatMap(ofGame),
];

/** `npm run pictures` takes all of them, `npm run pictures -- start lobby` those whose names hold one of the words. */
async function main(words: readonly string[]): Promise<void> {
  await buildPageIfStale(console.log);
  mkdirSync(FOLDER, { recursive: true });
  const house = await openHouse();
  try {
    for (const picture of PICTURES) {
      if (words.length === 0 || words.some((word) => picture.name.includes(word))) await take(house, picture);
    }
  } finally {
    await house.close();
  }
}

async function take(house: House, { name, path, wishes = DAY, prepare }: Picture): Promise<void> {
  const { page, context } = await house.visitor(wishes);
  await page.goto(house.url + path);
  await page.waitForSelector('[data-table] .bar, h1');
  await prepare?.(page);
  await settled(page);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
  await context.close();
  console.log(name);
}

await main(process.argv.slice(2));
