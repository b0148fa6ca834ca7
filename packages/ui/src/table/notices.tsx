import type { Refusal, RuleId } from '@crownleaf/engine';
import { type Labels, refusalText } from '@crownleaf/words';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { TableProps } from '../game-table.ts';
import { Toast } from '../parts/toast.tsx';
import { PortError } from '../port.ts';

/** Something that the table has to say to the person: mostly why a wish cannot be granted. */
export interface Notice {
  readonly text: string;
  readonly rule?: RuleId | undefined;
  /** What it is about: whoever asks in vain for a thing may only want to know what it does. */
  readonly thing?: string | undefined;
}

/** Why a wish cannot be granted, as far as the rules can tell. */
export function refusalNotice(refusal: Refusal | undefined, words: Labels): Notice {
  if (refusal === undefined) return { text: 'That cannot be done now.' };
  return { text: refusedText(words, refusal.message), rule: refusal.rule };
}

/** What went wrong. */
export function noticeOf(error: unknown, words: Labels): Notice {
  if (error instanceof PortError) return { text: refusedText(words, error.message), rule: error.rule };
  return { text: error instanceof Error ? error.message : String(error) };
}

function refusedText(words: Labels, message: string): string {
  const named = refusalText(words, message);
  const text = named.charAt(0).toUpperCase() + named.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const LASTS = 9000;

export function NoticeToast({
  notice,
  table,
  onClose,
}: {
  readonly notice: Notice;
  readonly table: Pick<TableProps, 'words' | 'open' | 'openRule'>;
  onClose(): void;
}) {
  const { text, rule, thing } = notice;
  useEffect(() => {
    const timer = setTimeout(onClose, LASTS);
    const escaped = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', escaped);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', escaped);
    };
  }, [onClose]);
  const toast = (
    <div className="notice">
      <Toast tone="warn" onClose={onClose}>
        {text}
        {rule !== undefined && (
          <>
            {' '}
            <button type="button" className="notice-link" onClick={() => table.openRule(rule)}>
              § {rule}
            </button>
          </>
        )}
        {thing !== undefined && (
          <>
            {' '}
            <button type="button" className="notice-link" onClick={() => table.open(thing)}>
              About {table.words.what(thing)}
            </button>
          </>
        )}
      </Toast>
    </div>
  );
  // An open dialog hides and disables everything outside it.
  const dialog = document.querySelector('dialog:modal');
  return dialog === null ? toast : createPortal(toast, dialog);
}
