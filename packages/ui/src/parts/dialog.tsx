import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';

export interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, and Escape or a click beside it closes it. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const first = element?.querySelector<HTMLElement>('button[data-first]') ?? element?.querySelector('h2');
    // What is read first stands at the top, however far down the first button is.
    first?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      // Told late: by then a dialog that was mounted twice, as in development, is open again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <DialogInside title={title} heading={heading} onClose={onClose}>
        {children}
      </DialogInside>
    </dialog>
  );
}

interface DialogInsideProps extends Omit<DialogProps, 'wide'> {
  /** The id of the heading. */
  readonly heading: string;
}

export function DialogInside({ title, heading, onClose, children }: DialogInsideProps) {
  return (
    <div className="dialog-inside">
      <header className="dialog-head">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton glyph="close" label="Close" onClick={onClose} />
      </header>
      {/* The arrow keys slide what is too long for the screen. */}
      <section className="dialog-body" aria-labelledby={heading} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
