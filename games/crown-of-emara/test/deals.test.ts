import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOODS } from '../data/goods.ts';
import { PLACES, type Place } from '../data/places.ts';
import { type Amount, type Deal, dealsAt } from '../src/places/deals.ts';
import type { EmaraView } from '../src/state.ts';
import { at, type Emaras, type Position } from './at.ts';

/** Where a councilor stands who has one step to this place, and what serves or changes the place. */
const TOWN = {
  castle: { from: 'market', advisors: ['mayoress', 'toolmaker'], event: 'a-gift-from-the-people' },
  cathedral: { from: 'castle', advisors: ['abbess'], event: 'a-pious-donation' },
  'construction-site': { from: 'cathedral', advisors: ['toolmaker'], event: 'a-long-summer' },
  market: { from: 'construction-site', advisors: [], event: 'merchants-from-afar' },
} as const;
type Town = keyof typeof TOWN;

const stores = fc.record(Object.fromEntries(GOODS.map((good) => [good, fc.nat(4)])));

function arriving(town: Town, goods: Position['goods'] = {}, served = false): Emaras {
  const { from, advisors, event } = TOWN[town];
  const serving = served ? { advisors, event } : {};
  const s = at({ goods, at: ['forest', from], hand: ['ring', 'trade', 'discount'], ...serving });
  return s.play('play:ring,1');
}

function promised(s: Emaras, town: Town): readonly Deal[] {
  const place = (PLACES as readonly Place[]).indexOf(town);
  return dealsAt(s.view(0) as unknown as EmaraView, 0, place);
}

test.each(Object.keys(TOWN) as Town[])('%s: the table promises as many deals as there are actions to do', (town) => {
  fc.assert(
    fc.property(stores, (goods) => {
      const s = arriving(town, goods);
      const deals = promised(s, town);
      const options = s.play(`move:${town}`).options;
      const verbs = new Set(options.map((name) => name.split(':')[0]!));
      const deeds = ['gift', 'book', 'donate', 'coin', 'books', 'stone', 'bread', 'wood'].filter((verb) =>
        verbs.has(verb),
      );
      expect(deals.length).toBe(s.kind === 'visit' ? deeds.length : 0);
    }),
    { numRuns: 25 },
  );
});

const VALUES: readonly [Town, Position['goods'], deed: string, gives: Amount, gets: readonly Amount[]][] = [
  [
    'castle',
    { wood: 1 },
    'gift:wood',
    ['wood', 1],
    [
      ['ring', 1],
      ['citizens', 5],
    ],
  ],
  ['castle', { book: 1 }, 'book', ['book', 1], [['buildings', 7]]],
  [
    'construction-site',
    { stone: 1 },
    'stone',
    ['stone', 1],
    [
      ['buildings', 9],
      ['citizens', 4],
    ],
  ],
  ['construction-site', { bread: 2 }, 'bread:2', ['bread', 2], [['citizens', 10]]],
  ['construction-site', { wood: 3 }, 'wood:3', ['wood', 3], [['buildings', 14]]],
  ['market', { wood: 2 }, 'coin:2', ['any', 2], [['gold', 2]]],
  ['market', { book: 3 }, 'books:3', ['book', 3], [['citizens', 10]]],
];

test.each(VALUES)(
  '%s with %o: %s brings what was promised, advisors and event included',
  (town, goods, deed, gives, gets) => {
    const s = arriving(town, goods, true);
    expect(promised(s, town)).toContainEqual({ gives: [gives], gets });
    const had = gains(s.state.seats[0]!);
    s.play(`move:${town}`, deed);
    const has = gains(s.state.seats[0]!);
    const gained = Object.entries(has).map(([name, count]) => [name, count - had[name as keyof typeof had]]);
    expect(gained.filter(([, count]) => count !== 0).toSorted()).toEqual(gets.toSorted());
  },
);

function gains({ citizens, buildings, goods }: Emaras['state']['seats'][number]) {
  return { citizens, buildings, ring: goods[GOODS.indexOf('ring')]!, gold: goods[GOODS.indexOf('gold')]! };
}
