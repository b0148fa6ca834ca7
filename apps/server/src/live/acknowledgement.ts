import { asciiJson, keyed } from '@crownleaf/engine';
import type { Answered } from '@crownleaf/protocol';
import { beginFrame, endFrame, type Frame, openSlab } from './frames.ts';

// Ids of tables have no signs that JSON would escape.
const TABLE = asciiJson('{"table":"');
const ANSWERED = asciiJson('","answered":{"id":');
const SEAT = keyed('seat', false);
const APPLIED = keyed('applied', false);
const SEQ = keyed('seq', false);
const PLY = keyed('ply', false);
const TAKEN_NOW = asciiJson(',"repeated":false}}');
const TAKEN_BEFORE = asciiJson(',"repeated":true}}');

/** Says that an answer is taken. Every answer has one, so that it is written rather than built. */
export function acknowledgement(table: string, { id, seat, applied, seq, ply, repeated }: Answered): Frame {
  const out = openSlab();
  const body = beginFrame(out);
  out.put(TABLE);
  out.json(table);
  out.put(ANSWERED);
  out.text(id);
  out.put(SEAT);
  out.int(seat);
  out.put(APPLIED);
  out.int(applied);
  out.put(SEQ);
  out.int(seq);
  out.put(PLY);
  out.int(ply);
  out.put(repeated ? TAKEN_BEFORE : TAKEN_NOW);
  return endFrame(out, body);
}
