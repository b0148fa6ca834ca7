import type { RuleId } from '@crownleaf/engine';
import type { Result } from '@crownleaf/protocol/types';
import { useCallback, useEffect, useState } from 'react';

export type OpenDialog =
  | { readonly what: 'rule'; readonly rule: RuleId }
  | { readonly what: 'thing'; readonly name: string }
  | { readonly what: 'info' | 'help' | 'result' };

export interface Dialogs {
  readonly open: OpenDialog | undefined;
  openRule(rule: RuleId): void;
  openThing(name: string): void;
  openInfo(): void;
  openHelp(): void;
  openResult(): void;
  close(): void;
}

/** The one dialog that is open; the result opens by itself as soon as it has been shown. */
export function useDialogs(result: Result | undefined): Dialogs {
  const [open, setOpen] = useState<OpenDialog>();
  const openRule = useCallback((rule: RuleId) => setOpen({ what: 'rule', rule }), []);
  const openThing = useCallback((name: string) => setOpen({ what: 'thing', name }), []);
  const openInfo = useCallback(() => setOpen({ what: 'info' }), []);
  const openHelp = useCallback(() => setOpen({ what: 'help' }), []);
  const openResult = useCallback(() => setOpen({ what: 'result' }), []);
  const close = useCallback(() => setOpen(undefined), []);
  useEffect(() => {
    if (result !== undefined) openResult();
  }, [result, openResult]);
  return { open, openRule, openThing, openInfo, openHelp, openResult, close };
}
