import type { Refusal, RuleId, Seat, View } from '@crownleaf/engine';
import { CLEARINGS } from '../data/board.ts';
import { RESOURCES } from '../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../data/villagers.ts';
import { healthOf } from './actions/attack.ts';
import { isFull } from './actions/build.ts';
import { canPlace } from './actions/place.ts';
import { canSlide } from './actions/slide.ts';
import { GENERAL_COUNT, PATHS, PLANS, SPACES, SPOT_NAMES } from './board.ts';
import { COMPONENTS, HEROES } from './components.ts';
import { isEmptySpace } from './fellowship.ts';
import { canPay } from './skills/price.ts';
import { EMPTY, type Fellowship, HERO_SPACE_COUNT, type mine, type Table, type table } from './state.ts';

type EmberView = View<typeof table, typeof mine>;

interface Scene {
  readonly t: Table;
  readonly me: Fellowship;
  /** Nothing is under way: the player chooses an action. */
  readonly free: boolean;
}

type Reason = (what: string, scene: Scene) => Refusal | undefined;

/** Why a usual wish cannot be granted now. */
export function whyNot(view: EmberView, what: string): Refusal | undefined {
  const [verb = '', name = ''] = what.split(':');
  const seat: Seat = view.viewer ?? view.asked;
  const t = view.table as unknown as Table;
  const me = view.seats[seat] as unknown as Fellowship;
  if (t.ended === 1) return no('EMBER-20.2', 'the game is over');
  if (view.seats.some(({ deck }) => deck === EMPTY) && verb !== 'deck') {
    return no('EMBER-2.13', 'first everybody takes a fellowship deck');
  }
  const reason = Object.hasOwn(REASONS, verb) ? REASONS[verb] : undefined;
  if (reason === undefined) return undefined;
  if (view.asked !== seat) return no('EMBER-4.1', 'it is not your turn');
  return reason(name, { t, me, free: t.active === seat && t.inAction === 0 });
}

const REASONS: { readonly [verb: string]: Reason } = {
  deck: () => no('EMBER-2.13', 'that fellowship is taken'),
  place,
  slide,
  charge,
  promise,
  'end-turn': (_, { t }) =>
    t.coreDone === 0 ? no('EMBER-4.2', 'first place a card or slide: one core action is a must') : underWay(),
  space,
  walk,
  attack,
  build,
  site,
  lodge,
  home,
  hero: () => no('EMBER-14.3', 'a hero is taken by a bonus or a skill only'),
  favour: (what, scene) => promise(what, scene),
  trophy: (what, { t }) =>
    t.trophies.includes(COMPONENTS.indexOf(what))
      ? no('EMBER-17.2', 'a trophy is earned by filling a clearing or at the end of the war banner track')
      : no('EMBER-17.5', 'that trophy is taken'),
  track: () => no('EMBER-11.6', 'the tracker moves when a dangerous area is cleared'),
};

function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

function underWay(): Refusal {
  return no('EMBER-4.4', 'something is under way and has to be finished first');
}

function coreDone({ t, free }: Scene): Refusal | undefined {
  if (t.coreDone === 1) return no('EMBER-4.2', 'you have placed a card or slid in this turn already');
  return free ? undefined : underWay();
}

function place(what: string, scene: Scene): Refusal | undefined {
  const { me } = scene;
  if (!me.hand.includes(COMPONENTS.indexOf(what))) return no('EMBER-5.1', 'that card is not in your hand');
  return coreDone(scene) ?? (canPlace(me) ? undefined : no('EMBER-5.1', 'none of your spaces is empty'));
}

function slide(_: string, scene: Scene): Refusal | undefined {
  return coreDone(scene) ?? (canSlide(scene.me) ? undefined : no('EMBER-4.5', 'no card is in play that could slide'));
}

function charge(what: string, { t, me, free }: Scene): Refusal | undefined {
  const hero = COMPONENTS.indexOf(what);
  const at = me.spaces.indexOf(hero);
  const skill = HEROES[hero]?.skills.find(({ trigger }) => trigger === 'charge');
  if (skill === undefined) return no('EMBER-7.1', 'that card has no charge skill');
  if (at < 0 || at >= HERO_SPACE_COUNT) return no('EMBER-7.1', 'only a hero in play can be charged');
  if (me.uses[at]! >= (skill.charges ?? 0)) {
    return no('EMBER-7.2', 'its charges are used up until it is back in your hand');
  }
  if (skill.price !== undefined && !canPay(t, me, skill.price)) return no('EMBER-7.1', 'you cannot pay its price');
  return free ? undefined : underWay();
}

