import type { Event, View } from '@crownleaf/engine';
import type { Result } from '@crownleaf/protocol/types';
import { type Asked, grown, type Snapshot } from '@crownleaf/ui';
import { botName } from '@crownleaf/words';

/** A position that a game supplies for review. */
export interface Picture {
  readonly game: string;
  readonly view: View;
  readonly asked?: Asked;
  /** What happened before, as its viewer knows it. */
  readonly events: readonly Event[];
  /** The turn of the first of them. */
  readonly turn: number;
  /** How the game ended, where that is told. */
  readonly result?: Result;
}

const FOLDER = /games\/([^/]+)\/ui\/pictured\/([^/]+)\.json$/;
const FILES = import.meta.glob<Picture>('../../../../games/*/ui/pictured/*.json', { import: 'default' });

const PICTURES = Object.entries(FILES).map(([path, load]) => {
  const [, game = '', name = ''] = FOLDER.exec(path) ?? [];
  return { game, name, load };
});

export function pictureNames(game: string): readonly string[] {
  return PICTURES.flatMap((picture) => (picture.game === game ? picture.name : []));
}

/** Fetches a position; undefined where there is none of this name. */
export function pictureOf(game: string, name: string): (() => Promise<Picture>) | undefined {
  return PICTURES.find((picture) => picture.game === game && picture.name === name)?.load;
}

/** A whole number of hours and some, so that the clock of the picture does not move while it is looked at. */
const TIME_LEFT = 18.5 * 3600 * 1000;

/** The position as a table would tell it. */
export function snapshotOf({ game, view, asked, events, turn, result }: Picture): Snapshot {
  const me = view.viewer ?? 0;
  const log = grown([], events).map((event) => ({ ...event, turn: event.turn + turn - 1 }));
  const deadline = Date.now() + TIME_LEFT;
  return {
    ...{ table: 'pictured', game, seq: 0, view, log, hands: [me], options: {} },
    ...(asked === undefined ? {} : { asked }),
    ...(result === undefined ? {} : { result }),
    seats: view.seats.map((_, seat) => ({
      name: seat === me ? 'You' : botName((seat === 0 ? me : seat) - 1),
      ...(seat === view.asked ? { deadline } : {}),
    })),
    undo: { plies: [], reason: 'nothing-yet', deeper: false },
    commitment: '',
    connection: 'live',
  };
}
