import { useState } from 'react';
import type { ChatLine } from '../port.ts';
import { changeSettings, useSettings } from './settings.ts';
import type { SideTab } from './side.tsx';
import { useUnread } from './unread.ts';

export interface SidePanel {
  readonly isOpen: boolean;
  readonly tab: SideTab;
  showTab(tab: SideTab): void;
  /** How many lines of the chat were not seen yet. */
  readonly unread: number;
  toggle(): void;
  close(): void;
}

/** Whether log and chat are open, and which of the two. */
export function useSide(chat: readonly ChatLine[] | undefined): SidePanel {
  const { side: isOpen } = useSettings();
  const [tab, showTab] = useState<SideTab>('log');
  const unread = useUnread(chat, isOpen && tab === 'chat');
  const toggle = (): void => {
    // Somebody who opens it after a message came wants to read that.
    if (!isOpen && unread > 0) showTab('chat');
    changeSettings({ side: !isOpen });
  };
  return { isOpen, tab, showTab, unread, toggle, close: () => changeSettings({ side: false }) };
}
