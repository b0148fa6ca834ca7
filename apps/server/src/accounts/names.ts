import { randomInt } from 'node:crypto';

const HOW = [
  'Brave',
  'Calm',
  'Clever',
  'Curious',
  'Eager',
  'Gentle',
  'Golden',
  'Happy',
  'Humble',
  'Jolly',
  'Kind',
  'Lucky',
  'Merry',
  'Noble',
  'Patient',
  'Proud',
  'Quick',
  'Quiet',
  'Sly',
  'Sunny',
  'Swift',
  'Tidy',
  'Wandering',
  'Wise',
] as const;
const WHO = [
  'Acorn',
  'Badger',
  'Baker',
  'Beacon',
  'Chestnut',
  'Councilor',
  'Falcon',
  'Fern',
  'Finch',
  'Fox',
  'Gardener',
  'Hazel',
  'Heron',
  'Lantern',
  'Maple',
  'Mason',
  'Merchant',
  'Otter',
  'Owl',
  'Piper',
  'Rowan',
  'Scribe',
  'Sparrow',
  'Weaver',
] as const;

/** A name for who gives none, as `Quiet Heron 27`. */
export function generatedName(): string {
  return `${HOW[randomInt(HOW.length)]} ${WHO[randomInt(WHO.length)]} ${randomInt(10, 100)}`;
}

/** What stays in records of games when an account is deleted. */
export function pseudonym(): string {
  return `Former player ${randomInt(1000, 10_000)}`;
}
