import type { ReactNode } from 'react';

export interface ToastProps {
  readonly tone?: 'plain' | 'warn';
  readonly children: ReactNode;
  onClose(): void;
}

/** Something to know that needs no answer. It goes by itself where its owner takes it away. */
export function Toast({ tone = 'plain', children, onClose }: ToastProps) {
  return (
    <div className={`toast toast-${tone}`} role="status">
      <div className="toast-text">{children}</div>
      <button type="button" className="toast-close" onClick={onClose}>
        Got it
      </button>
    </div>
  );
}
