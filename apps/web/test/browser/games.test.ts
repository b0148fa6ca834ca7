import { expect, test } from 'vitest';
import { dice, playOn, tableOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test.concurrent.each([2, 3, 4])(
  'Heart of Crown with %i seats ends by clicking any option, without a complaint',
  async (seats) => {
    const { page, complaints } = await house.visitor();
    await page.goto(`${house.url}/play/heart-of-crown?seats=${seats}&bot=baseline&seed=clicks-${seats}`);
    await playOn(page, { random: dice(seats) });
    expect(await tableOf(page).getAttribute('data-turn')).toBe('over');
    await page.getByRole('dialog', { name: 'The result' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
