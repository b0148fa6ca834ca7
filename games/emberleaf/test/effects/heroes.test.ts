import type { Scenario } from '@crownleaf/testkit';
import { describe, expect, test } from 'vitest';
import type { Emberleaf } from '../../src/state.ts';
import { at, type Layout, stored } from '../at.ts';
import { type Amounts, type FactEffect, type FactHero, type FactSkill, factHeroes, kebab, slug } from '../naive.ts';
import facts from './facts.json' with { type: 'json' };

/**
 * Every skill of every hero, played in one rich position and followed step by step by a naive reader of the facts: which
 * question must come, what it must offer, and what the player must have in the end.
 */
const START: Amounts = { wood: 2, food: 2, stone: 3, beehive: 1 };
const TOKENS: { readonly [spot: string]: readonly [name: string, health: number, leaves: number] } = {
  'watersedge-mossmarsh': ['fang-4-6', 4, 3],
  'mossmarsh-hawkers': ['thorn-2-4', 2, 1],
  'hawkers-emberroot': ['fang-3-5', 3, 2],
};
const NEAR = ['mossmarsh-hawkers', 'hawkers-emberroot'];
const HELPER = 'tansy-otterbrook';
const PLANS = [
  ...facts.generalBuildings.map(({ type, cost }) => ({ name: kebab(type), cost: cost as Amounts })),
  ...facts.fellowshipBuildings
    .filter(({ slot }) => slot !== 'D')
    .map(({ slot, cost }) => ({ name: `tile-${slot.toLowerCase()}`, cost: cost as Amounts })),
];

function position(hero: FactHero, arrange: (lay: Layout) => void): Scenario<Emberleaf> {
  return at({}, (lay) => {
    const row = ['nib', 'gable', 'cress', 'puck', 'heddle', 'maple']
      .filter((name) => name !== slug(hero.name))
      .slice(0, 5);
    lay
      .hand(0, slug(hero.name) === 'bim' ? 'milo' : 'bim')
      .hand(
        1,
        slug(hero.name) === 'zorr' ? 'rusk' : 'zorr',
        slug(hero.name) === 'pikewing' ? 'greta-flint' : 'pikewing',
      );
    lay.tile(0, 'd', 'owlwatch-1', 'boat-house').store(0, START).banners(0, 'fang-2-4', 'fang-2-4');
    lay.dangers(Object.fromEntries(Object.entries(TOKENS).map(([spot, [token]]) => [spot, token])));
    lay
      .building('watersedge-1', 'house')
      .home(0, 'mossmarsh-3', 'owl', 'market')
      .heroRow(...row);
    arrange(lay);
  });
}

/** What the player should have, and the game that is followed. */
class Reader {
  readonly #game: Scenario<Emberleaf>;
  readonly #hero: FactHero;
  readonly store: Amounts = { ...START };
  readonly onCard: Amounts = {};
  readonly #tokens = { ...TOKENS };
  leaves = 0;
  banners = 2;
  heroes = 0;
  favours = 0;
  homed = 1;
  built = 0;
  recalled = 0;
  #x = 0;
  #row = 0;
  #helper: boolean;

  constructor(game: Scenario<Emberleaf>, hero: FactHero, helper: boolean) {
    this.#game = game;
    this.#hero = hero;
    this.#helper = helper;
  }

  follow(skill: FactSkill, place: number): void {
    if (skill.spend !== undefined) this.#pay(skill, place);
    for (const effect of skill.effects) this.#resolve(effect);
  }

