import type { Cause } from '@crownleaf/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Words } from '../../../games/registry.ts';

/** The texts of one game in one language. */
export interface Labels {
  /**
   * `buy:gold` → the message `option.buy:gold`, else `option.buy`, with `what.gold`, else the name itself. Each message may
   * have another for one kind of decision, `option.buy.market`. Their `{what}` is everything behind the colon, `{thing}`
   * the first of it and `{player}` the seat that ends it, counted from one.
   */
  option(name: string, kind: string): string;
  cause(cause: Cause): string;
  /** A message by its key, else the key itself. */
  message(key: string): string;
}

export function labels(words: Words, language = 'en'): Labels {
  const formats = new Map<string, IntlMessageFormat>();
  const format = (key: string, values?: Record<string, string>): string => {
    let message = formats.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(words[key]!, language);
      formats.set(key, message);
    }
    return String(message.format(values));
  };
  const known = (key: string): boolean => Object.hasOwn(words, key);

  const optionLabel = (name: string, kind: string): string => {
    const [verb = '', ...rest] = name.split(':');
    const key = [name, verb].flatMap((each) => [`option.${each}.${kind}`, `option.${each}`]).find(known);
    if (key === undefined) return name;
    const parts = rest.join(':').split(',');
    const things = parts.map((part) => (known(`what.${part}`) ? format(`what.${part}`) : part));
    return format(key, { what: things.join(', '), thing: things[0]!, player: String(Number(parts.at(-1)) + 1) });
  };
  const optionLabels = new Map<string, string>();

  return {
    option(name, kind) {
      const wanted = `${kind} ${name}`;
      let label = optionLabels.get(wanted);
      if (label === undefined) {
        label = optionLabel(name, kind);
        optionLabels.set(wanted, label);
      }
      return label;
    },
    cause: ({ label }) => (known(`cause.${label}`) ? format(`cause.${label}`) : label),
    message: (key) => (known(key) ? format(key) : key),
  };
}
