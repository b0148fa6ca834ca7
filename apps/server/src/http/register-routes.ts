import type { FastifyInstance } from 'fastify';
import { isHttps } from '../config.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './routes/accounts.ts';
import { challengeRoutes } from './routes/challenges.ts';
import { operationRoutes } from './routes/operation.ts';
import { stopMailRoute } from './routes/stop-mail.ts';
import { tableRoutes } from './routes/tables.ts';
import { routerFor } from './routes.ts';

/** Every HTTP call of the server. */
export function registerRoutes(app: FastifyInstance, services: Services): void {
  const { config, keys, messenger, addresses } = services;
  const { publicUrl, trustProxy } = config;
  const routerOf = (on: FastifyInstance) => routerFor({ ...services, app: on, publicUrl, trustProxy });
  const route = routerOf(app);
  operationRoutes(route, app, services);
  accountRoutes(route, {
    ...services,
    https: isHttps(config),
    pushKey: keys.vapid.publicKey,
    sendsMail: messenger.sendsMail,
  });
  stopMailRoute(app, routerOf, addresses);
  tableRoutes(route, services);
  challengeRoutes(route, services.challenges, services.service);
}
