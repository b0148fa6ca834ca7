import { z } from 'zod';
import { calls } from '../call.ts';

/** About the server itself. */
export const operationCalls = calls({
  health: {
    summary: 'Whether the process is alive',
    who: 'anybody',
    reply: z.object({ ok: z.literal(true) }),
  },
  ready: {
    summary: 'Whether the store can be written to',
    who: 'anybody',
    reply: z.object({ ok: z.literal(true) }),
    errors: ['unavailable'],
  },
  version: {
    summary: 'What runs here',
    who: 'anybody',
    reply: z.object({ name: z.string(), version: z.string(), protocol: z.int(), node: z.string() }),
  },
});
