import { useSyncExternalStore } from 'react';
import { SPEEDS, type Speed } from './stage.ts';

/** What a person has chosen on this device, kept in the browser. */
export interface Settings {
  readonly speed: Speed;
  readonly sound: boolean;
  /** Whether the page ends the viewer's turns when nothing else is left to do. */
  readonly autoEnd: boolean;
  /** Whether the side panel with log and chat is open. */
  readonly side: boolean;
}

const KEY = 'crownleaf.table';
const FIRST: Settings = { speed: 'normal', sound: false, autoEnd: false, side: true };

const listeners = new Set<() => void>();
let now: Settings = read();

function read(): Settings {
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const speed = SPEEDS.find((each) => each === kept.speed) ?? FIRST.speed;
    // Where the side panel would lie over the board it is opened by hand each time.
    const side = kept.side !== false && matchMedia('(min-width: 1001px)').matches;
    return { speed, sound: kept.sound === true, autoEnd: kept.autoEnd === true, side };
  } catch {
    return FIRST;
  }
}

export function changeSettings(change: Partial<Settings>): void {
  show({ ...now, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays; the choice holds until the page is closed.
  }
}

function show(settings: Settings): void {
  now = settings;
  for (const listener of listeners) listener();
}

/** Where the board of a wide game has no room to spare for the log; narrow.css knows it too. */
const SMALL_DESK = '(max-width: 1399px)';

/** Folds the log for as long as it would lie over a wide board; what this returns puts an end to that. */
export function foldedOverWideBoard(): () => void {
  const small = matchMedia(SMALL_DESK);
  const asChosen = (): void => show({ ...now, side: read().side });
  const follow = (): void => (small.matches ? show({ ...now, side: false }) : asChosen());
  if (small.matches) follow();
  small.addEventListener('change', follow);
  return () => {
    small.removeEventListener('change', follow);
    asChosen();
  };
}

export function settings(): Settings {
  return now;
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}
