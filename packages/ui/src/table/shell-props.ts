import type { RuleId } from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import type { ReactNode } from 'react';
import type { GameTable } from '../game-table.ts';
import type { Snapshot, TablePort } from '../port.ts';
import type { RuleText } from './dialogs.tsx';
import type { Rematch } from './result.tsx';

/** What the page does for a table besides the port. */
export interface TableServices {
  ruleText(rule: RuleId): Promise<RuleText | undefined>;
  ruleHref(rule?: RuleId): string;
  readonly rematch?: Rematch;
  review?(): void;
  /** Said with the result. */
  readonly note?: string | undefined;
  leave(): void;
}

export interface ShellProps {
  readonly port: TablePort;
  readonly game: GameTable;
  readonly words: Labels;
  readonly services: TableServices;
  /** The way out, at the upper left. */
  readonly home: ReactNode;
  /** Controls of the page's own, at the upper right. */
  readonly tools?: ReactNode;
  /** Above the decision bar: a lesson, the controls of a replay. */
  readonly extra?: ReactNode;
  /** Under the chat: what people at a table can agree on. */
  readonly together?: ReactNode;
  /** What the tab says: in another tab nothing else is seen of the table. */
  title?(turn: Turn, shown: Snapshot): ReactNode;
  /** Nothing is played here: no question, no hints. */
  readonly lookingBack?: boolean;
}

/** Whose turn is on the screen. */
export type Turn = 'yours' | 'theirs' | 'over';
