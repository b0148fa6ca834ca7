import type { Locator, Page } from 'playwright';
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

/** As people come to a table at which they pass the device round. */
const ROUTES: { readonly [route: string]: (page: Page) => Promise<void> } = {
  async 'the lobby'(page) {
    await page.goto(`${house.url}/lobby?game=heart-of-crown`);
    await page.getByText('2', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Who sits on seat 2' }).selectOption('Somebody on this device');
    await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Player 2');
    await expectAccessible(page, 'lobby for one device');
    await page.getByRole('button', { name: 'Set the table' }).click();
  },
  async 'the page of the game'(page) {
    await page.goto(`${house.url}/games/heart-of-crown`);
    await page.getByRole('link', { name: 'Two people here' }).click();
  },
};

test.each(Object.keys(ROUTES))(
  'on one device, by way of %s, nobody sees the cards or the log of another',
  async (route) => {
    const { page, complaints } = await house.visitor();
    await ROUTES[route]!(page);
    const handOver = page.locator('.hand-over');
    const names: string[] = [];
    let held = 0;
    for (let answers = 0; names.length < 3; ) {
      await page.waitForSelector('[data-turn="yours"] .bar [data-option], .hand-over');
      if ((await handOver.count()) === 0) {
        expect(++answers).toBeLessThan(200);
        held = Math.max(held, await page.locator('.hoc-held').count());
        const seq = await tableOf(page).getAttribute('data-seq');
        await page.locator('.bar [data-option]').last().click();
        await expect.poll(() => tableOf(page).getAttribute('data-seq')).not.toBe(seq);
      } else {
        expect(await handOver.textContent()).toContain('hand over to');
        expect(await page.locator('.hoc-held, .hoc-card, [data-option], .log-line').count()).toBe(0);
        await expectAccessible(page, 'hand-over');
        names.push((await handOver.locator('h2').textContent()) ?? '');
        await handOver.getByRole('button').click();
        await handOver.waitFor({ state: 'detached' });
      }
    }
    expect(held).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(2);
    expect(names).toContain('Player 2');
    expect(complaints).toEqual([]);
  },
);

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
