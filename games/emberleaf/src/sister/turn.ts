import {
  isFaceUp,
  itemAt,
  kindOf,
  moveAll,
  moveAt,
  moveKind,
  moveTop,
  OptionList,
  type Part,
  script,
  shuffle,
  turnUp,
} from '@crownleaf/engine';
import { clearingName } from '../../data/board.ts';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { REST_AT, type SisterSkill } from '../../data/sister.ts';
import { lastRow, leavesOf, moveTracker, targetsFrom } from '../actions/attack.ts';
import { freeSites, isFull } from '../actions/build.ts';
import { boardSpace, CLEARING_COUNT, spotName } from '../board/board.ts';
import { nameOf, sisterAction, sisterBuilding, sisterFavour } from '../components.ts';
import { sisterGainsLeaves } from '../fellowship/leaves.ts';
import { beginTurn, stepsTwoToFive } from '../flow/turn.ts';
import { sisterAttackKind, sisterSiteKind } from '../kinds.ts';
import { type C, EMPTY, HUMAN, SISTER, type Table, table } from '../state.ts';
import { cite, local, loop, pick, when } from '../verbs.ts';

const NOWHERE = -1;

export function stamina({ sisterActions }: Table): number {
  return sisterActions.reduce((sum, card) => sum + sisterAction(card).stamina, 0);
}

/** Only cards that lie open have a star [EMBER-21.12]. */
export function reputation({ sisterFavours, sisterBuildings }: Table): number {
  const favours = sisterFavours.reduce((sum, card) => sum + sisterFavour(card).reputation, 0);
  return sisterBuildings.reduce(
    (sum, entry) => sum + (isFaceUp(entry) ? sisterBuilding(kindOf(entry)).reputation : 0),
    favours,
  );
}

function rest(c: C): void {
  moveAll(c, table.sisterActions, table.sisterDiscard);
  const next = c.table.sisterBuildings.findIndex((entry) => !isFaceUp(entry));
  if (next >= 0) turnUp(c, next, table.sisterBuildings);
  const gained = reputation(c.table);
  c.tell?.('sister-rested', { reputation: gained });
  sisterGainsLeaves(c, gained, 'reputation');
}

/** Her remaining building cards, when the game is over [EMBER-21.36]. */
export function turnUpBuildings(c: C): void {
  for (let i = 0; i < c.table.sisterBuildings.length; i++) turnUp(c, i, table.sisterBuildings);
}

function reshuffle(c: C): void {
  moveAll(c, table.sisterDiscard, table.sisterDeck);
  shuffle(c, table.sisterDeck);
  c.tell?.('sister-shuffled', {});
}

/** The top card comes to lie open; from an empty pile the discards are shuffled first [EMBER-21.26]. */
function turnUpAction(c: C): void {
  if (c.table.sisterDeck.length === 0 && c.table.sisterDiscard.length > 0) reshuffle(c);
  if (!moveTop(c, table.sisterDeck, table.sisterActions)) return;
  const card = c.table.sisterActions.at(-1)!;
  c.tell?.('sister-acted', { card: nameOf(card) });
  c.call(resolve, HUMAN);
}

function moveTo(c: C, clearing: number): void {
  if (clearing === c.table.sisterAt) return;
  c.table.sisterAt = clearing;
  c.tell?.('sister-moved', { to: clearingName(clearing) });
}

/** The nearest clearing clockwise, her own first, of which this holds. */
function nearest({ sisterAt }: Table, holds: (clearing: number) => boolean): number {
  for (let i = 0; i < CLEARING_COUNT; i++) {
    const clearing = (sisterAt + i) % CLEARING_COUNT;
    if (holds(clearing)) return clearing;
  }
  return NOWHERE;
}

const targets = new OptionList();

function hasTarget(t: Table, clearing: number, health: number): boolean {
  targets.clear();
  targetsFrom(t, clearing, health, targets);
  return targets.count > 0;
}

/** Of the tokens in her reach those with the most leaves; the human decides between them [EMBER-21.15]. */
function bestTargets(t: Table, health: number, out: OptionList): void {
  targets.clear();
  targetsFrom(t, t.sisterAt, health, targets);
  let most = 0;
  for (let i = 0; i < targets.count; i++) most = Math.max(most, leavesOf(t, itemAt(t.spots, itemAt(targets.items, i))));
  for (let i = 0; i < targets.count; i++) {
    if (leavesOf(t, itemAt(t.spots, itemAt(targets.items, i))) === most) out.add(itemAt(targets.items, i));
  }
}

