import { useState } from 'react';
import type { ChatLine } from '../port.ts';

/** How many lines of the chat came since it was last on the screen; what was said before one came is not news. */
export function useUnread(chat: readonly ChatLine[] | undefined, isShown: boolean): number {
  const count = chat?.length ?? 0;
  const [seen, setSeen] = useState<number>();
  const known = seen ?? count;
  if (chat !== undefined && (seen === undefined || (isShown && seen !== count))) setSeen(count);
  return isShown ? 0 : Math.max(0, count - known);
}
