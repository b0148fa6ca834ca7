import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Field, Schema } from './schema.ts';
import type { State } from './state.ts';

/**
 * Both hashes walk the schema's order, never the order of object keys, over a stream of little-endian 32-bit words, so
 * that every engine on every machine gets the same 128 bits.
 */
export interface Hasher {
  /** The exact state, for records: two states with one hash go on alike under the same answers and chance. */
  hash(s: State): string;
  /** The position as players see it, for finding circles: answers given and the order inside bags do not count. */
  position(s: State): string;
}

/** SHA-256 in hex digits. A host with one in the machine's own code may give it; the words are the same. */
export type Sha256 = (bytes: Uint8Array) => string;

export const portableSha256: Sha256 = (bytes) => bytesToHex(sha256(bytes));

const HEX_DIGITS = 32;

export function hasher(table: Schema, seat: Schema, digest: Sha256): Hasher {
  const tableFields = Object.values(table);
  const seatFields = Object.values(seat);
  const words = new Words();

  const put = (s: State, canonical: boolean): string => {
    words.clear();
    words.put(s.turn);
    words.put(s.drawn);
    words.put(s.asked);
    if (!canonical) {
      words.put(s.ply);
      words.put(s.barrier);
    }
    words.put(s.stack.length);
    for (let i = 0; i < s.stack.length; i++) {
      const frame = s.stack[i]!;
      words.put(frame.script);
      words.put(frame.step);
      words.put(frame.seat);
      words.put(frame.who);
      words.putAll(frame.slots);
    }
    putFields(words, tableFields, s.table, canonical);
    words.put(s.seats.length);
    for (let i = 0; i < s.seats.length; i++) putFields(words, seatFields, s.seats[i]!, canonical);
    return digest(words.bytes()).slice(0, HEX_DIGITS);
  };

  return { hash: (s) => put(s, false), position: (s) => put(s, true) };
}

function putFields(words: Words, fields: readonly Field[], from: State['table'], canonical: boolean): void {
  for (let i = 0; i < fields.length; i++) putField(words, fields[i]!, from[fields[i]!.name]!, canonical);
}

function putField(words: Words, field: Field, value: number | number[] | string, canonical: boolean): void {
  if (typeof value === 'number') words.put(value);
  else if (typeof value === 'string') words.putText(value);
  else if (canonical && field.type === 'bag') words.putAll(value.toSorted((a, b) => a - b));
  else words.putAll(value);
}

/** A growing buffer of 32-bit words. */
class Words {
  #room = 4096;
  #view = new DataView(new ArrayBuffer(this.#room));
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  put(value: number): void {
    if (this.#length + 4 > this.#room) this.#grow();
    this.#view.setInt32(this.#length, value, true);
    this.#length += 4;
  }

  putAll(values: readonly number[]): void {
    this.put(values.length);
    for (let i = 0; i < values.length; i++) this.put(values[i]!);
  }

  putText(value: string): void {
    this.put(value.length);
    for (let i = 0; i < value.length; i++) this.put(value.charCodeAt(i));
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.#view.buffer, 0, this.#length);
  }

  #grow(): void {
    this.#room *= 2;
    const larger = new Uint8Array(this.#room);
    larger.set(new Uint8Array(this.#view.buffer));
    this.#view = new DataView(larger.buffer);
  }
}
