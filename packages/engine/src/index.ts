export type {
  BotGuide,
  BotLevel,
  Budget,
  Features,
  Lesson,
  Plan,
  Policy,
  PolicyAsk,
  Weights,
  WeightsHead,
} from './bot.ts';
export {
  type Chance,
  commitment,
  fastChance,
  forkSeed,
  isSecret,
  type Random,
  type Secret,
  secretChance,
  secretFrom,
} from './chance.ts';
export { answersOf, stillChosen, whyNotSet } from './choice-set.ts';
export { Context } from './context.ts';
export {
  type Cause,
  type ChoiceSet,
  type Decision,
  type Kind,
  kind,
  type Option,
  OptionList,
  PASS,
} from './decision.ts';
export { createEngine, type Engine, type EngineSetting } from './engine.ts';
export {
  type Branch,
  type Event,
  type EventMap,
  eventFor,
  eventsFor,
  type ForcedPriv,
  type Observer,
} from './event.ts';
export {
  defineGame,
  type Game,
  type GameDef,
  type Question,
  type Refusal,
  type ScoreLine,
  type TieBreak,
} from './game.ts';
export { itemAt, lastOf } from './item.ts';
export {
  type Match,
  type Played,
  type PlayedAnswer,
  type PlayedChain,
  play,
  playNames,
  startMatch,
  undo,
  undoPlies,
} from './match.ts';
export {
  type Chosen,
  choice,
  flag,
  names,
  number,
  type OptionsSchema,
  optionsJsonSchema,
} from './options.ts';
export type { Change, Preview } from './preview.ts';
export { range } from './range.ts';
export {
  type AnswerEntry,
  AUTHORS,
  type Author,
  type Entry,
  type GameRecord,
  type ResumeEntry,
  type UndoEntry,
  type Verdict,
  verify,
} from './record.ts';
export { type RefusalCode, RefusedError } from './refused-error.ts';
export { type Retraced, retrace } from './retrace.ts';
export { isRuleId, type RuleId } from './rule.ts';
export { type List, type Part, type Script, type Slot, type Step, script, type Test } from './script/part.ts';
export { pileVerbs } from './script/pile-verbs.ts';
export { verbs } from './script/verbs.ts';
export { clockwise, NOBODY, type Seat } from './seat.ts';
export { faceUp, HIDDEN, isFaceUp, isPeeked, kindOf, LOOKED_AT, peeked } from './state/entry.ts';
export {
  type Audience,
  bag,
  type Field,
  int,
  ints,
  isZone,
  own,
  type Pool,
  pile,
  poolKey,
  type Schema,
  type Stored,
  seatFields,
  shared,
  stock,
  tableFields,
  text,
  type Zone,
} from './state/schema.ts';
export type { Core, Frame, State, View } from './state/state.ts';
export {
  type Argument,
  argument,
  type EntryKind,
  entryKind,
  numbers,
  type Verb,
  type VerbKind,
  type VerbSet,
  verb,
  verbKind,
  verbSet,
  where,
} from './verb-kind.ts';
export {
  deal,
  entries,
  layFaceUp,
  lookAtTop,
  moveAll,
  moveAt,
  moveKind,
  moveTop,
  moveUnder,
  moveWhere,
  moveWithin,
  peek,
  put,
  shuffle,
  turnUp,
} from './zones.ts';
