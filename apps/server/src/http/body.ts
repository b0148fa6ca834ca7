import type { IncomingMessage } from 'node:http';
import type { Holder, MemoryBudget } from '../live/memory-budget.ts';
import { ApiError } from '../problems.ts';

/** Reads a body whose length is known into one piece of memory, however many pieces it comes in. */
export async function readBody(request: IncomingMessage, budget: MemoryBudget): Promise<string> {
  const body = Buffer.allocUnsafe(Number(request.headers['content-length'] ?? 0));
  let at = 0;
  const holder: Holder = {
    get heldBytes() {
      return at;
    },
    drop: () => void request.destroy(),
  };
  budget.enter(holder);
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      at += chunk.copy(body, at);
      budget.add(chunk.length);
    }
  } catch {
    throw new ApiError('bad-request', 'the body did not arrive');
  } finally {
    budget.leave(holder);
  }
  return body.toString('utf8', 0, at);
}
