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

/** No game of any number of seats is so long; a page that never comes to an end is found out. */
const LONGEST = 2500;
const PATIENCE = 60_000;

/** Plays by clicking any enabled control that stands for an option, as the contract promises; how many answers it gave. */
export async function playOn(page: Page, habits: PlayerHabits): Promise<number> {
  const { random, answers = LONGEST, options = '[data-option]:enabled', see } = habits;
  const press = habits.press ?? ((option: Locator) => option.click());
  await page.waitForSelector('[data-table]');
  let before: string | undefined;
  for (let given = 0; given <= answers; given++) {
    // After the last answer somebody else may be asked.
    const { turn, seq, question, count } = await nextQuestion(page, options, before, given === answers);
    if (turn === 'over' || given === answers) return given;
    await see?.(question);
    await press(page.locator(options).nth(random(count)));
    before = seq;
  }
  throw new Error(`the game did not end after ${LONGEST} answers`);
}

interface Question {
  readonly turn: string | undefined;
  readonly seq: string | undefined;
  readonly question: string;
  /** How many controls there are to answer with. */
  readonly count: number;
}

/** Waits in the page, so that a game of some hundred answers takes not many times as many messages. */
function nextQuestion(page: Page, options: string, before: string | undefined, anybody: boolean): Promise<Question> {
  return page.evaluate(
    async ([selector, old, patience, toAnybody]) => {
      for (const end = Date.now() + patience; Date.now() < end; ) {
        const table = document.querySelector<HTMLElement>('[data-table]');
        const { turn, seq } = table?.dataset ?? {};
        const count = document.querySelectorAll(selector).length;
        if (seq !== old && (toAnybody || turn === 'over' || (turn === 'yours' && count > 0))) {
          const question = document.querySelector('.bar-asked')?.firstChild?.textContent ?? '';
          return { turn, seq, question, count };
        }
        await new Promise((done) => setTimeout(done, 15));
      }
      const said = document.querySelector('.notice, .trouble')?.textContent ?? 'nothing';
      const asked = document.querySelector('.bar')?.textContent ?? document.body.textContent;
      throw new Error(`no new question after ${old}; the page says ${said}, and asks: ${asked?.slice(0, 300)}`);
    },
    [options, before, PATIENCE, anybody] as const,
  );
}

export interface PageHabits {
  /** Every so many answers one is given by the mouse, which finds out whether something lies over the control. */
  readonly mouseEvery?: number;
  /** Called once for each question; the answer to it is then the mouse's. */
  see?(question: string): Promise<void>;
}

/**
 * As above, to the end, but most clicks are the page's own, so that a game takes seconds. How many answers it gave.
 */
export async function playInPage(
  page: Page,
  seed: number,
  { mouseEvery = LONGEST, see }: PageHabits = {},
): Promise<number> {
  await page.waitForSelector('[data-table]');
  const seen = new Set<string>();
  for (let game: Halt = { turn: undefined, before: undefined, thrown: seed, given: 0, question: '', choice: 0 }; ; ) {
    const known = see === undefined ? undefined : [...seen];
    game = await page.evaluate(playUntilHalt, { ...game, known, mouseEvery, patience: PATIENCE });
    if (game.turn === 'over') return game.given;
    if (game.given > LONGEST) throw new Error(`the game did not end after ${LONGEST} answers`);
    if (!seen.has(game.question)) await see?.(game.question);
    seen.add(game.question);
    await page.locator('[data-option]:enabled').nth(game.choice).click();
  }
}

/** Where the page has stopped to click by itself. */
interface Halt {
  readonly turn: string | undefined;
  /** The last question that was answered, or is about to be. */
  readonly before: string | undefined;
  readonly thrown: number;
  readonly given: number;
  readonly question: string;
  /** Which of the controls is to be clicked. */
  readonly choice: number;
}

interface HaltWishes extends Halt {
  readonly known: readonly string[] | undefined;
  readonly mouseEvery: number;
  readonly patience: number;
}

/** Runs in the page and so knows nothing from outside. */
async function playUntilHalt({ known, mouseEvery, patience, ...game }: HaltWishes): Promise<Halt> {
  let { thrown, before, given } = game;
  // A linear congruential generator is random enough to press anything now and then (Numerical Recipes).
  const random = (below: number): number => {
    thrown = (Math.imul(thrown, 1664525) + 1013904223) >>> 0;
    return Math.floor((thrown / 2 ** 32) * below);
  };
  for (let since = Date.now(); ; ) {
    const { turn, seq } = document.querySelector<HTMLElement>('[data-table]')?.dataset ?? {};
    const options = document.querySelectorAll<HTMLElement>('[data-option]:enabled');
    const question = document.querySelector('.bar-asked')?.firstChild?.textContent ?? '';
    if (turn === 'over') return { turn, before, thrown, given, question, choice: 0 };
    if (seq !== before && turn === 'yours' && options.length > 0) {
      const choice = random(options.length);
      before = seq;
      since = Date.now();
      given++;
      const isNew = known !== undefined && !known.includes(question);
      if (isNew || given % mouseEvery === 0) return { turn, before, thrown, given, question, choice };
      options[choice]!.click();
    } else if (Date.now() - since > patience) {
      throw new Error(`no new question after ${before}: ${document.querySelector('.bar')?.textContent}`);
    }
    await new Promise((done) => setTimeout(done, 4));
  }
}

/** Answers for both people at the device; the last name is only waited for. Runs in the page. */
export async function answerAll(names: readonly string[]): Promise<void> {
  let answered: string | undefined;
  for (const [i, name] of names.entries()) {
    for (let option: HTMLElement | null = null; option === null; ) {
      await new Promise((done) => setTimeout(done, 5));
      document.querySelector<HTMLElement>('.hand-over button')?.click();
      const seq = document.querySelector<HTMLElement>('[data-table]')?.dataset.seq;
      if (seq === answered) continue;
      option = document.querySelector<HTMLElement>(`.bar [data-option="${name}"]`);
      if (option === null) continue;
      answered = seq;
      if (i < names.length - 1) option.click();
    }
  }
}
