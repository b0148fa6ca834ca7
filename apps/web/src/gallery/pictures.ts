import { grown, type Picture, type Snapshot } from '@crownleaf/ui';
import { botName } from '@crownleaf/words';
import type { GameEntry } from '../games.ts';

const NAME = /([^/]+)\.json$/;

export async function pictureNames({ pictured }: GameEntry): Promise<readonly string[]> {
  return Object.keys((await pictured?.()) ?? {}).map((file) => NAME.exec(file)?.[1] ?? file);
}

/** Fetches a position; undefined where there is none of this name. */
export async function pictureOf({ pictured }: GameEntry, name: string): Promise<Picture | undefined> {
  const files = await pictured?.();
  return files?.[`./${name}.json`]?.();
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
