import { itemAt, kindOf, lastOf, type Option, PASS } from '@crownleaf/engine';
import type { CardName } from '../../data/cards.ts';
import {
  APPRENTICE_MAID,
  type Card,
  CITY,
  CURSE,
  cardNamed,
  costOf,
  DUKE,
  FARMING_VILLAGE,
  IMPERIAL_ESTATE,
  IS_ACTION,
  IS_PLAYABLE,
  IS_SUCCESSION,
  IS_TERRITORY,
  LARGE_CITY,
  linksOf,
  MAGIC_TALISMAN,
  NAMES,
  pointsOn,
  ROYAL_MAID,
  SENATOR,
  TWINS,
} from '../components.ts';
import { pointsOf } from '../effects/verbs/domain.ts';
import { CEREMONY } from '../flow/coronation.ts';
import { HAND } from '../flow/setup.ts';
import {
  acquireKind,
  banishKind,
  type CardKind,
  copyKind,
  discardKind,
  dismissKind,
  leaveKind,
  mainKind,
  putBackKind,
  returnKind,
  secondKind,
  takeKind,
  wreckKind,
} from '../kinds.ts';
import { type HeartAsk, type HeartPolicy, type HeartView, seatOf } from '../state.ts';

/**
 * A player without a search: links first, then territories, then one card without a link; money until there is a
 * princess, then succession cards; sets them when it pays, and declares.
 */
export const baseline: HeartPolicy = {
  name: 'baseline',
  choose(ask) {
    return (RULES_OF_THUMB[ask.kind] ?? atRandom)(ask);
  },
};

type Thumb = (ask: HeartAsk) => Option;

const RULES_OF_THUMB: { readonly [kind: string]: Thumb } = {
  main: mainPhase,
  second: secondPhase,
  declare: first,
  defend: first,
  'put-back': (ask) => putBack(ask),
  'royal-maids': (ask) => Math.max(...ask.options),
  acquire: (ask) => best(acquireKind, ask, (card) => gainValue(card, ask) || UNWANTED),
  banish,
  develop: (ask) => (ask.options.includes(CITY) ? CITY : first(ask)),
  discard: (ask) => (ask.options.includes(PASS) ? discardSome(ask) : best(discardKind, ask, (card) => -worth(card))),
  dismiss: (ask) => junkOrPass(dismissKind, ask),
  take: (ask) => best(takeKind, ask, worth),
  copy: (ask) => best(copyKind, ask, worth),
  leave: (ask) => best(leaveKind, ask, (card) => -worth(card)),
  wreck: (ask) => best(wreckKind, ask, worth),
  return: (ask) => best(returnKind, ask, worth),
  sift,
  'return-or-draw': first,
  shelve: () => PASS,
  recruit: () => PASS,
  'cards-or-coins': coinsRather,
  'acquire-or-banish': first,
  delivery: first,
  'first-hand': (ask) => itemAt(ask.options, 1),
};

/** Less than passing is worth. */
const UNWANTED = -1;

function atRandom(ask: HeartAsk): Option {
  return itemAt(ask.options, ask.random(ask.options.length));
}

function first({ options }: HeartAsk): Option {
  return itemAt(options, 0);
}

