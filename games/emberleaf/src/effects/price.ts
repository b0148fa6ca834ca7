import { moveKind, type OptionList, type Part, type Slot } from '@crownleaf/engine';
import { RESOURCES, resourceName } from '../../data/resources.ts';
import { SPOT_COUNT, spotName } from '../board/board.ts';
import { nameOf } from '../components.ts';
import { placeOf, putOnCard } from '../fellowship/fellowship.ts';
import { bannerKind, spotKind, useKind, xKind } from '../kinds.ts';
import { type C, EMPTY, type Fellowship, mine, type Table, table } from '../state.ts';
import { cite, local, mayPick, pick } from '../verbs.ts';
import type { Price } from './vocabulary.ts';

export function canPay(t: Table, { storage, banners }: Fellowship, price: Price): boolean {
  if ('banner' in price) return banners.length > 0 && (price.banner === 'box' || hasEmptySpot(t));
  return storage[RESOURCES.indexOf(price.resource)]! >= (price.amount === 'X' ? 1 : price.amount);
}

/** No token comes back to the board after the bag ran dry [EMBER-11.15]. */
function hasEmptySpot(t: Table): boolean {
  return t.tamed === 0 && t.spots.includes(EMPTY);
}

/** Asks whether to pay, pays, and goes on with the effects; `x` is the slot in which they find what was spent. */
export function forPrice(hero: number, skill: number, price: Price, effects: (x: Slot) => Part<C>): Part<C> {
  if (!('banner' in price) && price.amount === 'X') return forX(RESOURCES.indexOf(price.resource), effects);
  return local((x) =>
    mayPick(
      useKind,
      (c, out) => {
        if (canPay(c.table, c.theirs, price)) out.add(useKind.of.use(hero, skill));
      },
      [payment(price), effects(x)],
    ),
  );
}

function forX(resource: number, effects: (x: Slot) => Part<C>): Part<C> {
  return local((x) =>
    cite(
      'EMBER-16.6',
      mayPick(
        xKind,
        (c, out) => {
          for (let n = 1; n <= c.theirs.storage[resource]!; n++) out.add(n);
        },
        [
          (c) => {
            c.set(x, c.answer);
            spendResource(c, resource, c.answer);
          },
          effects(x),
        ],
      ),
    ),
  );
}

/** For a charge the resources go onto the card, wherever it lies [EMBER-7.4]. */
export function payment(price: Price, ontoHero?: number): Part<C> {
  if ('banner' in price) return price.banner === 'box' ? payBannerToBox : payBannerToSpot;
  const { amount } = price;
  const resource = RESOURCES.indexOf(price.resource);
  if (amount === 'X') throw new Error('how much X is must be asked');
  return (c) => {
    spendResource(c, resource, amount);
    if (ontoHero !== undefined) putOnCard(c.theirs, placeOf(c.theirs, ontoHero), resource, amount);
  };
}

function spendResource(c: C, resource: number, count: number): void {
  c.theirs.storage[resource]! -= count;
  c.tell?.('spent', { seat: c.who, what: resourceName(resource), count });
}

/** Tokens that look alike are one option [EMBER-22.11]. */
function ownBanners(c: C, out: OptionList): void {
  for (const token of c.theirs.banners) out.addOnce(token);
}

const payBannerToBox: Part<C> = cite(
  'EMBER-11.13',
  pick(bannerKind, ownBanners, (c) => {
    moveKind(c, c.answer, mine.banners, table.box, c.who);
    c.tell?.('spent', { seat: c.who, what: nameOf(c.answer), count: 1 });
  }),
);

function emptySpots({ table: { spots } }: C, out: OptionList): void {
  for (let spot = 0; spot < SPOT_COUNT; spot++) if (spots[spot] === EMPTY) out.add(spot);
}

const payBannerToSpot: Part<C> = cite(
  'EMBER-11.14',
  local((token) =>
    pick(bannerKind, ownBanners, [
      (c) => c.set(token, c.answer),
      pick(spotKind, emptySpots, (c) => {
        const back = c.get(token);
        moveKind(c, back, mine.banners, table.dangers, c.who);
        c.table.spots[c.answer] = back;
        c.tell?.('put-back', { seat: c.who, token: nameOf(back), spot: spotName(c.answer) });
      }),
    ]),
  ),
);
