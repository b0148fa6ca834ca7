import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

export interface VisitReply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

/** Somebody who calls from an address of their own: every address of 127.0.0.0/8 is this machine. */
export class Visitor implements Disposable {
  readonly headers: Record<string, string> = {};
  readonly #base: string;
  readonly #localAddress: string;
  readonly #agent: Agent;

  constructor(url: string, address: string, { keepAlive = true } = {}) {
    this.#base = url.replace('localhost', '127.0.0.1');
    this.#localAddress = address;
    this.#agent = new Agent({ keepAlive, maxSockets: 8 });
  }

  static async withAccount(url: string, address: string): Promise<Visitor> {
    const visitor = new Visitor(url, address);
    const { status, cookie } = await visitor.call('POST', '/api/guest', {});
    if (cookie === undefined) throw new Error(`no account for ${address}: ${status}`);
    visitor.headers.cookie = cookie;
    return visitor;
  }

  call(method: string, path: string, body?: unknown): Promise<VisitReply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const about = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length };
    const { promise, resolve, reject } = Promise.withResolvers<VisitReply>();
    const asked = request(`${this.#base}${path}`, {
      method,
      agent: this.#agent,
      localAddress: this.#localAddress,
      headers: { ...this.headers, ...about },
    });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
      try {
        const heard: Buffer[] = await response.toArray();
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(heard).toString(), cookie });
      } catch (error) {
        reject(error);
      }
    });
    asked.end(text);
    return promise;
  }

  /** For calls that have to succeed. */
  async get<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.call(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  connect(): Promise<WebSocket> {
    const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/api/live`, {
      headers: this.headers,
      localAddress: this.#localAddress,
    });
    socket.on('error', reject);
    socket.once('open', () => resolve(socket));
    return promise;
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}