  #pay({ spend, spendTo, trigger }: FactSkill, place: number): void {
    const [what, n] = Object.entries(spend!)[0]!;
    if (n === 'X') {
      this.#x = this.store[what]!;
      this.#answer('x', `x:${this.#x}`);
      this.store[what] = 0;
      return;
    }
    if (trigger !== 'charge') this.#answer('use', `use:${slug(this.#hero.name)},${place + 1}`);
    if (what === 'banner') {
      this.banners--;
      if (spendTo === 'emptyDangerSpot') this.#answer('spot', 'spot:hawkers-owlwatch-1');
    } else this.store[what]! -= n as number;
  }

  #amount({ amount, perStat }: FactEffect): number {
    if (amount === 'X') return this.#x;
    return (amount as number) + (perStat ? perStat.each * Math.floor(this.#stat(perStat.stat) / perStat.per) : 0);
  }

  #stat(stat: string): number {
    const onSpaces = stat === 'wood' || stat === 'food' ? 1 : 0;
    return (this.#hero.stats[stat] ?? 0) + onSpaces + (this.#helper && stat === 'wood' ? 1 : 0);
  }

  #resolve(effect: FactEffect): void {
    const everyone = effect.modifiers?.everyone === true;
    switch (effect.op) {
      case 'walk':
        this.#walk(this.#amount(effect));
        break;
      case 'gather':
        this.store[effect.resource!]! += this.#amount(effect);
        if (everyone) expect(stored(this.#game, 1)).toEqual({ [effect.resource!]: this.#amount(effect) });
        break;
      case 'attack':
        this.#attack(this.#amount(effect), effect.modifiers?.anywhere === true);
        break;
      case 'build':
        this.#build(effect);
        break;
      case 'homeVillager':
        this.#answer('lodge', 'lodge:watersedge-1');
        this.#answer('home', 'home:rabbit');
        this.#answer('take-hero', 'pass');
        this.homed++;
        this.leaves++;
        break;
      case 'takeHero':
        this.#answer('take-hero', this.#game.options[0]!);
        this.heroes++;
        if (everyone) this.#answer('take-hero', 'pass');
        break;
      case 'takeFavour':
        this.#answer('take-favour', this.#game.options[0]!);
        this.favours++;
        break;
      case 'gainLeaves':
        this.leaves += (effect.amount as number) + (effect.perCount ? effect.perCount.each : 0);
        break;
      case 'placeOnCard':
        expect(this.#game.options).toEqual(['put:wood', 'put:food', 'put:stone']);
        this.#answer('put', 'put:food');
        this.onCard.food = (this.onCard.food ?? 0) + (effect.amount as number);
        break;
      case 'takeFromCard':
        for (const [resource, n] of Object.entries(this.onCard)) this.store[resource]! += n;
        break;
      case 'triggerOnPlay':
        expect(this.#game.options).toEqual([`trigger:${HELPER},1`, 'pass']);
        this.#answer('trigger', `trigger:${HELPER},1`);
        this.store.wood! += 2;
        break;
      case 'recallHero':
        this.#answer('recall', `recall:${HELPER}`);
        this.recalled++;
        break;
      default:
        throw new Error(`the facts know an effect '${effect.op}'`);
    }
  }

  /** All clearings within reach must be offered; the hero stays. */
  #walk(moves: number): void {
    const cost = new Map<string, number>([['hawkers', 0]]);
    for (let round = 0; round < 6; round++) {
      for (const { a, b } of facts.board.paths) {
        const tokens = Object.keys(this.#tokens).filter((spot) => spot.startsWith(`${a}-${b}`)).length;
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const) {
          const there = (cost.get(from) ?? 99) + 1 + tokens;
          if (there < (cost.get(to) ?? 99)) cost.set(to, there);
        }
      }
    }
    const reachable = facts.board.clockwise.filter((clearing) => cost.get(clearing)! <= moves);
    if (reachable.length === 1) return;
    expect(this.#game.options).toEqual(reachable.map((clearing) => `walk:${clearing}`));
    this.#answer('walk', 'walk:hawkers');
  }

  #attack(damage: number, anywhere: boolean): void {
    const spots = Object.keys(this.#tokens).filter(
      (spot) => (anywhere || NEAR.includes(spot)) && this.#tokens[spot]![1] <= damage,
    );
    if (spots.length === 0) return;
    expect(this.#game.options).toEqual([...spots.map((spot) => `attack:${spot}`), 'pass']);
    this.#answer('attack', `attack:${spots[0]}`);
    this.leaves += this.#tokens[spots[0]!]![2];
    this.banners++;
    delete (this.#tokens as { [spot: string]: unknown })[spots[0]!];
    this.#row++;
    expect(this.#game.options).toEqual(
      facts.warBannerTrack['1-3'][this.#row - 1]!.spaces.map((name) => `track:${name}`),
    );
    this.#answer('track', 'track:wood');
    this.store.wood!++;
  }

  #build({ amount, modifiers }: FactEffect): void {
    for (let n = 0; n < (amount as number); n++) {
      const reduce = modifiers?.reduce;
      const price = reduce?.spend.beehive ?? 0;
      const short = (cost: Amounts, beehives: number): number =>
        Object.entries(cost).reduce(
          (sum, [r, c]) => sum + Math.max(0, c - (this.store[r]! - (r === 'beehive' ? beehives : 0))),
          0,
        );
      const payable = PLANS.filter(
        ({ cost }) =>
          short(cost, 0) <= (price === 0 ? (reduce?.amount ?? 0) : 0) ||
          (price > 0 && this.store.beehive! >= price && short(cost, price) <= reduce!.amount),
      );
      if (payable.length === 0) return;
      expect(this.#game.options).toEqual([...payable.map((plan) => `build:${plan.name}`), 'pass']);
      const plan = payable.find(({ name }) => name === 'boat-house') ?? payable[0]!;
      this.#answer('build', `build:${plan.name}`);
      if (this.#game.kind === 'reduce') this.#answer('reduce', 'reduce:yes');
      while (this.#game.kind === 'save') this.#answer('save', this.#game.options[0]!);
      if (modifiers?.anywhere) this.#answer('clearing', 'clearing:hawkers');
      this.#answer('site', `site:hawkers-${n + 1}`);
      this.#answer('home', 'pass');
      this.built++;
      this.#take(plan.cost, reduce?.amount ?? 0, price);
    }
  }

  /** The first answers save as little as possible of the first kinds, so the saving falls on the last ones. */
  #take(cost: Amounts, saved: number, price: number): void {
    this.store.beehive! -= price;
    let left = saved;
    for (const r of ['beehive', 'stone', 'food', 'wood']) {
      const saving = Math.min(left, cost[r] ?? 0);
      left -= saving;
      this.store[r]! -= (cost[r] ?? 0) - saving;
    }
  }

  #answer(kind: string, name: string): void {
    expect(this.#game.kind).toBe(kind);
    this.#game.play(name);
  }

  check(): void {
    const mine = this.#game.state.seats[0]!;
    expect(this.#game.kind).toBe('action');
    expect(stored(this.#game)).toEqual(Object.fromEntries(Object.entries(this.store).filter(([, n]) => n > 0)));
    expect({
      leaves: mine.score,
      banners: mine.banners.length,
      favours: mine.favours.length,
      homed: mine.homed.reduce((sum, n) => sum + n, 0),
    }).toEqual({ leaves: this.leaves, banners: this.banners, favours: this.favours, homed: this.homed });
    expect(this.#game.state.table.tiles.slice(0, 8).filter((tile) => tile >= 0)).toHaveLength(this.built);
    expect(this.#game.events('took-hero')).toHaveLength(this.heroes);
    expect(this.#game.events('recalled')).toHaveLength(this.recalled);
  }
}

/** The actions with which each condition of an ongoing skill is met, and what they bring. */
const MEETING: { readonly [event: string]: readonly string[] } = {
  walk: ['sable-farwalk', 'nutkin'],
  gather: ['maple'],
  clear: ['tarn'],
  build: ['agate'],
};

const skillsOf = (trigger: string) =>
  factHeroes.flatMap((hero) =>
    hero.skills.some((skill) => skill.trigger === trigger) ? [[hero.no, slug(hero.name), hero] as const] : [],
  );

describe('every hero against the naive reader of the facts', () => {
  test.each(skillsOf('onPlay'))('[EMBER-14.2] hero %s %s, on-play', (_, name, hero) => {
    const needsHelper = hero.skills.some((skill) =>
      skill.effects.some(({ op }) => op === 'triggerOnPlay' || op === 'recallHero'),
    );
    const game = position(hero, (lay) => {
      lay.seat(0).hand.push(lay.kind(name));
      if (needsHelper) lay.play(0, { 6: HELPER });
    }).play(`place:${name}`, 'space:1', 'resolve:hero');
    const reader = new Reader(game, hero, needsHelper);
    for (const [i, skill] of hero.skills.entries()) if (skill.trigger === 'onPlay') reader.follow(skill, i);
    passOngoing(game);
    endTurn(game);
    reader.check();
  });

  test.each(skillsOf('slide'))('[EMBER-14.2] hero %s %s, slide', (_, name, hero) => {
    const game = position(hero, (lay) => lay.play(0, { 3: name })).play('slide');
    const reader = new Reader(game, hero, false);
    for (const [i, skill] of hero.skills.entries()) if (skill.trigger === 'slide') reader.follow(skill, i);
    endTurn(game);
    reader.check();
    expect(game.state.seats[0]!.spaces[0]).toBeGreaterThanOrEqual(0);
  });

  test.each(skillsOf('dropOff'))('[EMBER-14.2] hero %s %s, drop-off', (_, name, hero) => {
    const game = position(hero, (lay) => lay.play(0, { 1: name })).play('slide');
    const reader = new Reader(game, hero, false);
    for (const [i, skill] of hero.skills.entries()) {
      if (skill.trigger === 'slide' || skill.trigger === 'dropOff') reader.follow(skill, i);
    }
    endTurn(game);
    reader.check();
    expect(game.state.seats[0]!.played).toEqual([]);
  });

  test.each(skillsOf('charge'))('[EMBER-14.2] hero %s %s, charge', (_, name, hero) => {
    const at = hero.skills.findIndex((skill) => skill.trigger === 'charge');
    const { charges = 0, spend } = hero.skills[at]!;
    const [what, n] = Object.entries(spend!)[0]!;
    const game = position(hero, (lay) => {
      lay.play(0, { 1: name });
      if (what !== 'banner') lay.store(0, { ...START, [what]: 3 });
    });
    const reader = new Reader(game, hero, false);
    if (what !== 'banner') reader.store[what] = 3;
    const uses = what === 'banner' ? 1 : Math.min(charges, Math.floor(3 / (n as number)));
    for (let use = 0; use < uses; use++) {
      game.play(`charge:${name}`);
      reader.follow(hero.skills[at]!, at);
    }
    reader.check();
    expect(game.options).not.toContain(`charge:${name}`);
  });

  test.each(skillsOf('ongoing'))('[EMBER-14.2] hero %s %s, ongoing', (_, name, hero) => {
    const at = hero.skills.findIndex((skill) => skill.trigger === 'ongoing');
    const skill = hero.skills[at]!;
    const [first, second] = MEETING[skill.when!.event]!;
    const game = position(hero, (lay) => {
      lay.play(0, { 5: name }).seat(0).hand.push(lay.kind(first!));
      if (second !== undefined) lay.play(0, { 1: 'clover', 2: first === 'sable-farwalk' ? 'tilly-twostep' : second });
    });
    if (second === undefined) game.play(`place:${first}`, 'space:2', 'resolve:hero');
    else game.play('slide');
    for (let i = 0; i < 12 && game.kind !== 'ongoing' && game.kind !== 'action'; i++) game.play(game.options[0]!);
    expect(game.options).toEqual([`ongoing:${name},${at + 1}`, 'pass']);
    const before = new Reader(game, hero, false);
    Object.assign(before.store, { wood: 0, food: 0, stone: 0, beehive: 0 }, stored(game));
    before.leaves = game.state.seats[0]!.score;
    before.banners = game.state.seats[0]!.banners.length;
    before.homed = game.state.seats[0]!.homed.reduce((sum, n) => sum + n, 0);
    before.built = game.state.table.tiles.slice(0, 8).filter((tile) => tile >= 0).length;
    before.heroes = game.events('took-hero').length;
    game.play(`ongoing:${name},${at + 1}`);
    if (skill.effects[0]!.op === 'build') game.play('pass');
    else if (skill.effects[0]!.op === 'walk') game.play(game.options[0]!);
    else before.follow(skill, at);
    endTurn(game);
    before.check();
  });
});

function passOngoing(game: Scenario<Emberleaf>): void {
  if (game.kind === 'ongoing') game.play('pass');
}

function endTurn(game: Scenario<Emberleaf>): void {
  if (game.asked === 0 && game.options.includes('end-turn')) game.play('end-turn');
}
