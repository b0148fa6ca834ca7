import { fastChance } from '@crownleaf/engine';
import type { Locator, Page } from 'playwright';

export function dice(seed: number): (below: number) => number {
  const chance = fastChance(seed);
  let thrown = 0;
  return (below) => chance.int(thrown++, below);
}

export function tableOf(page: Page): Locator {
  return page.locator('[data-table]');
}

export async function plyOf(page: Page): Promise<number> {
  return Number(await tableOf(page).getAttribute('data-ply'));
}

export interface PlayerHabits {
  readonly random: (below: number) => number;
  /** Stops after so many answers; else the game is played to its end. */
  readonly answers?: number;
  /** Answers by these; any enabled control that stands for an option unless said otherwise. */
  readonly options?: string;
  /** Presses a control instead of clicking at it. */
  press?(option: Locator): Promise<void>;
  /** Called before each answer with what is asked. */
  see?(question: string): Promise<void>;
}

const READY = '[data-turn="yours"] [data-option]:enabled, [data-turn="over"]';
/** No game of any number of seats is so long; a page that never comes to an end is found out. */
const LONGEST = 2500;

/** Plays by clicking any enabled control that stands for an option, as the contract promises; how many answers it gave. */
export async function playOn(page: Page, habits: PlayerHabits): Promise<number> {
  const { random, answers = LONGEST, options = '[data-option]:enabled', see } = habits;
  const press = habits.press ?? ((option: Locator) => option.click());
  for (let given = 0; given < answers; given++) {
    await page.waitForSelector(READY);
    const { turn, seq, question } = await asked(page);
    if (turn === 'over') return given;
    await see?.(question);
    const controls = page.locator(options);
    await press(controls.nth(random(await controls.count())));
    await page.waitForFunction(
      (before) => document.querySelector('[data-table]')?.getAttribute('data-seq') !== before,
      seq,
    );
  }
  if (habits.answers === undefined) throw new Error(`the game did not end after ${LONGEST} answers`);
  return answers;
}

interface AskedNow {
  readonly turn: string | undefined;
  readonly seq: string | undefined;
  readonly question: string;
}

function asked(page: Page): Promise<AskedNow> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-table]');
    const question = document.querySelector('.bar-asked')?.firstChild?.textContent ?? '';
    return { turn: table?.dataset.turn, seq: table?.dataset.seq, question };
  });
}
