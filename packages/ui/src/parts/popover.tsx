import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import type { GlyphName } from './glyph.tsx';

export interface PopoverProps {
  readonly label: string;
  readonly glyph?: GlyphName;
  readonly look?: ButtonLook;
  /** Show the glyph alone; the label is still said. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const GAP = 8;

/** A button that opens a small panel beside it; the browser closes it on Escape or a click elsewhere. */
export function Popover({ label, glyph, look = 'quiet', bare = false, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = (): void => {
    const at = button.current?.getBoundingClientRect();
    const element = panel.current;
    if (at === undefined || element === null) return;
    const { width, height } = element.getBoundingClientRect();
    const below = at.bottom + GAP + height < innerHeight;
    element.style.top = `${Math.max(GAP, below ? at.bottom + GAP : at.top - GAP - height)}px`;
    element.style.left = `${Math.max(GAP, Math.min(at.right - width, innerWidth - width - GAP))}px`;
  };
  return (
    <span className="popover-holder" ref={button}>
      <Button
        look={look}
        popoverTarget={id}
        aria-label={label}
        data-tip={bare ? label : undefined}
        className={bare ? 'is-bare' : ''}
        {...(glyph === undefined ? {} : { glyph })}
      >
        {bare ? null : label}
      </Button>
      <div id={id} ref={panel} popover="auto" className="popover" onToggle={place}>
        {children}
      </div>
    </span>
  );
}
