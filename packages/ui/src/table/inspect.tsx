import {
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTable } from './scene.tsx';

/** What a note is about. */
export interface NoteProps {
  readonly thing: string;
  /** What the thing does here and now, above what it always does. */
  readonly note?: string | undefined;
  /** Where the thing lies. */
  readonly at: DOMRect;
}

interface Inspection {
  /** Shows the note on something, after the usual delay unless another is given; undefined hides it. */
  inspect(next: NoteProps | undefined, delay?: number): void;
  readonly showsRefused: boolean;
}

const InspectionContext = createContext<Inspection>({ inspect: () => {}, showsRefused: false });

const LONG_PRESS = 480;

export interface InspectorProps {
  /** Draws the note; `usePlacedNote` puts it where it belongs. */
  readonly Note: ComponentType<NoteProps>;
  /** Milliseconds that the pointer rests on a thing before its note appears. */
  readonly delay: number;
  /** A click on what cannot be chosen shows its note at once: a finger cannot rest above it. */
  readonly showsRefused?: boolean;
  readonly children: ReactNode;
}

/** Shows a note on the thing under the pointer, for all things in it that use `useInspect`. */
export function Inspector({ Note, delay, showsRefused = false, children }: InspectorProps) {
  const [shown, setShown] = useState<NoteProps>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inspection = useMemo<Inspection>(
    () => ({
      inspect(next, after = delay) {
        clearTimeout(timer.current);
        if (next === undefined || after === 0) setShown(next);
        else timer.current = setTimeout(() => setShown(next), after);
      },
      showsRefused,
    }),
    [delay, showsRefused],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === undefined) return;
    // A finger does not leave what it has touched: its next touch does.
    const leave = (): void => inspection.inspect(undefined);
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [shown, inspection]);
  return (
    <InspectionContext value={inspection}>
      {children}
      {shown !== undefined && <Note {...shown} />}
    </InspectionContext>
  );
}

/**
 * Makes an element stand for a thing: the pointer shows its note; a long press, the secondary button and the key `i`
 * open its details.
 */
export function useInspect(thing: string, note?: string): HTMLAttributes<HTMLElement> {
  const { inspect, showsRefused } = useContext(InspectionContext);
  const { open } = useTable();
  const openDetails = (): void => {
    inspect(undefined);
    open(thing);
  };
  const { onPointerDown, wasLong, release, onClickCapture } = useLongPress(openDetails);
  const showAt = (element: HTMLElement, delay?: number): void =>
    inspect({ thing, note, at: element.getBoundingClientRect() }, delay);
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') showAt(currentTarget);
    },
    onPointerLeave: () => {
      inspect(undefined);
      release();
    },
    onPointerDown: (event) => {
      inspect(undefined);
      onPointerDown(event);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture,
    ...(showsRefused && {
      onClick: ({ currentTarget, target }) => {
        const isRefused = target instanceof Element && target.closest('.is-not-legal') !== null;
        if (isRefused) showAt(currentTarget, 0);
      },
    }),
    onContextMenu: (event) => {
      event.preventDefault();
      if (!wasLong()) openDetails();
    },
    onKeyDown: ({ key }) => {
      if (key === 'i') openDetails();
    },
  };
}

interface LongPress {
  onPointerDown(event: { readonly pointerType: string }): void;
  onClickCapture(event: { stopPropagation(): void }): void;
  release(): void;
  wasLong(): boolean;
}

/** Calls back when a finger stays; the click that ends such a press is not an answer. */
function useLongPress(pressed: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  return {
    onPointerDown({ pointerType }) {
      isLong.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        isLong.current = true;
        pressed();
      }, LONG_PRESS);
    },
    onClickCapture(event) {
      if (isLong.current) event.stopPropagation();
      isLong.current = false;
    },
    release: () => clearTimeout(timer.current),
    wasLong: () => isLong.current,
  };
}

/** The upper left corner of a note, from where its thing lies and how large the note is. */
export type NotePlace = (at: DOMRect, size: DOMRect) => readonly [x: number, y: number];

/** Right of the thing, and left of it where there is no room. */
export function rightOf(gap: number): NotePlace {
  return (at, { width, height }) => {
    const hasRoom = at.right + gap + width < innerWidth;
    return [hasRoom ? at.right + gap : Math.max(gap, at.left - gap - width), middleOf(at, height, gap)];
  };
}

/** Left of the thing, and right of it where there is no room. */
export function leftOf(gap: number): NotePlace {
  return (at, { width, height }) => {
    const left = at.left - gap - width;
    return [left > gap ? left : Math.min(at.right + gap, innerWidth - width - gap), middleOf(at, height, gap)];
  };
}

function middleOf(at: DOMRect, height: number, gap: number): number {
  return Math.max(gap, Math.min(at.top + at.height / 2 - height / 2, innerHeight - height - gap));
}

/** Moves the note to its place once its size is known, and marks it `is-placed`. */
export function usePlacedNote(at: DOMRect, place: NotePlace): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = note.current;
    if (element === null) return;
    const [x, y] = place(at, element.getBoundingClientRect());
    element.style.translate = `${x}px ${y}px`;
    element.classList.add('is-placed');
  }, [at, place]);
  return note;
}
