import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';

/** Once for all files: what the tests look at is the page as it is built. */
export async function setup(): Promise<void> {
  await buildPageIfStale(console.log);
}
