import { say } from '@crownleaf/ui';
import type { ReactNode } from 'react';
import { RESOURCES } from '../data/goods.ts';
import { markerSides } from '../src/places/dials.ts';
import type { EmaraView } from '../src/state.ts';
import { useGameTable } from './look.ts';
import { Good } from './parts/good.tsx';
import { Marker } from './parts/marker.tsx';

/** A marker as a thing of its own: which numbers it has, and how often it was turned. */
interface Dial {
  readonly verb: 'gift' | 'donation' | 'stone' | 'bread';
  /** What is paid for it. */
  readonly good: string;
  readonly numbers: readonly number[];
  readonly board: number;
  readonly turns: number;
}

function dialOf({ table, seats }: EmaraView, name: string): Dial {
  const [kind = '', good = ''] = name.split('-');
  const sides = markerSides(seats.length);
  const resource = (RESOURCES as readonly string[]).indexOf(good);
  if (kind === 'gift') return { verb: kind, good, ...sides.gift, turns: table.gifts[resource]! };
  if (kind === 'donation') return { verb: kind, good, ...sides.donation, turns: table.donations[resource]! };
  const verb = good === 'bread' ? 'bread' : 'stone';
  return { verb, good, ...sides[verb], turns: table[verb] };
}

/** What the number of a marker means, and which numbers follow. */
export function DialText({ name }: { readonly name: string }) {
  const { view, words } = useGameTable();
  const { verb, good, numbers, board, turns } = dialOf(view, name);
  const count = numbers[turns] ?? board;
  return (
    <>
      <p>{say(words, `text.dial.${verb}`, { count, good: words.what(good) })}</p>
      <p className="em-course">
        {[...numbers, board].map((number, i): ReactNode => {
          const now = i === Math.min(turns, numbers.length);
          return (
            <span key={i} data-now={now} data-past={i < turns}>
              {number}
            </span>
          );
        })}
        <span>{say(words, turns >= numbers.length ? 'text.dial.left' : 'text.dial.turns', { board })}</span>
      </p>
    </>
  );
}

export function DialFace({ name }: { readonly name: string }) {
  const { view } = useGameTable();
  const { good, numbers, board, turns } = dialOf(view, name);
  return (
    <span className="em-dial">
      <Marker numbers={numbers} board={board} turns={turns} />
      <Good name={good} mute />
    </span>
  );
}
