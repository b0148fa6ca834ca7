import { spawn } from 'node:child_process';
import { browserPath, launch } from '../../apps/web/test/browser/browser.ts';
import { shown } from './run.ts';

/** The one command that brings a browser along. */
export const INSTALL = 'npm test -- --install';

/** Whether there is a browser for the tests that need one; if it may, it installs one first. */
export async function browserReady(root: string, mayInstall: boolean): Promise<boolean> {
  if (await starts()) return true;
  if (!mayInstall) return false;
  for (const install of [fromPlaywright, fromSystem]) {
    console.log(
      `No browser was found; trying ${install.name === 'fromSystem' ? 'the package manager' : 'a download'} …`,
    );
    await install(root);
    if (await starts()) return true;
  }
  return false;
}

/** A file is not yet a browser: it may lack libraries of the system. */
async function starts(): Promise<boolean> {
  if (browserPath() === undefined) return false;
  try {
    await (await launch()).close();
    return true;
  } catch (error) {
    console.log(`The browser at ${browserPath()} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

async function fromPlaywright(root: string): Promise<void> {
  await shown(root, { command: 'playwright', args: ['install', '--no-shell', 'chromium'] });
}

async function fromSystem(): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    await run([...asRoot, 'apt-get', ...args]);
  }
}

/** Whatever comes of it: the next look for a browser tells. */
function run([command = '', ...args]: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return new Promise((done) => {
    child.once('error', () => done());
    child.once('close', () => done());
  });
}
