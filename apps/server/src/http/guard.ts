import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Holder, MemoryBudget } from '../live/memory-budget.ts';

/** Counts replies that nobody reads in what the server holds for all clients. */
export function guardReplies(app: FastifyInstance, budget: MemoryBudget): void {
  app.addHook('onSend', async (_, reply, payload) => {
    const holder = holderOf(reply);
    budget.enter(holder);
    reply.raw.once('close', () => budget.leave(holder));
    // A stream is read only as fast as it is sent.
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) budget.add(payload.length);
  });
}

function holderOf({ raw }: FastifyReply): Holder {
  return {
    get heldBytes() {
      return raw.writableLength;
    },
    drop: () => void raw.destroy(),
  };
}