/** The option with the highest value; passing counts as 0. */
function best(kind: CardKind, { options }: HeartAsk, value: (card: Card) => number): Option {
  let found = itemAt(options, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = option === PASS ? 0 : value(kind.argumentOf(option));
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}

function meIn(view: HeartView): HeartView['seats'][number] {
  return seatOf(view, view.asked);
}

/** What a card is worth to its owner, roughly. */
function worth(card: Card): number {
  return costOf(card) + Math.max(0, pointsOn(card));
}

function isJunk(card: Card): boolean {
  return card === CURSE || card === APPRENTICE_MAID;
}

/** Junk first; villages only when there is better money, and nothing else unless it must be. */
function banish(ask: HeartAsk): Option {
  const rich = money(meIn(ask.view())) >= 4;
  return best(banishKind, ask, (card) => {
    if (isJunk(card)) return 3;
    return card === FARMING_VILLAGE && rich ? 1 : -worth(card);
  });
}

function junkOrPass(kind: CardKind, { options }: HeartAsk): Option {
  return options.find((option) => option !== PASS && isJunk(kind.argumentOf(option))) ?? PASS;
}

/** For a Magic Talisman whatever will not be played or set this turn, for other cards only junk. */
function discardSome(ask: HeartAsk): Option {
  const { field, princess } = meIn(ask.view());
  if (field.at(-1) !== MAGIC_TALISMAN) return junkOrPass(discardKind, ask);
  const isIdle = (card: Card): boolean =>
    !IS_PLAYABLE[card] && (princess.length === 0 || !IS_SUCCESSION[card] || pointsOn(card) <= 0);
  return ask.options.find((option) => option !== PASS && isIdle(discardKind.argumentOf(option))) ?? PASS;
}

/** A hand below five escapes most attacks, and what is put back is drawn again; the best card goes on top. */
function putBack(ask: HeartAsk): Option {
  const { hand } = meIn(ask.view());
  return hand.length < HAND ? PASS : best(putBackKind, ask, worth);
}

const FIRST_WITH_LINKS: readonly Card[] = (
  [
    'post-horse',
    'stargazing-witch',
    'supply-unit',
    'alchemist',
    'scout',
    'battering-ram',
    'evicted-monster',
    'glamour-witch',
    'library',
    'shinobi',
    'refuge',
    'rampart',
    'wishing-well',
    'bribery',
  ] as const satisfies readonly CardName[]
).map(cardNamed);
const NEEDS_COINS: readonly Card[] = (['contribution', 'city-development'] as const).map(cardNamed);
const LAST_WITHOUT_LINKS: readonly Card[] = (
  [
    'bank',
    'royal-guard',
    'infantry-battalion',
    'trading-ship',
    'buried-treasure',
    'government-contractor',
    'adventurer',
  ] as const satisfies readonly CardName[]
).map(cardNamed);

function mainPhase(ask: HeartAsk): Option {
  const { options } = ask;
  const { play, use } = mainKind.of;
  const has = (option: Option): boolean => options.includes(option);
  const recalled = options.find((option) => mainKind.verbOf(option) === 'recall');
  if (recalled !== undefined) return recalled;
  if (has(use(TWINS))) return use(TWINS);
  const linked = FIRST_WITH_LINKS.find((card) => has(play(card)));
  if (linked !== undefined) return play(linked);
  if (has(play(FARMING_VILLAGE)) && ask.view().table.coins === 0) return play(FARMING_VILLAGE);
  const paid = NEEDS_COINS.find((card) => has(play(card)));
  if (paid !== undefined && ask.view().table.coins > 0) return play(paid);
  const territory = options.find(
    (option) => mainKind.verbOf(option) === 'play' && IS_TERRITORY[mainKind.argumentOf(option)],
  );
  if (territory !== undefined) return territory;
  if (has(play(MAGIC_TALISMAN))) return play(MAGIC_TALISMAN);
  const last = LAST_WITHOUT_LINKS.find((card) => has(play(card)));
  if (last !== undefined) return play(last);
  return has(use(IMPERIAL_ESTATE)) && wantsCounter(ask) ? use(IMPERIAL_ESTATE) : PASS;
}

/** Three coins for a point are dear, but not when little else can be done with them. */
function wantsCounter(ask: HeartAsk): boolean {
  const { coins } = ask.view().table;
  return coins < costOf(SENATOR) || pointsOf(meIn(ask.view())) >= 15;
}

const PRINCESSES_LIKED: readonly Card[] = (
  ['lulunasaika', 'flammaria', 'klam-klam', 'twins', 'laolilly', 'bergamotte'] as const satisfies readonly CardName[]
).map(cardNamed);

function secondPhase(ask: HeartAsk): Option {
  const { options } = ask;
  const { of, verbOf, argumentOf } = secondKind;
  const princess = PRINCESSES_LIKED.find((card) => options.includes(of.back(card)));
  if (princess !== undefined) return of.back(princess);
  const settable = options.filter((o) => verbOf(o) === 'set' && pointsOn(argumentOf(o)) > 0);
  const purchase = bestPurchase(ask);
  if (settable.length === 0) return purchase;
  const view = ask.view();
  const me = meIn(view);
  const points = me.hand.reduce((sum, card) => sum + (IS_SUCCESSION[card] ? Math.max(0, pointsOn(card)) : 0), 0);
  const reaches = pointsOf(me) + points >= CEREMONY;
  const buys = purchase === PASS ? 0 : costOf(argumentOf(purchase));
  return reaches || points + 2 >= buys ? bestSetting(settable) : purchase;
}

function bestSetting(settable: readonly Option[]): Option {
  const { argumentOf } = secondKind;
  return settable.reduce((a, b) => (pointsOn(argumentOf(b)) > pointsOn(argumentOf(a)) ? b : a));
}

function bestPurchase(ask: HeartAsk): Option {
  let found: Option = PASS;
  let most = 0;
  for (const option of ask.options) {
    const verb = secondKind.verbOf(option);
    if (verb !== 'buy' && verb !== 'bribe') continue;
    const value = gainValue(secondKind.argumentOf(option), ask) + (verb === 'buy' ? 0 : -0.5);
    if (value > most) [found, most] = [option, value];
  }
  return found;
}

const ACTIONS_WANTED = 3;
const LIKED: { readonly [name in CardName]?: number } = {
  alchemist: 5.2,
  'royal-guard': 4.9,
  'city-development': 4.1,
  'infantry-battalion': 3.9,
  'stargazing-witch': 2.8,
  'supply-unit': 2.8,
  'glamour-witch': 2.8,
  'evicted-monster': 2.2,
  'post-horse': 1.5,
  scout: 1.5,
};
const LIKING: readonly number[] = NAMES.map((name) => LIKED[name as CardName] ?? 0);

/** How much a card of the Market would be liked now; 0 is not at all. */
function gainValue(card: Card, ask: HeartAsk): number {
  const me = meIn(ask.view());
  const backed = me.princess.length > 0;
  if (IS_TERRITORY[card] && !IS_SUCCESSION[card]) return territoryValue(card, backed, me);
  if (IS_SUCCESSION[card]) return backed || card === DUKE ? successionValue(card, me) : 0;
  if (!IS_ACTION[card]) return 0;
  const terminals = owned(me).filter((other) => IS_ACTION[other] && linksOf(other) === 0).length;
  const actions = owned(me).filter((other) => IS_ACTION[other]).length;
  if (actions >= ACTIONS_WANTED || (linksOf(card) === 0 && terminals >= 2)) return 0;
  return itemAt(LIKING, card);
}

function territoryValue(card: Card, backed: boolean, me: HeartView['seats'][number]): number {
  if (card === LARGE_CITY) return money(me) >= 4 ? 5.5 : 7.5;
  if (card === CITY) return backed && money(me) >= 6 ? 2.5 : 3.5;
  return 0;
}

/** Large Cities count twice. */
function money(me: HeartView['seats'][number]): number {
  return owned(me).reduce((sum, card) => sum + (card === LARGE_CITY ? 2 : card === CITY ? 1 : 0), 0);
}

function successionValue(card: Card, me: HeartView['seats'][number]): number {
  const points = pointsOn(card);
  if (points <= 0) return 0;
  if (card === ROYAL_MAID) return pointsOf(me) >= 12 || money(me) >= 6 ? 3 : 1;
  return card === SENATOR ? (money(me) >= 3 ? 6 : 3.4) : 4 + points;
}

/** The cards that the viewer can see of the deck: enough to judge by. */
function owned(me: HeartView['seats'][number]): readonly Card[] {
  return [...me.hand, ...me.discard, ...me.field, ...me.kept, ...me.keptNow];
}

function coinsRather({ options }: HeartAsk): Option {
  return lastOf(options);
}

/** Scout: bad cards stay on others' piles and good ones on the own. */
function sift(ask: HeartAsk): Option {
  const view = ask.view();
  const { who } = lastOf(view.stack);
  const top = kindOf(lastOf(seatOf(view, who).draw));
  const bad = isJunk(top) || top === FARMING_VILLAGE;
  const [discard, leave] = [itemAt(ask.options, 0), itemAt(ask.options, 1)];
  return bad === (who === view.asked) ? discard : leave;
}
