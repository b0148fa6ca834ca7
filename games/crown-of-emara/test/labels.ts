import { BAILIFF_DEAL, BAKER_RECIPES, DRESSMAKER_DEAL, LANDLORD_DEAL, SCHOOLMARM_DEAL } from '../data/abilities.ts';
import { ACTION_CARDS, type ActionCard, DISCOUNT, MOVE_STEPS, TAKEN, TRADES } from '../data/action-cards.ts';
import { ADVISOR_CARDS, type AdvisorCard, type Brings } from '../data/advisors.ts';
import { FIRST_GAME_BUILDING, SLOT_COUNT } from '../data/course.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { FAVOR_TOKENS, REWARD_AMOUNTS } from '../data/favors.ts';
import { type Good, type Price, RESOURCES } from '../data/goods.ts';
import { NOBILITY, RANKS } from '../data/nobility.ts';
import {
  BOOK_TABLE,
  CASTLE_BOOK_BUILDINGS,
  DONATION_BOOKS,
  GIFT_RINGS,
  HUT_COSTS,
  MARKET_COINS,
  PLACES,
  SITE_MOST_BREADS,
  SITE_STONE_BUILDINGS,
  SITE_WOOD,
} from '../data/places.ts';
import { eventNumber } from '../src/components.ts';

/** Every English label that carries a number of the data files, built from those files. */
export function labelsFromData(words: Words): Words {
  return {
    ...hutLabels(words),
    ...favorLabels(words),
    ...nobleLabels(words),
    ...advisorLabels(words),
    ...eventLabels(),
    ...playLabels(words),
    ...relocationLabels(words),
    ...townLabels(),
    ...abilityLabels(),
    'option.hire-less': `By card, ${some(DISCOUNT.value, 'resource')} less: hire in {what}`,
    'options.start.first-game': `first game: ${FIRST_GAME_BUILDING.value}`,
  };
}

export type Words = { readonly [key: string]: string };
type Labels = { [key: string]: string };

const PLURALS: { readonly [name: string]: string } = {
  'citizen point': 'citizen points',
  'building point': 'building points',
  'signet ring': 'signet rings',
  book: 'books',
  bread: 'breads',
  resource: 'resources',
  step: 'steps',
};

function some(count: number, name: string): string {
  return `${count} ${count === 1 ? name : (PLURALS[name] ?? name)}`;
}

const NAMES: { readonly [G in Good]?: string } = { ring: 'signet ring' };
const goods = (count: number, good: Good): string => some(count, NAMES[good] ?? good);
const citizens = (count: number): string => some(count, 'citizen point');
const buildings = (count: number): string => some(count, 'building point');

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** In the order in which the price names its resources. */
function price(cost: Price): string {
  return listed(Object.entries(cost).map(([resource, count]) => `${count} ${resource}`));
}

function plain(words: Words, place: string): string {
  return words[`what.${place}`]!.replace(/^the /, '');
}

function hutLabels(words: Words): Labels {
  const out: Labels = {};
  HUT_COSTS.forEach((costs, place) => {
    costs.forEach(({ value }, i) => {
      const name = PLACES[place]!;
      out[`what.${name}.${i + 1}`] = `${plain(words, name)}, the hut for ${price(value)}`;
    });
  });
  return out;
}

function favorLabels(words: Words): Labels {
  const out: Labels = {};
  for (const { value } of FAVOR_TOKENS) {
    const { place, reward } = value;
    const amount = REWARD_AMOUNTS[reward].value;
    const gain =
      reward === 'citizens' ? citizens(amount) : reward === 'buildings' ? buildings(amount) : goods(amount, reward);
    out[`what.${place}.${reward}`] = `${plain(words, place)}, ${gain}`;
  }
  return out;
}

function nobleLabels(words: Words): Labels {
  const out: Labels = {};
  for (const rank of RANKS) {
    const { rings, gold, points } = NOBILITY[rank];
    const name = words[`what.${rank}`]!;
    const cost = [goods(rings.value, 'ring'), ...(gold.value > 0 ? [goods(gold.value, 'gold')] : [])];
    out[`option.rank:${rank}`] = `Rise to ${name} for ${listed(cost)}`;
    for (const value of points.value) out[`what.${rank}.${value}`] = `${name}, ${citizens(value)}`;
  }
  return out;
}

function gains({ citizens: points, brings }: AdvisorCard): string {
  const parts = points.value > 0 ? [citizens(points.value)] : [];
  if (brings !== undefined) parts.push(broughtBy(brings.value));
  return listed(parts);
}

function broughtBy(brings: Brings): string {
  return brings.good === undefined ? buildings(brings.buildings) : goods(brings.count, brings.good);
}

function advisorLabels(words: Words): Labels {
  const out: Labels = {};
  for (const card of ADVISOR_CARDS) {
    const name = words[`what.${card.name}`]!;
    const cost = price(card.cost.value);
    const less = some(DISCOUNT.value, 'resource');
    out[`option.recruit:${card.name}`] = `Recruit ${name} for ${cost}: ${gains(card)}`;
    out[`option.recruit-less:${card.name}`] = `By card: ${name} for ${cost}, ${less} less: ${gains(card)}`;
  }
  return out;
}

