import type { Stat } from '../../src/effects/vocabulary.ts';

/** One scene for each family of heroes, by the stat that they are known for. Two tones, from the note's own colours. */
const SCENES: { readonly [family in Stat]: readonly [far: string, near: string, light: string] } = {
  walk: [
    'M0 52q18-16 36-4t34-8 30 2v58H0z',
    'M0 74q26-12 50-2t50-4v32H0zM44 100q-6-18 8-24t2-20h5q8 14-5 22t2 22z',
    'M78 20a9 9 0 1 0 .1 0z',
  ],
  attack: [
    'M0 60 18 36l12 14 20-28 20 30 12-14 18 22v40H0z',
    'M0 80 20 70l30 8 26-10 24 10v22H0zM12 76V44l12 5-9 5v22zM86 74V38l-13 5 10 6v25z',
    'M50 14 54 26h-8z',
  ],
  wood: [
    'M8 70V20l8-10 8 10v50zM40 70V12l8-8 8 8v58zM74 70V22l8-10 8 10v48z',
    'M0 72q30-8 52-2t48-2v32H0zM22 86h26v8H22zM26 78h24v8H26z',
    'M66 22l4 7 8 1-6 5 2 8-8-4-7 4 2-8-6-5 8-1z',
  ],
  food: [
    'M0 56q22-18 44-6t56-8v58H0z',
    'M0 76q40-10 100 0v24H0zM14 78q0-16 10-20 10 4 10 20zM66 78q0-20 12-24 12 4 12 24z',
    'M22 40a5 5 0 1 0 .1 0zM30 46a5 5 0 1 0 .1 0zM78 34a5 5 0 1 0 .1 0z',
  ],
  stone: [
    'M0 66 24 26l18 24 14-16 22 30 22-14v50H0z',
    'M0 78q50-10 100 0v22H0zM10 80l8-14h18l8 14zM58 80l6-18h20l8 18z',
    'M60 16h14l-7 10z',
  ],
};

export function Scene({ family }: { readonly family: Stat }) {
  const [far, near, light] = SCENES[family];
  return (
    <svg className="ember-scene" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="ember-scene-light" d={light} />
      <path className="ember-scene-far" d={far} />
      <path className="ember-scene-near" d={near} />
    </svg>
  );
}
