import { type Kind, kind, type Option, PASS } from './decision.ts';
import { itemAt } from './item.ts';
import { isFaceUp, kindOf } from './state/entry.ts';

/** What can stand behind a verb: small numbers from 0, each of which has a name. */
export interface Argument {
  /** Names by number. One that is empty is left out of the option's name. */
  readonly names: readonly string[];
  /** Those of the numbers that are ever offered. */
  readonly values: readonly number[];
}

type Values<A extends readonly Argument[]> = { readonly [I in keyof A]: number };

export interface Verb<N extends string = string, A extends readonly Argument[] = readonly Argument[]> {
  readonly name: N;
  readonly takes: A;
  /** False for arguments that never come together. */
  readonly where: (...values: Values<A>) => boolean;
}

type Verbs = readonly Verb[];
type NameOf<V extends Verbs> = V[number]['name'];

/** Verbs packed into integers: `of.buy(card)` makes the option, `verbOf` and `argumentOf` read it. */
export interface VerbSet<V extends Verbs = Verbs> {
  readonly verbs: readonly NameOf<V>[];
  readonly of: { readonly [E in V[number] as E['name']]: (...values: Values<E['takes']>) => Option };
  verbOf(option: Option): NameOf<V> | 'pass';
  /** Arguments count from 0; one that the verb does not take reads −1. */
  argumentOf(option: Option, index?: number): number;
  /** A kind of decision that offers these verbs, or some of them. */
  kind(id: string, about?: { readonly secret?: boolean; readonly verbs?: readonly NameOf<V>[] }): Kind;
}

export type VerbKind<V extends Verbs = Verbs> = Kind & Omit<VerbSet<V>, 'kind'>;

export function argument(names: readonly string[], values: readonly number[] = [...names.keys()]): Argument {
  const nameless = values.find((value) => names[value] === undefined);
  if (nameless !== undefined) throw new Error(`an argument has no name for ${nameless}`);
  return { names, values };
}

/** Numbers that are called by their digits, such as amounts. */
export function numbers(...values: readonly number[]): Argument {
  return argument(
    Array.from({ length: Math.max(...values) + 1 }, (_, n) => String(n)),
    values,
  );
}

export function verb<const N extends string, A extends readonly Argument[]>(name: N, ...takes: A): Verb<N, A> {
  return { name, takes, where: () => true };
}

/** The verb with those arguments alone that pass the test. */
export function where<N extends string, A extends readonly Argument[]>(
  verb: Verb<N, A>,
  test: (...values: Values<A>) => boolean,
): Verb<N, A> {
  return { ...verb, where: test };
}

/** A kind of decision of its own for these verbs. */
export function verbKind<const V extends Verbs>(
  id: string,
  verbs: V,
  about?: { readonly secret?: boolean },
): VerbKind<V> {
  const { kind: makeKind, ...set } = verbSet(verbs);
  return { ...set, ...makeKind(id, about) };
}

/** A kind of decision about cards that lie in a pile. */
export interface EntryKind extends VerbKind {
  optionOf(entry: number): Option;
}

/**
 * Options such as `stack:curse` and `stack:curse,up`: a card that lies face up is another answer than an equal one lying
 * face down, or the answer would tell what lies hidden.
 */
export function entryKind(id: string, word: string, card: Argument): EntryKind {
  const kind = verbKind(id, [verb(word, card, argument(['', 'up']))]);
  const pack = kind.of[word]!;
  return { ...kind, optionOf: (entry) => pack(kindOf(entry), isFaceUp(entry) ? 1 : 0) };
}

/**
 * Each verb has a block of integers, in the order in which they are declared. Inside it the arguments are digits, the first
 * one lowest, and each has room for a power of two, so that a new card seldom renumbers the rest. With one verb that takes
 * one argument, option and argument are the same number.
 */
