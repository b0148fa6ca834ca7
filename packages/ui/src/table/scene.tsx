import { type ButtonHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import type { TableProps } from '../game-table.ts';

const Scene = createContext<TableProps | undefined>(undefined);

export const TableScene = Scene.Provider;

/** The table that this part is drawn on. */
export function useTable(): TableProps {
  const scene = useContext(Scene);
  if (scene === undefined) throw new Error('useTable is for parts of a table');
  return scene;
}

export interface OptionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  /** The answer that this control stands for. */
  readonly name: string;
  /** Answers that are sent after it in one chain: a form that spares clicks. */
  readonly then?: readonly string[];
  /** What is asked about when it cannot be done; the name itself unless said otherwise. */
  readonly wish?: string;
  readonly children?: ReactNode;
}

/**
 * A control that stands for an answer: it sends it when it is legal, points at it under the pointer and the focus, and
 * says why not when it is not legal.
 */
export function Option({ name, then = [], wish = name, children, className, ...rest }: OptionProps) {
  const table = useTable();
  const legal = table.legal(name);
  const here = table.pointed?.name === name;
  return (
    <button
      type="button"
      {...rest}
      {...(legal ? { 'data-option': name } : { 'aria-disabled': true })}
      className={['option', className, legal ? 'is-legal' : 'is-not-legal', here && 'is-pointed']
        .filter(Boolean)
        .join(' ')}
      onClick={(event) => (legal ? table.send(name, ...then) : table.explain(wish, event.currentTarget))}
      onPointerEnter={() => legal && table.point(name)}
      onPointerLeave={() => table.point(undefined)}
      onFocus={() => legal && table.point(name)}
      onBlur={() => table.point(undefined)}
    >
      {children ?? (table.asked === undefined ? name : table.words.option(name, table.asked.kind))}
    </button>
  );
}
