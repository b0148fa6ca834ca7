import { expect, test } from 'vitest';
import { ADVISORS } from '../src/components.ts';
import { ABILITIES } from '../src/effects/abilities.ts';
import { AGAIN } from '../src/effects/ability.ts';
import { LASTING } from '../src/effects/lasting.ts';
import * as marks from '../src/flow/turn-marks.ts';

const { CARD, MOVEMENT, RANK, HIRE, RECRUIT, ENDED } = marks;

test('every ability belongs to an advisor, and no advisor has two', () => {
  const advisors = ADVISORS.map(({ name }) => name);
  const names = [...ABILITIES.map(({ name }) => name as string), ...Object.keys(LASTING)];
  expect(names.filter((name) => !advisors.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('[EMARA-13.1] no two things that are used once per turn share a bit', () => {
  const used = [CARD, MOVEMENT, RANK, HIRE, RECRUIT, ENDED, ...ABILITIES.map(({ mark }) => mark)];
  const bits = used.filter((mark) => mark !== AGAIN);
  expect(bits.filter((mark) => Math.log2(mark) % 1 !== 0)).toEqual([]);
  expect(new Set(bits).size).toBe(bits.length);
});

test('saved states keep the bits that abilities had', () => {
  expect(Object.fromEntries(ABILITIES.map(({ name, mark }) => [name, mark]))).toMatchObject({
    baker: 32,
    schoolmarm: 64,
    bailiff: 128,
    dressmaker: 256,
    landlord: 512,
    merchant: 1024,
    chamberlain: AGAIN,
  });
});
