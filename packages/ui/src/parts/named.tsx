import type { ReactNode } from 'react';

export interface NamedProps {
  /** What the control is called. */
  readonly name: string;
  /** What it looks like. */
  readonly children?: ReactNode;
}

/** The inside of a control whose picture says more, or less, than its name: who listens hears the name alone. */
export function Named({ name, children }: NamedProps) {
  return (
    <>
      <span className="only-heard">{name}</span>
      <span className="picture" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
