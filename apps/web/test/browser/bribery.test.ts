import { createEngine, playNames, secretFrom, startMatch } from '@crownleaf/engine';
import { heartOfCrown } from '@crownleaf/heart-of-crown';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { PHONE, WIDE_DESK } from './house.ts';
import { answerAll, dice } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const engine = createEngine(heartOfCrown);

/** With cards that lay others face up, and what leads to a purchase by Bribery, the likeliest first. */
const OPTIONS = {
  set: 'picked',
  commons: [
    ...['bribery', 'refuge', 'library', 'supply-unit', 'draft-notice'],
    ...['rampart', 'post-horse', 'government-contractor', 'magic-talisman', 'scout'],
  ],
};
const WANTED = [
  ...[/^back/, /^play:bribery/, /^keep/, /^play/, /^defend/, /^put-back/, /^recruit/, /^return/, /^shelve/],
  ...[/^buy:(bribery|supply-unit|draft-notice|scout|library)/, /^buy:(large-)?city/, /^buy/],
];
const MAX_GAMES = 2000;
const MAX_ANSWERS = 110;

interface Opportunity {
  readonly seed: string;
  readonly answers: readonly string[];
  readonly bribe: string;
}

/** The first of many games of two in which a card in this zone can be bought. */
function opportunityIn(zone: string): Opportunity {
  for (let seed = 0; seed < MAX_GAMES; seed++) {
    const found = playedUntil(zone, String(seed), dice(seed));
    if (found !== undefined) return found;
  }
  throw new Error(`no card was for sale in the zone '${zone}'`);
}

function playedUntil(zone: string, seed: string, random: (below: number) => number): Opportunity | undefined {
  const answers: string[] = [];
  let { match } = startMatch(engine, 2, secretFrom(seed), OPTIONS);
  while (answers.length < MAX_ANSWERS) {
    const decision = engine.decision(match.state);
    if (decision === undefined) return undefined;
    const names = decision.options.map((option) => engine.nameOption(decision.kind, option));
    const bribe = names.find((name) => name.startsWith('bribe:') && name.endsWith(`,${zone}`));
    if (bribe !== undefined) return { seed, answers, bribe };
    const wanted = WANTED.filter(() => random(4) > 0).map((verb) => names.filter((name) => verb.test(name)));
    const among = wanted.find(({ length }) => length > 0) ?? names;
    const answer = among[random(among.length)]!;
    answers.push(answer);
    match = playNames(engine, match, decision.seat, [answer]).match;
  }
  return undefined;
}

/** How a card is reached in each zone, and what the log says of it. */
const ZONES: { readonly [zone: string]: { readonly said: string; reach(page: Page, owner: string): Promise<string> } } =
  {
    discard: {
      said: 'discard pile',
      async reach(page, owner) {
        await page.locator(`.hoc-rival [data-place="discard.${owner}"]`).click();
        await expectAccessible(page, 'a discard pile with cards for sale');
        return 'dialog';
      },
    },
    draw: { said: 'draw pile', reach: async () => '.hoc-on-draw' },
    kept: { said: 'Domain', reach: async () => '.hoc-kept' },
  };

test.each(Object.keys(ZONES))(
  '[HOC-14.25] a card in the zone "%s" of an opponent is bought where it lies',
  async (zone) => {
    const { seed, answers, bribe } = opportunityIn(zone);
    const { said, reach } = ZONES[zone]!;
    const [, owner = ''] = bribe.split(',');
    const { page, complaints } = await house.visitor({ viewport: WIDE_DESK, side: true });
    const query = new URLSearchParams({ seats: '2', people: '2', seed, options: JSON.stringify(OPTIONS) });
    await page.goto(`${house.url}/play/heart-of-crown?${query}`);
    await page.evaluate(answerAll, [...answers, bribe]);

    const place = await reach(page, owner);
    const card = page.locator(`${place} [data-option="${bribe}"]`);
    await card.focus();
    await page.locator('.hoc-purse-then').waitFor();
    expect(await card.textContent()).toMatch(new RegExp(`from Player ${Number(owner) + 1}’s ${said}.*; \\d+ coins?`));
    await card.click();
    await page.locator('.log', { hasText: new RegExp(`You buy .* from .*’s ${said} for \\d+ coin`) }).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test('a card that is too dear says why, also in the window of a pile', async () => {
  const { page, complaints } = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${house.url}/design/heart-of-crown/bribery`);
  await page.getByRole('button', { name: 'Rivals' }).click();
  await page.getByRole('button', { name: 'Discard pile, 13 cards, 7 for sale' }).click();
  // A mouse would wait until it could be done.
  await page.locator('dialog .is-not-legal', { hasText: 'Library' }).dispatchEvent('click');
  expect(await page.locator('dialog .notice').textContent()).toContain('It costs 5 coins and you have 4.');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator('.notice').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test.each([
  ['rampart', 'Military card'],
  ['royal-guard', 'no face-up card on top'],
])('[HOC-15.2] [HOC-15.3] the details of %s follow the option of the table', async (card, said) => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/heart-of-crown/bribery`);
  await page.locator(`[data-place$=":${card}"] button`).first().focus();
  await page.keyboard.press('i');
  expect(await page.locator('.hoc-details-text').textContent()).toContain(said);
  expect(complaints).toEqual([]);
});
