import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { DESK, PHONE } from './house.ts';
import { dice, playOn } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { playToTheEnd, sit } from './whole-game.ts';

const house = houseOfTests();

test('a game of Emberleaf against the sister ends by clicking any option and tells every score', async () => {
  const { page, complaints } = await sit(house, { game: 'emberleaf', seats: 1, bot: 'random', seed: 'short' });
  const result = await playToTheEnd(page);
  expect(await result.locator('thead th').last().textContent()).toBe('The sister');
  expect(await result.locator('tfoot td').allTextContents()).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
  ]);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

test.each(['take-hero', 'take-favour'])('what can be chosen at "%s" glows, and nothing else does', async (fixture) => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/emberleaf/${fixture}`);
  await page.waitForSelector('.ember-choice.is-legal');
  const glowing = await page.locator('.ember-choice').evaluateAll((cards) =>
    cards.map((card) => {
      const glow = getComputedStyle(card).getPropertyValue('--glow');
      const face = card.querySelector('.picture > *')!;
      const plain = document.querySelector('.ember-choice:not(.is-legal) .picture > *')!;
      const glows = getComputedStyle(face).boxShadow !== getComputedStyle(plain).boxShadow;
      return { legal: card.classList.contains('is-legal'), glows: glow !== '' && glows };
    }),
  );
  expect(glowing.filter(({ legal }) => legal).length).toBeGreaterThan(0);
  for (const { legal, glows } of glowing) expect(glows).toBe(legal);
  expect(complaints).toEqual([]);
});

test('a press meets the space itself and not its picture, which changes as soon as it is pointed at', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/emberleaf/space`);
  await page.waitForSelector('.ember-vacant.is-legal');
  const met = await page.locator('.ember-vacant.is-legal').evaluateAll((spaces) =>
    spaces.map((space) => {
      const { left, top, width, height } = space.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.className;
    }),
  );
  expect(met.length).toBeGreaterThan(0);
  for (const className of met) expect(className).toContain('ember-vacant');
  expect(complaints).toEqual([]);
});

test('what does not fit the storage is asked on the table, with what every answer leaves', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/emberleaf/storage`);
  const window = page.getByRole('region', { name: 'What to store' });
  await window.waitFor();
  const ways = await window.locator('[data-option]').evaluateAll((all) => all.map((way) => way.textContent));
  expect(ways.length).toBe(await page.locator('.bar [data-option]').count());
  expect(ways[0]).toContain('keep what you have');
  expect(ways.at(-1)).toContain('give back');
  expect(complaints).toEqual([]);
});

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('nobody can miss at %s that the end has begun', async (_, viewport) => {
  const { page, complaints } = await house.visitor({ viewport });
  await page.goto(`${house.url}/design/emberleaf/end`);
  const sign = page.locator('.ember-sign[data-begun="true"]:visible');
  await sign.waitFor();
  expect(await sign.count()).toBe(1);
  expect(await sign.textContent()).toContain('The last trophy is taken');
  await page.goto(`${house.url}/design/emberleaf/late`);
  expect(await page.locator('.ember-sign:visible').textContent()).toContain('2 trophies are left');
  expect(complaints).toEqual([]);
});

test('a preview comes as soon as the pointer moves over what became legal under it', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/play/emberleaf?seats=1&seed=rest`);
  await page.locator('.ember-deck-choice').first().waitFor();
  const slide = page.locator('.ember-slide');
  const { x, y, width, height } = (await slide.boundingBox())!;
  await page.keyboard.press('1');
  await page.waitForSelector('.ember-hand [data-option]');
  await page.mouse.move(x + width / 2, y + height / 2);
  // The first card comes to the board, the turn ends, and sliding becomes legal under the pointer.
  for (let answers = 0; (await slide.getAttribute('data-option')) === null; answers++) {
    expect(answers).toBeLessThan(12);
    const seq = await page.locator('[data-table]').getAttribute('data-seq');
    await page.keyboard.press('1');
    await page.waitForSelector(`[data-turn="yours"]:not([data-seq="${seq}"])`);
  }
  await page.mouse.move(x + width / 2 + 2, y + height / 2);
  await page.locator('.ember-foresight').waitFor();
  expect(await page.locator('.ember-order').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('a table of the server knows the skill that asks: how far it walks stands below the question', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(house.url);
  await page.locator('.gate', { hasText: 'Emberleaf' }).getByRole('button', { name: 'Play now' }).click();
  const walks = page.locator('.bar [data-option^="walk:"]');
  const random = dice(5);
  for (let answers = 0; (await walks.count()) === 0; answers++) {
    expect(answers).toBeLessThan(120);
    await playOn(page, { random, answers: 1, options: '.bar [data-option]:enabled' });
    await page.waitForSelector('[data-turn="yours"] .bar [data-option]');
  }
  expect((await walks.allTextContents()).some((text) => text.includes('Stay at '))).toBe(true);
  expect(await page.locator('.bar-since').textContent()).toMatch(/Up to \d moves?/);
  expect(complaints).toEqual([]);
});

test('the only action that is left is shown with what it will do before it is done', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/play/emberleaf?seats=2&bot=random&seed=only`);
  const held = page.locator('[data-table][data-held]');
  // Who places whatever can be placed has nothing left but to slide.
  const other = page.locator('.bar [data-option]:not([data-option="slide"])').first();
  for (let answers = 0; (await held.count()) === 0; answers++) {
    expect(answers).toBeLessThan(150);
    const seq = await page.locator('[data-table]').getAttribute('data-seq');
    await other.click();
    await page.waitForSelector(`[data-turn="yours"]:not([data-seq="${seq}"])`);
  }
  const board = (): Promise<readonly (string | null)[]> => page.locator('.ember-space').allTextContents();
  const before = await board();
  expect(await page.locator('.bar-since').textContent()).toContain('sliding is your only action');
  await page.locator('.bar [data-option="slide"]').hover();
  const steps = page.locator('.ember-foresight span');
  await steps.first().waitFor();
  expect(await steps.count()).toBe(await page.locator('.ember-order').count());
  expect(await steps.first().textContent()).toMatch(/^1\. .+ drops off, back to hand: /);
  await page.locator('.bar [data-option="slide"]').click();
  await held.waitFor({ state: 'detached' });
  expect(await board()).not.toEqual(before);
  expect(complaints).toEqual([]);
});
