import { type Ascii, asciiJson } from '@crownleaf/engine';

const known = new Map<string, Ascii>();

/** A text that games have in their code, such as the id of a rule: there are few, written often, so that all are kept. */
export function nameJson(name: string): Ascii {
  let json = known.get(name);
  if (json === undefined) {
    json = asciiJson(JSON.stringify(name));
    known.set(name, json);
  }
  return json;
}
