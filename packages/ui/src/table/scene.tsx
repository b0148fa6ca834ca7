import type { View } from '@crownleaf/engine';
import { type ButtonHTMLAttributes, createContext, type PointerEvent, type ReactNode, useContext, useRef } from 'react';
import type { TableProps } from '../game-table.ts';
import { Named } from '../parts/named.tsx';

const Scene = createContext<TableProps | undefined>(undefined);

export const TableScene = Scene.Provider;

/** The table that this part is drawn on. A game names its own views once: `const useGameTable = useTable<MyView>`. */
export function useTable<V extends View = View>(): TableProps<V> {
  const scene = useContext(Scene);
  if (scene === undefined) throw new Error('useTable is for parts of a table');
  // The page shows the parts of a game only views of that game.
  return scene as TableProps<V>;
}

export interface OptionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  /** The answer that this control stands for. */
  readonly name: string;
  /** Answers that are sent after it in one chain: a form that spares clicks. */
  readonly then?: readonly string[];
  /** What is asked about when it cannot be done; the name itself unless said otherwise. */
  readonly wish?: string;
  /** The card or token that the control shows. */
  readonly thing?: string;
  readonly children?: ReactNode;
}

const LONG_PRESS = 450;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  long: boolean;
  /** Whether it was pointed at already when the finger came. */
  readonly again: boolean;
}

/**
 * A finger cannot rest above a control: it presses and stays. What it sees then is a preview, and lifting it does not
 * take the answer.
 */
function useTouch(point: (on: boolean) => void, pointed: boolean) {
  const press = useRef<Press>(undefined);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    if (press.current?.long) point(false);
  };
  return {
    onPointerDown({ pointerType }: PointerEvent): void {
      if (pointerType !== 'touch') return;
      const begun = {
        long: false,
        again: pointed,
        timer: setTimeout(() => {
          begun.long = true;
          point(true);
        }, LONG_PRESS),
      };
      press.current = begun;
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** What kind of touch the click that follows was the end of, if it was one; asked once. */
    ended(): 'long' | 'first' | 'again' | undefined {
      const { current } = press;
      press.current = undefined;
      if (current === undefined) return undefined;
      return current.long ? 'long' : current.again ? 'again' : 'first';
    },
  };
}

/**
 * A control that stands for an answer: it sends it when it is legal, points at it under the pointer and the focus, and
 * says why not when it is not legal.
 */
export function Option({
  name,
  then = [],
  wish = name,
  thing,
  children,
  className,
  'aria-label': label,
  ...rest
}: OptionProps) {
  const table = useTable();
  const legal = table.legal(name);
  const here = table.pointed?.name === name;
  const { ended, ...pressing } = useTouch((on) => legal && table.point(on ? name : undefined), here);
  return (
    <button
      type="button"
      {...rest}
      {...(legal ? { 'data-option': name } : { 'aria-disabled': true })}
      className={['option', className, legal ? 'is-legal' : 'is-not-legal', here && 'is-pointed']
        .filter(Boolean)
        .join(' ')}
      {...pressing}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        const touch = ended();
        if (touch === 'long') return;
        if (legal && touch === 'first' && table.shownFirst(name)) table.point(name);
        else if (legal) table.send(name, ...then);
        else table.explain(wish, thing);
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && legal && table.point(name)}
      // What becomes legal under a resting pointer is not entered again.
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && legal && !here && table.point(name)}
      onPointerLeave={() => table.point(undefined)}
      onFocus={() => legal && table.point(name)}
      onBlur={() => table.point(undefined)}
    >
      {label === undefined ? (
        (children ?? (table.asked === undefined ? name : table.words.option(name, table.asked.kind)))
      ) : (
        <Named name={label}>{children}</Named>
      )}
    </button>
  );
}
