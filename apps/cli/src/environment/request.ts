/** Every way in which a request can be refused. The codes are stable; the messages may improve. */
export const ERROR_CODES = [
  'malformed-json',
  'too-long',
  'bad-request',
  'unknown-command',
  'unknown-game',
  'bad-options',
  'no-game',
  'over',
  'illegal-option',
  'bad-state',
  'unknown-name',
  'too-many-games',
  'failed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A request that cannot be met. Nothing has changed. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly rule: string | undefined;

  constructor(code: ErrorCode, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

export type Request = { readonly [name: string]: unknown };

/** Longer lines are answered with an error and not looked at. */
export const LONGEST_LINE = 16 * 1024 * 1024;

export function requestOf(line: string): Request {
  if (line.length > LONGEST_LINE) throw tooLong();
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RequestError('malformed-json', 'a request is one line of JSON such as {"cmd":"view"}');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError('bad-request', 'a request is a JSON object such as {"cmd":"view"}');
  }
  return value as Request;
}

export function tooLong(): RequestError {
  return new RequestError('too-long', `a line has at most ${LONGEST_LINE} bytes`);
}

export function textIn(request: Request, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw new RequestError('bad-request', `'${name}' must be a text`);
  return value;
}

/** Where nothing, or null, stands for "not given". */
export function optionalTextIn(request: Request, name: string): string | undefined {
  return request[name] === undefined || request[name] === null ? undefined : textIn(request, name);
}

export function wholeIn(request: Request, name: string): number {
  const value = request[name];
  if (!Number.isSafeInteger(value)) throw new RequestError('bad-request', `'${name}' must be a whole number`);
  return value as number;
}
