import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DisplayName } from '../src/index.ts';

const isName = (text: string) => DisplayName.safeParse(text).success;
const MARK = '\u0301';

test.each(['Åsa Müller', '李小龙', 'नीरज', 'อนันต์', 'မြွှေ့', 'שָׁלוֹם', 'Zoë ★', '42', "O'Brien-Łukasz", 'Rosa 🌹'])(
  '%s is a name',
  (name) => expect(DisplayName.parse(name)).toBe(name),
);

test('one name has one spelling', () => {
  expect(DisplayName.parse(' A\u030asa\u00a0\u3000 M. ')).toBe('Åsa M.');
  expect(DisplayName.parse('Rosa ❤\ufe0f')).toBe('Rosa ❤');
});

/** Signs that are drawn as nothing or move what is around them. */
const UNSEEN = [
  ...['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0', '\u00ad', '\u034f', '\u061c', '\u180e', '\ufffc'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2060', '\u2066'],
  ...['\u2069', '\ufeff', '\ufff9', '\u{e0041}', '\u{e0100}', '\u{1d159}', '\u0000', '\n', '\t', '\ue000', '\ud800'],
];

test('no name has a sign that cannot be seen, wherever it stands', () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 5 });
  fc.assert(
    fc.property(part, fc.constantFrom(...UNSEEN), part, (before, unseen, after) => {
      expect(isName(`a${before}${unseen}${after}b`)).toBe(false);
      expect(isName(unseen)).toBe(false);
    }),
  );
});

test('no name is only marks, spaces and punctuation, and none is stacked high with marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(' ', '.', '-', MARK, '\u3000', '’') }), (text) => {
      expect(isName(text)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 20 }), fc.constantFrom('\u0300', '\u0336', '\u20dd', '\u0e49'), (n, mark) => {
      // One of them may melt into the letter.
      expect(isName(`Z${mark.repeat(n + 1)}`)).toBe(false);
    }),
  );
  expect(isName(`b ${MARK}c`)).toBe(false);
});

test('whatever is taken as a name is taken again as it is, and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const read = DisplayName.safeParse(text);
      if (!read.success) return;
      expect(DisplayName.parse(read.data)).toBe(read.data);
      expect(read.data).toBe(read.data.normalize('NFC'));
      expect(read.data.length).toBeLessThanOrEqual(30);
    }),
    { numRuns: 1000 },
  );
});
