import { isDeepStrictEqual } from 'node:util';
import { LiveAnswer } from '@crownleaf/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting } from '../src/http/fitting.ts';

const fits = fitting(LiveAnswer);
const table = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const answer = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 64 }),
    seat: fc.nat(9),
    ply: fc.nat(),
    options: fc.array(fc.string({ minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 64 }),
  },
  { requiredKeys: ['id', 'ply', 'options'] },
);
const right = fc.record({ table, answer });

/** Right but for one thing, or more. */
const nearlyRight = fc
  .record({
    message: right,
    part: fc.constantFrom('message', 'answer'),
    key: fc.constantFrom('table', 'answer', 'id', 'seat', 'ply', 'options', 'else'),
    value: fc.oneof(
      fc.jsonValue(),
      fc.string({ maxLength: 70, unit: 'grapheme' }),
      fc.double(),
      fc.integer({ min: -2, max: 12 }),
      fc.array(fc.string({ minLength: 0, maxLength: 3 }), { maxLength: 70 }),
    ),
  })
  .map(({ message, part, key, value }) =>
    part === 'message' ? { ...message, [key]: value } : { ...message, answer: { ...message.answer, [key]: value } },
  );

test('an answer that fits is one that its schema leaves as it is', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyRight, right, fc.jsonValue()), (message) => {
      const sent = JSON.parse(JSON.stringify(message));
      const read = LiveAnswer.safeParse(sent);
      const asItIs = read.success && isDeepStrictEqual(read.data, sent);
      expect(fits(sent)).toBe(asItIs);
    }),
    { numRuns: 2000 },
  );
});

test('what is right fits, and lengths are counted as its schema counts them', () => {
  fc.assert(fc.property(right, (message) => fits(message)));
  for (const sign of ['a', 'é', '€', '😀', '👨‍👩‍👧', 'e\u0301', '\ud800']) {
    for (const times of [1, 12, 13, 16, 32, 33, 64, 65]) {
      const message = { table: 'a'.repeat(22), answer: { id: sign.repeat(times), ply: 0, options: ['pass'] } };
      expect(fits(message), `${times} times ${sign}`).toBe(LiveAnswer.safeParse(message).success);
    }
  }
});