export function verbSet<const V extends Verbs>(verbs: V): VerbSet<V> {
  const blocks = blocksOf(verbs);
  const { names, words, columns } = tablesOf(blocks);
  const nameOption = (option: Option): string => names[option - PASS] ?? refuseUnknown(option);
  return {
    verbs: verbs.map(({ name }) => name),
    of: Object.fromEntries(blocks.map((block) => [block.verb.name, packer(block)])) as VerbSet<V>['of'],
    verbOf: (option) => words[option - PASS] ?? refuseUnknown(option),
    argumentOf: (option, index = 0) => columns[index]?.[option - PASS] ?? NO_ARGUMENT,
    kind: (id, { secret = false, verbs: offered } = {}) => {
      const within = blocks.filter(({ verb }) => offered === undefined || offered.includes(verb.name));
      const options = within.flatMap(offeredOf);
      refuseTwins(id, options.map(nameOption));
      return kind(id, nameOption, { secret, options });
    },
  };
}

const NO_ARGUMENT = -1;

/** The integers of one verb. */
interface Block {
  readonly verb: Verb;
  readonly base: Option;
  /** What each argument is multiplied by. */
  readonly strides: readonly number[];
  readonly size: number;
}

function blocksOf(verbs: Verbs): readonly Block[] {
  const blocks: Block[] = [];
  let base = 0;
  for (const verb of verbs) {
    if (blocks.some((block) => block.verb.name === verb.name)) throw new Error(`two verbs are called '${verb.name}'`);
    const strides: number[] = [];
    let size = 1;
    for (const { names } of verb.takes) {
      strides.push(size);
      size *= roomFor(names.length);
    }
    blocks.push({ verb, base, strides, size });
    base += size;
  }
  return blocks;
}

/** The power of two into which so many numbers fit. By a shift, because V8 would keep each option as a float after `2 **`. */
function roomFor(count: number): number {
  return 1 << Math.ceil(Math.log2(Math.max(1, count)));
}

function pack({ base, strides }: Block, values: readonly number[]): Option {
  return values.reduce((sum, value, i) => sum + value * itemAt(strides, i), base);
}

/** Search packs options all the time: no loop for as many arguments as verbs usually take. */
function packer(block: Block): (...values: number[]) => Option {
  const { base, strides } = block;
  const [, second = 0, third = 0] = strides;
  switch (strides.length) {
    case 0:
      return () => base;
    case 1:
      return (a: number) => base + a;
    case 2:
      return (a: number, b: number) => base + a + b * second;
    case 3:
      return (a: number, b: number, c: number) => base + a + b * second + c * third;
    default:
      return (...values) => pack(block, values);
  }
}

/** What each option means, ready to be looked up; the first row is about passing. */
function tablesOf(blocks: readonly Block[]) {
  const size = blocks.reduce((sum, block) => sum + block.size, 1);
  const names = new Array<string | undefined>(size).fill(undefined);
  const words = new Array<string | undefined>(size).fill(undefined);
  words[0] = 'pass';
  const widest = Math.max(0, ...blocks.map(({ strides }) => strides.length));
  const columns = Array.from({ length: widest }, () => new Int16Array(size).fill(NO_ARGUMENT));
  for (const block of blocks) {
    const { name, takes } = block.verb;
    for (const values of combinations(takes.map((argument) => [...argument.names.keys()]))) {
      const row = pack(block, values) - PASS;
      const said = values.map((value, i) => itemAt(takes, i).names[value]!).filter((text) => text !== '');
      names[row] = said.length === 0 ? name : `${name}:${said.join(',')}`;
      words[row] = name;
      values.forEach((value, i) => {
        itemAt(columns, i)[row] = value;
      });
    }
  }
  return { names, words, columns };
}

/** Every way to take one of each list. */
function combinations(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.reduce<readonly (readonly number[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );
}

function offeredOf(block: Block): readonly Option[] {
  const { takes, where } = block.verb;
  const rows = combinations(takes.map(({ values }) => values));
  return rows.filter((values) => where(...values)).map((values) => pack(block, values));
}

function refuseUnknown(option: Option): never {
  throw new Error(`no verb has the option ${option}`);
}

function refuseTwins(id: string, names: readonly string[]): void {
  const twin = names.find((name, i) => names.indexOf(name) !== i);
  if (twin !== undefined) throw new Error(`two options of kind '${id}' are called '${twin}'`);
}
