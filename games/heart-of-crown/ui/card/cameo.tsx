import type { CardName } from '../../data/cards.ts';

/** A face in profile with neck and shoulders, looking to the right. */
const BUST =
  'M49 20c9 0 15 5 16 12 .6 3-.4 5 .6 8 1 2.600 4 6 4 7.600 0 1.200-2.600 1.300-3.200 2.200-.5.900.600 1.700.4 2.700-.2.900-1.200 1-1.200 1.700s.8 1.300.500 2.300c-.4 1-1.300 1.200-1.300 2.600.1 3-1.300 5.600-5.300 5.600-2.500 0-4.500-.8-5.600-.2-1.500 1-1.400 7 .3 10.500 2.500 5 16 6 21.500 12.500C81 94 82 104 82 112H14c0-9 2-17 8-21 6-4 15-5 17.500-10 1.800-4 1.500-9 .2-12C34 60 32 52 32 44c0-14 6-24 17-24z';

/** Her dress, from the shoulders down. */
const DRESS = 'M14 112c0-12 3-20 10-22 5-1.500 9-2 13-4 7 9 25 10 35 4 8 3 10 12 10 22z';

interface Look {
  /** Behind the bust. */
  readonly behind: string;
  /** On the head: hair. */
  readonly hair: string;
  /** Gold: what she wears. */
  readonly gold: string;
}

const LOOKS: { readonly [name: string]: Look } = {
  lulunasaika: {
    behind: 'M30 40C18 52 24 70 16 84c-5 9-3 18 0 24h20c4-14 4-30 4-44z',
    hair: 'M64 31c-4-3-9-2-13 3-2 5-1 10-6 14-5 3-4 12-7 18-8-6-12-18-9-30C31 24 39 17 49 17c9 0 15 6 15 14z',
    gold: 'M32 25c8-9 22-11 31-3l-1 4c-9-7-21-6-28 3zM34 20l-1-9 6 5 4-10 5 9 8-8 1 10 7-2-2 8c-9-7-20-7-28-3zM38 86c8 6 24 7 34 3l1 3c-11 5-28 4-37-3z',
  },
  laolilly: {
    behind: 'M28 46c-12 2-16 14-8 18-8 6-4 18 6 16 2 8 10 8 14 2l2-24z',
    hair: 'M65 33c-6-7-12-6-16 2-3 7-8 10-8 18 0 8-4 12-4 17-10-4-14-18-10-30 2-13 10-23 22-23 9 0 15 7 16 16z',
    gold: 'M34 22a6 6 0 1 1-9 7 6 6 0 1 1 3-11 6 6 0 0 1 6 4zM29 24a2 2 0 1 0 .1 0zM40 88l6 4 6-3 6 4 6-3 6 2v3l-6-1-6 3-6-4-6 3-8-5z',
  },
  'klam-klam': {
    behind: 'M30 44c-10 10-4 20-12 28-6 6-2 16-8 24 8 4 20 2 26-6 6-10 4-22 4-30z',
    hair: 'M64 30c-5 0-8 4-13 5-4 3-3 9-8 12-2 8-3 14-5 20-9-6-12-20-8-32 3-11 10-18 19-18 8 0 14 5 15 13z',
    gold: 'M30 31c10-4 24-8 34-4l2 4c-12-3-24 1-35 4zM28 30c-8-6-6-16 2-19-2 6 4 8 4 8s-2-8 6-11c-1 7 4 10 4 10s1-7 7-8c-1 8 3 12 3 12-9 0-18 3-26 8zM39 84a2.500 2.500 0 1 0 .1 0zM45 88a2.500 2.500 0 1 0 .1 0zM52 90a2.500 2.500 0 1 0 .1 0zM59 91a2.500 2.500 0 1 0 .1 0z',
  },
  bergamotte: {
    behind: 'M31 30c-14-2-20 12-10 18-6 6 2 16 12 12z',
    hair: 'M65 32c-2-4-6-6-10-4-3 2-4 6-8 8 0 6-3 10-6 12-1 7-1 12-4 16-8-6-11-18-8-29 3-11 10-18 20-18 9 0 15 6 16 15z',
    gold: 'M56 42a5.500 5.500 0 1 1 0 .1zM54 42H40l-1 1.500 15 .5zM20 34l-8-10 3-2 9 10zM36 86l18 10 20-6v3L54 99 36 89z',
  },
  flammaria: {
    behind: 'M30 28C14 30 8 46 14 58c-6 4-8 14-4 20 8-2 12-8 14-14 6 0 10-4 12-10z',
    hair: 'M64 36c-5-3-10-2-13 2-3 5-4 8-8 10-1 8-1 14-4 20-8-6-11-18-8-30z',
    gold: 'M29 40c-2-16 8-26 21-26 10 0 16 7 17 16l-4 4c-12-5-24-2-33 8zM48 14C44 4 32 0 22 6c6 0 8 4 8 8-6-1-12 3-13 9 5-3 9-2 12 1 4-6 11-10 19-10zM22 92c6-6 12-7 17-8 8 8 22 8 30 4 6 3 10 8 11 16H18c0-5 1-9 4-12z',
  },
  twins: {
    behind: 'M24 40C10 52 20 66 10 78c-4 8 2 14 10 12 8-8 10-20 12-30z',
    hair: 'M65 32c-4-6-11-6-15 1-2 6-6 10-8 14-1 8-1 14-4 20-9-6-12-18-9-31 2-11 10-19 20-19 9 0 15 6 16 15z',
    gold: 'M33 24c8-8 21-9 29-2l-1 3c-8-5-19-5-26 2zM46 15l2-8 2 8zM38 18l-2-7 5 5zM55 15l4-7-1 8zM40 86c8 5 22 6 31 2l1 3c-10 5-25 3-34-2z',
  },
};

/** A princess in profile, cut like a cameo; the twins are two. */
export function Cameo({ name }: { readonly name: CardName }) {
  const look = LOOKS[name]!;
  return (
    <svg className="hoc-cameo" viewBox="0 0 96 112" aria-hidden="true">
      <ellipse className="cameo-ground" cx="48" cy="54" rx="42" ry="50" />
      <clipPath id={`hoc-cameo-${name}`}>
        <ellipse cx="48" cy="54" rx="40" ry="48" />
      </clipPath>
      <g clipPath={`url(#hoc-cameo-${name})`}>
        {name === 'twins' && (
          <g className="cameo-second" transform="translate(16 6) scale(0.96)">
            <Bust look={look} />
          </g>
        )}
        <g transform={name === 'twins' ? 'translate(-9 4)' : undefined}>
          <Bust look={look} />
        </g>
      </g>
      <ellipse className="cameo-rim" cx="48" cy="54" rx="41" ry="49" />
    </svg>
  );
}

function Bust({ look }: { readonly look: Look }) {
  return (
    <>
      <path className="cameo-hair" d={look.behind} />
      <path className="cameo-skin" d={BUST} />
      <path className="cameo-dress" d={DRESS} />
      <path className="cameo-hair" d={look.hair} />
      <path className="cameo-gold" d={look.gold} />
    </>
  );
}
