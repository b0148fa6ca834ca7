import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommonParts, faceUp, JsonBytes, peeked, type Seat, type State } from '../src/index.ts';
import { halt, running, type S } from './toy.ts';

const out = new JsonBytes();

function written(write: (out: JsonBytes) => void): string {
  out.clear();
  write(out);
  return new TextDecoder('utf-8', { fatal: true }).decode(out.written);
}

const { engine, state } = running([halt, halt], { count: 3 });
const VIEWERS: readonly (Seat | undefined)[] = [undefined, 0, 1, 2];

const entry = fc.integer({ min: 0, max: 2 });
const marked = entry.chain((kind) => fc.constantFrom(kind, faceUp(kind), peeked(kind), faceUp(peeked(kind))));
const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const list = (of: fc.Arbitrary<number>) => fc.array(of, { maxLength: 40 });
const seat = fc.record({ purse: whole, draw: list(marked), hand: list(entry), field: list(entry) });
const filled: fc.Arbitrary<S> = fc
  .record({
    table: fc.record({
      log: list(whole),
      coins: whole,
      secret: whole,
      motto: fc.constant('hail'),
      supply: list(whole),
      bag: list(entry),
    }),
    seats: fc.array(seat, { minLength: 3, maxLength: 3 }),
    turn: fc.nat(),
    drawn: fc.nat(),
  })
  .map((filling) => ({ ...state, ...filling }));

test('[E-2.10] a written view is byte for byte the JSON of the view, for everybody', () => {
  fc.assert(
    fc.property(filled, (s) => {
      for (const viewer of VIEWERS) {
        const view = engine.view(s as State, viewer);
        expect(written((to) => engine.writeView(s as State, viewer, new CommonParts(to)))).toBe(JSON.stringify(view));
      }
    }),
  );
});

test('[E-2.10] views of one state that are written behind one another are each what they would be alone', () => {
  const viewers = fc.array(fc.constantFrom(...VIEWERS), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(filled, viewers, (s, all) => {
      // So small that it grows in the middle of a copy.
      const to = new JsonBytes(16);
      const parts = new CommonParts(to);
      for (const viewer of all) {
        const from = to.length;
        parts.begin();
        engine.writeView(s as State, viewer, parts);
        const json = new TextDecoder().decode(to.written.subarray(from));
        expect(json).toBe(JSON.stringify(engine.view(s as State, viewer)));
      }
    }),
  );
});

test('[E-2.10] what is the same for all is written once, wherever the room ends', () => {
  for (let room = 4; room < 80; room++) {
    const to = new JsonBytes(room);
    const parts = new CommonParts(to);
    let written = 0;
    for (let reader = 0; reader < 3; reader++) {
      parts.begin();
      for (const text of ['abcdefghij', 'k', 'lmnopqrstuvw']) {
        if (parts.repeat()) continue;
        to.json(text);
        parts.end();
        written++;
      }
      to.int(reader);
    }
    expect(written).toBe(3);
    expect(new TextDecoder().decode(to.written)).toBe([0, 1, 2].map((n) => `abcdefghijklmnopqrstuvw${n}`).join(''));
  }
});

test('[E-2.10] texts of every sort of sign are written so that JSON reads them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (motto) => {
      const s = { ...state, table: { ...state.table, motto } } as State;
      const json = written((to) => engine.writeView(s, undefined, new CommonParts(to)));
      expect(json).toMatch(/^[ -\x7f]*$/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(engine.view(s, undefined))));
    }),
  );
});

test('[E-2.10] whole numbers are written as JSON writes them', () => {
  for (const n of [0, 9, 10, 99, 100, 101, 999, 1000, 12_345, 2 ** 31 - 1, -1, -10, -99, -100, -(2 ** 31)]) {
    expect(written((to) => to.int(n))).toBe(String(n));
  }
  fc.assert(
    fc.property(list(whole), (all) => {
      expect(written((to) => to.ints(all, all.length))).toBe(JSON.stringify(all));
    }),
  );
});

test('[E-2.10] what is longer than its room is written whole, wherever the room ends', () => {
  const part = fc.oneof(
    whole.map((n) => ({ json: String(n), write: (to: JsonBytes) => to.int(n) })),
    list(whole).map((all) => ({ json: JSON.stringify(all), write: (to: JsonBytes) => to.ints(all, all.length) })),
    fc
      .stringMatching(/^[a-z]{0,30}$/)
      .map((text) => ({ json: JSON.stringify(text), write: (to: JsonBytes) => to.text(text) })),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 150, maxLength: 400 }), (parts) => {
      const fresh = new JsonBytes();
      for (const { write } of parts) write(fresh);
      expect(new TextDecoder().decode(fresh.written)).toBe(parts.map(({ json }) => json).join(''));
    }),
  );
});
