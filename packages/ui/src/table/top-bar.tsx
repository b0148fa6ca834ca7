import type { Seat } from '@crownleaf/engine';
import type { ReactNode } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Popover } from '../parts/popover.tsx';
import { Seats } from './seats.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { SPEEDS } from './stage.ts';

export interface TopBarProps {
  /** The way out, drawn by the page. */
  readonly home: ReactNode;
  readonly tools: ReactNode;
  standing?(seat: Seat): string;
  /** How many lines of the chat were not seen yet. */
  readonly unread: number;
  openInfo(): void;
  openHelp(): void;
  /** Shows log and chat, or hides them. */
  turnSide(): void;
}

export function TopBar({ home, tools, standing, unread, openInfo, openHelp, turnSide }: TopBarProps) {
  const { speed, sound, autoEnd, side } = useSettings();
  const full = (): void => {
    if (document.fullscreenElement === null) document.documentElement.requestFullscreen();
    else document.exitFullscreen();
  };
  return (
    <header className="top">
      <div className="top-home">{home}</div>
      <Seats {...(standing === undefined ? {} : { standing })} />
      <div className="top-tools">
        {tools}
        <Popover label="Preferences" glyph="speed" bare>
          <fieldset className="field">
            <legend>How fast others’ turns are shown</legend>
            <div className="segments">
              {SPEEDS.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="speed"
                    checked={speed === each}
                    onChange={() => changeSettings({ speed: each })}
                  />
                  {each}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="check">
            <input
              type="checkbox"
              checked={sound}
              onChange={(event) => changeSettings({ sound: event.target.checked })}
            />
            Quiet sounds
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={autoEnd}
              onChange={(event) => changeSettings({ autoEnd: event.target.checked })}
            />
            End my turn automatically when nothing is left to do
          </label>
        </Popover>
        <IconButton glyph="full" label="Full screen" className="wide-only" onClick={full} />
        <IconButton glyph="info" label="About this table" onClick={openInfo} />
        <IconButton glyph="help" label="Help and keys" onClick={openHelp} />
        <IconButton
          glyph="log"
          label={`${side ? 'Hide' : 'Show'} log and chat${unread > 0 ? `, ${unread} new` : ''}`}
          aria-pressed={side}
          data-unread={unread > 0 || undefined}
          onClick={turnSide}
        />
      </div>
    </header>
  );
}
