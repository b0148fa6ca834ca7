import { useTable } from '@crownleaf/ui';
import {
  createContext,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ThingText } from './details.tsx';
import { titled } from './say.ts';

interface Held {
  readonly thing: string;
  /** What it does here and now, above what it does at all. */
  readonly note?: string | undefined;
  readonly at: DOMRect;
}

type Inspect = (held: Held | undefined, delay?: number) => void;

const Inspector = createContext<Inspect>(() => {});

const LONG_PRESS = 480;
const DELAY = 380;
const GAP = 10;

/** Says beside the thing under the pointer what it is. */
export function InspectorGround({ children }: { readonly children: ReactNode }) {
  const [held, setHeld] = useState<Held>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inspect = useMemo<Inspect>(
    () =>
      (next, delay = DELAY) => {
        clearTimeout(timer.current);
        if (next === undefined || delay === 0) setHeld(next);
        else timer.current = setTimeout(() => setHeld(next), delay);
      },
    [],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (held === undefined) return;
    // A finger does not leave what it has touched: its next touch does.
    const leave = (): void => inspect(undefined);
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [held, inspect]);
  return (
    <Inspector value={inspect}>
      {children}
      {held !== undefined && <Gloss {...held} />}
    </Inspector>
  );
}

/** From this share of the screen down lie hand, slots and goods, where a note beside one thing would hide the next. */
const OWN_BOARD = 0.6;

function above(at: DOMRect, width: number, height: number): readonly [x: number, y: number] {
  return [Math.max(GAP, Math.min(at.left, innerWidth - width - GAP)), Math.max(GAP, at.top - GAP - height)];
}

function beside(at: DOMRect, width: number, height: number): readonly [x: number, y: number] {
  const right = at.right + GAP + width < innerWidth;
  return [
    right ? at.right + GAP : Math.max(GAP, at.left - GAP - width),
    Math.max(GAP, Math.min(at.top + at.height / 2 - height / 2, innerHeight - height - GAP)),
  ];
}

/** A note in the margin, as scribes wrote them. */
function Gloss({ thing, note, at }: Held) {
  const { words } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current!;
    const { width, height } = element.getBoundingClientRect();
    const [x, y] = at.top > innerHeight * OWN_BOARD ? above(at, width, height) : beside(at, width, height);
    element.style.translate = `${x}px ${y}px`;
    element.classList.add('is-placed');
  }, [at]);
  return (
    <div ref={ref} className="em-gloss" aria-hidden="true">
      <strong>{titled(words, thing)}</strong>
      {note !== undefined && <p className="em-note">{note}</p>}
      <ThingText name={thing} />
    </div>
  );
}

/**
 * The pointer shows a note, and so does a touch that is no answer; a long press, the secondary button and the key `i`
 * open the details.
 */
export function useInspect(thing: string, note?: string): HTMLAttributes<HTMLElement> {
  const inspect = useContext(Inspector);
  const { open } = useTable();
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const swallow = useRef(false);
  const details = (): void => {
    inspect(undefined);
    open(thing);
  };
  const release = (): void => clearTimeout(press.current);
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') inspect({ thing, note, at: event.currentTarget.getBoundingClientRect() });
    },
    onPointerLeave: () => {
      inspect(undefined);
      release();
    },
    onPointerDown: (event) => {
      inspect(undefined);
      swallow.current = false;
      if (event.pointerType === 'mouse') return;
      press.current = setTimeout(() => {
        swallow.current = true;
        details();
      }, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    // The click that ends a long press is no answer.
    onClickCapture: (event) => {
      if (swallow.current) event.stopPropagation();
      swallow.current = false;
    },
    onClick: ({ currentTarget, target }) => {
      const vain = target instanceof Element && target.closest('.is-not-legal') !== null;
      if (vain) inspect({ thing, note, at: currentTarget.getBoundingClientRect() }, 0);
    },
    onContextMenu: (event) => {
      event.preventDefault();
      if (!swallow.current) details();
    },
    onKeyDown: (event) => {
      if (event.key === 'i') details();
    },
  };
}
