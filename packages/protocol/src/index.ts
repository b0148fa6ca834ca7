// Everything, for whoever checks messages: the types with the schemas of the same names, and the calls.

export {
  Me,
  Notify,
  NotifyWish,
  PushSubscription,
  Scope,
  TokenInfo,
  WhenToNotify,
} from './accounts.ts';
export { CALLS } from './calls.ts';
export { Problem } from './errors.ts';
export { DailyChallenge, DailyResults, SoloRecords } from './extras.ts';
export { GameInfo } from './games.ts';
export {
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
  Hint,
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
export * from './types.ts';
export { DisplayName } from './words.ts';
