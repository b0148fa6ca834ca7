import type { RuleId } from '@crownleaf/engine';
import { useEffect } from 'react';
import { Toast } from '../parts/toast.tsx';

/** Something that the table has to say to the person: mostly why a wish cannot be granted. */
export interface Notice {
  readonly text: string;
  readonly rule?: RuleId | undefined;
}

const LASTS = 9000;

export function NoticeToast({
  notice,
  onClose,
  openRule,
}: {
  readonly notice: Notice;
  onClose(): void;
  openRule(rule: RuleId): void;
}) {
  const { text, rule } = notice;
  useEffect(() => {
    const timer = setTimeout(onClose, LASTS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="notice">
      <Toast tone="warn" onClose={onClose}>
        {text}
        {rule !== undefined && (
          <>
            {' '}
            <button type="button" className="notice-rule" onClick={() => openRule(rule)}>
              § {rule}
            </button>
          </>
        )}
      </Toast>
    </div>
  );
}
