import { type RefObject, useEffect, useRef } from 'react';
import { seatOf } from '../src/state.ts';
import { useGameTable } from './look.ts';

/** A part that slides on a phone: it comes back to its beginning with every card that the viewer plays or gets. */
export function useSlideBack<E extends HTMLElement>(): RefObject<E | null> {
  const { view, me } = useGameTable();
  const part = useRef<E>(null);
  const hand = me === undefined ? undefined : seatOf(view, me).hand.length;
  const known = useRef(hand);
  useEffect(() => {
    if (hand !== known.current) part.current?.scrollTo({ left: 0, top: 0 });
    known.current = hand;
  }, [hand]);
  return part;
}
