import type { Place } from '../../data/places.ts';

/*
 * Pen drawings of the places, 120 × 80 units: washes (`wash`) under lines (`line`). They stand behind what a place offers,
 * so they are open in the middle and heavy at the foot.
 */
type Stroke = readonly [tone: 'wash' | 'deep' | 'line', path: string];

const DRAWN: { readonly [P in Place]: readonly Stroke[] } = {
  forest: [
    ['wash', 'M0 66c20-7 40-8 60-4s40 3 60-3v21H0z'],
    ['deep', 'M14 64 24 34l10 30zM17 48l7-24 7 24zM88 62l12-36 12 36zM92 46l8-26 8 26z'],
    ['wash', 'M52 62c-9 0-13-7-10-13-5-6 0-14 7-14 2-7 13-8 16-1 8 0 11 9 6 14 3 7-3 14-11 14z'],
    [
      'line',
      'M24 64v6M100 62v6M56 60v10M56 52l-6-6M57 48l6-5M24 40l-4 6M24 46l5 6M100 34l-5 7M100 42l6 7M36 70c3-4 6-4 8 0M70 69c2-4 5-4 7 0M4 68l3-6 3 6M112 67l3-6 3 6',
    ],
  ],
  'weaving-mill': [
    ['wash', 'M0 68c18-5 34-3 50 0s46 4 70-2v14H0z'],
    ['deep', 'M30 34 52 18l22 16v32H30z'],
    ['wash', 'M30 34 52 18l22 16z'],
    [
      'line',
      'M30 34h44M34 34v32M70 34v32M46 66V50h12v16M38 42h6v6h-6zM60 42h6v6h-6zM86 40a14 14 0 1 0 .1 0M86 40v28M72 54h28M76 44l20 20M96 44 76 64M0 74c8-3 14-3 22 0s14 3 22 0 14-3 22 0 14 3 22 0 14-3 22 0M10 62c4-10 14-14 18-14M10 62c6-2 10-4 12-10',
    ],
  ],
  grainfield: [
    ['wash', 'M0 50c22-10 44-10 66-4s38 4 54-2v36H0z'],
    ['deep', 'M0 66c30-8 70-10 120-4v18H0z'],
    [
      'line',
      'M6 80 34 52M26 80l18-30M46 80l8-30M66 80V50M86 80l-8-31M106 80 90 50M20 34v18M20 34c-5 2-6 6-6 8 4 0 6-3 6-8zM20 34c5 2 6 6 6 8-4 0-6-3-6-8zM20 42c-5 2-6 6-6 8 4 0 6-3 6-8zM20 42c5 2 6 6 6 8-4 0-6-3-6-8zM100 30v20M100 30c-5 2-6 6-6 8 4 0 6-3 6-8zM100 30c5 2 6 6 6 8-4 0-6-3-6-8zM100 39c-5 2-6 6-6 8 4 0 6-3 6-8zM100 39c5 2 6 6 6 8-4 0-6-3-6-8z',
    ],
  ],
  quarry: [
    ['deep', 'M0 80V40l16-4 4-14 20-4 6 12 14 4 6 16 20 2 6 12 28 4v12z'],
    ['wash', 'M16 36 20 22l20-4 6 12-8 8zM46 30l14 4 6 16-12 2-10-14zM66 50l20 2 6 12-18 2z'],
    [
      'line',
      'M16 36l22 2 8-8M38 38l6 14 10 0M54 52l12-2M44 52 30 66M54 52l4 18 16-4M74 66l18-2M8 54l12 4M86 78h14v-9H86zM100 78h12v-7h-12M92 69v-7h12v7',
    ],
  ],
  castle: [
    ['wash', 'M18 68V34h6v-4h4v4h6v10h14V28h6v-4h5v4h4v-4h5v4h6v16h14V34h6v-4h4v4h6v34z'],
    ['deep', 'M52 68V56c0-9 16-9 16 0v12zM14 34l12-16 12 16zM82 34l12-16 12 16z'],
    [
      'line',
      'M18 68V34h16v10h14V28h24v16h14V34h20v34M48 28v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4M60 24V8M60 8h12l-4 4 4 4H60M26 18v-6M94 18v-6M24 46v6M28 46v6M94 46v6M54 36v6M66 36v6M2 70c18-4 98-4 116 0',
    ],
  ],
  cathedral: [
    ['wash', 'M26 70V38l10-22 10 22h28l10-22 10 22v32z'],
    ['deep', 'M36 16l10 22H26zM84 16l10 22H74z'],
    [
      'line',
      'M26 70V38h20v32M74 70V38h20v32M46 46l14-14 14 14M36 16V6M32 10h8M84 16V6M80 10h8M60 44a8 8 0 1 0 .1 0M60 44v16M52 52h16M54 46l12 12M66 46 54 58M54 70V64c0-5 12-5 12 0v6M34 46v12M38 46v12M82 46v12M86 46v12M26 38l10-22 10 22M74 38l10-22 10 22M6 70h108',
    ],
  ],
  'construction-site': [
    ['wash', 'M24 70V44h18v-8h20v12h16v22z'],
    ['deep', 'M24 70V58h54v12z'],
    [
      'line',
      'M24 70V44h18v-8h20v12h16v22M24 52h18M30 58h12M42 44h20M50 52h12M62 58h16M24 64h54M34 44v8M52 36v8M56 44v8M70 48v10M16 70V26M16 26h22M16 40h8M10 70h12M92 70V14M92 14l-24 10M92 14l16 12M92 24l-10 0M70 23v14M66 37h8v6h-8zM104 23a7 7 0 1 0 .1 0M104 23v14M97 30h14M86 70h12M4 70h112',
    ],
  ],
  market: [
    ['wash', 'M12 44h40v26H12zM66 42h42v28H66z'],
    ['deep', 'M8 44l6-14h36l6 14zM62 42l6-14h38l6 14z'],
    [
      'line',
      'M8 44l6-14h36l6 14c-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-8 0zM62 42l6-14h38l6 14c-2 4-7 4-9 0-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-8 0-2 4-6 4-9 0zM14 46v24M50 46v24M68 44v26M106 44v26M14 58h36M68 58h38M20 58c0-5 8-5 8 0M32 58c0-5 8-5 8 0M76 58v-6h8v6M90 58c0-6 8-6 8 0M24 30V18M24 18h10l-3 3 3 3H24M4 70h112',
    ],
  ],
};

export function PlaceScene({ place }: { readonly place: Place }) {
  return (
    <svg className="em-scene" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {DRAWN[place].map(([tone, path]) => (
        <path key={path} className={`em-${tone}`} d={path} />
      ))}
    </svg>
  );
}
