import type { GameArt } from '@crownleaf/ui';
import { type ComponentType, lazy } from 'react';
import type { GameEntry } from '../games.ts';

const drawings = new Map<string, GameArt>();

/** The drawings of a game, which come when they are first shown; kept, so that they do not come twice. */
export function drawingsOf(entry: GameEntry): GameArt {
  let found = drawings.get(entry.id);
  if (found === undefined) {
    found = { Scene: drawn(entry, 'Scene'), Emblem: drawn(entry, 'Emblem') };
    drawings.set(entry.id, found);
  }
  return found;
}

function drawn({ art }: GameEntry, what: keyof GameArt): ComponentType {
  if (art === undefined) return Nothing;
  // A page is of use without its pictures.
  return lazy(async () => ({
    default: await art().then(
      (drawings) => drawings[what],
      () => Nothing,
    ),
  }));
}

function Nothing() {
  return null;
}
