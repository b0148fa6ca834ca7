export type {
  AloneProps,
  EndingProps,
  Flight,
  GameTable,
  Pointed,
  TableProps,
  Tutorial,
  TutorialStep,
} from './game-table.ts';
export type { GalleryParts, GameArt, GameUi, Picture, Pictured } from './game-ui.ts';
export { BUTTON_LOOKS, Button, type ButtonProps, Chip, IconButton } from './parts/button.tsx';
export { CardBack, CardFrame, type CardFrameProps } from './parts/card-frame.tsx';
export { Dialog, DialogInside } from './parts/dialog.tsx';
export { Glow } from './parts/glow.tsx';
export { GLYPHS, Glyph, type GlyphName } from './parts/glyph.tsx';
export { Icon, Resource } from './parts/icon.tsx';
export { Named } from './parts/named.tsx';
export { Dial, Hex, Token } from './parts/pieces.tsx';
export { Popover } from './parts/popover.tsx';
export { Prose } from './parts/prose.tsx';
export { SeatBadge, SeatShape, SHAPE_NAMES } from './parts/seat-badge.tsx';
export { slideTo } from './parts/slide.ts';
export { Toast } from './parts/toast.tsx';
export {
  type Asked,
  type ChatLine,
  type Connection,
  type Emote,
  grown,
  type Hint,
  PortError,
  type SeatInfo,
  type Snapshot,
  type TableEvent,
  type TablePort,
} from './port.ts';
export { DecisionBar, type DecisionBarProps, questionOf } from './table/decision-bar.tsx';
export type { RuleText } from './table/dialogs.tsx';
export {
  Inspector,
  type InspectorProps,
  leftOf,
  type NotePlace,
  type NoteProps,
  rightOf,
  useInspect,
  usePlacedNote,
} from './table/inspect.tsx';
export { previewedItem, previewedNumber } from './table/preview.ts';
export type { Rematch } from './table/result.tsx';
export { say } from './table/say.ts';
export { Option, type OptionProps, TableScene, useTable } from './table/scene.tsx';
export type { SetChoice } from './table/set-choice.ts';
export { Piece, type PieceProps } from './table/set-form.tsx';
export { TableShell } from './table/shell.tsx';
export type { ShellProps, TableServices, Turn } from './table/shell-props.ts';
export { ringForTurn } from './table/sound.ts';
export { SPEEDS, type Speed } from './table/stage.ts';