function eventLabels(): Labels {
  const out: Labels = {};
  for (const { name, effect } of EVENT_CARDS) {
    if (effect.value.when !== 'end') continue;
    for (const offer of effect.value.offers) {
      const gain = offer.citizens > 0 ? citizens(offer.citizens) : buildings(offer.buildings);
      out[`option.reward:${name},${offer.good},${offer.count}`] = `Give ${goods(offer.count, offer.good)} for ${gain}`;
    }
  }
  return out;
}

function cardEffect(card: ActionCard, words: Words): string {
  const [small, large] = TRADES;
  switch (card) {
    case 'trade':
      return `${some(small.value.resources, 'resource')} for ${small.value.gold} gold or ${large.value.resources} for ${large.value.gold}`;
    case 'move':
      return `move ${some(MOVE_STEPS.value, 'step')} more`;
    case 'discount':
      return `hire or recruit for ${some(DISCOUNT.value, 'resource')} less`;
    case 'town':
      return 'visit any town place';
    default:
      return `take ${some(TAKEN.value, words[`what.${card}`]!)}`;
  }
}

function playLabels(words: Words): Labels {
  const out: Labels = {};
  for (const card of ACTION_CARDS) {
    for (let slot = 1; slot <= SLOT_COUNT.value; slot++) {
      const name = words[`name.${card}`]!;
      out[`option.play:${card},${slot}`] = `${name} on ${slot}: ${cardEffect(card, words)}; ${some(slot, 'step')}`;
    }
  }
  return out;
}

function relocationLabels(words: Words): Labels {
  const out: Labels = {};
  for (const from of PLACES) {
    for (const to of PLACES) {
      if (from === to) continue;
      const [a, b] = [words[`what.${from}`], words[`what.${to}`]];
      out[`option.relocate:${from},${to}`] = `Move a councilor from ${a} to ${b}`;
    }
  }
  return out;
}

function townLabels(): Labels {
  const out: Labels = {
    'option.book': `Give 1 book for ${buildings(CASTLE_BOOK_BUILDINGS.value)}`,
    'option.stone': `Build with 1 stone: ${buildings(SITE_STONE_BUILDINGS.value)} and the marker’s citizen points`,
  };
  for (const resource of RESOURCES) {
    out[`option.gift:${resource}`] = `Give ${resource} by its marker for ${goods(GIFT_RINGS.value, 'ring')}`;
    out[`option.donate:${resource}`] =
      `Donate ${resource} by its marker for ${goods(DONATION_BOOKS.value, 'book')} and a favor token`;
  }
  BOOK_TABLE.forEach(({ value }, count) => {
    if (count > 0) out[`option.books:${count}`] = `Give ${goods(count, 'book')} for ${citizens(value)}`;
  });
  for (let count = 1; count <= SITE_MOST_BREADS.value; count++) {
    const times = count === 1 ? '' : `${count} times `;
    out[`option.bread:${count}`] = `Feed ${goods(count, 'bread')}: ${times}the marker’s citizen points`;
  }
  for (const coins of [MARKET_COINS.value, MARKET_COINS.value + eventNumber('merchants-from-afar')]) {
    out[`option.coin:${coins}`] = `Sell ${some(coins, 'resource')} for ${goods(coins, 'gold')}`;
  }
  for (const { value } of SITE_WOOD) {
    out[`option.wood:${value.wood}`] = `Build with ${goods(value.wood, 'wood')} for ${buildings(value.buildings)}`;
  }
  return out;
}

function abilityLabels(): Labels {
  const out: Labels = {};
  for (const { value } of BAKER_RECIPES) {
    out[`option.baker:${value.breads}`] = `Baker: ${price(value.price)} for ${goods(value.breads, 'bread')}`;
  }
  for (const { value } of TRADES) {
    out[`option.trade:${value.resources}`] =
      `Trade ${some(value.resources, 'resource')} for ${goods(value.gold, 'gold')}`;
  }
  const [lesson, sealing] = [SCHOOLMARM_DEAL.value, BAILIFF_DEAL.value];
  const [dress, rent] = [DRESSMAKER_DEAL.value, LANDLORD_DEAL.value];
  out['option.schoolmarm'] = `Schoolmarm: ${some(lesson.resources, 'resource')} for ${goods(lesson.books, 'book')}`;
  out['option.bailiff'] = `Bailiff: ${goods(sealing.rings, 'ring')} for ${buildings(sealing.buildings)}`;
  out['option.dressmaker'] = `Dressmaker: ${goods(dress.cloth, 'cloth')} for ${citizens(dress.citizens)}`;
  out['option.landlord'] =
    `Landlord: ${goods(rent.cloth, 'cloth')} and ${citizens(rent.citizens)} for ${buildings(rent.buildings)}`;
  return out;
}
