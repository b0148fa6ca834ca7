import { type ComponentType, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Flight, GameTable } from '../game-table.ts';
import type { Scene, Speed } from './stage.ts';

const FLIGHT: { readonly [speed in Speed]: number } = { slow: 600, normal: 420, fast: 240, instant: 0 };
const STAGGER = 0.18;
/** More things at once are no longer seen one by one. */
const MOST = 14;

interface Flying extends Flight {
  readonly key: string;
  readonly a: DOMRect;
  readonly b: DOMRect;
  readonly delay: number;
  readonly lasts: number;
}

type Places = ReadonlyMap<string, DOMRect>;

/**
 * Things fly between places (`data-place`) as the events of a game tell. It is only a picture over the table: the
 * snapshot below is right whatever becomes of it. Nothing flies after a jump, with reduced motion or in a hidden page,
 * and a jump takes out of the air what is there.
 */
export function Flights({
  scene,
  game,
  speed,
}: {
  readonly scene: Scene;
  readonly game: GameTable;
  readonly speed: Speed;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef<Places>(new Map());
  const flown = useRef<Scene['news']>([]);
  const [flying, setFlying] = useState<readonly Flying[]>([]);

  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    if (root == null) return;
    // To measure is to lay out: only where something may fly.
    const moves = FLIGHT[speed] > 0 && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const places: Places = moves ? placesIn(root) : new Map();
    // A scene may change without news: somebody spoke, or more answers wait to be shown.
    const old = scene.news === flown.current;
    flown.current = scene.news;
    if (!old) {
      const next = moves ? flyingOf(scene, game, before.current, places, FLIGHT[speed]) : [];
      setFlying((now) => (next.length === 0 && now.length === 0 ? now : next));
    }
    before.current = places;
  }, [scene, game, speed]);

  const landed = useCallback((key: string) => setFlying((now) => now.filter((flight) => flight.key !== key)), []);
  return (
    <div ref={layer} className="flights" aria-hidden="true">
      {flying.map((flight) => (
        <FlyingThing key={flight.key} flight={flight} Thing={game.Thing} landed={landed} />
      ))}
    </div>
  );
}

interface FlyingThingProps {
  readonly flight: Flying;
  readonly Thing: ComponentType<{ readonly name: string }> | undefined;
  landed(key: string): void;
}

function FlyingThing({ flight, Thing, landed }: FlyingThingProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { a, b, delay, lasts, key } = flight;
    const width = element.current?.offsetWidth ?? 0;
    const height = element.current?.offsetHeight ?? 0;
    const at = (r: DOMRect): string =>
      `translate(${r.x + r.width / 2 - width / 2}px, ${r.y + r.height / 2 - height / 2}px)`;
    const motion = element.current?.animate(
      [
        { transform: `${at(a)} scale(0.9)`, opacity: 0.2 },
        { transform: `${at(a)} scale(1)`, opacity: 1, offset: 0.12 },
        { transform: `${at(b)} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${at(b)} scale(0.92)`, opacity: 0 },
      ],
      { duration: lasts, delay, easing: 'cubic-bezier(0.3, 0.05, 0.2, 1)', fill: 'both' },
    );
    motion?.finished.then(
      () => landed(key),
      () => {},
    );
    return () => motion?.cancel();
  }, [flight, landed]);
  return (
    <div ref={element} className="flying">
      {Thing !== undefined && flight.thing !== undefined ? <Thing name={flight.thing} /> : <span className="token" />}
    </div>
  );
}

function flyingOf(scene: Scene, game: GameTable, before: Places, after: Places, lasts: number): readonly Flying[] {
  const me = scene.shown.view.viewer ?? undefined;
  const out: Flying[] = [];
  for (const event of scene.news) {
    for (const flight of game.flights?.(event, scene.before.view, me) ?? []) {
      const a = placeOf(flight.from, before) ?? placeOf(flight.from, after);
      const b = placeOf(flight.to, after) ?? placeOf(flight.to, before);
      if (a === undefined || b === undefined) continue;
      for (let n = 0; n < (flight.count ?? 1) && out.length < MOST; n++) {
        out.push({ ...flight, a, b, lasts, delay: out.length * lasts * STAGGER, key: `${event.at}-${out.length}` });
      }
    }
  }
  return out;
}

/** `hand.2:city` where that is, else `hand.2`, else `hand`. */
function placeOf(name: string, places: Places): DOMRect | undefined {
  for (let at = name; ; ) {
    const found = places.get(at);
    if (found !== undefined) return found;
    const cut = Math.max(at.lastIndexOf(':'), at.lastIndexOf('.'));
    if (cut < 0) return undefined;
    at = at.slice(0, cut);
  }
}

function placesIn(root: Element): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(element.dataset.place!, rect);
  }
  return places;
}

/** Lights up these places, and only these. */
export function lightUp(root: Element | null, names: readonly string[]): void {
  for (const element of root?.querySelectorAll<HTMLElement>('[data-lit]') ?? []) delete element.dataset.lit;
  for (const name of names) {
    const element = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (element != null) element.dataset.lit = '';
  }
}
