import type { ReactNode } from 'react';

export interface ToastProps {
  readonly tone?: 'plain' | 'warn';
  /** Whether it speaks for itself; not inside of something that does. */
  readonly isHeard?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** Something to know that needs no answer. It goes by itself where its owner takes it away. */
export function Toast({ tone = 'plain', isHeard = true, children, onClose }: ToastProps) {
  return (
    <div className={`toast toast-${tone}`} role={isHeard ? 'status' : undefined}>
      <div className="toast-text">{children}</div>
      <button type="button" className="toast-close" onClick={onClose}>
        Got it
      </button>
    </div>
  );
}
