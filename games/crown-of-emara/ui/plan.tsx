import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { PLACES } from '../data/places.ts';
import { TAKES } from '../src/components.ts';
import { seatOf } from '../src/state.ts';
import { reach, useGameTable } from './look.ts';

/** What the person has in mind before a card is played: a card or a slot that was chosen, a slot under the pointer. */
interface Planning {
  readonly card: string | undefined;
  readonly pinned: number | undefined;
  readonly slot: number | undefined;
  choose(card: string | undefined): void;
  pin(slot: number | undefined): void;
  aim(slot: number | undefined): void;
}

const NOTHING: Planning = {
  ...{ card: undefined, pinned: undefined, slot: undefined },
  ...{ choose: () => {}, pin: () => {}, aim: () => {} },
};
const Plan = createContext<Planning>(NOTHING);

interface Chosen {
  readonly ply: number;
  readonly card?: string | undefined;
  readonly slot?: number | undefined;
}

export function PlanGround({ children }: { readonly children: ReactNode }) {
  const { asked } = useGameTable();
  const ply = asked?.kind === 'play' ? asked.ply : undefined;
  const [kept, setChosen] = useState<Chosen>();
  const [aimed, setAimed] = useState<Chosen>();
  const value = useMemo(() => {
    if (ply === undefined) return NOTHING;
    // A choice is forgotten with the question that it was made for; so is what the pointer was over.
    const { card, slot: pinned } = kept?.ply === ply ? kept : {};
    const over = aimed?.ply === ply ? aimed.slot : undefined;
    return {
      ...{ card, pinned, slot: over ?? pinned },
      aim: (slot: number | undefined) => setAimed({ ply, slot }),
      choose: (name: string | undefined) => setChosen({ ply, card: name }),
      pin: (slot: number | undefined) => setChosen({ ply, slot }),
    };
  }, [kept, aimed, ply]);
  return <Plan value={value}>{children}</Plan>;
}

export function usePlan(): Planning {
  return useContext(Plan);
}

/** A place that a councilor could come to, as it is drawn on the board. */
export interface Goal {
  readonly place: number;
  /** Where the councilor stands; undefined when nobody walks. */
  readonly from: number | undefined;
  readonly steps: number;
  /** The good that the card brings before. */
  readonly taken: number;
}

/** Where the option that is pointed at, or the planned card and slot, leads to. */
export function useGoals(): readonly Goal[] {
  const { pointed, view, me } = useGameTable();
  const { card, slot } = usePlan();
  if (me === undefined) return [];
  const [verb = '', argument = ''] = (pointed?.name ?? '').split(':');
  const { councilors } = seatOf(view, me);
  const goals = (steps: number, taken: number): readonly Goal[] =>
    reach(view, me, steps).map((place, i) => ({ place, from: councilors[i], steps, taken }));
  switch (verb) {
    case 'play': {
      const [name = '', steps = ''] = argument.split(',');
      return goals(Number(steps), takenBy(name));
    }
    case 'move':
      return goals(view.table.steps, -1).filter(({ place }) => PLACES[place] === argument);
    case 'step':
      return goals(1, -1).filter(({ place }) => PLACES[place] === argument);
    case 'visit':
      return [{ place: placeIndexOf(argument), from: undefined, steps: 0, taken: -1 }];
    default:
      return slot === undefined ? [] : goals(slot, takenBy(card ?? ''));
  }
}

/** Every place that an answer of this question leads to, with its steps: what is drawn while nothing is pointed at. */
export function useReach(): readonly Goal[] {
  const { asked, view } = useGameTable();
  const { steps } = view.table;
  return (asked?.options ?? []).flatMap((name) => {
    const [verb = '', argument = ''] = name.split(':');
    const far = { move: steps, step: 1, visit: 0 }[verb];
    return far === undefined ? [] : [{ place: placeIndexOf(argument), from: undefined, steps: far, taken: -1 }];
  });
}

function placeIndexOf(name: string): number {
  return (PLACES as readonly string[]).indexOf(name);
}

function takenBy(card: string): number {
  return TAKES[(ACTION_CARDS as readonly string[]).indexOf(card)] ?? -1;
}
