import { OperatorError } from '@crownleaf/server/operator-error';

/** The words and options that follow a command, checked against what it declares. */
export class Arguments {
  readonly words: readonly string[];
  readonly #values: ReadonlyMap<string, string | true>;

  constructor(words: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.words = words;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return value === true ? undefined : value;
  }

  /** A whole number of at least `min`. */
  count(name: string, min = 1): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min) {
      throw new OperatorError(`--${name} must be a whole number from ${min}, not '${text}'`);
    }
    return value;
  }

  /** Names with commas between them. */
  names(name: string): readonly string[] | undefined {
    const names = this.text(name)?.split(',');
    return names?.map((part) => part.trim());
  }

  json(name: string): unknown {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      throw new OperatorError(`--${name} must be JSON such as '{"name": true}', not '${text}'`);
    }
  }
}
