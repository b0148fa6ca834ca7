import type { CallName, Calls, Problem, Reply, Sent } from '@crownleaf/protocol';

/**
 * The calls that the page makes. The protocol's own list would bring its checks along, which are the server's business;
 * the types hold this copy of methods and paths to it.
 */
const ROUTES = {
  guest: ['POST', '/api/guest'],
  me: ['GET', '/api/me'],
  rename: ['PUT', '/api/me/name'],
  notify: ['PUT', '/api/me/notify'],
  confirmMail: ['POST', '/api/mail/confirm'],
  stopMail: ['POST', '/stop-mail'],
  recovery: ['POST', '/api/me/recovery'],
  recover: ['POST', '/api/recover'],
  deviceLink: ['POST', '/api/me/device-link'],
  deleteMe: ['DELETE', '/api/me'],
  pushKey: ['GET', '/api/push'],
  subscribe: ['POST', '/api/push'],
  unsubscribe: ['DELETE', '/api/push'],
  games: ['GET', '/api/games'],
  createTable: ['POST', '/api/tables'],
  tables: ['GET', '/api/tables'],
  table: ['GET', '/api/tables/:id'],
  join: ['POST', '/api/tables/:id/join'],
  leave: ['POST', '/api/tables/:id/leave'],
  comeBack: ['POST', '/api/tables/:id/return'],
  setSeat: ['PUT', '/api/tables/:id/seats/:seat'],
  start: ['POST', '/api/tables/:id/start'],
  answer: ['POST', '/api/tables/:id/answers'],
  undo: ['POST', '/api/tables/:id/undo'],
  propose: ['POST', '/api/tables/:id/proposal'],
  agree: ['POST', '/api/tables/:id/proposal/answer'],
  invite: ['POST', '/api/tables/:id/invitation'],
  rematch: ['POST', '/api/tables/:id/rematch'],
  record: ['GET', '/api/tables/:id/record'],
  hint: ['GET', '/api/tables/:id/hint'],
  chat: ['GET', '/api/tables/:id/chat'],
  say: ['POST', '/api/tables/:id/chat'],
  daily: ['GET', '/api/daily'],
  playDaily: ['POST', '/api/daily/:game'],
  solo: ['GET', '/api/solo/:game'],
} as const satisfies { readonly [N in CallName]?: readonly [Calls[N]['method'], Calls[N]['path']] };

type Known = keyof typeof ROUTES;
type Values = { readonly [name: string]: string | number | boolean | undefined };

export interface Given<N extends Known> {
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

export async function call<N extends Known>(name: N, given: Given<N> = {}): Promise<Reply<Calls[N]>> {
  const [method, path] = ROUTES[name];
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
