import type { Game } from '@crownleaf/engine';
import { crownOfEmara } from './crown-of-emara/src/game.ts';
import crownOfEmaraEn from './crown-of-emara/words/en.json' with { type: 'json' };
import { emberleaf } from './emberleaf/src/game.ts';
import emberleafEn from './emberleaf/words/en.json' with { type: 'json' };
import { heartOfCrown } from './heart-of-crown/src/game.ts';
import heartOfCrownEn from './heart-of-crown/words/en.json' with { type: 'json' };
import { minidom } from './minidom/src/game.ts';
import minidomEn from './minidom/words/en.json' with { type: 'json' };

/** ICU messages by key. */
export type Words = { readonly [key: string]: string };

/** A game and what belongs to it besides its rules in code. */
export interface Registered {
  readonly game: Game;
  /** RULES.md; who wants its text reads it. */
  readonly rulesFile: URL;
  /** By language. */
  readonly words: { readonly en: Words };
  /** Known to the command line, but not offered at the table. */
  readonly hidden?: true;
}

/** Every game there is. Only apps import this list. */
export const GAMES: readonly Registered[] = [
  {
    game: crownOfEmara,
    rulesFile: new URL('./crown-of-emara/RULES.md', import.meta.url),
    words: { en: crownOfEmaraEn },
  },
  {
    game: emberleaf,
    rulesFile: new URL('./emberleaf/RULES.md', import.meta.url),
    words: { en: emberleafEn },
  },
  {
    game: heartOfCrown,
    rulesFile: new URL('./heart-of-crown/RULES.md', import.meta.url),
    words: { en: heartOfCrownEn },
  },
  {
    game: minidom,
    rulesFile: new URL('./minidom/RULES.md', import.meta.url),
    words: { en: minidomEn },
    hidden: true,
  },
];
