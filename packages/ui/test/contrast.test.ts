import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));
const tokens = readFileSync(join(HOME, 'packages/ui/src/style/tokens.css'), 'utf8');

type Palette = { readonly [name: string]: readonly [day: string, night: string] };

function palette(css: string, selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const found = block.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries([...found].map(([, name, day, night]) => [name!, [day!, night!] as const]));
}

const seats = palette(tokens, ':root');
/** The house, and every game that has a palette. */
const WORLDS = [
  ['house', palette(tokens, '[data-world="house"]')] as const,
  ...globSync('games/*/ui/world.css', { cwd: HOME }).map((path) => {
    const css = readFileSync(join(HOME, path), 'utf8');
    const [, world = ''] = /\[data-world="([\w-]+)"\]/.exec(css) ?? [];
    return [world, palette(css, `[data-world="${world}"]`)] as const;
  }),
];

test('every palette is looked at', () => {
  expect(WORLDS.map(([, colours]) => Object.keys(colours).length)).toEqual(WORLDS.map(() => 13));
  expect(WORLDS.length).toBeGreaterThan(3);
});

const THEMES = ['day', 'night'] as const;

/** WCAG 2.2: relative luminance and contrast. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'raised', 'sunken'] as const;
const TEXTS = ['ink', 'ink-2', 'accent', 'gilt', 'good', 'warn'] as const;
const TEXT = 4.5;
const SHAPE = 3;

for (const [world, colours] of WORLDS) {
  for (const [theme, when] of THEMES.entries()) {
    const of = (name: string): string => colours[name]![theme]!;

    test(`${world} by ${when}: text can be read on every ground`, () => {
      for (const ground of GROUNDS) {
        for (const text of TEXTS) {
          const least = ground === 'sunken' && text !== 'ink' && text !== 'ink-2' ? SHAPE : TEXT;
          expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
      }
      expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(TEXT);
    });

    test(`${world} by ${when}: borders, light and the shapes of seats can be told from their ground`, () => {
      for (const name of ['line-2', 'glow']) {
        expect(contrast(of(name), of('raised')), name).toBeGreaterThanOrEqual(SHAPE);
      }
      for (const [name, pair] of Object.entries(seats)) {
        expect(contrast(pair[theme]!, of('raised')), name).toBeGreaterThanOrEqual(SHAPE);
      }
    });
  }
}
