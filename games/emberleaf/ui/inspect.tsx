import { useTable } from '@crownleaf/ui';
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { HEROES, nameOf } from '../src/components.ts';
import { FavourNote } from './card/favour.tsx';
import { HeroNote } from './card/hero.tsx';

interface Held {
  readonly card: number;
  readonly at: DOMRect;
}

type Inspect = (held: Held | undefined) => void;

const Inspector = createContext<Inspect>(() => {});

const LONG_PRESS = 480;
const DELAY = 350;
const GAP = 12;

/** The card under the pointer is shown large beside it, with its words. */
export function InspectorGround({ children }: { readonly children: ReactNode }) {
  const [held, setHeld] = useState<Held>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inspect = useMemo<Inspect>(
    () => (next) => {
      clearTimeout(timer.current);
      if (next === undefined) setHeld(undefined);
      else timer.current = setTimeout(() => setHeld(next), DELAY);
    },
    [],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Inspector value={inspect}>
      {children}
      {held !== undefined && <Enlarged {...held} />}
    </Inspector>
  );
}

function Enlarged({ card, at }: Held) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current!;
    const { width, height } = element.getBoundingClientRect();
    const left = at.left - GAP - width;
    const x = left > GAP ? left : Math.min(at.right + GAP, innerWidth - width - GAP);
    const y = Math.max(GAP, Math.min(at.top + at.height / 2 - height / 2, innerHeight - height - GAP));
    element.style.translate = `${x}px ${y}px`;
    element.classList.add('is-placed');
  }, [at]);
  return (
    <div ref={ref} className="ember-enlarged ember-sheet" data-world="ember" aria-hidden="true">
      {card < HEROES.length ? <HeroNote hero={card} large /> : <FavourNote favour={card} large />}
    </div>
  );
}

/**
 * What makes an element stand for a card: the pointer shows it large; a long press, the secondary button and the key `i`
 * open its details.
 */
export function useInspect(card: number): HTMLAttributes<HTMLElement> {
  const inspect = useContext(Inspector);
  const { open } = useTable();
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const swallow = useRef(false);
  const details = (): void => {
    inspect(undefined);
    open(nameOf(card));
  };
  const release = (): void => clearTimeout(press.current);
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') inspect({ card, at: event.currentTarget.getBoundingClientRect() });
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
    onContextMenu: (event) => {
      event.preventDefault();
      if (!swallow.current) details();
    },
    onKeyDown: (event) => {
      if (event.key === 'i') details();
    },
  };
}
