import { asciiJson, type CommonParts, type Event, type JsonBytes, keyed, type Seat } from '@crownleaf/engine';
import { nameJson } from '../name-json.ts';
import type { Chapter } from './ledger.ts';

const EVENT_SEQ = asciiJson('{"seq":');
const KIND = keyed('kind', false);
const PLY = keyed('ply', false);
const DEPTH = keyed('depth', false);
const RULE = keyed('rule', false);
const PUB = keyed('pub', false);
const TO = keyed('to', false);
const PRIV = keyed('priv', false);
const COMMA = asciiJson(',');
const END = asciiJson('}');

/** Events, one behind another, each with what only this seat may know of it. */
export function putEvents(chapters: readonly Chapter[], seat: Seat | null, parts: CommonParts): void {
  const { out } = parts;
  let copied = parts.repeat();
  let later = false;
  for (const { seq, events } of chapters) {
    for (const event of events) {
      if (!copied) {
        if (later) out.put(COMMA);
        putOpen(out, event, seq);
      }
      later = true;
      if (event.to !== undefined) {
        if (!copied) parts.end();
        if (event.to === seat) putPrivate(out, event);
        copied = parts.repeat();
      }
      if (!copied) out.put(END);
    }
  }
  if (!copied) parts.end();
}

function putOpen(out: JsonBytes, { kind, ply, depth, rule, pub }: Event, seq: number): void {
  out.put(EVENT_SEQ);
  out.int(seq);
  out.put(KIND);
  out.put(nameJson(kind));
  out.put(PLY);
  out.int(ply);
  out.put(DEPTH);
  out.int(depth);
  if (rule !== undefined) {
    out.put(RULE);
    out.put(nameJson(rule));
  }
  out.put(PUB);
  out.json(JSON.stringify(pub ?? null));
}

function putPrivate(out: JsonBytes, { to, priv }: Event): void {
  out.put(TO);
  out.int(to!);
  out.put(PRIV);
  out.json(JSON.stringify(priv ?? null));
}
