import type { Script } from '@crownleaf/engine';
import { CARDS, type Card } from '../components.ts';
import type { C } from '../state.ts';
import { alchemist, draftNotice, library, postHorse, stargazingWitch, wishingWell } from './draw.ts';
import type { Effect } from './effect.ts';
import { adventurer, buriedTreasure, contribution } from './exchange.ts';
import {
  bank,
  cityDevelopment,
  governmentContractor,
  moneylender,
  slashAndBurnFarming,
  tradingShip,
} from './merchants.ts';
import { batteringRam, evictedMonster, infantryBattalion, royalGuard, scout, supplyUnit } from './military.ts';
import { bribery, magicTalisman, rampart, refuge } from './refuges.ts';
import { shinobi } from './shinobi.ts';
import { bergamotte, flammaria, gossipyDuchess, imperialEstate, laolilly, twins, twinsBacked } from './succession.ts';
import { curseWitch, curseWitchFromHand, glamourWitch } from './witches.ts';

/** What happens when an Action card is played. */
const ACTIONS: readonly Effect[] = [
  contribution,
  postHorse,
  wishingWell,
  scout,
  rampart,
  draftNotice,
  slashAndBurnFarming,
  tradingShip,
  batteringRam,
  buriedTreasure,
  governmentContractor,
  bribery,
  refuge,
  magicTalisman,
  shinobi(playing),
  moneylender,
  library,
  stargazingWitch,
  cityDevelopment,
  supplyUnit,
  evictedMonster,
  infantryBattalion,
  glamourWitch,
  bank,
  adventurer,
  alchemist,
  royalGuard,
  curseWitch,
];

/** Activation and hand activation [HOC-6.2] [HOC-6.5]. */
const USES: readonly Effect[] = [bergamotte, twins, imperialEstate, curseWitchFromHand];
const ON_BACKING: readonly Effect[] = [laolilly, flammaria, twinsBacked];
const ON_SETTING: readonly Effect[] = [gossipyDuchess];

export const EFFECTS: readonly Effect[] = [...ACTIONS, ...ON_BACKING, ...ON_SETTING, ...USES];

const played = byCard(ACTIONS);
const used = byCard(USES);
const backed = byCard(ON_BACKING);
const set = byCard(ON_SETTING);

function byCard(effects: readonly Effect[]): readonly (Script<C> | undefined)[] {
  const out = CARDS.map((): Script<C> | undefined => undefined);
  for (const { card, script } of effects) out[card] = script;
  return out;
}

export function playing(card: Card): Script<C> | undefined {
  return played[card];
}

export function using(card: Card): Script<C> | undefined {
  return used[card];
}

export function backing(card: Card): Script<C> | undefined {
  return backed[card];
}

export function setting(card: Card): Script<C> | undefined {
  return set[card];
}
