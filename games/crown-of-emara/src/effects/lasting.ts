import { ABBESS_BOOKS, MAYORESS_CITIZENS, TOOLMAKER_BUILDINGS } from '../../data/abilities.ts';
import { ADVISORS, advisorIndex, nameOf } from '../components.ts';
import type { Mine } from '../state.ts';
import type { Source } from '../stores/points.ts';

/** An ability that works by itself as long as its advisor is in service (section 13). */
interface Lasting {
  /** Huts and advisors cost resources of any kind [EMARA-13.17]. */
  readonly paysAnyKind: boolean;
  /** Hires and recruits where no councilor stands [EMARA-13.20]. */
  readonly reachesAll: boolean;
  /** Citizen points for each gift [EMARA-13.19]. */
  readonly giftCitizens: number;
  /** Books for each donation [EMARA-13.23]. */
  readonly donationBooks: number;
  /** Building points for each receipt of some [EMARA-13.22]. */
  readonly receiptBuildings: number;
  /** Points that the baseline expects of it in a turn. */
  readonly worth: number;
}

const NOTHING: Lasting = {
  paysAnyKind: false,
  reachesAll: false,
  giftCitizens: 0,
  donationBooks: 0,
  receiptBuildings: 0,
  worth: 0,
};

export const LASTING: { readonly [advisor: string]: Lasting } = {
  scholar: { ...NOTHING, paysAnyKind: true, worth: 0.15 },
  mayoress: { ...NOTHING, giftCitizens: MAYORESS_CITIZENS.value, worth: 0.2 },
  steward: { ...NOTHING, reachesAll: true, worth: 0.15 },
  toolmaker: { ...NOTHING, receiptBuildings: TOOLMAKER_BUILDINGS.value, worth: 0.5 },
  abbess: { ...NOTHING, donationBooks: ABBESS_BOOKS.value, worth: 0.25 },
};

/** By the advisor's place in the list. */
const BY_ADVISOR: readonly Lasting[] = ADVISORS.map(({ name }) => LASTING[name] ?? NOTHING);

function lastingOf(advisor: number): Lasting {
  const lasting = BY_ADVISOR[advisorIndex(advisor)];
  if (lasting === undefined) throw new Error(`component ${advisor} is no advisor`);
  return lasting;
}

export function paysAnyKind(m: Mine): boolean {
  for (const advisor of m.advisors) if (lastingOf(advisor).paysAnyKind) return true;
  return false;
}

export function reachesAll(m: Mine): boolean {
  for (const advisor of m.advisors) if (lastingOf(advisor).reachesAll) return true;
  return false;
}

type Sum = 'giftCitizens' | 'donationBooks' | 'receiptBuildings';

/** What the seat's advisors add in all. */
export function addedBy(m: Mine, what: Sum): number {
  let sum = 0;
  for (const advisor of m.advisors) sum += lastingOf(advisor)[what];
  return sum;
}

/** What the seat's advisors add, by what points are owed to. */
export function sharesOf(m: Mine, what: Sum): readonly (readonly [source: Source, count: number])[] {
  return m.advisors.flatMap((advisor) => {
    const count = lastingOf(advisor)[what];
    return count === 0 ? [] : [[`ability:${nameOf(advisor)}`, count] as const];
  });
}
