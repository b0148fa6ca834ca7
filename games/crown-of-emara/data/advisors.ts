import { type Fact, reconstructed, rulebook } from './basis.ts';
import type { Good, Price } from './goods.ts';

/** What an "at once" ability brings besides the citizen points. */
export type Brings =
  | { readonly good: Good; readonly count: number; readonly buildings?: undefined }
  | { readonly buildings: number; readonly good?: undefined; readonly count?: undefined };

export interface AdvisorCard {
  readonly name: string;
  readonly type: 'A' | 'B';
  readonly cost: Fact<Price>;
  readonly citizens: Fact<number>;
  readonly brings?: Fact<Brings>;
}

function a(name: string, citizens: number, cost: Price, brings?: Brings): AdvisorCard {
  const card = { name, type: 'A', cost: reconstructed(cost), citizens: rulebook(citizens) } as const;
  return brings === undefined ? card : { ...card, brings: rulebook(brings) };
}

function b(name: string, citizens: number, buildings: number, cost: Price): AdvisorCard {
  const card = { name, type: 'B', cost: reconstructed(cost), citizens: rulebook(citizens) } as const;
  return buildings === 0 ? card : { ...card, brings: rulebook({ buildings }) };
}

/** Abilities and points: the rulebook. Costs: reconstructed. In the order of sections 13 and 14. */
export const ADVISOR_CARDS: readonly AdvisorCard[] = [
  a('master-of-coin', 6, { stone: 2, cloth: 1 }, { good: 'gold', count: 1 }),
  a('archivist', 2, { cloth: 2, grain: 1 }, { good: 'book', count: 2 }),
  a('goldsmith', 5, { stone: 2, wood: 1 }, { good: 'ring', count: 1 }),
  a('carpenter', 1, { wood: 2, stone: 1 }, { buildings: 10 }),
  a('baker', 3, { grain: 2, wood: 1 }),
  a('schoolmarm', 3, { wood: 2, cloth: 1 }),
  a('bailiff', 5, { stone: 2, grain: 1 }),
  a('dressmaker', 5, { cloth: 2, wood: 1 }),
  a('landlord', 3, { wood: 2, grain: 1 }),
  a('merchant', 2, { cloth: 1, grain: 1 }),
  a('chamberlain', 6, { cloth: 2, stone: 1 }),
  a('scholar', 3, { wood: 1, stone: 1 }),
  a('mayoress', 5, { cloth: 1, grain: 1, stone: 1 }),
  a('steward', 5, { grain: 2, stone: 1 }),
  a('toolmaker', 2, { wood: 1, cloth: 1, stone: 1 }),
  a('abbess', 2, { grain: 2, cloth: 1 }),
  b('sir-christiaan', 8, 0, { wood: 1, grain: 1 }),
  b('lady-marie', 8, 0, { cloth: 1, stone: 1 }),
  b('sir-carl', 10, 0, { grain: 2, cloth: 1 }),
  b('lady-frida', 12, 0, { wood: 1, cloth: 1, grain: 1, stone: 1 }),
  b('sir-gustave', 0, 12, { wood: 2, stone: 1 }),
  b('sir-antoni', 0, 15, { stone: 2, wood: 1, grain: 1 }),
];
