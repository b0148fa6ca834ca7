import { type CallName, type Calls, type Problem, type Reply, ROUTES, type Sent } from '@crownleaf/protocol/types';
import { refusalFrom, UnreachableError } from './errors.ts';

type Values = { readonly [name: string]: string | number | boolean | undefined };

export interface Given<N extends CallName> {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Sent<Calls[N], 'body'>;
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
    throw new UnreachableError('the server cannot be reached');
  });
  const type = reply.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new UnreachableError('no server answers here');
  const value: unknown = await reply.json();
  if (!reply.ok) throw refusalFrom(value as Problem);
  return value as Reply<Calls[N]>;
}
