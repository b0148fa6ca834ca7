import { CALLS, openApi, PROTOCOL_VERSION } from '@crownleaf/protocol';
import type { FastifyInstance } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import { clientAddress } from '../../ops/client-address.ts';
import type { Limits } from '../../ops/limits.ts';
import type { Metrics } from '../../ops/metrics.ts';
import { canReadMetrics } from '../../ops/metrics-access.ts';
import { ApiError } from '../../problems.ts';
import type { Store } from '../../store/store.ts';
import type { Router } from '../routes.ts';

const { version } = manifest;
const OK = { ok: true } as const;

/** Made once for all servers of a process, and before the first of them serves anybody: it takes a while. */
let description: Buffer | undefined;

export interface OperationParts {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly now: () => number;
}

export function operationRoutes(route: Router, app: FastifyInstance, parts: OperationParts): void {
  const { config, store, metrics, limits, now } = parts;
  route(CALLS.health, () => OK);
  route(CALLS.ready, async () => {
    try {
      await store.probe(now());
    } catch {
      throw new ApiError('unavailable', 'the store cannot be written to');
    }
    return OK;
  });
  route(CALLS.version, () => ({ name: 'crownleaf', version, protocol: PROTOCOL_VERSION, node: process.version }));

  description ??= Buffer.from(JSON.stringify(openApi(version)));
  app.get('/api/openapi.json', async ({ raw }, reply) => {
    limits.check('address', clientAddress(raw, config.trustProxy));
    return reply.type('application/json').send(description);
  });
  app.get('/metrics', async ({ socket, headers }, reply) => {
    if (!canReadMetrics({ address: socket.remoteAddress, headers }, config.metricsToken)) {
      throw new ApiError('forbidden', 'figures need a call from this machine past the proxy, or the METRICS_TOKEN');
    }
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
}
