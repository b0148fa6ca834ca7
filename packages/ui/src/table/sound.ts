/** Short tones made on the spot; nothing is loaded. */
const TUNES = {
  turn: [660, 880],
  move: [330],
  end: [523, 659, 784],
} as const;
export type Tune = keyof typeof TUNES;

const NOTE = 0.11;
const LOUDNESS = 0.05;

let audio: AudioContext | undefined;

export function sound(tune: Tune): void {
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
