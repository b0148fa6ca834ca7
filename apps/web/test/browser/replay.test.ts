import { readFileSync } from 'node:fs';
import type { GameRecord } from '@crownleaf/engine';
import { expect, test } from 'vitest';
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
