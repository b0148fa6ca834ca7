import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS, type Call, ClientMessage, DisplayName, ERRORS, NewTable, openApi, ROUTES } from '../src/index.ts';

test('the OpenAPI document names every call with its parameters and refusals', () => {
  const document = openApi('1.0.0') as { paths: { [path: string]: { [method: string]: { operationId: string } } } };
  const named = Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => each.operationId));
  expect(named.sort()).toEqual(Object.keys(CALLS).sort());
  expect(document.paths['/api/tables/{id}/answers']?.post).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
    responses: { 409: { description: expect.stringContaining('stale-ply') }, 422: {} },
  });
  expect(JSON.stringify(document)).not.toContain('$schema');
});

test('every call has the method and path of its route', () => {
  const routes = Object.entries(CALLS).map(([name, { method, path }]) => [name, { method, path }]);
  expect(Object.fromEntries(routes)).toEqual(ROUTES);
});

test('every error code is a word of lower case with the status of an error', () => {
  for (const [code, { status }] of Object.entries(ERRORS)) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test('a pace may be named or spelt out', () => {
  const seats = [{ kind: 'me' as const }];
  expect(NewTable.parse({ game: 'x', seats, pace: 'live' }).pace).toMatchObject({ kind: 'live', increment: 30 });
  expect(NewTable.parse({ game: 'x', seats, pace: { kind: 'correspondence', days: 2 } }).pace).toMatchObject({
    days: 2,
  });
  expect(NewTable.safeParse({ game: 'x', seats, pace: 'blitz' }).success).toBe(false);
});

test('a name is plain text that rearranges nothing', () => {
  expect(DisplayName.parse('  Åsa Müller ')).toBe('Åsa Müller');
  for (const bad of ['', '   ', 'a\u202Eb', 'a\nb', 'x'.repeat(31), '\u0000']) {
    expect(DisplayName.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});

test('a client message is one thing or nothing', () => {
  const table = 'a'.repeat(22);
  expect(ClientMessage.safeParse({ watch: table, since: 3 }).success).toBe(true);
  expect(ClientMessage.safeParse({ watch: table, unwatch: table }).success).toBe(false);
  expect(ClientMessage.safeParse({ watch: '../etc' }).success).toBe(false);
  expect(ClientMessage.safeParse([]).success).toBe(false);
});

test('nothing that a client sends may be nested without end', () => {
  const bodies = Object.values(CALLS as { readonly [name: string]: Call }).flatMap(({ body }) => body ?? []);
  expect(bodies.length).toBeGreaterThan(0);
  for (const schema of [...bodies, ClientMessage]) {
    // Only a recursive schema refers to itself; all others are written out.
    expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).not.toContain('$ref');
  }
});
