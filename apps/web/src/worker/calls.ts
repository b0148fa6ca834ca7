import type { GameRecord, Preview, Refusal, RuleId, ScoreLine, Seat, View } from '@crownleaf/engine';
import type { HostUpdate } from '@crownleaf/table';
import type { Hint, Snapshot } from '@crownleaf/ui';
import type { HostPlan, OpenedTable } from './local-host.ts';
import type { Checked, Course } from './replay.ts';

/** What the page asks of the worker, and what it gets back. */
export interface Calls {
  open(plan: HostPlan): OpenedTable;
  send(ply: number, names: readonly string[]): number;
  undo(to?: number): void;
  lead(names: readonly string[]): void;
  sit(seat: Seat): void;
  record(): GameRecord;
  check(record: GameRecord): Checked;
  openReplay(record: GameRecord): Course;
  frame(index: number, seat: Seat | undefined, open: boolean): Snapshot;
  preview(game: string, view: View, name: string): Preview;
  whyNot(game: string, view: View, what: string): Refusal;
  hint(game: string, view: View): Hint;
  scores(game: string, view: View): readonly (readonly ScoreLine[] | undefined)[];
}

export type CallName = keyof Calls;

export interface Request<N extends CallName = CallName> {
  readonly id: number;
  readonly call: N;
  readonly args: Parameters<Calls[N]>;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly wrong: string; readonly rule?: RuleId }
  | { readonly update: HostUpdate };
