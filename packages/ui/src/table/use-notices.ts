import type { Labels } from '@crownleaf/words';
import { useCallback, useState } from 'react';
import type { TablePort } from '../port.ts';
import { type Notice, noticeOf, refusalNotice } from './notices.tsx';

export interface Notices {
  readonly notice: Notice | undefined;
  /** Says why this cannot be done now. */
  explain(what: string, thing?: string): void;
  showError(error: unknown): void;
  clear(): void;
}

/** The one thing that the table has to say to the viewer just now. */
export function useNotices(port: TablePort, words: Labels): Notices {
  const [notice, setNotice] = useState<Notice>();
  const showError = useCallback((error: unknown) => setNotice(noticeOf(error, words)), [words]);
  const clear = useCallback(() => setNotice(undefined), []);
  const explain = (what: string, thing?: string): void => {
    port.whyNot(what).then((refusal) => setNotice({ ...refusalNotice(refusal, words), thing }), showError);
  };
  return { notice, explain, showError, clear };
}
