import { RefusedError } from './refused-error.ts';

/** What can be agreed on before a game: variants, solo level, starting values. One table gives type, check and form. */
export interface ChoiceOption {
  readonly type: 'choice';
  readonly values: readonly string[];
  readonly default: string;
}
export interface FlagOption {
  readonly type: 'flag';
  readonly default: boolean;
}
export interface NumberOption {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
/** Some of a closed set of names, each at most once. */
export interface NamesOption {
  readonly type: 'names';
  readonly values: readonly string[];
  readonly max: number;
  readonly default: readonly string[];
}
export type GameOption = ChoiceOption | FlagOption | NumberOption | NamesOption;
export type OptionsSchema = { readonly [name: string]: GameOption };

type Value<O extends GameOption> = O extends { type: 'choice'; values: readonly (infer V)[] }
  ? V
  : O extends FlagOption
    ? boolean
    : O extends NumberOption
      ? number
      : O extends { type: 'names'; values: readonly (infer V)[] }
        ? readonly V[]
        : never;

export type Chosen<S extends OptionsSchema> = { readonly [K in keyof S]: Value<S[K]> };

export function choice<const V extends string>(values: readonly V[], preset: NoInfer<V>) {
  return { type: 'choice', values, default: preset } as const;
}
export function flag(preset = false): FlagOption {
  return { type: 'flag', default: preset };
}
export function number(min: number, max: number, preset: number): NumberOption {
  return { type: 'number', min, max, default: preset };
}
export function names<const V extends string>(values: readonly V[], max: number, preset: readonly V[] = []) {
  return { type: 'names', values, max, default: preset } as const;
}

/** Fills in presets and refuses what the schema does not know. */
export function chosen<S extends OptionsSchema>(schema: S, given: unknown): Chosen<S> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    throw new RefusedError('bad-options', 'options must be an object such as {"name": value}');
  }
  const values: Record<string, unknown> = { ...given };
  const known = Object.keys(schema);
  for (const name of Object.keys(values)) {
    if (!known.includes(name)) {
      throw new RefusedError('bad-options', `there is no option '${name}'; possible: ${known.join(', ') || 'none'}`);
    }
  }
  const out: Record<string, unknown> = {};
  for (const name of known) {
    const option = schema[name]!;
    const value = values[name] === undefined ? option.default : values[name];
    const wrong = mistake(option, value);
    if (wrong !== undefined) throw new RefusedError('bad-options', `option '${name}' must be ${wrong}`);
    out[name] = value;
  }
  return out as Chosen<S>;
}

function mistake(option: GameOption, value: unknown): string | undefined {
  switch (option.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'number': {
      const whole = Number.isInteger(value) && !Object.is(value, -0);
      const fits = whole && (value as number) >= option.min && (value as number) <= option.max;
      return fits ? undefined : `a whole number from ${option.min} to ${option.max}`;
    }
    case 'choice':
      return option.values.includes(value as string) ? undefined : `one of ${option.values.join(', ')}`;
    case 'names': {
      const fits =
        Array.isArray(value) &&
        value.length <= option.max &&
        new Set(value).size === value.length &&
        value.every((v) => option.values.includes(v));
      return fits ? undefined : `a list of at most ${option.max} different names of ${option.values.join(', ')}`;
    }
  }
}

export function optionsJsonSchema(schema: OptionsSchema): object {
  const properties: Record<string, object> = {};
  for (const [name, option] of Object.entries(schema)) properties[name] = optionJsonSchema(option);
  return { type: 'object', properties, additionalProperties: false };
}

function optionJsonSchema(option: GameOption): object {
  switch (option.type) {
    case 'flag':
      return { type: 'boolean', default: option.default };
    case 'number':
      return { type: 'integer', minimum: option.min, maximum: option.max, default: option.default };
    case 'choice':
      return { type: 'string', enum: option.values, default: option.default };
    case 'names':
      return {
        type: 'array',
        items: { type: 'string', enum: option.values },
        uniqueItems: true,
        maxItems: option.max,
        default: option.default,
      };
  }
}
