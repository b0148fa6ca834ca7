import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  argument,
  entryKind,
  faceUp,
  numbers,
  type Option,
  PASS,
  peeked,
  type Verb,
  verb,
  verbKind,
  verbSet,
  where,
} from '../src/index.ts';

const card = argument(['city', 'duke', 'curse']);
const seat = numbers(0, 1, 2, 3);
const face = argument(['', 'up']);

test('[E-4.10] a kind of verbs calls an option by its verb and its arguments', () => {
  const deal = verbKind('deal', [verb('end-turn'), verb('buy', card), verb('bribe', card, seat, face)]);
  const { of } = deal;
  const names = [of['end-turn'](), of.buy(1), of.bribe(2, 3, 0), of.bribe(2, 3, 1), PASS].map(deal.name);
  expect(names).toEqual(['end-turn', 'buy:duke', 'bribe:curse,3', 'bribe:curse,3,up', 'pass']);
  expect([deal.id, deal.secret, deal.verbs]).toEqual(['deal', false, ['end-turn', 'buy', 'bribe']]);
  expect(verbKind('hide', [verb('hide', card)], { secret: true }).secret).toBe(true);
});

test('[E-4.10] a kind of verbs lists the options that its arguments and verbs allow', () => {
  const away = argument(card.names, [0, 2]);
  const go = verbKind('go', [verb('leave', away), where(verb('swap', card, card), (from, to) => from < to)]);
  const named = ['leave:city', 'leave:curse', 'swap:city,duke', 'swap:city,curse', 'swap:duke,curse'];
  expect(go.options?.map(go.name)).toEqual(named);
  expect(go.name(go.of.leave(1))).toBe('leave:duke');
});

test('[E-4.11] an option leads back to its verb and arguments', () => {
  const argumentLists = fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(argumentLists, { minLength: 1, maxLength: 5 }), fc.nat(), (sizes, pick) => {
      const verbs = sizes.map((takes, i) => sized(`verb-${i}`, takes));
      const set = verbSet(verbs);
      const met = new Map<Option, string>();
      for (const { name, takes } of verbs) {
        const values = takes.map(({ values }, i) => values[(pick + i * 7) % values.length] ?? 0);
        const option = set.of[name]?.(...values) ?? PASS;
        expect(met.get(option)).toBeUndefined();
        met.set(option, name);
        expect(set.verbOf(option)).toBe(name);
        expect(takes.map((_, i) => set.argumentOf(option, i))).toEqual(values);
        expect(set.argumentOf(option, takes.length)).toBe(-1);
      }
    }),
    { numRuns: 60 },
  );
});

/** Few names and many verbs: what matters is where one block ends and the next begins. */
function sized(name: string, takes: readonly number[]): Verb {
  const small = takes.map((size, i) => (i === 0 ? size : 1 + (size % 4)));
  return verb(name, ...small.map((size) => numbers(...Array(size).keys())));
}

test('[E-4.11] all options of a kind have different integers and different names', () => {
  const kind = verbKind('all', [verb('buy', card), verb('pass-turn'), verb('bribe', card, seat), verb('lay', face)]);
  const options = kind.options ?? [];
  expect(options).toHaveLength(3 + 1 + 12 + 2);
  expect(new Set(options).size).toBe(options.length);
  expect(new Set(options.map(kind.name)).size).toBe(options.length);
  expect([kind.verbOf(PASS), kind.argumentOf(PASS)]).toEqual(['pass', -1]);
});

test('[E-4.11] with one verb and one argument the option is the argument', () => {
  const { of } = verbKind('discard', [verb('discard', card)]);
  expect(card.values.map((value) => of.discard(value))).toEqual(card.values);
});

test('[E-4.12] kinds may share a set of verbs, and an option means the same in each', () => {
  const set = verbSet([verb('move', card), verb('visit', seat), verb('leave')]);
  const turn = set.kind('turn', { verbs: ['move', 'visit'] });
  const visit = set.kind('visit', { verbs: ['visit', 'leave'] });
  expect(turn.options?.map(turn.name)).toEqual([...names('move', card.names), ...names('visit', seat.names)]);
  expect(visit.options?.map(visit.name)).toEqual([...names('visit', seat.names), 'leave']);
  expect(turn.name(set.of.visit(2))).toBe(visit.name(set.of.visit(2)));
});

function names(word: string, of: readonly string[]): readonly string[] {
  return of.map((name) => `${word}:${name}`);
}

test('[E-4.13] verbs that cannot be told apart are refused when they are declared', () => {
  expect(() => verbKind('twice', [verb('buy', card), verb('buy')])).toThrow("two verbs are called 'buy'");
  const same = argument(['city', 'city']);
  expect(() => verbKind('same', [verb('buy', same)])).toThrow("two options of kind 'same' are called 'buy:city'");
  expect(() => argument(['city'], [0, 1])).toThrow('an argument has no name for 1');
  const buy = verbKind('buy', [verb('buy', card)]);
  expect(() => buy.name(99)).toThrow('no verb has the option 99');
  expect(() => buy.verbOf(99)).toThrow('no verb has the option 99');
});

test('[E-4.14] a card that lies face up is another option than an equal one lying face down', () => {
  const stack = entryKind('stack', 'stack', card);
  const entries = [2, peeked(2), faceUp(2), faceUp(0)];
  const named = entries.map((entry) => stack.name(stack.optionOf(entry)));
  expect(named).toEqual(['stack:curse', 'stack:curse', 'stack:curse,up', 'stack:city,up']);
  expect(entries.map((entry) => stack.argumentOf(stack.optionOf(entry)))).toEqual([2, 2, 2, 0]);
});
