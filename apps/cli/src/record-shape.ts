import { AUTHORS } from '@crownleaf/engine';

/** What keeps a value from outside from being a game record, if anything. */
export function recordMistake(value: unknown): string | undefined {
  if (!isObject(value)) return 'it is not an object';
  for (const name of ['game', 'commitment', 'secret']) {
    if (typeof value[name] !== 'string') return `'${name}' must be a text`;
  }
  for (const name of ['rulesVersion', 'seats']) {
    if (!isCount(value[name])) return `'${name}' must be a whole number`;
  }
  if (!isObject(value.options)) return "'options' must be an object";
  if (!Array.isArray(value.entries)) return "'entries' must be a list";
  for (const [at, entry] of value.entries.entries()) {
    const wrong = entryMistake(entry);
    if (wrong !== undefined) return `entry ${at}: ${wrong}`;
  }
  return undefined;
}

function entryMistake(entry: unknown): string | undefined {
  if (!isObject(entry)) return 'it is not an object';
  if (!AUTHORS.some((author) => author === entry.by)) return `'by' must be one of ${AUTHORS.join(', ')}`;
  if ('undoTo' in entry) return isCount(entry.undoTo) ? undefined : "'undoTo' must be a whole number";
  if ('from' in entry) {
    if (!isCount(entry.rulesVersion)) return "'rulesVersion' must be a whole number";
    return isObject(entry.from) ? undefined : "'from' must be a state";
  }
  if (!isCount(entry.seat)) return "'seat' must be a whole number";
  if (typeof entry.name !== 'string') return "'name' must be a text";
  return typeof entry.hash === 'string' ? undefined : "'hash' must be a text";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
