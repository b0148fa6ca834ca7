import { Named, Option, useInspect, useTable } from '@crownleaf/ui';
import type { ReactNode } from 'react';
import { nameOf } from '../src/components.ts';

export interface CardChoiceProps {
  readonly card: number;
  /** Answers that a click could mean, the likeliest first. */
  readonly names: readonly string[];
  /** What "why not" speaks about when none of them is legal; without it a click opens the card. */
  readonly wish?: string;
  /** The card in words. */
  readonly said: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A card as a control: it gives the first of its answers that is legal, else says why not, else opens large. */
export function CardChoice({ card, names, wish, said, className = '', children }: CardChoiceProps) {
  const { legal, words, asked, open } = useTable();
  const spot = useInspect(nameOf(card));
  const [name, ...others] = names.filter(legal);
  const deed = name === undefined || asked === undefined ? '' : `${words.option(name, asked.kind)}. `;
  return (
    <span className="ember-choice-at" {...spot}>
      {name === undefined && wish === undefined ? (
        <button type="button" className={`ember-choice ${className}`} onClick={() => open(nameOf(card))}>
          <Named name={said}>{children}</Named>
        </button>
      ) : (
        <Option name={name ?? wish!} className={`ember-choice ${className}`} aria-label={deed + said}>
          {children}
        </Option>
      )}
      {others.length > 0 && (
        <span className="ember-deeds">
          {others.map((other) => (
            <Option key={other} name={other} className="ember-deed" />
          ))}
        </span>
      )}
    </span>
  );
}
