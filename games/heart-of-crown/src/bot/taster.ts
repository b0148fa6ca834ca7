import { itemAt, type Option, PASS, type Seat } from '@crownleaf/engine';
import type { CardName } from '../../data/cards.ts';
import {
  CARDS,
  type Card,
  CITY,
  cardNamed,
  costOf,
  DUKE,
  FARMING_VILLAGE,
  IMPERIAL_ESTATE,
  IS_ACTION,
  IS_SUCCESSION,
  IS_TERRITORY,
  LARGE_CITY,
  linksOf,
  MAGIC_TALISMAN,
  pointsOn,
  ROYAL_MAID,
  SENATOR,
} from '../components.ts';
import { pointsOf } from '../effects/verbs/domain.ts';
import { CEREMONY } from '../flow/coronation.ts';
import { acquireKind, type CardKind, mainKind, secondKind } from '../kinds.ts';
import { type HeartAsk, type HeartPolicy, type HeartView, seatOf } from '../state.ts';
import { baseline } from './baseline.ts';

type Seated = HeartView['seats'][number];

/** What a player likes in one game, drawn by lot: only who sees all sorts of decks learns what they are worth. */
interface Taste {
  /** What a copy is worth besides its cost, by card. */
  readonly liking: readonly number[];
  readonly actions: number;
  /** How much money the deck should have before a princess is backed, and when points are bought. */
  readonly moneyFirst: number;
  readonly moneyEnough: number;
  /** Points in hand that are worth more than a purchase. */
  readonly patience: number;
  readonly tempted: number;
}

const FINE = 1000;
/** One player in so many has no taste of its own. */
const PLAIN = 4;

/** What did well in games among tasters; tastes differ from it. */
const USUAL: { readonly [name in CardName]?: number } = {
  city: 1.8,
  senator: 1,
  duke: 0.9,
  'royal-maid': 0.2,
  alchemist: 0.5,
  library: -0.5,
  bribery: -0.5,
  'buried-treasure': -0.5,
  'supply-unit': -0.4,
};

function tasteOf(random: (below: number) => number): Taste {
  const between = (from: number, to: number): number => from + ((to - from) * random(FINE)) / FINE;
  const bold = between(0, 3);
  const about = (name: CardName): number => (USUAL[name] ?? 0) + between(-bold, bold);
  return {
    liking: CARDS.map(({ name, group }) => (group === 'princess' ? between(0, 1) : about(name as CardName))),
    actions: Math.floor(between(0, 8)),
    moneyFirst: between(0, 5),
    moneyEnough: between(1, 7),
    patience: between(0, 4),
    tempted: random(3),
  };
}

/**
 * Plays as sensibly as the baseline, but buys after its own taste, which changes from game to game and from seat to seat;
 * and it plays all cards. The first games to learn from are its games.
 */
export function taster(): HeartPolicy {
  const tastes: (Taste | undefined)[] = [];
  let last = Number.POSITIVE_INFINITY;
  return {
    name: 'taster',
    choose(ask) {
      const view = ask.view();
      if (view.ply < last)
        for (let seat = 0; seat < view.seats.length; seat++) {
          tastes[seat] = ask.random(PLAIN) === 0 ? undefined : tasteOf((below) => ask.random(below));
        }
      last = view.ply;
      const taste = tastes[view.asked as Seat];
      return taste === undefined ? baseline.choose(ask) : choose(ask, view, taste);
    },
  };
}

function choose(ask: HeartAsk, view: HeartView, taste: Taste): Option {
  switch (ask.kind) {
    case 'main':
      return mainPhase(ask, view, taste);
    case 'second':
      return secondPhase(ask, view, taste);
    case 'acquire':
      return best(acquireKind, ask.options, (card) => desire(card, seatOf(view, view.asked), taste) || UNWANTED);
    case 'recruit':
    case 'shelve':
    case 'cards-or-coins':
    case 'return-or-draw':
    case 'delivery':
      return itemAt(ask.options, ask.random(ask.options.length));
    default:
      return baseline.choose(ask);
  }
}

/** Less than passing is worth. */
const UNWANTED = -1;

