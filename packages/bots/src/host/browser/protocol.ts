import type { Reply, Task } from '../desk.ts';

/** What the page sends. */
export interface Order {
  readonly id: number;
  readonly task: Task;
}

/** What the worker sends back. */
export interface Delivery {
  readonly id: number;
  readonly reply: Reply;
}

/** What is used of the messages and errors of a page's worker. */
export interface WorkerEvent {
  readonly data?: unknown;
  readonly message?: string;
}

/** A page's worker as the page sees it, or a thread that is dressed up as one. */
export interface PageWorker {
  postMessage(message: Order): void;
  addEventListener(type: 'message' | 'messageerror' | 'error', listener: (event: WorkerEvent) => void): void;
  terminate(): void;
}

/** The worker's own side: its global scope. */
export interface WorkerScope {
  postMessage(message: Delivery): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent) => void): void;
}
