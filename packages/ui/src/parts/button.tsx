import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';

export const BUTTON_LOOKS = ['plain', 'primary', 'quiet'] as const;
export type ButtonLook = (typeof BUTTON_LOOKS)[number];

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly glyph?: GlyphName;
  readonly children?: ReactNode;
}

export function Button({ look = 'plain', glyph, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className}`} {...rest}>
      {glyph !== undefined && <Glyph name={glyph} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly glyph: GlyphName;
  /** Said by screen readers and shown under the pointer. */
  readonly label: string;
}

export function IconButton({ glyph, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} data-tip={label} {...rest}>
      <Glyph name={glyph} />
    </button>
  );
}

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'accent' | 'good' | 'warn';
}

/** A short fact that cannot be clicked. */
export function Chip({ children, tone = 'plain' }: ChipProps) {
  return <span className={`chip chip-${tone}`}>{children}</span>;
}
