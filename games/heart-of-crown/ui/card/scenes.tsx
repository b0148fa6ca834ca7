import { SCENES, type SceneName } from './portrait.ts';

/*
 * Three depths of silhouette (`far`, `mid`, `near`) and what shines (`lit`), 100 units square; the picture cuts off what
 * does not fit. Colours come from the hue of the card. The light stands at the upper left.
 */
const DRAWN: { readonly [name in SceneName]: readonly (readonly [depth: string, path: string])[] } = {
  fields: [
    ['far', 'M0 58C14 48 26 50 38 54 52 44 70 42 100 54V100H0z'],
    ['mid', 'M0 68c20-10 42-8 58-2 16-6 30-6 42-2v36H0z'],
    ['near', 'M0 84c26-10 60-12 100-4v20H0z'],
    ['line', 'M4 100 34 74M22 100 44 73M42 100 54 73M62 100 63 74M82 100 73 75M100 98 84 76'],
    ['mid', 'M12 62v-9l7-6 7 6v9zM28 60v-6l5-4 5 4v6zM80 61V50l6-5 6 5v11z'],
    ['lit', 'M17 57h4v4h-4zM84 54h3v4h-3z'],
    ['near', 'M64 66c-5-3-6-10-1-13 0-6 8-7 10-2 6 1 6 10 1 13l-4 2v7h-3v-6z'],
  ],
  town: [
    ['far', 'M0 60h8V46l6-8 6 8v14h10V40h4l5-16 5 16h4v20h12V44l7-9 7 9v16h12V48l7-7 7 7v52H0z'],
    ['mid', 'M0 74V62l9-8 9 8v6h8V56l10-9 10 9v12h9V60l8-7 8 7v8h8V58l10-9 10 9 9 0v42H0z'],
    ['lit', 'M8 64h4v5H8zM34 58h4v5h-4zM62 62h4v5h-4zM88 60h4v6h-4zM37 32h4v5h-4z'],
    ['near', 'M0 86h6v-4h6v4h6v-4h6v4h6v-4h6v4h8v-9h20v9h8v-4h6v4h6v-4h6v4h10v14H0z'],
    ['deep', 'M47 100V88c0-8 16-8 16 0v12z'],
  ],
  metropolis: [
    ['far', 'M0 54h6V36h8v-8h3V14l3-6 3 6v14h3v26h8V30h6l6-10 6 10h6v24h8V34h4V18l3-5 3 5v16h4v20h8V40h8v60H0z'],
    ['mid', 'M0 70V56h8v-8h10v8h6V44c0-12 22-12 22 0v14h8V46h12v12h8V44h10v14h8v-6h8v48H0z'],
    ['line', 'M35 34V22M35 22h7l-2 3 2 3h-7M60 46V34M60 34h6l-2 3 2 2h-6'],
    ['lit', 'M12 58h3v6h-3zM29 48h3v7h-3zM37 48h3v7h-3zM58 52h3v5h-3zM80 50h3v6h-3zM88 60h3v5h-3z'],
    ['near', 'M0 82h100v18H0z'],
    ['deep', 'M6 100c0-14 18-14 18 0zM30 100c0-14 18-14 18 0zM54 100c0-14 18-14 18 0zM78 100c0-14 18-14 18 0z'],
  ],
  palace: [
    ['ray', 'M50 44 8 0h14zM50 44 34 0h10zM50 44 58 0h10zM50 44 80 0h14zM50 44 0 22v12zM50 44l50-22v12z'],
    ['far', 'M0 62h10V44h4V32l4-6 4 6v12h8v-6h40v6h8V32l4-6 4 6v12h4v18h10v38H0z'],
    ['mid', 'M26 70V52h6c0-18 10-24 18-28 8 4 18 10 18 28h6v18h20v30H6V70z'],
    ['line', 'M50 24V10M44 14h12M32 52h36'],
    ['lit', 'M34 58h4v10h-4zM42 58h4v10h-4zM54 58h4v10h-4zM62 58h4v10h-4z'],
    ['near', 'M0 86h24l4-6h44l4 6h24v14H0z'],
    ['line', 'M22 90h56M18 95h64'],
  ],
  camp: [
    ['far', 'M0 60 16 36l10 14 16-28 18 30 12-16 28 30v38H0z'],
    ['lit', 'M42 22 36 33l4-2 3 4 3-3 4 2z'],
    ['mid', 'M0 78 20 54l14 20 18-24 18 24 14-18 16 20v24H0z'],
    ['deep', 'M16 80 20 60l5 20zM48 80l4-24 5 24zM80 78l4-16 4 16z'],
    ['line', 'M20 54V40M20 40h11l-3 4 3 3H20M52 50V34M52 34h13l-4 4 4 4H52M84 56V44M84 44h9l-3 3 3 3h-9'],
    ['near', 'M0 88c30-8 70-8 100 0v12H0z'],
    ['line', 'M6 92V62M12 90V58M92 92V60M97 93V64'],
  ],
  harbour: [
    ['far', 'M0 52h14V38h6v-6h6v6h6v14h10V44h20v8h38v48H0z'],
    ['line', 'M66 60V18M66 22l16 24H66M66 22 52 46h14M84 60V30M84 34l10 16H84'],
    ['mid', 'M48 58h40l-6 10H54zM78 58h20l-4 8H82z'],
    ['lit', 'M6 60h10v3H6zM24 60h8v3h-8z'],
    ['mid', 'M0 62h40v8H0z'],
    ['near', 'M0 74h100v26H0z'],
    ['line', 'M48 76h16M72 80h18M54 84h10M80 88h14M50 92h20M44 97h12'],
    ['deep', 'M0 76h38v24H0z'],
    ['line', 'M2 76v24M14 76v24M26 76v24M37 76v24M0 84h38'],
  ],
  night: [
    ['lit', 'M22 10a15 15 0 1 0 16 22A13 13 0 0 1 22 10z'],
    [
      'lit',
      'M60 12l1.4 3.6L65 17l-3.600 1.400L60 22l-1.400-3.600L55 17l3.600-1.400zM84 26l1 2.600 2.600 1-2.600 1-1 2.600-1-2.600-2.600-1 2.600-1zM74 8l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8zM48 34l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8zM92 46l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z',
    ],
    ['far', 'M0 70c20-14 34-12 50-8 20-8 36-6 50 0v38H0z'],
    ['mid', 'M70 84V52h-3l4-4V38l8-16 8 16v10l4 4h-3v32z'],
    ['lit', 'M77 44h4v6h-4zM77 60h4v7h-4z'],
    ['near', 'M0 86l5-14 5 14 3-22 7 20 6-12 6 14 8-4c20-4 40-4 60 4v14H0z'],
  ],
  alley: [
    ['far', 'M0 0h100v100H0z'],
    ['mid', 'M0 0h24v100H0zM76 0h24v100H76z'],
    ['deep', 'M30 100V46c0-26 40-26 40 0v54z'],
    ['line', 'M24 0v100M76 0v100M30 100V46c0-26 40-26 40 0v54M0 22h24M0 46h24M0 70h24M76 22h24M76 46h24M76 70h24'],
    ['lit', 'M14 30h8l2 4-2 12h-8l-2-12zM78 30h8l2 4-2 12h-8l-2-12z'],
    ['glow', 'M18 38m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0'],
    ['near', 'M0 92 30 84h40l30 8v8H0z'],
  ],
  hall: [
    ['far', 'M0 0h100v100H0z'],
    ['lit', 'M12 62V30c0-14 18-14 18 0v32zM41 62V24c0-14 18-14 18 0v38zM70 62V30c0-14 18-14 18 0v32z'],
    ['line', 'M21 19v43M12 42h18M50 13v49M41 38h18M79 19v43M70 42h18'],
    ['ray', 'M12 62 40 100H66L30 62zM41 62 70 100h24L59 62z'],
    ['mid', 'M0 0h8v100H0zM33 0h5v76h-5zM62 0h5v76h-5zM92 0h8v100h-8z'],
    ['near', 'M0 78h100v22H0z'],
    ['line', 'M0 86h100M0 94h100M30 78 14 100M50 78v22M70 78l16 22M12 78-8 100M88 78l22 22'],
  ],
  court: [
    ['ray', 'M50 30 20 0h16zM50 30 44 0h12zM50 30 64 0h16z'],
    ['far', 'M30 100V34c0-24 40-24 40 0v66z'],
    ['lit', 'M50 20l3 8 8-2-3 8 3 8H39l3-8-3-8 8 2z'],
    ['mid', 'M14 0h10v100H14zM76 0h10v100H76zM10 12h18v4H10zM72 12h18v4H72zM10 88h18v12H10zM72 88h18v12H72z'],
    ['near', 'M0 0h40C30 12 20 30 0 38zM100 0H60c10 12 20 30 40 38zM0 44c8 14 8 34 0 56zM100 44c-8 14-8 34 0 56z'],
    ['line', 'M40 0C30 12 20 30 0 38M60 0c10 12 20 30 40 38M26 0C20 10 12 20 0 26M74 0c6 10 14 20 26 26'],
    ['deep', 'M24 92h52v8H24zM30 86h40v6H30zM36 80h28v6H36z'],
  ],
  walls: [
    ['far', 'M0 56c20-12 36-8 50-4 18-6 34-6 50 2v46H0z'],
    ['mid', 'M4 100V36h4v-6h5v6h5v-6h5v6h5v-6h5v6h4v64zM62 100V44h4v-6h5v6h5v-6h5v6h5v-6h5v6h4v56z'],
    ['deep', 'M18 54h5v12h-5zM76 60h5v12h-5z'],
    ['near', 'M0 100V72h8v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h12v28z'],
    ['line', 'M0 82h100M0 91h100M14 72v10M40 72v10M66 72v10M90 72v10M26 82v9M54 82v9M80 82v9M14 91v9M40 91v9M66 91v9'],
    ['line', 'M20 30V14M20 14h14l-4 4 4 4H20'],
  ],
  thorns: [
    ['lit', 'M30 12a14 14 0 1 0 .1 0z'],
    ['far', 'M0 70c16-10 30-6 50-8 20-6 36-2 50 4v34H0z'],
    [
      'mid',
      'M76 100c2-22-2-30-12-40l2-2 10 8c0-12-6-18-10-26l3-1 9 18c2-12 0-22 2-32h3c0 14-1 22 0 32l8-12 3 1-11 20c4-4 8-4 12-6l1 3c-10 4-14 10-14 37z',
    ],
    ['near', 'M0 82c20-16 30 10 48-4 18-14 34 12 52-6v28H0z'],
    [
      'line',
      'M0 76c18-22 34 14 52-6 14-16 32 8 48-12M14 68l-2-7M26 74l5-6M40 76l-1-8M58 64l-5-6M72 62l3-7M86 66l5-5M6 90l-4-7M34 92l4-7M62 88l-2-8M84 92l5-6',
    ],
  ],
  rose: [
    ['far', 'M0 0h100v100H0z'],
    [
      'ray',
      'M50 46 40-4h20zM50 46 88 2l10 14zM50 46 12 2 2 16zM50 46l50-6v16zM50 46 0 40v16zM50 46l38 44 10-14zM50 46 12 90 2 76z',
    ],
    ['mid', 'M0 0h30C22 14 12 26 0 30zM100 0H70c8 14 18 26 30 30zM0 38c9 20 9 42 2 62H0zM100 38c-9 20-9 42-2 62h2z'],
    ['line', 'M30 0C22 14 12 26 0 30M70 0c8 14 18 26 30 30M50 10a38 38 0 1 0 .1 0zM50 16a32 32 0 1 0 .1 0z'],
    ['near', 'M0 96c10-8 20-8 28 0h44c8-8 18-8 28 0v4H0z'],
  ],
};

/** All scenes once, out of sight; card pictures refer to them. */
export function SceneSheet() {
  return (
    <svg className="hoc-sheet" aria-hidden="true">
      <defs>
        <linearGradient id="hoc-gilt" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="0.38" stopColor="#fbe3c4" />
          <stop offset="0.72" stopColor="#dda67c" />
          <stop offset="1" stopColor="#9a5a43" />
        </linearGradient>
        <linearGradient id="hoc-cameo" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="0.6" stopColor="#f3dccb" />
          <stop offset="1" stopColor="#c99b86" />
        </linearGradient>
      </defs>
      {SCENES.map((name) => (
        <symbol key={name} id={`hoc-scene-${name}`} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
          {DRAWN[name].map(([depth, path]) => (
            <path key={path} className={`scene-${depth}`} d={path} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}
