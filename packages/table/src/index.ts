export {
  type AnswerRequest,
  type AnswerStep,
  type ChainStop,
  closeToUndo,
  type TakenAnswers,
  takeAnswers,
} from './answers.ts';
export { bestOf, knownScores, previewOption } from './insight.ts';
export { resultOf } from './result.ts';
export { type Advance, type Change, type HostStart, TableHost, type UndoRight, undoneEvent } from './table-host.ts';
export { askedIn, type HostUpdate, type NamedDecision, nameDecision, nameSet, positionFor } from './update.ts';
