import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOME = new URL('../../', import.meta.url);
const notice = readFileSync(new URL('NOTICE.md', HOME), 'utf8');

test('NOTICE.md names every icon on the table of Crown of Emara', () => {
  const icons: { readonly [use: string]: string } = JSON.parse(
    readFileSync(new URL('games/crown-of-emara/ui/icons.json', HOME), 'utf8'),
  );
  const [, credits = ''] = notice.split('On the table of Crown of Emara');
  const credited = new Set(credits.match(/[a-z0-9]+(-[a-z0-9]+)*/g));
  expect([...new Set(Object.values(icons))].filter((icon) => !credited.has(icon))).toEqual([]);
});
