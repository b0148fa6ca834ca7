import { expect, test } from 'vitest';
import { parseJson } from '../src/http/json.ts';

const NOT_ALLOWED = expect.objectContaining({ name: 'ApiError', code: 'bad-request' });

test.each([
  '{"__proto__":{}}',
  '{"a":[{"__proto__" :null}]}',
  '{"constructor":{"prototype":{}}}',
  '{"\\u005f_proto__":{}}',
  '{"a":{"c\\u006fnstructor":{"prototyp\\u0065":null}}}',
])('%s aims at prototypes and is refused, however it is spelled', (text) => {
  expect(() => parseJson(text)).toThrow(NOT_ALLOWED);
});

test('such names may stand where they are no names', () => {
  const message = { say: { text: 'a "constructor": __proto__' }, list: ['prototype', '\u0007'] };
  expect(parseJson(JSON.stringify(message))).toEqual(message);
});

test('what is too long is refused, and what is not JSON', () => {
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  expect(parseJson(text(64 * 1024))).toHaveLength(64 * 1024 - 2);
  expect(() => parseJson(text(64 * 1024 + 1))).toThrow('at most 65536 bytes');
  expect(() => parseJson(`"${'é'.repeat(32 * 1024)}"`)).toThrow('at most 65536 bytes');
  expect(() => parseJson('{"a":')).toThrow('not JSON');
});

test('what is nested as deep as its length allows is read', () => {
  const depth = 32 * 1024;
  expect(parseJson('['.repeat(depth) + ']'.repeat(depth))).toHaveLength(1);
});
