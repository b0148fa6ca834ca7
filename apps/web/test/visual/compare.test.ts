import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pixels, spotsBetween } from './compare.ts';

const WIDTH = 96;
const HEIGHT = 64;
/** Signs of 16 pixels of the screen, which are 8 of the picture: ink as grey as thin strokes are at half the size. */
const CROSS = ['#......#', '.#....#.', '..#..#..', '...##...', '...##...', '..#..#..', '.#....#.', '#......#'];
const BAR = ['........', '........', '........', '########', '........', '........', '........', '........'];
const [PAPER, INK] = [245, 150];

type Ink = (x: number, y: number) => boolean;

function drawn(ink: Ink, width = WIDTH): Pixels {
  const data = new Uint8ClampedArray(4 * width * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const value = ink(x, y) ? INK : PAPER;
      data.set([value, value, value, 255], 4 * (y * width + x));
    }
  }
  return { width, height: HEIGHT, data };
}

const sign =
  (rows: readonly string[], left: number, top: number): Ink =>
  (x, y) =>
    rows[y - top]?.[x - left] === '#';
const nothing = drawn(() => false);
const somewhere = {
  x: fc.integer({ min: 0, max: WIDTH - CROSS.length }),
  y: fc.integer({ min: 0, max: HEIGHT - CROSS.length }),
};

test('a picture is like itself', () => {
  const picture = drawn(sign(CROSS, 20, 20));
  expect(spotsBetween({ before: picture, after: picture })).toEqual([]);
});

test.each([
  ['cross', CROSS],
  ['bar', BAR],
])('a %s of 16 pixels of the screen that vanishes or appears is noticed wherever it is', (_, rows) => {
  fc.assert(
    fc.property(fc.record(somewhere), ({ x, y }) => {
      const shown = drawn(sign(rows, x, y));
      for (const [before, after] of [
        [shown, nothing],
        [nothing, shown],
      ] as const) {
        const spots = spotsBetween({ before, after })!;
        expect(spots.length).toBeGreaterThan(0);
        for (const spot of spots)
          expect([Math.abs(spot.x - x) <= 16, Math.abs(spot.y - y) <= 16]).toEqual([true, true]);
      }
    }),
  );
});

test('an edge that is drawn one pixel further on is the same edge, and one four pixels further on is not', () => {
  const square = (left: number): Pixels => drawn((x, y) => x >= left && x < left + 30 && y >= 10 && y < 40);
  expect(spotsBetween({ before: square(20), after: square(21) })).toEqual([]);
  expect(spotsBetween({ before: square(20), after: square(24) })).not.toEqual([]);
});

test('pictures of two sizes cannot be compared', () => {
  expect(spotsBetween({ before: nothing, after: drawn(() => false, WIDTH + 1) })).toBeUndefined();
});
