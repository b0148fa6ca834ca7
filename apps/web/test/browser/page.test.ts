import { fastChance } from '@crownleaf/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserPath, clickOn, type House, openHouse } from './house.ts';

function dice(seed: number): (below: number) => number {
  const chance = fastChance(seed);
  let thrown = 0;
  return (below) => chance.int(thrown++, below);
}

describe.skipIf(browserPath() === undefined)('the page in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 60_000);
  afterAll(() => house.close());

  const worlds = [
    ['Crown of Emara', 0],
    ['Emberleaf', 1],
    ['Heart of Crown', 2],
  ] as const;

  test.each(worlds)('%s is played one click after the start page, by clicking options', async (name, gate) => {
    const { page, complaints } = await house.visitor();
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now' }).nth(gate).click();
    await page.getByText(name).first().waitFor();
    expect(await clickOn(page, 12, dice(gate))).toBe(12);
    const seen = await page.locator('[data-table]').getAttribute('data-ply');
    await page.reload();
    await page.waitForSelector('[data-table]');
    expect(Number(await page.locator('[data-table]').getAttribute('data-ply'))).toBeGreaterThanOrEqual(Number(seen));
    expect(complaints).toEqual([]);
  });

  test('an answer is given by its number and taken back with u', async () => {
    const { page, complaints } = await house.visitor();
    await page.goto(`${house.url}/play/heart-of-crown?seed=11&seats=2`);
    await page.waitForSelector('[data-turn="yours"]');
    const table = page.locator('[data-table]');
    const ply = await table.getAttribute('data-ply');
    await page.keyboard.press('1');
    await expect.poll(() => table.getAttribute('data-ply')).toBe(String(Number(ply) + 1));
    await page.keyboard.press('u');
    await expect.poll(() => table.getAttribute('data-ply')).toBe(ply);
    expect(complaints).toEqual([]);
  });

  test('on one device nobody sees the cards or the log of another before the hand-over', async () => {
    const { page } = await house.visitor();
    await page.goto(`${house.url}/play/heart-of-crown?seed=5&people=2&seats=2`);
    await page.waitForSelector('[data-table]');
    for (let n = 0; n < 80 && (await page.locator('.hand-over').count()) === 0; n++) {
      await page.locator('.bar [data-option]').last().click();
      await page.waitForTimeout(60);
    }
    expect(await page.locator('.hand-over').textContent()).toContain('hand over to');
    expect(await page.locator('[data-option], .log-line').count()).toBe(0);
    await page.locator('.hand-over button').click();
    await page.waitForSelector('[data-turn="yours"]');
  });

  test('two browsers play at one table that was joined by its link, a third looks on', async () => {
    const host = await house.visitor();
    await host.page.goto(`${house.url}/lobby?game=heart-of-crown`);
    await host.page.getByText('2', { exact: true }).click();
    await host.page.getByRole('button', { name: 'Set the table' }).click();
    await host.page.getByRole('button', { name: 'Begin' }).waitFor();
    const guest = await house.visitor();
    await guest.page.goto(host.page.url());
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await host.page.locator('.button-primary:enabled', { hasText: 'Begin' }).click();
    await host.page.waitForSelector('[data-table]');
    await guest.page.waitForSelector('[data-table]');
    const onlooker = await house.visitor();
    await onlooker.page.goto(host.page.url());
    await onlooker.page.waitForSelector('[data-turn="theirs"]');
    const turns = await Promise.all(
      [host, guest].map(({ page }) => page.locator('[data-table]').getAttribute('data-turn')),
    );
    expect(turns.toSorted()).toEqual(['theirs', 'yours']);
    const mover = turns[0] === 'yours' ? host : guest;
    await clickOn(mover.page, 1, dice(3));
    const ply = await mover.page.locator('[data-table]').getAttribute('data-ply');
    await expect.poll(() => onlooker.page.locator('[data-table]').getAttribute('data-ply')).toBe(ply);
    expect([...host.complaints, ...guest.complaints, ...onlooker.complaints]).toEqual([]);
  });

  test('a table goes on after the server was stopped and started again', async () => {
    const { page } = await house.visitor();
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now' }).nth(2).click();
    await clickOn(page, 3, dice(8));
    await page.waitForSelector('[data-turn="yours"]');
    const ply = await page.locator('[data-table]').getAttribute('data-ply');
    await house.stop();
    await page.locator('.connection').waitFor();
    await house.restart();
    await page.locator('.connection').waitFor({ state: 'detached' });
    expect(await page.locator('[data-table]').getAttribute('data-ply')).toBe(ply);
    expect(await clickOn(page, 3, dice(9))).toBe(3);
  });
});
