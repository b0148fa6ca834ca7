import { type CallName, type Calls, type Problem, type Reply, ROUTES, type Sent } from '@crownleaf/protocol/types';

type Values = { readonly [name: string]: string | number | boolean | undefined };

export interface Given<N extends CallName> {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Sent<Calls[N], 'body'>;
}

/** A call that the server refused; `problem` says why in one sentence. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** No server answers: games on this device are still possible. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export async function call<N extends CallName>(name: N, given: Given<N> = {}): Promise<Reply<Calls[N]>> {
  const { method, path } = ROUTES[name];
  const { params = {}, query = {}, body } = given;
  const place = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const address = search.size === 0 ? place : `${place}?${search}`;
  const reply = await fetch(address, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new Unreachable('the server cannot be reached');
  });
  const type = reply.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Unreachable('no server answers here');
  const value: unknown = await reply.json();
  if (!reply.ok) throw new Failed(value as Problem);
  return value as Reply<Calls[N]>;
}
