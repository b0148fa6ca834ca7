import { itemAt, type Refusal } from '@crownleaf/engine';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { RESOURCES } from '../../data/resources.ts';
import { canPlace } from '../actions/place.ts';
import { canSlide } from '../actions/slide.ts';
import { HEROES, nameOf } from '../components.ts';
import { canPay } from '../effects/price.ts';
import type { Price } from '../effects/vocabulary.ts';
import { isEmptySpace } from '../fellowship/fellowship.ts';
import { canEndLater } from '../flow/trophies.ts';
import { EMPTY, type Fellowship, HERO_SPACE_COUNT } from '../state.ts';
import { amountText, isInPlay, kindOfName, no, type Reason, type Reasons, type Scene } from './scene.ts';
import { isToCome } from './to-come.ts';

/** Step 1: actions, and where a card is placed. */
export const ACTION_REASONS: Reasons = {
  deck: (_, { kind }) =>
    kind === 'deck'
      ? no('EMBER-2.13', 'another player has taken that fellowship')
      : no('EMBER-2.13', 'every player already has a fellowship'),
  place,
  slide,
  charge,
  promise,
  'end-turn': endTurn,
  space,
  resolve,
};

function notYourTurn({ t, seat, hasEnded }: Scene): Refusal | undefined {
  if (t.active !== seat) return no('EMBER-4.1', 'it is not your turn');
  return hasEnded ? no('EMBER-4.6', 'you have already ended your turn') : undefined;
}

/** The card is chosen before its space, so while a space is asked for it is not placed yet. */
function coreDone({ t, kind }: Scene): Refusal | undefined {
  if (t.coreDone === 0) return undefined;
  return kind === 'space'
    ? no('EMBER-4.2', 'you are already placing a card, and you place a card or slide only once a turn')
    : no('EMBER-4.2', 'you have already placed a card or slid this turn');
}

function place(what: string, scene: Scene): Refusal | undefined {
  const { me } = scene;
  if (!me.hand.includes(kindOfName(what))) return no('EMBER-5.1', 'that card is not in your hand');
  return (
    notYourTurn(scene) ??
    coreDone(scene) ??
    (canPlace(me) ? undefined : no('EMBER-5.1', 'none of your spaces is empty'))
  );
}

function slide(_: string, scene: Scene): Refusal | undefined {
  return (
    notYourTurn(scene) ??
    coreDone(scene) ??
    (canSlide(scene.me) ? undefined : no('EMBER-4.5', 'you have no card in play that could slide'))
  );
}

function charge(what: string, scene: Scene): Refusal | undefined {
  const { t, me } = scene;
  const hero = kindOfName(what);
  const skill = HEROES[hero]?.skills.find(({ trigger }) => trigger === 'charge');
  if (skill === undefined) return no('EMBER-7.1', 'that card has no charge skill');
  if (!isInPlay(me, hero)) return no('EMBER-7.1', 'you can only charge a hero that you have in play');
  const notNow = notYourTurn(scene);
  if (notNow !== undefined) return notNow;
  const { charges = 0, price } = skill;
  if (itemAt(me.uses, me.spaces.indexOf(hero)) >= charges) {
    return no('EMBER-7.2', 'its charges are used up until it is back in your hand');
  }
  return price === undefined || canPay(t, me, price) ? undefined : no('EMBER-7.1', priceText(me, price));
}

function priceText({ storage, banners }: Fellowship, price: Price): string {
  if ('banner' in price) {
    return banners.length === 0 ? 'you have no war banner to spend' : 'no danger spot is free for the war banner';
  }
  const resource = RESOURCES.indexOf(price.resource);
  const needed = price.amount === 'X' ? 1 : price.amount;
  return `it costs ${amountText(needed, resource)} and you have ${storage[resource]}`;
}

function promise(what: string, scene: Scene): Refusal | undefined {
  const { t, me } = scene;
  if (!me.discs.includes(1)) return no('EMBER-8.1', 'you have no favour disc left');
  if (!t.favourRow.includes(kindOfName(what))) return no('EMBER-8.1', 'that favour is not in the row');
  return (
    notYourTurn(scene) ??
    (me.discs[me.at] === 1 || scene.kind === 'walk' || isToCome(scene, 'walk')
      ? undefined
      : no('EMBER-8.1', 'you have no favour disc where your hero stands; walk to a clearing that still has one'))
  );
}

function endTurn(_: string, scene: Scene): Refusal | undefined {
  const { t } = scene;
  return (
    notYourTurn(scene) ?? (t.coreDone === 0 ? no('EMBER-4.2', 'you have to place a card or slide first') : undefined)
  );
}

function space(what: string, scene: Scene): Refusal | undefined {
  const { me } = scene;
  const at = Number(what) - 1;
  const here = HERO_SPACES[at];
  if (here === undefined) return no('EMBER-3.1', `your board has ${HERO_SPACE_COUNT} spaces, numbered from 1`);
  if (me.spaces[at] !== EMPTY) return no('EMBER-3.3', `'${nameOf(itemAt(me.spaces, at))}' lies on that space`);
  if (!isEmptySpace(me, at)) {
    return no('EMBER-3.2', `'tile-${here.coveredBy}' covers that space until you build it`);
  }
  const late = notYourTurn(scene) ?? coreDone(scene);
  if (late !== undefined) return late;
  return me.hand.length === 0
    ? no('EMBER-5.1', 'you have no card in hand to place')
    : no('EMBER-5.1', 'first choose a card from your hand to place');
}

function resolve(_: string, { kind }: Scene): Refusal | undefined {
  if (kind === 'space') return undefined;
  return no(
    'EMBER-5.2',
    'you choose between hero and space after you place a card, if both the hero and the space have a skill to use',
  );
}

/** Whether the question can be passed is in its rule, so this says what to do instead. */
export const pass: Reason = (_, scene) => {
  const { t, kind } = scene;
  switch (kind) {
    case 'action':
      return t.coreDone === 0
        ? no('EMBER-4.2', 'you have to place a card or slide first')
        : no('EMBER-4.6', 'end your turn instead');
    case 'walk':
      return no('EMBER-9.1', 'to stay, choose the clearing where your hero stands');
    case 'take':
      return no('EMBER-22.4', 'to take nothing, choose 0');
    case 'leaves':
      return no('EMBER-22.6', 'to take no leaves, choose 0');
    case 'trophy':
      return canEndLater(t)
        ? no('EMBER-17.4', 'you can decline a trophy only where a score bonus or the end of the game depends on it')
        : no(
            'EMBER-17.4',
            'you cannot decline it: fewer clearings are left to fill than trophies are left, so the game might never end',
          );
    default:
      return no(RULE_OF_DUTY[kind] ?? 'EMBER-22.2', 'you have to choose one of these');
  }
};

const RULE_OF_DUTY: { readonly [kind: string]: Refusal['rule'] } = {
  deck: 'EMBER-2.13',
  space: 'EMBER-5.1',
  resolve: 'EMBER-5.2',
  site: 'EMBER-22.9',
  clearing: 'EMBER-22.9',
  reduce: 'EMBER-22.9',
  save: 'EMBER-22.10',
  track: 'EMBER-11.6',
  return: 'EMBER-22.4',
  banner: 'EMBER-16.2',
  spot: 'EMBER-16.2',
  put: 'EMBER-22.3',
  home: 'EMBER-13.1',
  'sister-trophy': 'EMBER-21.29',
  'sister-attack': 'EMBER-21.15',
  'sister-site': 'EMBER-21.19',
};
