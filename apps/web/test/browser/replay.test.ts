import { crownOfEmara } from '@crownleaf/crown-of-emara';
import { createEngine, type Game, type GameRecord, secretFrom } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import { expect, test } from 'vitest';
import { Host } from '../../src/worker/host.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

/** A game that bots have played to its end. */
function recordOf(game: Game): Promise<GameRecord> {
  const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, bot: 'baseline' }));
  return new Promise((done) => {
    const plan = { game: game.id, seats, secret: secretFrom('replay') };
    const host: Host = new Host(createEngine(game), plan, ({ now }) => {
      if (now.result !== undefined) done(host.record());
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
