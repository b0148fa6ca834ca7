import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from './axe.ts';
import { PHONE } from './house.ts';
import { dice, playOn, plyOf, tableOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test('an answer is given by its number and taken back, one or the whole turn', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/play/heart-of-crown?seed=11&seats=2`);
  await page.waitForSelector('[data-turn="yours"]');
  const ply = await plyOf(page);
  await page.keyboard.press('1');
  await expect.poll(() => plyOf(page)).toBe(ply + 1);
  await page.keyboard.press('u');
  await expect.poll(() => plyOf(page)).toBe(ply);
  await page.keyboard.press('1');
  await expect.poll(() => plyOf(page)).toBe(ply + 1);
  await page.keyboard.press('1');
  await expect.poll(() => plyOf(page)).toBe(ply + 2);
  await expectAccessible(page, 'answers that can be taken back');
  await page.getByRole('button', { name: 'Take back the whole turn' }).click();
  await expect.poll(() => plyOf(page)).toBe(ply);
  expect(await page.getByRole('button', { name: 'Nothing to take back' }).getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page, 'answers that were taken back');
  expect(complaints).toEqual([]);
});

test('on one device nobody sees the cards or the log of another before the hand-over', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/play/heart-of-crown?seed=5&people=2&seats=2`);
  for (let handed = 0; handed < 2; handed++) {
    await page.waitForSelector('[data-turn="yours"]');
    const seen = await page.locator('.hand-over').count();
    for (let n = 0; n < 80 && (await page.locator('.hand-over').count()) === seen; n++) {
      const seq = await tableOf(page).getAttribute('data-seq');
      await page.locator('.bar [data-option]').last().click();
      await expect.poll(() => tableOf(page).getAttribute('data-seq')).not.toBe(seq);
    }
    expect(await page.locator('.hand-over').textContent()).toContain('hand over to');
    expect(await page.locator('[data-option], .log-line').count()).toBe(0);
    await expectAccessible(page, 'hand-over');
    await page.locator('.hand-over button').click();
  }
  await page.waitForSelector('[data-turn="yours"]');
  expect(complaints).toEqual([]);
});

test('a whole game is played with the keyboard alone', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/play/heart-of-crown?seed=keys&seats=2&bot=baseline`);
  await page.waitForSelector('[data-turn="yours"]');
  let pressed = 0;
  const press = async (option: Locator): Promise<void> => {
    const name = await option.getAttribute('data-option');
    const number = await page
      .locator('.bar [data-option]')
      .evaluateAll((all, wish) => all.findIndex((each) => (each as HTMLElement).dataset.option === wish) + 1, name);
    // By its number where it has one; now and then by walking there with Tab and the arrow keys.
    if (pressed++ % 6 !== 0 && number >= 1 && number <= 10) await page.keyboard.press(String(number % 10));
    else await walkTo(option);
  };
  const walkTo = async (option: Locator): Promise<void> => {
    const zone = '[data-zone="options"]';
    for (let stops = 0; (await page.locator(`${zone} :focus`).count()) === 0; stops++) {
      expect(stops).toBeLessThan(120);
      await page.keyboard.press('Tab');
    }
    const index = await option.evaluate((element) => {
      const all = [...document.querySelectorAll('[data-zone="options"] button')];
      return all.indexOf(element) - all.indexOf(document.activeElement!);
    });
    for (let n = 0; n < Math.abs(index); n++) await page.keyboard.press(index > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
  };
  await playOn(page, { random: dice(4), options: '.bar [data-option]:enabled', press });
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-turn="yours"], [data-turn="theirs"]');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Help' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a whole game is played on a phone', async () => {
  const { page, complaints } = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${house.url}/play/heart-of-crown?seed=phone&seats=3&bot=baseline`);
  await playOn(page, { random: dice(6), see: lookingOnce(page), press: (option) => option.tap() });
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  await expectAccessible(page, 'result on a phone');
  expect(complaints).toEqual([]);
});
