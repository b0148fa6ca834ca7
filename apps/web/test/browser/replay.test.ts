import { readFileSync } from 'node:fs';
import { crownOfEmara } from '@crownleaf/crown-of-emara';
import { createEngine, type Game, type GameRecord, secretFrom } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { expect, test } from 'vitest';
import { LocalHost } from '../../src/worker/local-host.ts';
import { botsHere } from '../bots-here.ts';
import { expectAccessible } from './axe.ts';
import { plyOf } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { playToTheEnd, sit } from './whole-game.ts';

const house = houseOfTests();

test('a game that was played is looked back at, saved, and found to be dealt fairly', async () => {
  const { page, complaints } = await sit(house, { game: 'heart-of-crown', bot: 'baseline', seats: 2, seed: 'back' });
  const result = await playToTheEnd(page);
  const end = await plyOf(page);
  await result.getByRole('button', { name: 'Look back at the game' }).click();
  const scrubber = page.getByRole('region', { name: 'Replay' });
  await scrubber.waitFor();
  expect(await plyOf(page)).toBe(0);
  await expectAccessible(page, 'the first position of a replay');

  await scrubber.getByRole('button', { name: 'Step on' }).click();
  await expect.poll(() => plyOf(page)).toBe(1);
  await scrubber.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(() => plyOf(page)).toBeGreaterThan(1);
  await scrubber.getByRole('slider', { name: 'Step' }).press('End');
  await expect.poll(() => plyOf(page)).toBe(end);
  await scrubber.getByRole('combobox', { name: 'Seen from' }).selectOption('1');
  await scrubber.getByRole('checkbox', { name: 'All cards open' }).uncheck();
  await expectAccessible(page, 'the last position of a replay, from another seat');

  const saving = page.waitForEvent('download');
  await scrubber.getByRole('button', { name: 'Save record' }).click();
  const file = await (await saving).path();
  await page.goto(`${house.url}/fairness`);
  const given = page.getByLabel('A record from a file');
  await given.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await page.getByRole('heading', { name: 'Everything agrees' }).waitFor();
  await expectAccessible(page, 'a fair game');

  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
  const meddled = { ...record, secret: record.secret!.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
  const buffer = Buffer.from(JSON.stringify(meddled));
  await page.reload();
  await given.setInputFiles({ name: 'meddled.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'Something is off' }).waitFor();
  await expectAccessible(page, 'a game that was meddled with');
  expect(complaints).toEqual([]);
});

/** A game that bots have played to its end. */
function recordOf(game: Game): Promise<GameRecord> {
  const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, bot: 'baseline' }));
  return new Promise((done) => {
    const plan = { game: game.id, seats, secret: secretFrom('replay') };
    const engine = createEngine(game);
    const host: LocalHost = new LocalHost(engine, plan, {
      bots: botsHere(engine),
      publish: ({ result }) => {
        if (result !== null) done(host.record());
      },
    });
  });
}

test.each([
  [heartOfCrown, '.hoc-open-hand', 2],
  [crownOfEmara, '.em-seat-hand', 3],
] as const)(
  'with all cards open the hands of the others are there to see, and else they are not',
  async (game, hands, many) => {
    const record = await recordOf(game);
    const { page, complaints } = await house.visitor();
    await page.goto(`${house.url}/replay`);
    await page.getByLabel('A record from a file').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.getByRole('button', { name: 'Step on' }).click();
    await page
      .locator(hands)
      .nth(many - 1)
      .waitFor();
    expect(await page.locator(hands).count()).toBe(many);
    await page.getByLabel('All cards open').uncheck();
    await page.locator(hands).first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  },
);

test('an open hand of Heart of Crown names its cards and lays them out', async () => {
  const record = await recordOf(heartOfCrown);
  const { page } = await house.visitor();
  await page.goto(`${house.url}/replay`);
  await page.getByLabel('A record from a file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  const hand = page.getByRole('button', { name: /^Hand of Seat 2: .*Farming Village/ });
  await hand.click();
  await page.getByRole('dialog', { name: 'Hand of Seat 2' }).getByText('Farming Village').first().waitFor();
});
