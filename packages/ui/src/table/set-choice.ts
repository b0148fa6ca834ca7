import { answersOf, type ChoiceSet, stillChosen, whyNotSet } from '@crownleaf/engine';
import { useState } from 'react';
import type { Asked } from '../port.ts';

/** Pieces that the viewer chooses in any order and sends at once. */
export interface SetChoice {
  readonly set: ChoiceSet<string>;
  readonly chosen: readonly string[];
  /** How many of a piece there are to choose from; 0 if it is not in the set. */
  copies(name: string): number;
  /** How many of them are chosen. */
  count(name: string): number;
  /**
   * Marks a copy of a piece or takes its mark away, unless too many would be marked. Without a copy each turn marks one more
   * of the piece, and none after the last one.
   */
  turn(name: string, copy?: number): void;
  /** Whether enough is chosen. */
  readonly isReady: boolean;
  confirm(): void;
}

/** What is chosen at one question, and how many answers were sent for it. */
export interface Draft {
  readonly ply: number;
  readonly set: ChoiceSet<string>;
  readonly chosen: readonly string[];
  readonly sent: number;
}

/** What is chosen of the set at this ply: what was marked here, or what a chain that ended early has left. */
export function chosenAt(draft: Draft | undefined, ply: number, set: ChoiceSet<string>): readonly string[] {
  if (draft === undefined) return [];
  if (draft.ply === ply) return draft.set.pieces.join() === set.pieces.join() ? draft.chosen : [];
  const isInMidChain = draft.ply < ply && ply < draft.ply + draft.sent;
  return isInMidChain ? stillChosen(draft.set, draft.chosen, set) : [];
}

/** The set that the viewer is asked about; undefined for any other question. */
export function useSetChoice(asked: Asked | undefined, send: (...names: string[]) => void): SetChoice | undefined {
  const [draft, setDraft] = useState<Draft>();
  if (asked?.set === undefined) return undefined;
  const { ply, set } = asked;
  const chosen = chosenAt(draft, ply, set);
  const count = (name: string): number => copiesIn(chosen, name);
  return {
    set,
    chosen,
    count,
    copies: (name) => copiesIn(set.pieces, name),
    turn(name, copy) {
      const wanted = countAfter({ set, chosen }, name, copy);
      const next = [...chosen.filter((each) => each !== name), ...Array<string>(wanted).fill(name)];
      if (next.length <= set.max) setDraft({ ply, set, chosen: next, sent: 0 });
    },
    isReady: whyNotSet(set, chosen) === undefined,
    confirm() {
      const answers = answersOf(set, chosen, 'pass');
      setDraft({ ply, set, chosen, sent: answers.length });
      send(...answers);
    },
  };
}

function countAfter({ set, chosen }: Pick<SetChoice, 'set' | 'chosen'>, name: string, copy?: number): number {
  const count = copiesIn(chosen, name);
  if (copy !== undefined) return count > copy ? count - 1 : count + 1;
  return count < copiesIn(set.pieces, name) && chosen.length < set.max ? count + 1 : 0;
}

/** Which of its equals the piece at this place is. */
export function copyAt(pieces: readonly string[], index: number): number {
  return index - pieces.indexOf(pieces[index]!);
}

function copiesIn(pieces: readonly string[], name: string): number {
  return pieces.filter((each) => each === name).length;
}

/** How many are chosen, and how many have to be or may be. */
export function countText({ set: { pieces, min, max }, chosen }: Pick<SetChoice, 'set' | 'chosen'>): string {
  const count = chosen.length;
  if (min === max) return `${count} of ${max} chosen`;
  if (count < min) return `${count} chosen, at least ${min}`;
  return max < pieces.length ? `${count} chosen, up to ${max}` : `${count} chosen`;
}
