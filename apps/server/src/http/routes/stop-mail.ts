import { CALLS } from '@crownleaf/protocol';
import type { FastifyInstance } from 'fastify';
import type { MailAddresses } from '../../notify/mail-addresses.ts';
import type { Router } from '../routes.ts';

/** Mail programs send a form along, each in its own way; the address says all there is to know. */
export function stopMailRoute(
  app: FastifyInstance,
  routerOf: (app: FastifyInstance) => Router,
  addresses: MailAddresses,
): void {
  app.register(async (anyBody) => {
    anyBody.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
    routerOf(anyBody)(CALLS.stopMail, async ({ query }) => {
      await addresses.stop(query.code);
      return {};
    });
  });
}
