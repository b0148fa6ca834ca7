import type { Cause, Seat } from '@crownleaf/engine';
import { ErrorCode, FormatError, IntlMessageFormat } from 'intl-messageformat';

/** ICU messages by key. */
export type Words = { readonly [key: string]: string };

/** The texts of one game in one language. */
export interface Labels {
  /**
   * `buy:gold` → the message `option.buy:gold`, else `option.buy`, with `what.gold`, else the name itself. Each message may
   * have another for one kind of decision, `option.buy.market`. Their `{what}` is everything behind the colon, `{thing}`
   * the first of it and `{last}` the last. `{owner}` is the seat behind it that has the thing.
   */
  option(name: string, kind: string): string;
  /** The same in fewer words, where a table shows the rest: the message `bar.buy:gold`, else `bar.buy`, else the option's. */
  brief(name: string, kind: string): string;
  /** Where several pieces are chosen together, one of them: the message `piece.discard`, else what is behind the colon. */
  piece(name: string, kind: string): string;
  cause(cause: Cause): string;
  /** A message by its key, else the key itself. */
  message(key: string): string;
  /** A thing by its name: the message `what.gold`, else the name itself. */
  what(name: string): string;
  /** The message with these values; undefined if there is none, or if it speaks of a value that is not given. */
  told(key: string, values: Values): string | undefined;
  /** The same texts where options call the seats by these names. */
  naming(ownerOf: OwnerOf): Labels;
}

/** What a seat is called as the owner of something; `you` is whom the text speaks to. */
export type OwnerOf = (seat: Seat) => string;

export type Values = { readonly [name: string]: string | number };

function seatNumber(seat: Seat): string {
  return `seat ${seat}`;
}

type Style = 'option' | 'bar' | 'piece';

/** What a name speaks of: everything behind the colon, else the name itself. */
function thingsIn(name: string): readonly string[] {
  return name.slice(name.indexOf(':') + 1).split(',');
}

export function labels(words: Words, language = 'en', ownerOf: OwnerOf = seatNumber): Labels {
  const formats = new Map<string, IntlMessageFormat>();
  const format = (key: string, values?: Values): string => {
    let message = formats.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(words[key]!, language);
      formats.set(key, message);
    }
    return String(message.format(values));
  };
  const known = (key: string): boolean => Object.hasOwn(words, key);

  const whatLabel = (name: string): string => (known(`what.${name}`) ? format(`what.${name}`) : name);

  const answerLabel = (style: Style, name: string, kind: string): string | undefined => {
    const [verb = '', ...rest] = name.split(':');
    const key = [name, verb].flatMap((each) => [`${style}.${each}.${kind}`, `${style}.${each}`]).find(known);
    if (key === undefined) return undefined;
    const parts = rest.join(':').split(',');
    const seat = parts.slice(1).find((part) => /^\d+$/.test(part));
    const things = parts.map(whatLabel);
    return format(key, {
      ...{ what: things.join(', '), thing: things[0]!, last: things.at(-1)! },
      owner: seat === undefined ? '' : ownerOf(Number(seat)),
    });
  };
  const kept = new Map<string, string>();
  const causes = new Map<string, string>();
  const keptLabel = (style: Style, name: string, kind: string): string | undefined => {
    const wanted = `${style} ${kind} ${name}`;
    const label = kept.get(wanted) ?? answerLabel(style, name, kind);
    if (label !== undefined) kept.set(wanted, label);
    return label;
  };
  const option = (name: string, kind: string): string => keptLabel('option', name, kind) ?? name;

  return {
    option,
    piece: (name, kind) => keptLabel('piece', name, kind) ?? thingsIn(name).map(whatLabel).join(', '),
    brief: (name, kind) => keptLabel('bar', name, kind) ?? option(name, kind),
    cause({ label: key }) {
      let label = causes.get(key);
      if (label === undefined) {
        label = known(`cause.${key}`) ? format(`cause.${key}`) : key;
        causes.set(key, label);
      }
      return label;
    },
    message: (key) => (known(key) ? format(key) : key),
    what: whatLabel,
    told(key, values) {
      if (!known(key)) return undefined;
      try {
        return format(key, values);
      } catch (error) {
        if (error instanceof FormatError && error.code === ErrorCode.MISSING_VALUE) return undefined;
        throw error;
      }
    },
    naming: (names) => labels(words, language, names),
  };
}
