import { expect, test } from 'vitest';
import { jsonFrom } from '../src/http/json.ts';

const REFUSED = 'there is no such field';

test.each([
  '{"__proto__":{}}',
  '{"a":[{"constructor" :1}]}',
  '{"prototype":null}',
  '{"\\u005f_proto__":{}}',
  '{"a":{"c\\u006fnstructor":{}}}',
])('%s aims at prototypes and is refused, however it is spelled', (text) => {
  expect(() => jsonFrom(text)).toThrow(REFUSED);
});

test('such names may stand where they are no names', () => {
  const message = { say: { text: 'a "constructor": __proto__' }, list: ['prototype', '\u0007'] };
  expect(jsonFrom(JSON.stringify(message))).toEqual(message);
});

test('what is nested too deep or too long is refused, and what is not JSON', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(jsonFrom(nested(16))).toBeDefined();
  expect(() => jsonFrom(nested(17))).toThrow('nested at most 16 deep');
  expect(() => jsonFrom(`"${'x'.repeat(64 * 1024)}"`)).toThrow('at most 65536 bytes');
  expect(() => jsonFrom('{"a":')).toThrow('not JSON');
});
