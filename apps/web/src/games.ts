import type { GalleryParts, GameArt, GameTable, GameUi, Pictured, Tutorial } from '@crownleaf/ui';
import type { GameManifest } from '../../../games/manifest.ts';
import { MANIFESTS } from '../../../games/registry.ts';

/** What the page knows of a game before it is loaded; the rest is fetched when it is needed. */
export interface GameEntry extends GameManifest {
  /** The name of its palette. */
  readonly world: string;
  /** RULES.md. */
  rules(): Promise<string>;
  table(): Promise<GameTable>;
  art?(): Promise<GameArt>;
  tutorial?(): Promise<Tutorial>;
  pictured?(): Promise<Pictured>;
  readonly gallery?: GalleryParts;
}

const FOLDER = '../../../games';
const UIS = import.meta.glob<GameUi>('../../../games/*/ui/manifest.ts', { import: 'ui', eager: true });
const RULES = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });

/** How a game without a `ui` folder is shown. */
function plainUi({ game }: GameManifest): Pick<GameEntry, 'world' | 'table'> {
  return {
    world: 'house',
    async table() {
      const [{ plainTable }, rules] = await Promise.all([import('./plain/plain-table.tsx'), game()]);
      return plainTable(rules);
    },
  };
}

const ENTRIES: readonly GameEntry[] = MANIFESTS.map((manifest) => {
  const rules = RULES[`${FOLDER}/${manifest.id}/RULES.md`];
  if (rules === undefined) throw new Error(`games/${manifest.id} has no RULES.md`);
  return { ...manifest, ...(UIS[`${FOLDER}/${manifest.id}/ui/manifest.ts`] ?? plainUi(manifest)), rules };
});

/** The games that are offered. */
export const GAMES: readonly GameEntry[] = ENTRIES.filter(({ hidden }) => !hidden);

/** What is offered first where nobody has chosen a game. */
export function suggestedGame(): GameEntry {
  const found = GAMES.find(({ suggested }) => suggested) ?? GAMES[0];
  if (found === undefined) throw new Error('no game is offered');
  return found;
}

/** Any game, also one that is not offered. */
export function gameOf(id: string): GameEntry | undefined {
  return ENTRIES.find((game) => game.id === id);
}
