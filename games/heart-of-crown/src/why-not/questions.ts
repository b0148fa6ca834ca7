import type { Question, Refusal, RuleId } from '@crownleaf/engine';
import type { CardName } from '../../data/cards.ts';
import { cardNamed } from '../components.ts';
import { isAbsent, no, type Situation } from './reason.ts';

/** What the player is asked to do, by the kind of decision. */
const ASKS: { readonly [kind: string]: string } = {
  'first-hand': 'pick your first hand',
  declare: 'declare your coronation ceremony, or pass',
  defend: 'defend, or pass',
  discard: 'choose a card to discard',
  banish: 'choose a card to banish, or pass',
  acquire: 'choose a card to acquire',
  'put-back': 'choose a card to put on your draw pile, or pass',
  dismiss: 'choose which of the cards you look at to discard, or pass',
  stack: 'choose the order of the cards you look at',
  recruit: 'choose a card to put on your draw pile, or pass',
  shelve: 'choose a card to put under your draw pile, or pass',
  return: 'choose a card for the Supply Unit to put back, or pass',
  take: 'choose a card to take into your hand',
  copy: 'choose the card that Shinobi acts as',
  develop: 'choose what to develop, or pass',
  leave: 'choose the card that stays on top',
  sift: 'choose whether to discard the revealed card',
  wreck: 'choose which card to discard',
  'royal-maids': 'choose how many Royal Maids to acquire',
  'cards-or-coins': 'choose between cards and coins',
  'return-or-draw': 'choose whether to return cards or draw',
  'acquire-or-banish': 'choose whether to acquire or banish the card',
  delivery: 'choose where the card you bought goes',
};

/** Effects that let the player pass where others with the same kind of decision do not. */
const PASSING: readonly string[] = ['wishing-well', 'magic-talisman', 'glamour-witch', 'flammaria.backed'];

/** What the player is asked to do now: `choose a card to discard`. */
export function askedFor({ kind, script }: Question): string {
  return `${ASKS[kind]}${PASSING.includes(script) && !ASKS[kind]!.endsWith('or pass') ? ', or pass' : ''}`;
}

/** For what can really follow the question that is asked. */
export function first(rule: RuleId | undefined, asked: Question): Refusal {
  return { rule, message: `first ${askedFor(asked)}` };
}

interface When {
  readonly rule: RuleId;
  readonly message: string;
  /** The cards that ask for such an answer, if only these do. */
  readonly cards: readonly CardName[];
}

/** Whose rule is cited where one of several cards may ask: that of the first that is in the game. */
const RULE_OF: { readonly [card in CardName]?: RuleId } = {
  scout: 'HOC-14.6',
  'royal-guard': 'HOC-14.70',
  'trading-ship': 'HOC-14.18',
  library: 'HOC-14.48',
};

function when(rule: RuleId, message: string, ...cards: readonly CardName[]): When {
  return { rule, message, cards };
}

const LIBRARY = when('HOC-14.48', 'you are not resolving a Library', 'library');
const TREASURE = when('HOC-14.20', 'you are not resolving a Buried Treasure', 'buried-treasure');
const STARGAZING = when('HOC-14.50', 'you are not resolving a Stargazing Witch', 'stargazing-witch');
const DELIVERY = when(
  'HOC-14.22',
  'you are not placing a card with a Government Contractor now',
  'government-contractor',
);

/** What is missing for an answer while nothing asks for it, by the verb of its name. */
const WHEN: { readonly [verb: string]: When } = {
  discard: when('HOC-9.12', 'no effect makes you discard a card now'),
  banish: when(
    'HOC-9.13',
    'no effect lets you choose a card to banish now',
    'contribution',
    'adventurer',
    'curse-witch',
  ),
  acquire: when('HOC-9.14', 'no effect lets you choose a card to acquire now'),
  copy: when('HOC-14.39', 'you are not resolving a Shinobi', 'shinobi'),
  recruit: when('HOC-14.13', 'you are not resolving a Draft Notice', 'draft-notice'),
  shelve: LIBRARY,
  'return-cards': LIBRARY,
  take: when('HOC-12.6', "you are not using Bergamotte's ability now"),
  'put-back': when('HOC-14.28', 'you are not defending with a Refuge', 'refuge'),
  defend: when('HOC-10.1', 'nobody is attacking you now'),
  'pass-turn': when('HOC-15.7', 'nobody is attacking you now'),
  develop: when('HOC-14.52', 'you are not resolving a City Development', 'city-development'),
  return: when('HOC-14.54', 'no Supply Unit lets you put a card back now', 'supply-unit'),
  leave: when('HOC-14.70', 'no card has been revealed for you to choose from', 'scout', 'royal-guard'),
  stack: STARGAZING,
  maids: when('HOC-12.2', 'you are not backing Laolilly now'),
  draw: when('HOC-14.18', 'no card lets you choose to draw now', 'trading-ship', 'library'),
  coins: when('HOC-14.18', 'you are not resolving a Trading Ship', 'trading-ship'),
  'acquire-it': TREASURE,
  'banish-it': TREASURE,
  'discard-pile': DELIVERY,
  'draw-pile': DELIVERY,
};

/** A discard whose name ends with a seat. */
const DISCARD_THEIRS = when(
  'HOC-9.12',
  "no effect lets you discard one of that player's cards now",
  ...(['scout', 'battering-ram', 'gossipy-duchess'] as const),
);

export function isVerb(verb: string): boolean {
  return Object.hasOwn(WHEN, verb);
}

/** An answer to another question than the one that is asked: what is missing for it, and what is asked instead. */
export function outOfPlace(verb: string, { view, asked }: Situation, place?: string): Refusal | undefined {
  if (!isVerb(verb)) return undefined;
  const { message, cards, ...when } = placed(verb, place);
  const source = cards.find((name) => !isAbsent(view, cardNamed(name)));
  if (cards.length > 0 && source === undefined) return absent(cards);
  const rule = (source !== undefined && cards.length > 1 && RULE_OF[source]) || when.rule;
  if (asked.kind === 'main' || asked.kind === 'second') return no(rule, message);
  return no(rule, `${message}: you are asked to ${askedFor(asked)}`);
}

/** Of a looked-at card the name may end with its facing, of a card before a player it ends with the seat. */
function placed(verb: string, place: string | undefined): When {
  if (verb !== 'discard' || place === undefined) return WHEN[verb]!;
  return place === 'up' ? STARGAZING : DISCARD_THEIRS;
}

export function absent(names: readonly string[]): Refusal {
  const quoted = names.map((name) => `'${name}'`);
  const last = quoted.pop()!;
  const message = quoted.length === 0 ? `${last} is not` : `${quoted.join(', ')} and ${last} are not`;
  return no('HOC-2.8', `${message} in this game`);
}
