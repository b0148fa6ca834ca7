import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFaceUp, isPeeked, kind, kindOf, type List, type State } from '@crownleaf/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../src/arrange.ts';
import { playthrough, playthroughDiffers } from '../src/playthrough.ts';
import { refuseEverything } from '../src/refusals.ts';
import { type Scenario, type ScenarioSpec, scenario } from '../src/scenario.ts';
import { type C, type mine, OAK, TREES, type table, toy } from './toy.ts';

type ToyState = State<typeof table, typeof mine>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownleaf-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const HANDS = { 0: { hand: ['oak'], draw: ['elm', 'ash'] } };

/** Seat 0 holds an oak, and draws an elm before it is asked. */
function planting(more: Partial<ScenarioSpec<ToyState>> = {}): Scenario<ToyState> {
  return scenario<ToyState>(toy(), { seats: 2, position: { seats: HANDS }, ...more });
}

test('[E-8.4] a scenario lays out a position by name and plays by name', () => {
  const t = planting();
  expect([t.asked, t.kind, t.options]).toEqual([0, 'plant', ['plant:oak', 'plant:elm', 'pass']]);
  expect(t.refusal('plant:ash')).toMatch("'plant:ash' is not possible now");
  expect(t.refusal('plant:oak')).toBeUndefined();
  t.play('plant:oak');
  expect(t.state.seats[0]!.wood).toEqual([OAK]);
  expect(t.points(0)).toBe(1);
  expect(t.events('planted')).toMatchObject([{ pub: { seat: 0, tree: OAK } }]);
  expect(t.view(1).seats[0]!.hand).toEqual([-1]);
});

test('[E-8.4] what is laid out is taken from where it lay, and what was there goes to the box', () => {
  const t = planting();
  const { box } = t.state.table;
  expect(t.state.seats[0]).toMatchObject({ hand: [OAK, 1], draw: [0] });
  expect(box).toHaveLength(6);
  expect(() => planting({ position: { seats: { 0: { hand: Array(7).fill('oak') } } } })).toThrow("no 'oak' is left");
  expect(() => planting({ position: { seats: { 0: { hand: ['fir'] } } } })).toThrow("no component 'fir'");
  expect(scenario<ToyState>(toy({ draw: [] }), { seats: 2, position: { table: { box: [] } } }).state.table.box).toEqual(
    [],
  );
  expect(() => planting({ position: { table: { sun: 1 } as object } })).toThrow("no field 'table.sun'");
});

test('[E-8.4] numbers are set, a pile may get only its top, and cards may lie face up or be known', () => {
  const t = planting({
    position: { table: { note: 7 }, seats: { 0: { draw: { top: ['ash', 'up:oak', 'seen:elm'] } } } },
  });
  expect(t.state.table.note).toBe(7);
  expect(t.state.seats[0]!.hand.at(-1)).toBe(0);
  const [known, up] = t.state.seats[0]!.draw.slice(-2);
  expect([isPeeked(known!), isFaceUp(up!), kindOf(up!)]).toEqual([true, true, OAK]);
});

test('[E-8.4] a pile of which only the top is named gives away the rest and takes what is left over', () => {
  for (const top of [[], ['elm', 'ash']]) {
    const position = { table: { box: [] }, seats: { 0: { draw: { top }, hand: ['oak', 'oak', 'oak'] } } };
    const { hand, draw } = scenario<ToyState>(toy({ draw: [] }), { seats: 2, position }).state.seats[0]!;
    expect(hand).toEqual([OAK, OAK, OAK]);
    expect(draw).toHaveLength(6);
    expect(draw.slice(6 - top.length).reverse()).toEqual([1, 0].slice(0, top.length));
  }
});

test('[E-8.4] the tops of two piles are not taken from each other', () => {
  const { seats } = planting({
    position: { seats: { 0: { draw: { top: ['oak', 'oak', 'oak'] } }, 1: { draw: { top: ['oak', 'oak', 'oak'] } } } },
    arrange: (_, arranger) => arranger.clear('seats.0.hand').clear('seats.1.hand'),
  }).state;
  expect([seats[0]!.hand, seats[0]!.draw.slice(-2)]).toEqual([[OAK], [OAK, OAK]]);
  expect(seats[1]!.draw.slice(-3)).toEqual([OAK, OAK, OAK]);
});

test('[E-8.4] what lay in an open zone goes to no other one, unless that is the rest', () => {
  const cleared = (position: Position<ToyState>): ToyState =>
    planting({ position: { table: { box: [] }, seats: { 0: { wood: ['oak'] } } } }).arrange(position).state;
  expect(() => cleared({ table: { box: [] }, seats: { 0: { wood: [] } } })).toThrow(
    "nowhere to put 'oak' of seats.0.wood: let a zone be the 'rest' (seats.0.draw, seats.0.hand)",
  );
  const { seats } = cleared({ table: { box: [] }, seats: { 0: { wood: [] }, 1: { wood: 'rest' } } });
  expect(seats.map(({ wood }) => wood)).toEqual([[], [OAK]]);
});

test('[E-8.4] a position can be changed in the middle of a game, for any seat', () => {
  const t = planting()
    .play('pass')
    .arrange({ seats: { 1: { hand: ['ash'] } } });
  expect([t.asked, t.options]).toEqual([1, ['plant:ash', 'pass']]);
  expect(() => t.undo(0)).toThrow();
});

