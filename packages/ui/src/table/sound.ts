import { useEffect, useRef } from 'react';
import type { Snapshot } from '../port.ts';
import { settings } from './settings.ts';

/** What is heard of a table: a turn that begins, anything that happens, the end. */
export function useSounds(on: boolean, shown: Snapshot, yours: boolean): void {
  const heard = useRef({ seq: shown.seq, yours });
  useEffect(() => {
    const before = heard.current;
    heard.current = { seq: shown.seq, yours };
    if (!on || before.seq === shown.seq) return;
    if (shown.result !== undefined) sound('end');
    else sound(yours && !before.yours ? 'turn' : 'move');
  }, [on, shown, yours]);
}

/** What is heard of a turn that begins at another table. */
export function ringForTurn(): void {
  if (settings().sound) sound('turn');
}

/** Short tones made on the spot; nothing is loaded. */
const TUNES = {
  turn: [660, 880],
  move: [330],
  end: [523, 659, 784],
} as const;
type Tune = keyof typeof TUNES;

const NOTE = 0.11;
const LOUDNESS = 0.05;

let audio: AudioContext | undefined;

function sound(tune: Tune): void {
  // Before the first click nothing may be heard, and what is made then could stay mute.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of TUNES[tune].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const from = start + i * NOTE;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + NOTE * 2);
    tone.connect(loudness).connect(audio.destination);
    tone.start(from);
    tone.stop(from + NOTE * 2);
  }
}
