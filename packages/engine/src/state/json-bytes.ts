const [MINUS, COMMA, ZERO, OPEN, CLOSE] = [0x2d, 0x2c, 0x30, 0x5b, 0x5d];
const LAST_ASCII = 0x7f;
/** A backslash, a u and four digits. */
const LONGEST_ESCAPE = 6;
/** A comma, a minus and ten digits. */
const LONGEST_INT = 12;

const WORD = 4;
/** More bytes than this the machine's own copying is quicker with, which takes a while to be called. */
const LONGEST_BY_WORD = 192;

/** A text in words of four bytes, which are quicker to copy; what the last one has too much is written over or not read. */
export interface Ascii {
  readonly words: Uint32Array;
  readonly length: number;
}

/** JSON as it is written, all of it ASCII: texts with other signs are escaped. Other bytes may stand between. */
export class JsonBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #words: DataView;
  #length = 0;

  constructor(room = 4096) {
    this.#bytes = new Uint8Array(room);
    this.#words = new DataView(this.#bytes.buffer);
  }

  get length(): number {
    return this.#length;
  }

  /** Where it is written, which is larger than what is written. Another one as soon as there is no room left. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }

  /** What was written, until the next `clear`. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** All but the first so many bytes are to be written anew. */
  clear(length = 0): void {
    this.#length = length;
  }

  /** Leaves room for what can be said only when the rest is written. */
  skip(count: number): void {
    this.#makeRoom(count);
    this.#length += count;
  }

  append(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** JSON that stands as it is. */
  put({ words, length }: Ascii): void {
    this.#makeRoom(WORD * words.length);
    const to = this.#words;
    const from = this.#length;
    for (let i = 0; i < words.length; i++) to.setUint32(from + WORD * i, words[i]!, true);
    this.#length = from + length;
  }

  /** What stands from one place to another, once more. */
  repeat(from: number, to: number): void {
    const count = to - from;
    this.#makeRoom(count + WORD);
    const words = this.#words;
    const at = this.#length;
    if (count > LONGEST_BY_WORD) this.#bytes.copyWithin(at, from, to);
    else for (let i = 0; i < count; i += WORD) words.setUint32(at + i, words.getUint32(from + i, true), true);
    this.#length = at + count;
  }

  /** A whole number of at most ten digits. */
  int(value: number): void {
    this.#makeRoom(LONGEST_INT);
    this.#length = putInt(this.#bytes, this.#length, value);
  }

  /** The first so many of these whole numbers. */
  ints(values: readonly number[], count: number): void {
    this.#makeRoom(count * LONGEST_INT + 2);
    const bytes = this.#bytes;
    let at = this.#length;
    bytes[at++] = OPEN;
    for (let i = 0; i < count; i++) {
      const value = values[i]!;
      if (value >= 0 && value < 10) {
        bytes[at] = ZERO + value;
        bytes[at + 1] = COMMA;
        at += 2;
      } else {
        at = putInt(bytes, at, value);
        bytes[at++] = COMMA;
      }
    }
    // Where the last comma stands, if there is one.
    if (count > 0) at--;
    bytes[at++] = CLOSE;
    this.#length = at;
  }

  text(value: string): void {
    this.json(JSON.stringify(value));
  }

  /** JSON, or a part of it, that is not the same each time. */
  json(text: string): void {
    this.#makeRoom(LONGEST_ESCAPE * text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit <= LAST_ASCII) bytes[at++] = unit;
      else at = putEscaped(bytes, at, unit);
    }
    this.#length = at;
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * this.#bytes.length + more);
    larger.set(this.written);
    this.#bytes = larger;
    this.#words = new DataView(larger.buffer);
  }
}

function putInt(bytes: Uint8Array, at: number, value: number): number {
  if (value < 0) {
    bytes[at] = MINUS;
    return putDigits(bytes, at + 1, -value);
  }
  return putDigits(bytes, at, value);
}

function putDigits(bytes: Uint8Array, at: number, value: number): number {
  if (value < 10) {
    bytes[at] = ZERO + value;
    return at + 1;
  }
  if (value < 100) {
    const tens = Math.floor(value / 10);
    bytes[at] = ZERO + tens;
    bytes[at + 1] = ZERO + value - 10 * tens;
    return at + 2;
  }
  const end = at + digitsOf(value);
  let rest = value;
  for (let i = end - 1; i >= at; i--) {
    const tens = Math.floor(rest / 10);
    bytes[i] = ZERO + rest - 10 * tens;
    rest = tens;
  }
  return end;
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let least = 10; least <= value; least *= 10) digits++;
  return digits;
}

function putEscaped(bytes: Uint8Array, at: number, unit: number): number {
  const sequence = `\\u${unit.toString(16).padStart(4, '0')}`;
  for (let i = 0; i < LONGEST_ESCAPE; i++) bytes[at + i] = sequence.charCodeAt(i);
  return at + LONGEST_ESCAPE;
}

/** JSON, or a part of it: what is the same each time is made once. */
export function asciiJson(json: string): Ascii {
  const out = new JsonBytes();
  out.json(json);
  const { length } = out.written;
  const bytes = new DataView(out.written.buffer);
  const words = Uint32Array.from({ length: Math.ceil(length / WORD) }, (_, i) => bytes.getUint32(WORD * i, true));
  return { words, length };
}

/** The key of a field of an object, which stands behind another or is the first. */
export function keyed(name: string, first: boolean): Ascii {
  return asciiJson(`${first ? '' : ','}${JSON.stringify(name)}:`);
}
