import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Fixture } from '../../../server/test/fixtures/fixture.ts';
import { expectAccessible } from './axe.ts';
import { houseOfTests } from './test-house.ts';

const FIXTURES = join(import.meta.dirname, '../../../server/test/fixtures');
const fixture: Fixture = JSON.parse(readFileSync(join(FIXTURES, 'rules-1.json'), 'utf8'));

const house = houseOfTests((folder) => {
  const store = gunzipSync(readFileSync(join(FIXTURES, 'rules-1.sqlite.gz')));
  writeFileSync(join(folder, 'crownleaf.sqlite'), store);
});

async function anna() {
  const visitor = await house.visitor();
  const [name, value] = fixture.guests[0]!.cookie.split('=') as [string, string];
  await visitor.context.addCookies([{ name, value, url: house.url }]);
  return visitor;
}

const OLDER = 'This game was played by older rules (version 1).';

test.each(['emara-over', 'ember-over', 'hoc-over'])(
  '%s shows its result, and that its rules are older',
  async (name) => {
    const { page, complaints } = await anna();
    const { table } = fixture.tables.find((each) => each.name === name)!;
    await page.goto(`${house.url}/table/${table}`);
    const dialog = page.getByRole('dialog', { name: 'The result' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain(OLDER);
    await dialog.getByRole('button', { name: 'Look at the table' }).click();
    expect(await page.locator('.agreements').textContent()).toContain(OLDER);
    await expectAccessible(page, 'a game of older rules');
    await page.goto(`${house.url}/replay?table=${table}`);
    await page.locator('.scrubber-note').waitFor();
    expect(await page.locator('.scrubber-note').textContent()).toContain(OLDER);
    expect(complaints).toEqual([]);
  },
);

test('a practice table says before, during and after the game that it leaves no solo record', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/lobby?game=heart-of-crown&with=bots`);
  await page.getByLabel('Practice: you can take back anything, and the game leaves no solo record').check();
  await expectAccessible(page, 'lobby for practice');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForSelector('[data-turn="yours"]');
  const note = 'this game leaves no solo record';
  expect(await page.locator('.agreements').textContent()).toContain(note);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Agree on something' }).click();
  await page.getByRole('button', { name: 'End the game…' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  const dialog = page.getByRole('dialog', { name: 'The result' });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain(note);
  expect(complaints).toEqual([]);
});
