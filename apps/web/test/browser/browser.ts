import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser on PATH, or the one that Playwright keeps; undefined when there is none. */
export function browserPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...places, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function launch(): Promise<Browser> {
  const executablePath = browserPath();
  if (executablePath === undefined) throw new Error('no browser was found; `npm test -- --install` installs one');
  return chromium.launch({ executablePath, args: QUIET, timeout: 90_000 });
}
