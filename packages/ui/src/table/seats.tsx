import type { Seat } from '@crownleaf/engine';
import { useEffect, useState } from 'react';
import { Glyph } from '../parts/glyph.tsx';
import { SeatShape } from '../parts/seat-badge.tsx';
import type { SeatInfo } from '../port.ts';
import { useTable } from './scene.tsx';

/** Who sits here, who is asked, who is away, and how much time is left. */
export function Seats({ standing }: { standing?(seat: Seat): string }) {
  const { seats, view, me } = useTable();
  return (
    // Where there is little room the seats slide, and so they can be reached with the keyboard.
    <ul className="seats" aria-label="Seats" tabIndex={0}>
      {seats.map((info, seat) => (
        <li key={`${seat}-${info.name}`} className="seat" data-seat={seat % 5} data-asked={view.asked === seat}>
          <SeatShape seat={seat} />
          <span className="seat-lines">
            <span className="seat-name">
              {info.name}
              {seat === me && info.name !== 'You' && <span className="seat-you"> (you)</span>}
            </span>
            <span className="seat-note">
              <Note info={info} mine={seat === me} {...(standing === undefined ? {} : { standing: standing(seat) })} />
            </span>
          </span>
          {info.deadline !== undefined && <Clock deadline={info.deadline} />}
          <span className="only-heard">{view.asked === seat ? 'is asked' : ''}</span>
        </li>
      ))}
    </ul>
  );
}

interface NoteProps {
  readonly info: SeatInfo;
  /** Nobody who reads this is away, whatever the server last heard. */
  readonly mine: boolean;
  readonly standing?: string;
}

function Note({ info, mine, standing }: NoteProps) {
  const machine = info.bot !== undefined ? `bot ${info.bot}` : info.program ? 'program' : undefined;
  const away = info.bot === undefined && info.presence === 'away' && !mine ? 'away' : undefined;
  return <>{[standing, machine, away].filter((part) => part !== undefined && part !== '').join(' · ')}</>;
}

function Clock({ deadline }: { readonly deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((deadline - now) / 1000));
  const [value, unit] = seconds >= 172_800 ? [Math.floor(seconds / 86_400), 'd'] : [Math.floor(seconds / 3600), 'h'];
  const text =
    seconds >= 3600 ? `${value} ${unit}` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className={seconds < 30 ? 'clock is-short' : 'clock'} role="timer">
      <Glyph name="clock" />
      {text}
    </span>
  );
}
