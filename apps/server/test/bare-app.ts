import type { FastifyInstance } from 'fastify';
import { Admission } from '../src/http/admission.ts';
import { newApp } from '../src/http/app.ts';
import { securityHeaders } from '../src/http/security.ts';
import { MemoryBudget } from '../src/live/memory-budget.ts';
import { Limits } from '../src/ops/limits.ts';
import { newLog } from '../src/ops/log.ts';

export interface BareApp {
  readonly https?: boolean;
  readonly budget?: MemoryBudget;
  readonly limits?: Limits;
}

/** Where all requests to a bare app are counted. */
export const ANYWHERE = 'anywhere';

/** The HTTP part of a server, without any call. */
export function bareApp({
  https = false,
  budget = new MemoryBudget(),
  limits = new Limits(false, Date.now),
}: BareApp = {}): FastifyInstance {
  const headers = securityHeaders(https);
  const addressOf = () => ANYWHERE;
  const admission = new Admission({ limits, headers, addressOf, onFlood: (socket) => void socket.destroy() });
  return newApp({ log: newLog('silent'), admission, budget, headers, retrySeconds: 5 });
}
