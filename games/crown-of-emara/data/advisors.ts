import type { RuleId } from '@crownleaf/engine';
import { type Fact, reconstructed, rulebook } from './basis.ts';
import type { Good, Price } from './goods.ts';

export const TIMINGS = ['at once', 'once per turn', 'permanent'] as const;
export type Timing = (typeof TIMINGS)[number];

export interface AdvisorCard {
  readonly name: string;
  readonly type: 'A' | 'B';
  readonly timing: Timing;
  readonly cost: Fact<Price>;
  readonly citizens: Fact<number>;
  readonly rule: RuleId;
  /** What an "at once" ability brings besides the citizen points. */
  readonly brings?: { readonly good?: Good; readonly count?: number; readonly buildings?: number };
}

function a(
  name: string,
  timing: Timing,
  citizens: number,
  cost: Price,
  rule: RuleId,
  brings?: AdvisorCard['brings'],
): AdvisorCard {
  const card = { name, type: 'A', timing, cost: reconstructed(cost), citizens: rulebook(citizens), rule } as const;
  return brings === undefined ? card : { ...card, brings };
}

function b(name: string, citizens: number, buildings: number, cost: Price, rule: RuleId): AdvisorCard {
  const card = { name, type: 'B', timing: 'at once', cost: reconstructed(cost), citizens: rulebook(citizens) } as const;
  return buildings === 0 ? { ...card, rule } : { ...card, rule, brings: { buildings } };
}

/** Abilities and points: the rulebook. Costs: reconstructed. */
export const ADVISOR_CARDS: readonly AdvisorCard[] = [
  a('master-of-coin', 'at once', 6, { stone: 2, cloth: 1 }, 'EMARA-13.4', { good: 'gold', count: 1 }),
  a('archivist', 'at once', 2, { cloth: 2, grain: 1 }, 'EMARA-13.5', { good: 'book', count: 2 }),
  a('goldsmith', 'at once', 5, { stone: 2, wood: 1 }, 'EMARA-13.6', { good: 'ring', count: 1 }),
  a('carpenter', 'at once', 1, { wood: 2, stone: 1 }, 'EMARA-13.7', { buildings: 10 }),
  a('baker', 'once per turn', 3, { grain: 2, wood: 1 }, 'EMARA-13.8'),
  a('schoolmarm', 'once per turn', 3, { wood: 2, cloth: 1 }, 'EMARA-13.9'),
  a('bailiff', 'once per turn', 5, { stone: 2, grain: 1 }, 'EMARA-13.10'),
  a('dressmaker', 'once per turn', 5, { cloth: 2, wood: 1 }, 'EMARA-13.11'),
  a('landlord', 'once per turn', 3, { wood: 2, grain: 1 }, 'EMARA-13.12'),
  a('merchant', 'once per turn', 2, { cloth: 1, grain: 1 }, 'EMARA-13.14'),
  a('chamberlain', 'permanent', 6, { cloth: 2, stone: 1 }, 'EMARA-13.16'),
  a('scholar', 'permanent', 3, { wood: 1, stone: 1 }, 'EMARA-13.17'),
  a('mayoress', 'permanent', 5, { cloth: 1, grain: 1, stone: 1 }, 'EMARA-13.19'),
  a('steward', 'permanent', 5, { grain: 2, stone: 1 }, 'EMARA-13.20'),
  a('toolmaker', 'permanent', 2, { wood: 1, cloth: 1, stone: 1 }, 'EMARA-13.22'),
  a('abbess', 'permanent', 2, { grain: 2, cloth: 1 }, 'EMARA-13.23'),
  b('sir-christiaan', 8, 0, { wood: 1, grain: 1 }, 'EMARA-14.2'),
  b('lady-marie', 8, 0, { cloth: 1, stone: 1 }, 'EMARA-14.3'),
  b('sir-carl', 10, 0, { grain: 2, cloth: 1 }, 'EMARA-14.4'),
  b('lady-frida', 12, 0, { wood: 1, cloth: 1, grain: 1, stone: 1 }, 'EMARA-14.5'),
  b('sir-gustave', 0, 12, { wood: 2, stone: 1 }, 'EMARA-14.6'),
  b('sir-antoni', 0, 15, { stone: 2, wood: 1, grain: 1 }, 'EMARA-14.7'),
];
