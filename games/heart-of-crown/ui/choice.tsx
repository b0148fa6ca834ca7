import { Named, Option, Piece, useInspect, useTable } from '@crownleaf/ui';
import type { ReactNode } from 'react';
import { type Card, nameOf } from '../src/components.ts';
import { heard } from './say.ts';

export interface CardChoiceProps {
  readonly card: Card;
  /** Answers that a click could mean, the likeliest first. With none that is legal, the first is explained. */
  readonly names?: readonly string[];
  /** Nobody would expect this card to do anything now: a click opens its details instead of explaining why not. */
  readonly looked?: boolean;
  /** What is said behind the card's own words. */
  readonly note?: string;
  readonly children: ReactNode;
}

/**
 * A card on the board as a control: it gives the first of its answers that is legal, else says why not. Where several cards
 * are chosen together it marks one of them.
 */
export function CardChoice({ card, names = [], looked = false, note, children }: CardChoiceProps) {
  const { legal, words, asked, set, open } = useTable();
  const spot = useInspect(nameOf(card));
  const piece = names.find((each) => set !== undefined && set.copies(each) > 0);
  const name = piece ?? names.find(legal);
  const deed = name === undefined || asked === undefined ? '' : `${words.option(name, asked.kind)}. `;
  const label = [deed + heard(words, card), note].filter(Boolean).join('; ');
  return (
    <span className="hoc-spot" {...spot}>
      {piece !== undefined ? (
        <Piece name={piece} className="board-option hoc-choice" aria-label={label}>
          {children}
        </Piece>
      ) : name === undefined && (looked || names[0] === undefined) ? (
        <button type="button" className="hoc-choice" onClick={() => open(nameOf(card))}>
          <Named name={label}>{children}</Named>
        </button>
      ) : (
        <Option name={name ?? names[0]!} className="board-option hoc-choice" aria-label={label}>
          {children}
        </Option>
      )}
    </span>
  );
}

const HAND_DEEDS = ['play', 'discard', 'banish', 'put-back', 'develop', 'defend', 'set', 'use', 'keep'] as const;

/** What a card of the hand could be chosen for, whatever is asked; the first is what "why not" speaks about. */
export function handDeeds(name: string, playable: boolean): readonly string[] {
  const deeds = HAND_DEEDS.map((verb) => `${verb}:${name}`);
  return playable ? deeds : [`set:${name}`, ...deeds.filter((deed) => deed !== `set:${name}`)];
}
