import { faceUp } from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { CLEARINGS } from '../../data/board.ts';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { kindNamed, nameOf } from '../../src/components.ts';
import { buildingCardLeaves } from '../../src/sister/score.ts';
import { reputation } from '../../src/sister/turn.ts';
import { at, names } from '../at.ts';
import { kebab } from '../naive.ts';
import facts from './facts.json' with { type: 'json' };

interface FactOp {
  readonly op: string;
  readonly n?: number;
  readonly max?: number;
  readonly type?: string;
  readonly pos?: number;
}

const HEROES = ['gable', 'cress', 'puck', 'heddle', 'maple'];
const FAVOURS = ['warm-hearths', 'jetty-keeper', 'rat-parade', 'owl-parliament', 'rabbit-run'];
/** On the pathway between two clearings, with health and leaves of the green side. */
const TOKENS = [
  { a: 1, b: 2, spot: 'fernhollow-owlwatch', name: 'fang-2-4', health: 2, leaves: 1 },
  { a: 2, b: 3, spot: 'owlwatch-emberroot', name: 'fang-3-5', health: 3, leaves: 2 },
  { a: 4, b: 5, spot: 'watersedge-mossmarsh', name: 'fang-4-6', health: 4, leaves: 3 },
  { a: 5, b: 0, spot: 'mossmarsh-hawkers', name: 'thorn-5-7', health: 5, leaves: 4 },
];
const HUMAN_AT = 2;
const START = 4;

/** What the card must do from this position, told by the facts alone. */
function naively(skills: readonly FactOp[]) {
  const told = {
    at: START,
    cleared: [] as string[],
    built: [] as string[],
    removed: [] as string[],
    drawn: 0,
    shuffled: 0,
  };
  const heroes = [...HEROES];
  const favours = [...FAVOURS];
  for (const skill of skills) {
    if (skill.op === 'travel') told.at = (told.at + skill.n!) % 6;
    else if (skill.op === 'travelToYou') told.at = HUMAN_AT;
    else if (skill.op === 'hero') told.removed.push(...heroes.splice(skill.pos! - 1, 1));
    else if (skill.op === 'favour') told.removed.push(...favours.splice(skill.pos! - 1, 1));
    else if (skill.op === 'draw') told.drawn++;
    else if (skill.op === 'shuffle') told.shuffled++;
    else if (skill.op === 'build') told.built.push(`${skill.type}@${told.at}`);
    else if (skill.op === 'attack') {
      for (let step = 0; step < 6; step++) {
        const here = (told.at + step) % 6;
        const reach = TOKENS.filter((token) => (token.a === here || token.b === here) && token.health <= skill.max!);
        if (reach.length === 0) continue;
        told.at = here;
        told.cleared.push(reach.toSorted((x, y) => y.leaves - x.leaves)[0]!.spot);
        break;
      }
    } else throw new Error(`the facts know a skill '${skill.op}'`);
  }
  return told;
}

describe('every action card against the naive reader of the facts', () => {
  test.each(facts.solo.actions.map((fact) => [fact.id, fact] as const))('[EMBER-14.2, EMBER-21.8] %s', (id, fact) => {
    const card = id.toLowerCase();
    const game = at({ seats: 1, difficulty: 'medium' }, (lay) => {
      const { table } = lay.s;
      lay
        .hand(0, 'bim', 'milo')
        .heroRow(...HEROES)
        .favourRow(...FAVOURS);
      lay.seat(0).at = HUMAN_AT;
      lay.dangers(Object.fromEntries(TOKENS.map(({ spot, name }) => [spot, name])));
      table.box.push(...table.sisterFavours.splice(0));
      table.sisterAt = START;
      table.sisterDiscard.push(lay.kind('sa01' === card ? 'sa02' : 'sa01'));
      table.sisterDeck.push(lay.kind(card === 'sa29' ? 'sa30' : 'sa29'), lay.kind(card));
    }).play('place:bim', 'space:4', 'end-turn');
    while (game.asked === 0 && game.kind !== 'action') game.play(game.options[0]!);
    const expected = naively(fact.skills as readonly FactOp[]);
    const pubs = <T>(kind: string): T[] => game.events(kind).map((e) => e.pub as T);
    expect(game.state.table.sisterAt).toBe(expected.at);
    expect(pubs<{ spot: string }>('sister-cleared').map(({ spot }) => spot)).toEqual(expected.cleared);
    expect(
      pubs<{ building: string; space: string }>('sister-built').map(
        ({ building, space }) => `${building}@${CLEARINGS.findIndex((name) => space.startsWith(name))}`,
      ),
    ).toEqual(expected.built.map((built) => kebab(built.split('@')[0]!) + built.slice(built.indexOf('@'))));
    const removed = pubs<{ card: string }>('sister-removed').map(({ card: name }) => name);
    expect(removed.slice(0, expected.removed.length)).toEqual(expected.removed);
    expect(game.events('sister-acted')).toHaveLength(1 + expected.drawn);
    expect(game.events('sister-shuffled')).toHaveLength(expected.shuffled);
    expect(names(game.state.table.sisterActions)).toContain(card);
    expect(game.state.table.sisterLeaves[1]).toBe(
      expected.cleared.reduce((sum, spot) => sum + TOKENS.find((token) => token.spot === spot)!.leaves, 0),
    );
  });

  test.each(facts.solo.actions.map((fact) => [fact.id, fact.stamina] as const))(
    '[EMBER-21.7] the stamina of %s',
    (id, stamina) => {
      const rests = (others: readonly string[]): boolean =>
        at({ seats: 1, difficulty: 'medium' }, (lay) => {
          lay.hand(0, 'bim', 'milo');
          lay.s.table.sisterActions.push(...[id.toLowerCase(), ...others].map((name) => lay.kind(name)));
        })
          .play('place:bim', 'space:4', 'end-turn')
          .events('sister-rested').length > 0;
      const ones = facts.solo.actions
        .filter((other) => other.stamina === 1 && other.id !== id)
        .map((other) => other.id.toLowerCase());
      expect([rests(ones.slice(0, 4 - stamina)), rests(ones.slice(0, 5 - stamina))]).toEqual([false, true]);
    },
  );
});

describe('every building card against the naive reader of the facts', () => {
  test.each(facts.solo.buildings.map((fact) => [fact.id, fact] as const))(
    '[EMBER-21.11, EMBER-21.36] %s',
    (id, fact) => {
      for (const [place, leaves] of [5, 4, 3, 2, 1].entries()) {
        const { state } = at({ seats: 1 }, (lay) => {
          const { table } = lay.s;
          table.box.push(...table.sisterFavours.splice(0));
          const others = facts.solo.buildings
            .filter((other) => other.id !== id)
            .map((other) => kindNamed(other.id.toLowerCase()));
          table.sisterBuildings = others;
          table.sisterBuildings.splice(place, 0, faceUp(kindNamed(id.toLowerCase())));
          for (const [i, type] of BUILDING_TYPES.entries()) lay.home(0, `emberroot-${i + 1}`, 'rat', type);
          lay.home(0, 'hawkers-1', 'owl', BUILDING_TYPES.find((type) => type === kebab(fact.type))!);
        });
        expect([buildingCardLeaves(state), reputation(state.table)]).toEqual([2 * leaves, fact.reputation]);
        expect(nameOf(state.table.sisterBuildings[place]! & 0xffff)).toBe(id.toLowerCase());
      }
    },
  );
});
