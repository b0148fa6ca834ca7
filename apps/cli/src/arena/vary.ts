import { createEngine, fastChance, type Game, RefusedError } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';

/**
 * The options of the rounds in turn: `OPTION` takes all its values, `OPTION=a,b` those, and `OPTION=-a,-b` all but those.
 */
export function variantsOf(game: Game, seats: number, options: unknown, vary: string): readonly unknown[] {
  const [name = '', list] = vary.split(/=(.*)/s);
  const possible = valuesOf(game, name);
  const named = list?.split(',').map((value) => value.trim()) ?? [];
  const without = named.length > 0 && named.every((value) => value.startsWith('-'));
  const wanted = without ? named.map((value) => value.slice(1)) : named;
  const unknown = wanted.find((value) => !possible.has(value));
  if (unknown !== undefined) {
    throw new OperatorError(`--vary: '${name}' cannot be '${unknown}'; possible: ${[...possible.keys()].join(', ')}`);
  }
  const taken = [...possible].filter(([value]) => named.length === 0 || wanted.includes(value) !== without);
  const variants = taken.map(([, value]) => ({ ...(options as object | undefined), [name]: value }));
  for (const variant of variants) checkVariant(game, seats, variant);
  if (variants.length === 0) throw new OperatorError(`--vary: nothing is left of '${name}'`);
  return variants;
}

function valuesOf(game: Game, name: string): ReadonlyMap<string, string | boolean> {
  const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  if (option?.type === 'choice') return new Map(option.values.map((value) => [value, value]));
  if (option?.type === 'flag') return new Map([false, true].map((value) => [String(value), value]));
  const possible = Object.keys(game.options).filter((key) => ['choice', 'flag'].includes(game.options[key]!.type));
  throw new OperatorError(
    `--vary: ${game.id} has no such option '${name}'; possible: ${possible.join(', ') || 'none'}`,
  );
}

function checkVariant(game: Game, seats: number, variant: Record<string, unknown>): void {
  try {
    createEngine(game).start(seats, fastChance(1), variant);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new OperatorError(`--vary: ${JSON.stringify(variant)} does not do: ${error.message}`);
  }
}
