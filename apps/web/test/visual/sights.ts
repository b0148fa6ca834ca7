import { fixtures } from '../browser/fixtures.ts';
import { DESK, PHONE, WIDE_DESK } from '../browser/house.ts';

export const LOOKS = [
  { look: 'desk-by-day', viewport: DESK, theme: 'light' },
  { look: 'desk-by-night', viewport: DESK, theme: 'dark' },
  { look: 'wide-by-day', viewport: WIDE_DESK, theme: 'light' },
  { look: 'phone-by-day', viewport: PHONE, theme: 'light' },
  { look: 'phone-by-night', viewport: PHONE, theme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number]['look'];

/** Each position is pictured once on each kind of screen and in each theme; those that are fullest, in every look. */
const USUAL: readonly Look[] = ['desk-by-day', 'phone-by-night'];
const FULLEST: readonly string[] = ['late', 'attack', 'visit'];

export interface Sight {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  /** It is longer than the screen. */
  readonly whole: boolean;
}

/** What is compared: the parts of the design, and the positions of every game. */
export function sights(): readonly Sight[] {
  const every = LOOKS.map(({ look }) => look);
  return [
    { name: 'parts', path: '/design', looks: every, whole: true },
    ...fixtures().map(({ game, name, path }) => ({
      ...{ name: `${game}-${name}`, path, whole: false },
      looks: FULLEST.includes(name) ? every : USUAL,
    })),
  ];
}

/** The file that holds the picture of a sight in a look. */
export function fileOf({ name }: Pick<Sight, 'name'>, look: Look): string {
  return `${name}-${look}.webp`;
}
