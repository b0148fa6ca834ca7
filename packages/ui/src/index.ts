export type { Flight, GameTable, Pointed, TableProps, Tutorial, TutorialStep } from './game-table.ts';
export {
  type Asked,
  type ChatLine,
  CONNECTIONS,
  type Connection,
  type Hint,
  NotTaken,
  type Result,
  SEAT_KINDS,
  type SeatInfo,
  type SeatKind,
  type Snapshot,
  type TableEvent,
  type TablePort,
} from './port.ts';
export { Option, type OptionProps, useTable } from './table/scene.tsx';
export { type ShellProps, TableShell } from './table/shell.tsx';
export { SPEEDS, type Speed } from './table/stage.ts';