function clearSpot(c: C): void {
  const spot = c.answer;
  const t = c.table;
  const token = itemAt(t.spots, spot);
  const leaves = leavesOf(t, token);
  t.spots[spot] = EMPTY;
  t.sisterCleared++;
  moveKind(c, token, table.dangers, table.box);
  c.tell?.('sister-cleared', { token: nameOf(token), spot: spotName(spot), leaves });
  sisterGainsLeaves(c, leaves, 'dangers');
  if (moveTracker(c) && t.trackRow === lastRow(t)) earn(c, 'track');
}

function earn(c: C, by: 'track' | 'clearing'): void {
  c.table.sisterDue++;
  c.tell?.('trophy-earned', { seat: SISTER, by });
}

function raise(c: C, type: number, space: number): void {
  const t = c.table;
  t.tiles[space] = type;
  t.buildings[type]!--;
  c.tell?.('sister-built', { building: itemAt(BUILDING_TYPES, type), space: boardSpace(space).name });
  if (isFull(t, boardSpace(space).clearing)) earn(c, 'clearing');
}

/** The n-th card from the left of a row leaves the game ([EMBER-21.22] to 21.24). */
function removeCard(c: C, row: 'heroRow' | 'favourRow', place: number): void {
  const cards = c.table[row];
  const card = cards[place - 1];
  if (card === undefined) return;
  moveAt(c, place - 1, table[row], table.box);
  if (row === 'heroRow') c.table.heroTaken = 1;
  else c.table.favourTaken = 1;
  c.tell?.('sister-removed', { card: nameOf(card) });
}

/** The two skills of the action card that she turned up, top first. */
const resolve = script<C>(
  'sister-action',
  { rule: 'EMBER-21.8' },
  local((card) =>
    local((place) => {
      const skill = (c: C): SisterSkill => itemAt(sisterAction(c.get(card)).skills, c.get(place));
      const is =
        (...ops: readonly SisterSkill['op'][]) =>
        (c: C): boolean =>
          ops.includes(skill(c).op);
      const health = (c: C): number => {
        const of = skill(c);
        return of.op === 'attack' ? of.health : 0;
      };
      const buildingType = (c: C): number => {
        const of = skill(c);
        return of.op === 'build' ? BUILDING_TYPES.indexOf(of.type) : EMPTY;
      };
      const attack: Part<C> = [
        (c) => {
          const clearing = nearest(c.table, (at) => hasTarget(c.table, at, health(c)));
          if (clearing !== NOWHERE) moveTo(c, clearing);
        },
        cite(
          'EMBER-21.15',
          pick(sisterAttackKind, (c, out) => bestTargets(c.table, health(c), out), clearSpot),
        ),
      ];
      const sites = (c: C, out: OptionList): void => {
        if (itemAt(c.table.buildings, buildingType(c)) > 0) freeSites(c.table, c.table.sisterAt, out);
      };
      const build: Part<C> = [
        (c) => {
          const clearing = nearest(c.table, (at) => !isFull(c.table, at));
          if (clearing !== NOWHERE && itemAt(c.table.buildings, buildingType(c)) > 0) moveTo(c, clearing);
        },
        cite(
          'EMBER-21.19',
          pick(sisterSiteKind, sites, (c) => raise(c, buildingType(c), c.answer)),
        ),
      ];
      /** Skills that leave nothing to decide. */
      const plainly = (c: C): void => {
        const does = skill(c);
        if (does.op === 'travel') moveTo(c, (c.table.sisterAt + does.n) % CLEARING_COUNT);
        else if (does.op === 'travelToYou') moveTo(c, c.of(HUMAN).at);
        else if (does.op === 'hero') removeCard(c, 'heroRow', does.place);
        else if (does.op === 'favour') removeCard(c, 'favourRow', does.place);
        else if (does.op === 'draw') turnUpAction(c);
        else if (does.op === 'shuffle') reshuffle(c);
      };
      return [
        (c) => c.set(card, c.table.sisterActions.at(-1)!),
        loop(
          (c) => c.get(place) < 2,
          [when(is('attack'), attack, when(is('build'), build, plainly)), (c) => c.set(place, c.get(place) + 1)],
        ),
      ];
    }),
  ),
);

export const SISTER_SCRIPTS = [resolve];

export const sisterTurn: Part<C> = [
  (c) => beginTurn(c, SISTER),
  when((c) => stamina(c.table) < REST_AT, cite('EMBER-21.8', turnUpAction), cite('EMBER-21.9', rest)),
  stepsTwoToFive,
];
