import { CALLS } from '@crownleaf/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAlike } from '../src/accounts/look-alikes.ts';
import { generatedName, pseudonym } from '../src/accounts/names.ts';
import { house } from './house.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const TAKEN = { status: 409, body: { code: 'name-taken' } };

/** Each letter in several dresses. */
const DRESSES: { readonly [letter: string]: readonly string[] } = {
  a: ['a', 'A', 'а', 'А', 'α', 'Α', 'á', 'Ａ', '𝐚', 'ᴀ', 'ⓐ'],
  n: ['n', 'N', 'Ν', 'η', 'ñ', 'ｎ', 'ɴ'],
  o: ['o', 'O', 'о', 'О', 'ο', '0', 'ö', 'ø'],
  l: ['l', 'L', 'I', 'i', '1', '|', 'ӏ', 'ł', 'і'],
  m: ['m', 'M', 'м', 'rn', 'ᴍ'],
};

test('a name is taken for every other way to write it', () => {
  const letters = fc.array(fc.constantFrom('a', 'n', 'o', 'l', 'm'), { minLength: 1, maxLength: 8 });
  const dressed = letters.chain((plain) =>
    fc.record({
      plain: fc.constant(plain.join('')),
      other: fc
        .tuple(
          ...plain.map((letter) => fc.tuple(fc.constantFrom(...DRESSES[letter]!), fc.constantFrom('', '.', ' ', '_'))),
        )
        .map((parts) => parts.flat().join('')),
    }),
  );
  fc.assert(fc.property(dressed, ({ plain, other }) => areAlike(plain, other)));
});

test('names are alike in any case, and other names are not alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      expect(areAlike(name, name.toLowerCase())).toBe(true);
    }),
  );
  const names = ['Anna', 'Hanna', 'Nana', 'Ben', 'Βασίλης', 'Иван', 'Ирина', '李', '王', '★', '☆', 'Rosa', 'Rose'];
  for (const [i, one] of names.entries()) {
    for (const other of names.slice(i + 1)) expect(areAlike(one, other), `${one} ${other}`).toBe(false);
  }
});

test('nobody takes a name of the site', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const names = [
    pseudonym(),
    'former  PLAYER',
    'Fоrmer player 12',
    'Crown leaf',
    'The Crownleaf team',
    'Admin',
    'Adm1n',
  ];
  for (const name of [
    ...names,
    'ΑDMIN 2',
    'moderator!',
    'Host',
    'Guest 3',
    'You',
    'H0st',
    'The Admin',
    'ꓮdmin',
    'ꓚrownleaf',
  ]) {
    const refused = { ...TAKEN, body: { detail: expect.stringContaining('Choose another') } };
    await expect(home.guest(name), name).rejects.toThrow();
    await expect(anna.call(CALLS.rename, { body: { name } }), name).rejects.toMatchObject(refused);
    const body = { name, scopes: ['read' as const] };
    await expect(anna.call(CALLS.createToken, { body }), name).rejects.toMatchObject(refused);
  }
  expect((await anna.call(CALLS.me)).name).toBe('Anna');
  for (const name of [generatedName(), 'Hostess', 'Silvana', 'Guestav']) {
    expect((await anna.call(CALLS.rename, { body: { name } })).name).toBe(name);
  }
});

test('nobody sits down, or is renamed, beside somebody of the same name', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const other = await home.guest('АNNA.');
  const seats = [ME, OPEN, OPEN];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'crown-of-emara', seats } });
  const params = { id: table };
  await expect(other.call(CALLS.join, { params })).rejects.toMatchObject(TAKEN);
  await other.call(CALLS.rename, { body: { name: 'Anneke' } });
  await other.call(CALLS.join, { params });
  await home.restart();
  await expect(other.call(CALLS.rename, { body: { name: 'Ａｎｎａ' } })).rejects.toMatchObject(TAKEN);
  await expect(other.call(CALLS.guest, { body: { name: 'anna' } })).rejects.toMatchObject(TAKEN);
  await expect(
    anna.call(CALLS.setSeat, { params: { id: table, seat: 2 }, body: { kind: 'local', name: 'Anneke' } }),
  ).rejects.toMatchObject(TAKEN);
  await anna.call(CALLS.setSeat, { params: { id: table, seat: 2 }, body: { kind: 'local', name: 'Rosa' } });
  await expect(other.call(CALLS.rename, { body: { name: 'ROSA' } })).rejects.toMatchObject(TAKEN);
  expect((await other.call(CALLS.rename, { body: { name: 'anneke' } })).name).toBe('anneke');
  await other.call(CALLS.leave, { params });
  expect((await other.call(CALLS.rename, { body: { name: 'Anna' } })).name).toBe('Anna');
});

test('a new name is sent to those who watch, and nothing else of the table', async () => {
  await using home = await house();
  const [anna, ben] = [await home.guest('Anna'), await home.guest('Ben')];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats: [ME, OPEN] } });
  await ben.call(CALLS.join, { params: { id: table } });
  await anna.call(CALLS.start, { params: { id: table } });
  using line = await ben.connect();
  line.send({ watch: table });
  await line.next((message) => 'presence' in message);
  const before = line.messages.length;
  await anna.call(CALLS.rename, { body: { name: 'Anneke' } });
  await anna.call(CALLS.notify, { body: { push: 'never' } });
  line.send({ ping: 1 });
  await line.next((message) => 'pong' in message);
  expect(line.messages.slice(before, -1)).toEqual([{ table, renamed: [{ seat: 0, name: 'Anneke' }] }]);
});
