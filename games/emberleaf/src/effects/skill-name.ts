import { nameOf } from '../components.ts';

/** How logs and refusals name a skill: `zorr,1` is the first one of Zorr. */
export function skillName(hero: number, place: number): string {
  return `${nameOf(hero)},${place + 1}`;
}
