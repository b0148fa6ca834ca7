import type { JSHandle, Page } from 'playwright';

/** A picture as a canvas gives it: four bytes for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A part of a picture, from its upper left corner, in which more has changed than may. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How many pixels of it are off. */
  readonly off: number;
}

/** Where two pictures differ; undefined where they are not even of one size. The browser decodes both. */
export async function difference(page: Page, before: Buffer, after: Buffer): Promise<readonly Spot[] | undefined> {
  const pictures = { before: await decoded(page, before), after: await decoded(page, after) };
  return page.evaluate(spotsBetween, pictures);
}

function decoded(page: Page, picture: Buffer): Promise<JSHandle<Pixels>> {
  return page.evaluateHandle(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    brush.drawImage(bitmap, 0, 0);
    return brush.getImageData(0, 0, bitmap.width, bitmap.height);
  }, picture.toString('base64'));
}

/**
 * Looks at one tile of 16 × 16 pixels after the other, which is 32 × 32 of the screen, each half over the last one: a sign
 * that vanishes lies whole in one of them, and is not lost in the size of the picture. Runs in the page and so knows
 * nothing from outside.
 */
export function spotsBetween(pictures: { before: Pixels; after: Pixels }): readonly Spot[] | undefined {
  const { before, after } = pictures;
  const { width, height } = before;
  if (after.width !== width || after.height !== height) return undefined;
  const TILE = 16;
  /** How far a colour may be off without being another: the pictures are compressed. */
  const TOLERANCE = 40;
  /** So many pixels of a tile may be off: letters are drawn a little differently from browser to browser. */
  const MOST = 6;

  const alike = (a: Pixels, i: number, b: Pixels, j: number): boolean =>
    Math.abs(a.data[i]! - b.data[j]!) <= TOLERANCE &&
    Math.abs(a.data[i + 1]! - b.data[j + 1]!) <= TOLERANCE &&
    Math.abs(a.data[i + 2]! - b.data[j + 2]!) <= TOLERANCE;
  /** An edge that lies one pixel further on is still there. */
  const isNear = (x: number, y: number, a: Pixels, b: Pixels): boolean => {
    const i = 4 * (y * width + x);
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        if (alike(a, i, b, 4 * (v * width + u))) return true;
      }
    }
    return false;
  };

  const off = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      if (alike(before, i, after, i)) continue;
      if (!isNear(x, y, before, after) || !isNear(x, y, after, before)) off[y * width + x] = 1;
    }
  }
  const spots: Spot[] = [];
  for (let y = 0; y < height; y += TILE / 2) {
    for (let x = 0; x < width; x += TILE / 2) {
      let sum = 0;
      for (let v = y; v < Math.min(height, y + TILE); v++) {
        for (let u = x; u < Math.min(width, x + TILE); u++) sum += off[v * width + u]!;
      }
      if (sum > MOST) spots.push({ x, y, off: sum });
    }
  }
  return spots;
}
