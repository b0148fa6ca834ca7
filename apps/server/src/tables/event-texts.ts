import { asciiJson, type Event, type JsonBytes, keyed, type Seat } from '@crownleaf/engine';
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

/** Events, of which what all may know is made once. */
export class EventTexts {
  readonly #open = new Map<Event, string>();

  put(out: JsonBytes, chapters: readonly Chapter[], seat: Seat | null): void {
    let later = false;
    for (const { seq, events } of chapters) {
      for (const event of events) {
        if (later) out.put(COMMA);
        later = true;
        this.#putOpen(out, event, seq);
        if (event.to !== undefined && event.to === seat) putPrivate(out, event);
        out.put(END);
      }
    }
  }

  #putOpen(out: JsonBytes, event: Event, seq: number): void {
    const { kind, ply, depth, rule } = event;
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
    out.json(this.#openText(event));
  }

  #openText(event: Event): string {
    let text = this.#open.get(event);
    if (text === undefined) {
      text = JSON.stringify(event.pub ?? null);
      this.#open.set(event, text);
    }
    return text;
  }
}

function putPrivate(out: JsonBytes, { to, priv }: Event): void {
  out.put(TO);
  out.int(to!);
  out.put(PRIV);
  out.json(JSON.stringify(priv ?? null));
}
