import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';
import { fixtures } from '../browser/fixtures.ts';
import { DESK, type House, openHouse, PHONE, type Wishes } from '../browser/house.ts';
import { playInPage } from '../browser/player.ts';
import { shot } from './shot.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url));
/** Sharp enough to read the cards, small enough to be fetched with the README. */
const SHARP = { quality: 66, scale: 1.25 };

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly wishes?: Wishes;
  prepare?(page: Page): Promise<void>;
}

const DAY: Wishes = { viewport: DESK, theme: 'light' };
const NIGHT: Wishes = { ...DAY, theme: 'dark' };
const IN_HAND: Wishes = { viewport: PHONE, theme: 'light', hasTouch: true };
const IN_HAND_BY_NIGHT: Wishes = { ...IN_HAND, theme: 'dark' };

/** A game is played to its end, so that its result is a real one. */
const WHOLE_GAME = '/play/heart-of-crown?seats=3&bot=baseline&seed=picture';
async function playedOut(page: Page): Promise<void> {
  await playInPage(page, 1);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
}

/** Which position of a game its pictures show. */
const SHOWN = 'late';
/** What else there is to see at a table, besides the same position by day, by night and on a phone. */
const MORE: { readonly [game: string]: readonly string[] } = {
  'heart-of-crown': ['early', 'attack', 'ceremony', 'crowned'],
  'crown-of-emara': ['visit', 'solo'],
  emberleaf: ['build', 'storage', 'solo'],
};

/** With the log folded, so that the board has the room. */
function ofGame(game: string): readonly Picture[] {
  const path = `/design/${game}/${SHOWN}`;
  return [
    { name: `${game}-light`, path },
    { name: `${game}-dark`, path, wishes: NIGHT },
    { name: `${game}-phone`, path, wishes: IN_HAND },
    { name: `${game}-phone-dark`, path, wishes: IN_HAND_BY_NIGHT },
    ...(MORE[game] ?? []).map((name) => ({ name: `${game}-${name}`, path: `/design/${game}/${name}` })),
  ].map(({ wishes = DAY, ...picture }) => ({ ...picture, wishes: { ...wishes, side: false } }));
}

/** The pages and positions that the README shows. */
const PICTURES: readonly Picture[] = [
  { name: 'start-light', path: '/' },
  { name: 'start-dark', path: '/', wishes: NIGHT },
  { name: 'start-phone', path: '/', wishes: IN_HAND },
  { name: 'start-phone-dark', path: '/', wishes: IN_HAND_BY_NIGHT },
  { name: 'lobby-light', path: '/lobby?game=heart-of-crown' },
  { name: 'lobby-dark', path: '/lobby?game=heart-of-crown', wishes: NIGHT },
  { name: 'lobby-phone', path: '/lobby?game=heart-of-crown', wishes: IN_HAND },
  { name: 'heart-of-crown-result', path: WHOLE_GAME, prepare: playedOut },
  { name: 'heart-of-crown-result-phone-dark', path: WHOLE_GAME, wishes: IN_HAND_BY_NIGHT, prepare: playedOut },
  {
    name: 'crown-of-emara-result',
    path: '/play/crown-of-emara?seats=3&bot=baseline&seed=picture',
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
  writeFileSync(join(FOLDER, `${name}.webp`), await shot(page, SHARP));
  await context.close();
  console.log(name);
}

await main(process.argv.slice(2));
