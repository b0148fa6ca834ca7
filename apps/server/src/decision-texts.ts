import {
  type Ascii,
  asciiJson,
  type Decision,
  type Engine,
  type JsonBytes,
  keyed,
  type Option,
} from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import { nameJson } from './name-json.ts';

const SEAT = asciiJson('{"seat":');
const KIND = keyed('kind', false);
const PLY = keyed('ply', false);
const BECAUSE = asciiJson(',"because":[');
const LABEL = asciiJson('{"label":');
const RULE = keyed('rule', false);
const OPEN_OPTIONS = asciiJson('],"secret":false,"options":[');
const SECRET_OPTIONS = asciiJson('],"secret":true,"options":[');
const COMMA = asciiJson(',');
const END = asciiJson('}');
const LIST_END = asciiJson(']}');

type Cause = Decision['because'][number];

/** Writes decisions as JSON. The same few options are asked about again and again, so that each is named once. */
export class DecisionTexts {
  readonly #engine: Engine;
  readonly #labels: Labels;
  readonly #kinds = new Map<string, Map<Option, Ascii>>();

  constructor(engine: Engine, labels: Labels) {
    this.#engine = engine;
    this.#labels = labels;
  }

  /** What everybody may know. */
  putAsked(out: JsonBytes, decision: Decision): void {
    putQuestion(out, decision, causeKey);
    out.put(LIST_END);
  }

  /** For the seat that is asked. */
  putDecision(out: JsonBytes, decision: Decision): void {
    putQuestion(out, decision, this.#labels.cause);
    out.put(decision.secret ? SECRET_OPTIONS : OPEN_OPTIONS);
    this.#putOptions(out, decision);
    out.put(LIST_END);
  }

  #putOptions(out: JsonBytes, { kind, options }: Decision): void {
    const known = this.#known(kind);
    for (let i = 0; i < options.length; i++) {
      if (i > 0) out.put(COMMA);
      out.put(known.get(options[i]!) ?? this.#learn(known, kind, options[i]!));
    }
  }

  #learn(known: Map<Option, Ascii>, kind: string, option: Option): Ascii {
    const name = this.#engine.nameOption(kind, option);
    const json = asciiJson(JSON.stringify({ name, label: this.#labels.option(name, kind), option }));
    known.set(option, json);
    return json;
  }

  #known(kind: string): Map<Option, Ascii> {
    let known = this.#kinds.get(kind);
    if (known === undefined) {
      known = new Map();
      this.#kinds.set(kind, known);
    }
    return known;
  }
}

/** Up to where the list of its causes would end. */
function putQuestion(out: JsonBytes, { seat, kind, ply, because }: Decision, labelOf: (cause: Cause) => string): void {
  out.put(SEAT);
  out.int(seat);
  out.put(KIND);
  out.put(nameJson(kind));
  out.put(PLY);
  out.int(ply);
  out.put(BECAUSE);
  for (let i = 0; i < because.length; i++) {
    if (i > 0) out.put(COMMA);
    const cause = because[i]!;
    out.put(LABEL);
    out.put(nameJson(labelOf(cause)));
    if (cause.rule !== undefined) {
      out.put(RULE);
      out.put(nameJson(cause.rule));
    }
    out.put(END);
  }
}

function causeKey({ label }: Cause): string {
  return label;
}
