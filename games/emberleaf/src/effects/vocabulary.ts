import type { Resource } from '../../data/resources.ts';

/** The small language in which heroes and spaces are declared: what the game does and what the players read. */
export const STATS = ['walk', 'attack', 'wood', 'food', 'stone'] as const;
export type Stat = (typeof STATS)[number];

export const TRIGGERS = ['onPlay', 'slide', 'dropOff', 'charge', 'ongoing'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What an ongoing skill can wait for within one action. */
export const DEEDS = ['walk', 'gather', 'clear', 'build'] as const;
export type Deed = (typeof DEEDS)[number];

/** `each` for every full `per` of a stat. */
export interface PerStat {
  readonly stat: Stat;
  readonly per: number;
  readonly each: number;
}

export interface Reduction {
  readonly amount: number;
  /** Beehives for which it may be had; 0: it always applies. */
  readonly beehives: number;
}

interface ForAll {
  readonly everyone?: true;
}

interface Counted extends ForAll {
  readonly amount: number;
  readonly perStat?: PerStat;
  /** The X that was spent is the amount. */
  readonly x?: true;
}

interface Anywhere {
  readonly anywhere?: true;
}

/** What a card declares of each kind of effect. */
interface Declared {
  readonly walk: Counted;
  readonly attack: Counted & Anywhere;
  readonly gather: Counted & { readonly resource: Resource };
  readonly build: ForAll & Anywhere & { readonly amount: number; readonly reduce?: Reduction };
  readonly leaves: ForAll & { readonly amount: number; readonly perClearing?: number };
  readonly home: ForAll;
  readonly takeHero: ForAll;
  readonly takeFavour: ForAll;
  readonly putOnCard: ForAll;
  readonly takeFromCard: ForAll;
  readonly triggerOnPlay: ForAll;
  readonly recall: ForAll;
}

export type Op = keyof Declared;
export type EffectOf<O extends Op> = { [P in O]: { readonly op: P } & Declared[P] }[O];
export type Effect = EffectOf<Op>;
export type CountedEffect = EffectOf<'walk' | 'attack' | 'gather'>;

/** What a skill demands: resources, as many as X, or a war banner that leaves the game or goes back to a spot. */
export type Price =
  | { readonly resource: Resource; readonly amount: number | 'X' }
  | { readonly banner: 'box' | 'spot' };

export interface Skill {
  readonly trigger: Trigger;
  readonly effects: readonly Effect[];
  readonly price?: Price;
  /** Of a charge skill: how often until the card returns to hand. */
  readonly charges?: number;
  /** Of an ongoing skill. */
  readonly when?: { readonly deed: Deed; readonly atLeast: number };
}

export function effectsOf<O extends Op>(effects: readonly Effect[], op: O): readonly EffectOf<O>[] {
  return effects.filter((effect): effect is Effect & EffectOf<O> => effect.op === op);
}

export function per(stat: Stat, every = 1, each = 1): PerStat {
  return { stat, per: every, each };
}

function counted(amount: number | 'X', perStat: PerStat | undefined): Counted {
  const base = amount === 'X' ? ({ amount: 0, x: true } as const) : { amount };
  return perStat === undefined ? base : { ...base, perStat };
}

export function walk(amount: number, perStat?: PerStat): Effect {
  return { op: 'walk', ...counted(amount, perStat) };
}

export function attack(amount: number, perStat?: PerStat): Effect {
  return { op: 'attack', ...counted(amount, perStat) };
}

export function attackAnywhere(amount: number): Effect {
  return { op: 'attack', amount, anywhere: true };
}

export function gather(resource: Resource, amount: number | 'X', perStat?: PerStat): Effect {
  return { op: 'gather', resource, ...counted(amount, perStat) };
}

export function build(amount: number): Effect {
  return { op: 'build', amount };
}

export function buildAnywhere(amount: number): Effect {
  return { op: 'build', amount, anywhere: true };
}

export function buildReduced(amount: number, by: number, beehives = 0): Effect {
  return { op: 'build', amount, reduce: { amount: by, beehives } };
}

export function leaves(amount: number): Effect {
  return { op: 'leaves', amount };
}

export function leavesPerClearing(each: number): Effect {
  return { op: 'leaves', amount: 0, perClearing: each };
}

export const home: Effect = { op: 'home' };
export const takeHero: Effect = { op: 'takeHero' };
export const takeFavour: Effect = { op: 'takeFavour' };
export const putOnCard: Effect = { op: 'putOnCard' };
export const takeFromCard: Effect = { op: 'takeFromCard' };
export const triggerOnPlay: Effect = { op: 'triggerOnPlay' };
export const recall: Effect = { op: 'recall' };

export function everyone(effect: Effect): Effect {
  return { ...effect, everyone: true };
}

export function onPlay(...effects: readonly Effect[]): Skill {
  return { trigger: 'onPlay', effects };
}

export function slide(...effects: readonly Effect[]): Skill {
  return { trigger: 'slide', effects };
}

export function dropOff(...effects: readonly Effect[]): Skill {
  return { trigger: 'dropOff', effects };
}

export function charge(charges: number, price: Price, ...effects: readonly Effect[]): Skill {
  return { trigger: 'charge', charges, price, effects };
}

export function ongoing(deed: Deed, atLeast: number, ...effects: readonly Effect[]): Skill {
  return { trigger: 'ongoing', when: { deed, atLeast }, effects };
}

export function spend(resource: Resource, amount: number | 'X'): Price {
  return { resource, amount };
}

export const bannerToBox: Price = { banner: 'box' };
export const bannerToSpot: Price = { banner: 'spot' };

/** The skill can only be used for this price. */
export function paying(price: Price, skill: Skill): Skill {
  return { ...skill, price };
}
