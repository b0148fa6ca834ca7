import type { Page } from 'playwright';

/** How far a colour may be off without being another: the pictures are compressed. */
const TOLERANCE = 40;

/** The share of pixels that differ, from 0 to 1; 1 where the sizes differ. The browser decodes both. */
export function difference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const pictures = [before, after].map((picture) => picture.toString('base64'));
  return page.evaluate(
    async ([given, tolerance]) => {
      const [a, b] = await Promise.all(
        given.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
          const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          brush.drawImage(bitmap, 0, 0);
          return brush.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 1;
      let off = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const far = [0, 1, 2].some((c) => Math.abs(a.data[at + c]! - b.data[at + c]!) > tolerance);
        if (far) off++;
      }
      return off / (a.width * a.height);
    },
    [pictures, TOLERANCE] as const,
  );
}
