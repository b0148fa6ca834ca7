export {
  Me,
  Notify,
  NotifyWish,
  PushSubscription,
  SCOPES,
  Scope,
  TokenInfo,
  WHEN_TO_NOTIFY,
  WhenToNotify,
} from './accounts.ts';
export type { Call, Given, Reply, Sent } from './call.ts';
export { CALLS, type CallName, type Calls } from './calls.ts';
export { ERROR_CODES, ERRORS, type ErrorCode, Problem } from './errors.ts';
export { DailyChallenge, DailyResults, SoloRecords } from './extras.ts';
export { GameInfo } from './games.ts';
export {
  CLOSE_CODES,
  ClientMessage,
  LiveAnswer,
  LiveSay,
  LiveUndo,
  Look,
  Ping,
  ServerMessage,
  Unwatch,
  Watch,
} from './live.ts';
export { openApi } from './openapi.ts';
export {
  Answer,
  Answered,
  Asked,
  Clocks,
  Decision,
  EMOTES,
  Hint,
  type HostEventKind,
  type HostEvents,
  LONGEST_CHAT,
  NO_UNDO,
  Result,
  Said,
  Say,
  TableEvent,
  TableSnapshot,
  TableUpdate,
  Undo,
} from './play.ts';
export {
  NewTable,
  OlderPosition,
  PACE_PRESETS,
  Pace,
  PRESENCES,
  PROPOSALS,
  Presence,
  Proposal,
  SeatInfo,
  type SeatKind,
  SeatWish,
  STATUSES,
  Status,
  Stopped,
  TABLE_FILTERS,
  TableInfo,
  TableSummary,
  TakeOver,
  VISIBILITIES,
  Visibility,
} from './tables.ts';
export { DisplayName, LONGEST_NAME } from './words.ts';
/** Rises when a message changes its meaning. */
export const PROTOCOL_VERSION = 1;