function best(kind: CardKind, options: readonly Option[], value: (card: Card) => number): Option {
  let found = itemAt(options, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = option === PASS ? 0 : value(kind.argumentOf(option));
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}

const NEEDS_COINS: readonly Card[] = (['contribution', 'city-development', 'draft-notice'] as const).map(cardNamed);

function mainPhase(ask: HeartAsk, { table, seats, asked }: HeartView, taste: Taste): Option {
  const { options } = ask;
  let found: Option = PASS;
  let most = 0;
  for (const option of options) {
    if (option === PASS) continue;
    const card = mainKind.argumentOf(option);
    let value: number;
    switch (mainKind.verbOf(option)) {
      case 'play':
        value = urgency(card, table.coins);
        break;
      case 'recall':
        value = 9;
        break;
      case 'keep':
        value = table.plays === 0 || itemAt(seats, asked).hand.length === 1 ? 0.5 : 0;
        break;
      default:
        value = card === IMPERIAL_ESTATE ? 0.4 : ask.random(8) < taste.tempted ? 5 : 0;
    }
    if (value > most) [found, most] = [option, value];
  }
  return found;
}

/** Links before territories before the rest; what costs coins waits for some, and a Talisman sells what is left. */
function urgency(card: Card, coins: number): number {
  if (IS_TERRITORY[card]) return coins === 0 && card === FARMING_VILLAGE ? 3.5 : 2;
  if (card === MAGIC_TALISMAN) return 1.9;
  if (NEEDS_COINS.includes(card)) return coins > 0 ? 3 : 1.5;
  const links = linksOf(card);
  return links === 0 ? 1 + costOf(card) / 20 : 4 + links + costOf(card) / 20;
}

function secondPhase(ask: HeartAsk, view: HeartView, taste: Taste): Option {
  const me = seatOf(view, view.asked);
  const { options } = ask;
  const { verbOf, argumentOf } = secondKind;
  const settable = options.filter((o) => verbOf(o) === 'set' && pointsOn(argumentOf(o)) >= 0);
  const princesses = options.filter((o) => verbOf(o) === 'back');
  if (princesses.length > 0 && money(me) >= taste.moneyFirst)
    return best(secondKind, princesses, (card) => itemAt(taste.liking, card));
  const purchases = options.filter((o) => verbOf(o) !== 'set' && verbOf(o) !== 'back');
  const purchase = best(secondKind, purchases, (card) => desire(card, me, taste));
  if (settable.length === 0) return purchase;
  const points = settable.length === 0 ? 0 : handPoints(me);
  if (pointsOf(me) + points >= CEREMONY) return best(secondKind, settable, pointsOn);
  const price = purchase === PASS ? 0 : costOf(argumentOf(purchase));
  return points + taste.patience >= price ? best(secondKind, settable, pointsOn) : purchase;
}

function handPoints(me: Seated): number {
  return me.hand.reduce((sum, card) => sum + (IS_SUCCESSION[card] ? Math.max(0, pointsOn(card)) : 0), 0);
}

/** How much a card is wanted now; 0 is not at all. */
function desire(card: Card, me: Seated, taste: Taste): number {
  const liking = itemAt(taste.liking, card);
  if (card === LARGE_CITY) return Math.max(0, 6 + liking + (money(me) < taste.moneyEnough ? 2 : -1));
  if (card === CITY) return Math.max(0, 3 + liking + (money(me) < taste.moneyEnough ? 1 : -1));
  if (card === DUKE || card === SENATOR || card === ROYAL_MAID) {
    const late = me.princess.length > 0 && money(me) >= taste.moneyEnough;
    return Math.max(0, costOf(card) + liking + (late ? 1.5 : me.princess.length > 0 ? -0.5 : -3));
  }
  if (IS_ACTION[card] && owned(me).filter((other) => IS_ACTION[other]).length >= taste.actions) return 0;
  if (costOf(card) < 2) return 0;
  return Math.max(0, costOf(card) + liking);
}

function money(me: Seated): number {
  return owned(me).reduce((sum, card) => sum + (card === LARGE_CITY ? 2 : card === CITY ? 1 : 0), 0);
}

function owned(me: Seated): readonly Card[] {
  return [...me.hand, ...me.discard, ...me.field, ...me.kept, ...me.keptNow];
}
