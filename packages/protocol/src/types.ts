// What a program can use of the protocol without its checks: nothing here loads zod.

export type { Me, Notify, NotifyWish, PushSubscription, Scope, TokenInfo, WhenToNotify } from './accounts.ts';
export type { Call, Given, Reply, Sent } from './call.ts';
export type { Calls } from './calls.ts';
export * from './constants.ts';
export * from './error-codes.ts';
export type { Problem } from './errors.ts';
export type { DailyChallenge, DailyResults, SoloRecords } from './extras.ts';
export type { GameInfo } from './games.ts';
export type { ClientMessage, ServerMessage } from './live.ts';
export type {
  Answer,
  Answered,
  Asked,
  Clocks,
  Decision,
  Hint,
  HostEventKind,
  HostEvents,
  Result,
  Said,
  Say,
  TableEvent,
  TableSnapshot,
  TableUpdate,
  Undo,
} from './play.ts';
export * from './routes.ts';
export type {
  NewTable,
  OlderPosition,
  Pace,
  Presence,
  Proposal,
  SeatInfo,
  SeatWish,
  Status,
  Stopped,
  TableInfo,
  TableSummary,
  TakeOver,
  Visibility,
} from './tables.ts';
