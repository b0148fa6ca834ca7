import { slices } from '../../ops/slices.ts';

/** Reading and parsing so many rows takes a few milliseconds; then others get their turn. */
export const ROWS_PER_PAGE = 500;

/** Reads page by page, each after the last row of the one before, so that a long list holds nobody up. */
export async function* pagesOf<T>(
  readPage: (last: T | undefined) => readonly T[] | Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let last: T | undefined;
  for (;;) {
    const page = await readPage(last);
    if (page.length > 0) yield page;
    if (page.length < ROWS_PER_PAGE) return;
    last = page.at(-1);
    await slices.next();
  }
}
