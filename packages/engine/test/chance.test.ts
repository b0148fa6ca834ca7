import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Chance,
  commitment,
  fastChance,
  forkSeed,
  moveAll,
  moveKind,
  moveTop,
  type Part,
  peek,
  pile,
  put,
  script,
  secretChance,
  secretFrom,
  turnUp,
} from '../src/index.ts';
import { type C, halt, mine, note, numbers, running, table, v } from './toy.ts';

const SECRET = secretFrom('crownleaf');

test('[E-7.1] draws depend on the secret and their number alone', () => {
  const [a, b] = [secretChance(SECRET), secretChance(SECRET)];
  const backwards = Array.from({ length: 50 }, (_, i) => b.int(49 - i, 1000)).reverse();
  expect(Array.from({ length: 50 }, (_, i) => a.int(i, 1000))).toEqual(backwards);
  expect(secretChance(secretFrom('other')).int(0, 2 ** 32)).not.toBe(a.int(0, 2 ** 32));
});

test('[E-7.2] draw n is ChaCha20 with nonce n, as another library computes it', () => {
  const chance = secretChance(SECRET);
  for (const n of [0, 1, 2, 999, 2 ** 31, 2 ** 33 + 5]) {
    expect(chance.int(n, 2 ** 32)).toBe(firstWord(SECRET, n));
    expect(chance.int(n, 52)).toBe(firstWord(SECRET, n) % 52);
  }
  expect([0, 1, 2, 3, 4, 5].map((n) => chance.int(n, 6))).toEqual([1, 4, 4, 3, 2, 5]);
});

/** OpenSSL's ChaCha20 takes a counter of 32 bits and a nonce of 96 bits as one 16-byte value. */
function firstWord(secret: string, n: number): number {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(n % 2 ** 32, 4);
  iv.writeUInt32LE(Math.floor(n / 2 ** 32), 8);
  const cipher = createCipheriv('chacha20', Buffer.from(secret, 'hex'), iv);
  return cipher.update(Buffer.alloc(4)).readUInt32LE(0);
}

test('[E-7.2] what would bias a draw is rejected', () => {
  const below = 3 * 2 ** 30;
  const chance = secretChance(SECRET);
  let rejected = 0;
  for (let n = 0; n < 200; n++) {
    if (firstWord(SECRET, n) >= below) rejected++;
    expect(chance.int(n, below)).toBeLessThan(below);
  }
  expect(rejected).toBeGreaterThan(20);
});

test('[E-7.2] a bound that is none is refused', () => {
  for (const below of [0, -1]) expect(() => fastChance(1).int(0, below)).toThrow(RangeError);
  for (const below of [0, -1, 1.5, Number.NaN, 2 ** 33])
    expect(() => secretChance(SECRET).int(0, below)).toThrow(RangeError);
});

test.each<[string, Chance]>([
  ['the secret', secretChance(SECRET)],
  ['the fast generator', fastChance(17)],
  ['a fork of it', fastChance(forkSeed(17, 4))],
])('[E-7.3] all values come equally often from %s', (_, chance) => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), (below) => {
      const draws = 6000;
      const counts = new Array<number>(below).fill(0);
      for (let n = 0; n < draws; n++) counts[chance.int(n, below)]!++;
      const expected = draws / below;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(below - 1 + 5 * Math.sqrt(2 * (below - 1)));
    }),
    { numRuns: 11 },
  );
});

test('[E-7.4] seeds, secrets and commitments', () => {
  const sha = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
  expect(secretFrom('crownleaf')).toBe(sha('crownleaf'));
  const hex = 'AB'.repeat(32);
  expect(secretFrom(hex)).toBe(hex.toLowerCase());
  expect(commitment(SECRET)).toBe(sha(Buffer.from(SECRET, 'hex')));
});

/** The barrier after one answer that is followed by this effect. */
function barrierAfter(effect: Part<C>, asked = 0): number {
  const run = running([(c) => c.setSeat(asked), halt, (c) => c.setSeat(0), effect, halt], {
    setup: (c) => {
      for (const seat of [0, 1]) {
        put(c, mine.draw, [0, 1], seat);
        put(c, mine.hand, [2], seat);
        put(c, mine.field, [1], seat);
      }
    },
  });
  run.answer('yes');
  expect(run.state.ply).toBe(1);
  return run.state.barrier;
}

test('[E-7.5] chance and news set the barrier', () => {
  expect(barrierAfter((c) => void c.int(6))).toBe(1);
  expect(barrierAfter((c) => void moveTop(c, mine.draw, mine.hand))).toBe(1);
  expect(barrierAfter((c) => void moveTop(c, mine.draw, mine.field))).toBe(1);
  expect(barrierAfter((c) => void moveTop(c, mine.draw, mine.hand, 1))).toBe(1);
  expect(barrierAfter((c) => moveKind(c, 2, mine.hand, mine.field, 1))).toBe(1);
  expect(barrierAfter((c) => moveAll(c, mine.hand, mine.field, 1))).toBe(1);
  expect(barrierAfter((c) => turnUp(c, 1, mine.draw))).toBe(1);
});

test('[E-7.5] what the answering seat knew already sets none', () => {
  expect(barrierAfter(note(1))).toBe(0);
  expect(barrierAfter((c) => moveKind(c, 2, mine.hand, mine.field))).toBe(0);
  expect(barrierAfter((c) => moveAll(c, mine.field, mine.hand))).toBe(0);
  expect(barrierAfter((c) => void moveTop(c, mine.hand, mine.draw))).toBe(0);
  expect(barrierAfter((c) => moveKind(c, 2, mine.hand, mine.field, 1), 1)).toBe(0);
});

test('[E-7.6] a hidden component cannot change its pool unseen', () => {
  const refused = "a hidden card cannot move from 'hand' to";
  expect(() => barrierAfter((c) => moveKind(c, 2, mine.hand, table.bag))).toThrow(`${refused} 'bag'`);
  expect(() => barrierAfter((c) => moveKind(c, 2, mine.hand, mine.hand, 0, 1))).toThrow(`${refused} 'hand'`);
  expect(() => barrierAfter((c) => moveKind(c, 1, mine.field, table.bag))).not.toThrow();
});

test("[E-7.7] disclosing another's secret sets the barrier, one's own does not", () => {
  expect(barrierAfter((c) => c.disclose(1))).toBe(1);
  expect(barrierAfter((c) => c.disclose(0))).toBe(0);
});

test('[E-7.8] that another seat is not asked is news', () => {
  const question = (options: number[], by: number) =>
    v.ask(numbers, (_, out) => options.forEach((n) => void out.add(n)), [], { by: () => by });
  expect(barrierAfter(question([], 1))).toBe(1);
  expect(barrierAfter(question([1], 1))).toBe(1);
  expect(barrierAfter(question([], 0))).toBe(0);
  expect(barrierAfter(question([1], 0))).toBe(0);
});

test('[E-7.9] only an owner can look into a pile', () => {
  const open = pile('all');
  expect(() => barrierAfter((c) => peek(c, 0, { ...open, name: 'bag', audience: 'none' }))).toThrow('nobody owns');
});

test('[E-7.1] a script draws through the state, so a clone draws the same', () => {
  const roll = script<C>('roll', {}, (c) => void c.table.log.push(c.int(1000)));
  const run = running([v.repeat(3, [halt, v.call(roll)]), halt], { scripts: [roll] });
  run.answer('yes', 'no', 'yes');
  expect(run.state.table.log).toEqual([0, 1, 2].map((n) => fastChance(1).int(n, 1000)));
  expect(run.state.drawn).toBe(3);
});
