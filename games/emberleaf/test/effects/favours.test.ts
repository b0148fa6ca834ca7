import { describe, expect, test } from 'vitest';
import { FAVOUR_KINDS, kindNamed, nameOf } from '../../src/components.ts';
import { favourLeaves } from '../../src/favours/evaluate.ts';
import { sisterFavourLeaves } from '../../src/sister/score.ts';
import { factFavours, naiveFavour, naiveSisterFavour, slug } from '../naive.ts';
import { randomVillage } from '../random-villages.ts';
import facts from './facts.json' with { type: 'json' };

const VILLAGES = 250;
const villages = Array.from({ length: VILLAGES }, (_, seed) => randomVillage(seed, 2 + (seed % 3)));
const alone = Array.from({ length: VILLAGES }, (_, seed) => randomVillage(1000 + seed, 1));

describe('every favour against the naive reader of the facts', () => {
  test.each(FAVOUR_KINDS.map((kind, i) => [factFavours[i]!.no, nameOf(kind), kind, factFavours[i]!] as const))(
    '[EMBER-14.2, EMBER-15.1] favour %s %s',
    (_, name, kind, fact) => {
      expect(name).toBe(slug(fact.name));
      const found = villages.map(({ state, village }) =>
        village.players.map((__, seat) => [favourLeaves(state, seat, kind), naiveFavour(village, seat, fact)]),
      );
      for (const seats of found) for (const [is, should] of seats) expect(is).toBe(should);
      const values = found.flat().map(([is]) => is);
      expect(values).toContain(0);
      expect(Math.max(...(values as number[]))).toBeGreaterThan(0);
    },
  );

  test.each(FAVOUR_KINDS.map((kind, i) => [factFavours[i]!.no, nameOf(kind), kind, factFavours[i]!] as const))(
    '[EMBER-14.2] favour %s %s in solo play',
    (_, __, kind, fact) => {
      for (const { state, village } of alone) expect(favourLeaves(state, 0, kind)).toBe(naiveFavour(village, 0, fact));
    },
  );
});

describe('every favour of the sister against the naive reader of the facts', () => {
  const all = [...facts.solo.favours, ...facts.solo.advancedFavours];
  test.each(all.map((fact) => [fact.id, fact.name, fact] as const))(
    '[EMBER-21.34, EMBER-21.35] %s %s',
    (_, name, fact) => {
      const kind = kindNamed(slug(name));
      const found = alone.map(({ state, village }) => [
        sisterFavourLeaves(state, kind),
        naiveSisterFavour(village, fact.points, fact.per),
      ]);
      for (const [is, should] of found) expect(is).toBe(should);
      expect(new Set(found.map(([is]) => is)).size).toBeGreaterThan(1);
    },
  );
});