function promise(what: string, { t, me, free }: Scene): Refusal | undefined {
  if (!t.favourRow.includes(COMPONENTS.indexOf(what))) return no('EMBER-8.1', 'that favour is not on offer');
  if (me.discs[me.at] !== 1) {
    const left = CLEARINGS.filter((_, clearing) => me.discs[clearing] === 1).length;
    const more = left === 0 ? 'you have none left' : 'walk to a clearing that still has one';
    return no('EMBER-8.1', `a favour is promised where your hero stands by a favour disc of yours; ${more}`);
  }
  return free ? undefined : underWay();
}

function space(what: string, { t, me }: Scene): Refusal | undefined {
  const at = Number(what) - 1;
  if (!isEmptySpace(me, at)) return no('EMBER-3.3', 'that space is not empty');
  if (t.coreDone === 1) return no('EMBER-4.2', 'you have placed a card or slid in this turn already');
  return no('EMBER-5.1', 'first choose a card of your hand to place');
}

function walk(what: string, { me }: Scene): Refusal | undefined {
  const clearing = CLEARINGS.indexOf(what as (typeof CLEARINGS)[number]);
  if (clearing === me.at) return no('EMBER-9.1', 'your hero is there already');
  return no(
    'EMBER-9.1',
    'walking comes from a skill, and this clearing is not within the moves that one gives you now',
  );
}

function attack(what: string, { t, me }: Scene): Refusal | undefined {
  const spot = SPOT_NAMES.indexOf(what);
  const token = t.spots[spot];
  if (token === undefined || token === EMPTY) return no('EMBER-11.1', 'no dangerous area lies there');
  const path = PATHS.find(({ spots }) => spots.includes(spot))!;
  if (path.from !== me.at && path.to !== me.at) {
    return no('EMBER-11.2', 'it does not lie on a pathway from the clearing where your hero stands');
  }
  const order = path.from === me.at ? path.spots : path.spots.toReversed();
  if (order.find((each) => t.spots[each] !== EMPTY) !== spot) {
    return no('EMBER-11.2', 'another dangerous area lies before it on this pathway');
  }
  return no('EMBER-11.3', `it takes an attack skill with ${healthOf(t, token)} damage or more`);
}

function build(what: string, { t, me }: Scene): Refusal | undefined {
  const plan = PLANS.findIndex(({ name }) => name === what);
  if (plan < 0) return no('EMBER-12.2', `there is no building called '${what}'`);
  if (plan < GENERAL_COUNT && t.buildings[plan] === 0) return no('EMBER-12.3', 'none of these is left');
  if (plan >= GENERAL_COUNT && me.built[plan - GENERAL_COUNT] === 1)
    return no('EMBER-12.2', 'you have built that tile');
  if (isFull(t, me.at)) return no('EMBER-12.5', 'the clearing where your hero stands is full');
  const missing = PLANS[plan]!.cost.flatMap((cost, r) => {
    const short = cost - me.storage[r]!;
    return short > 0 ? [`${short} ${RESOURCES[r]}`] : [];
  });
  if (missing.length > 0)
    return no('EMBER-12.4', `you lack ${missing.join(', ')}, unless a skill takes that off the cost`);
  return no('EMBER-12.1', 'building comes from a skill, and none asks for it now');
}

function site(what: string, { t }: Scene): Refusal | undefined {
  const at = SPACES.findIndex(({ name }) => name === what);
  if (t.tiles[at] !== EMPTY) return no('EMBER-12.5', 'a building stands there');
  return no('EMBER-12.5', 'a building comes here when a skill lets you build and your hero stands in this clearing');
}

function lodge(what: string, { t, me }: Scene): Refusal | undefined {
  const at = SPACES.findIndex(({ name }) => name === what);
  if (t.tiles[at] === EMPTY) return no('EMBER-13.5', 'villagers live in buildings, and none stands there');
  if (me.homes[at] !== EMPTY) return no('EMBER-13.4', 'a villager of yours lives there already');
  return no('EMBER-13.5', 'a villager moves in here by a bonus or a skill, or when you build');
}

function home(what: string, { me }: Scene): Refusal | undefined {
  const track = VILLAGERS.indexOf(what as (typeof VILLAGERS)[number]);
  if (me.homed[track] === VILLAGERS_A_TRACK) return no('EMBER-13.1', 'all of this kind are homed');
  return no('EMBER-12.8', 'a villager is homed when you build, or by a bonus or a skill');
}
