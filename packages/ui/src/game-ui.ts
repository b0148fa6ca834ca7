import type { Event, View } from '@crownleaf/engine';
import type { Result } from '@crownleaf/protocol/types';
import type { ComponentType } from 'react';
import type { GameTable, Tutorial } from './game-table.ts';
import type { Asked } from './port.ts';

/** What the page draws of a game before anybody sits down, inside drawings of the page: 400×460 and 48×48. */
export interface GameArt {
  readonly Scene: ComponentType;
  readonly Emblem: ComponentType;
}

/** What the gallery of parts shows of a game, in its pictured position `late`. */
export interface GalleryParts {
  /** An answer there that changes something. */
  readonly pointed: string;
  /** A card for every state, by the names that the log and the details know them by. */
  readonly cards: readonly [plain: string, able: string, pointed: string, unable: string];
}

/** A position that a game supplies for review. */
export interface Picture {
  readonly game: string;
  readonly view: View;
  readonly asked?: Asked;
  /** What happened before, as its viewer knows it. */
  readonly events: readonly Event[];
  /** The turn of the first of them. */
  readonly turn: number;
  /** How the game ended, where that is shown. */
  readonly result?: Result;
}

/** Positions by the files that hold them, such as `./late.json`. */
export type Pictured = { readonly [file: string]: () => Promise<Picture> };

/**
 * The part of a game's manifest that draws, as `games/GAME/ui/manifest.ts`. Everything is fetched when it is needed but for the
 * palette, `world.css`, which that file imports: every page may show a game's colours.
 */
export interface GameUi {
  /** The name of its palette, as in `data-world`. */
  readonly world: string;
  table(): Promise<GameTable>;
  art(): Promise<GameArt>;
  tutorial?(): Promise<Tutorial>;
  pictured?(): Promise<Pictured>;
  readonly gallery?: GalleryParts;
}
