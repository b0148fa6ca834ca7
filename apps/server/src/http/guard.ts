import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Holder, MemoryBudget } from '../live/memory-budget.ts';
import { addressKey } from '../ops/address-key.ts';
import type { Limits } from '../ops/limits.ts';

export interface GuardParts {
  readonly limits: Limits;
  readonly budget: MemoryBudget;
}

/** Bounds what anybody can have the server do and hold by HTTP, files and unknown addresses included. */
export function guardReplies(app: FastifyInstance, { limits, budget }: GuardParts): void {
  app.addHook('onRequest', async (request, reply) => {
    try {
      limits.check('request', addressKey(request.ip));
    } catch (error) {
      // Who goes on has to connect again for each refusal.
      reply.header('connection', 'close');
      throw error;
    }
  });
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
