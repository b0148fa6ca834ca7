import { Named, Option, useInspect, useTable } from '@crownleaf/ui';
import type { ReactNode } from 'react';

export interface ChoiceProps {
  /** Answers that a click could mean, the likeliest first. With none that is legal, the first is explained. */
  readonly names: readonly string[];
  /** What it is, for the note and the details. */
  readonly thing: string;
  readonly label: string;
  readonly className?: string;
  readonly place?: string;
  readonly children: ReactNode;
}

/** A thing on the board as a control: it gives the first of its answers that is legal, else says why not. */
export function Choice({ names, thing, label, className = '', place, children }: ChoiceProps) {
  const { legal, words, asked, open } = useTable();
  const spot = useInspect(thing);
  const name = names.find(legal);
  const deed = name === undefined || asked === undefined ? '' : `${words.option(name, asked.kind)}. `;
  const said = deed + label;
  return (
    <span className="em-spot" data-place={place} {...spot}>
      {asked === undefined || names.length === 0 ? (
        <button type="button" className={`em-choice ${className}`} onClick={() => open(thing)}>
          <Named name={said}>{children}</Named>
        </button>
      ) : (
        <Option
          name={name ?? names[0]!}
          thing={thing}
          className={`board-option em-choice ${className}`}
          aria-label={said}
        >
          {children}
        </Option>
      )}
    </span>
  );
}