test('[E-8.4] a position that breaks the laws of the game is refused', () => {
  const lost = (s: ToyState): void => {
    s.seats[0]!.hand = [];
  };
  expect(() => planting({ arrange: lost, position: {} })).toThrow('lost-component');
});

test('[E-8.4] events begin with the position, not with the set-up before it', () => {
  expect(
    planting()
      .events()
      .map(({ kind }) => kind),
  ).toEqual(['drew']);
});

test('[E-8.4] a scenario says which fields the last answer changed', () => {
  expect(planting({ position: { seats: { ...HANDS, 1: { draw: [] } } } }).play('plant:oak').changes).toEqual([
    'seats.0.hand',
    'seats.0.wood',
    'table.planted',
  ]);
});

test('[E-8.4] a fork goes its own way', () => {
  const t = planting();
  const fork = t.fork().play('plant:oak');
  expect([t.state.ply, fork.state.ply]).toEqual([0, 1]);
  expect([t.events('planted').length, fork.events('planted').length]).toEqual([0, 1]);
});

test('[E-8.4] an answer may be tried by another seat, and a misspelt one is an error', () => {
  const t = planting();
  expect(() => t.playAs(1, 'pass')).toThrow('seat 0 is asked, not seat 1');
  expect(t.playAs(0, 'pass').asked).toBe(1);
  expect(t.refusal('plant:oak', 0)).toMatch('seat 1 is asked');
  expect(() => t.refusal('plant:aok')).toThrow("no answer of this game has the word 'aok' in it");
  expect(() => t.refusal('plnt:oak')).toThrow("no answer of this game has the word 'plnt' in it");
  expect(t.refusalOfAny('plant:aok')).toMatch('this game has no such answer');
});

test('[E-8.4] a scenario can ask every question', () => {
  const alone: List<C> = (c, out) => out.add(c.mine.hand[0]!);
  expect(scenario(toy({ list: alone }), { seats: 2 }).over).toBe(true);
  const t = scenario(toy({ list: alone }), { seats: 2, asks: 'all' });
  expect([t.asked, t.options.length]).toEqual([0, 1]);
});

test('[E-8.4] a scenario takes back', () => {
  const t = scenario<ToyState>(toy({ draw: [] }), { seats: 2 });
  t.play('pass').undo(0);
  expect([t.asked, t.over, t.state.ply]).toEqual([0, false, 0]);
});

test('[E-8.4] a scenario plays on until something holds, and not for ever', () => {
  const t = scenario<ToyState>(toy(), { seats: 2 }).playUntil((s) => s.table.planted === 3);
  expect(t.state.table.planted).toBe(3);
  expect(t.playUntil(() => false).over).toBe(true);
  expect(() => scenario(toy(), { seats: 2 }).playUntil(() => false, 3)).toThrow('endless: not there after 3 answers');
});

test('[E-8.7] every word of a game is refused with a reason at many positions', () => {
  const refused: string[] = [];
  const looked = refuseEverything(toy(), { positions: 50, every: 2 }, ({ message }) => refused.push(message));
  expect(looked).toBeGreaterThanOrEqual(50);
  expect(new Set(refused)).toEqual(new Set(["the question 'plant' does not offer it now"]));
  const mute = { ...toy(), whyNot: () => ({ message: '' }) };
  expect(() => refuseEverything(mute, { positions: 50 })).toThrow('empty-reason');
  const secretive = toy({ kind: kind('plant', (tree) => `plant:${TREES[tree]}`, { options: [0, 1] }) });
  expect(() => refuseEverything(secretive, { positions: 50 })).toThrow("offers 'plant:oak', which it does not list");
});

test('[E-8.5] a playthrough is the same each time and depends on its seed', () => {
  const text = playthrough(toy(), { seats: 2, seed: 'a' });
  expect(playthrough(toy(), { seats: 2, seed: 'a' })).toBe(text);
  expect(playthrough(toy(), { seats: 2, seed: 'b' })).not.toBe(text);
  expect(text).toContain('== turn 1 ==');
  expect(text).toMatch(/seat 1 sees instead: .*seat 0 hand: \? ×3/);
});

test('[E-8.5] a playthrough shows a field of numbers in the words of the game', () => {
  const game = {
    ...toy(),
    describe: (field: string, value: unknown) => (field === 'planted' ? `${value} trees` : undefined),
  };
  const text = playthrough(game, { seats: 2, seed: 'a' });
  expect(text).toContain('table planted: 0 trees\n');
  expect(text).not.toContain('table steps:');
});

test('[E-8.5] a stored playthrough that differs is reported by line', () => {
  const path = join(folder, 'deep', 'toy.txt');
  const file = pathToFileURL(path);
  const spec = { seats: 2, seed: 'a' };
  expect(playthroughDiffers(file, toy(), spec)).toMatch('is missing');
  vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
  expect(playthroughDiffers(file, toy(), spec)).toBeUndefined();
  vi.unstubAllEnvs();
  expect(playthroughDiffers(file, toy(), spec)).toBeUndefined();
  writeFileSync(path, readFileSync(path, 'utf8').replace('== turn 2 ==', '== turn two =='));
  expect(playthroughDiffers(file, toy(), spec)).toMatch(/line \d+ was '== turn two ==' and is '== turn 2 =='/);
});
