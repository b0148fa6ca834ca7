import { CALLS } from '@crownleaf/protocol';
import type { FastifyReply } from 'fastify';
import type { Catalogue } from '../../catalogue.ts';
import type { Chat } from '../../chat/chat.ts';
import type { Hub } from '../../live/hub.ts';
import type { Limits } from '../../ops/limits.ts';
import { ApiError } from '../../problems.ts';
import { viewingSeat } from '../../tables/access.ts';
import type { Hints } from '../../tables/hint.ts';
import type { Lobby } from '../../tables/lobby.ts';
import type { TableService } from '../../tables/service.ts';
import type { Router } from '../routes.ts';

/** A list of tables costs as much as several other calls. */
const LIST_COST = 5;

export interface TableRouteParts {
  readonly catalogue: Catalogue;
  readonly service: TableService;
  readonly lobby: Lobby;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly hints: Hints;
}

export function tableRoutes(route: Router, parts: TableRouteParts): void {
  const { catalogue, service, lobby, hub, chat, limits, hints } = parts;
  route(CALLS.games, () => ({ games: [...catalogue.shown] }));
  route(CALLS.tables, async ({ query, caller, address }) => {
    limits.check('address', address, LIST_COST - 1);
    return { tables: await service.list(query.filter, query.game, caller) };
  });
  route(CALLS.createTable, async ({ body, caller }) => {
    limits.check('table', caller.account.id);
    return service.snapshot(await lobby.create(body, caller), caller);
  });

  route(CALLS.table, async ({ params, query, caller, address, reply }) => {
    const { seat, since, wait, invitation } = query;
    const visitor = { caller, invitation };
    const table = await service.visit(params.id, visitor);
    if (wait !== undefined && since !== undefined && since >= table.stored.seq) {
      const gone = goneSignal(reply);
      await hub.nextChange(table.id, wait * 1000, gone);
      // Nothing is built for nobody.
      if (gone.aborted) throw new ApiError('unavailable', 'the caller has gone');
    }
    service.chargeForHistory(table, since, caller?.account.id ?? address);
    return service.look(table, visitor, { seat, since });
  });
  route(CALLS.info, async ({ params, query, caller }) =>
    hub.infoOf(await service.visit(params.id, { caller, ...query })),
  );

  route(CALLS.join, async ({ params, body, caller }) =>
    service.snapshot(await lobby.join(params.id, caller, body.seat, body.invitation), caller),
  );
  route(CALLS.leave, async ({ params, body, caller }) => {
    const table = await lobby.leave(params.id, caller, body.seat);
    return service.snapshot(table, caller);
  });
  route(CALLS.comeBack, async ({ params, body, caller }) =>
    service.snapshot(await lobby.reclaimSeat(params.id, caller, body.seat), caller),
  );
  route(CALLS.setSeat, async ({ params, body, caller }) =>
    service.snapshot(await lobby.setSeat(params.id, caller, params.seat, body), caller),
  );
  route(CALLS.start, async ({ params, caller }) => service.snapshot(await lobby.start(params.id, caller), caller));
  route(CALLS.invite, ({ params, caller }) => lobby.invite(params.id, caller));

  route(CALLS.answer, ({ params, body, caller }) => service.answer(params.id, caller, body));
  route(CALLS.undo, async ({ params, body, caller }) =>
    service.snapshot(await service.undo(params.id, caller, body.seat, body.to), caller, { seat: body.seat }),
  );
  route(CALLS.propose, async ({ params, body, caller }) =>
    service.snapshot(await service.propose(params.id, caller, body), caller),
  );
  route(CALLS.agree, async ({ params, body, caller }) =>
    service.snapshot(await service.agree(params.id, caller, body), caller),
  );
  route(CALLS.rematch, async ({ params, caller }) => {
    limits.check('table', caller.account.id);
    return service.snapshot(await lobby.rematch(params.id, caller), caller);
  });
  route(CALLS.record, async ({ params, query, caller, address }) => {
    const visitor = { caller, ...query };
    service.chargeForHistory(await service.visit(params.id, visitor), 0, caller?.account.id ?? address);
    const record = await service.record(params.id, visitor);
    return { ...record, entries: [...record.entries] };
  });
  route(CALLS.hint, async ({ params, query, caller, address }) => {
    limits.check('hint', caller.account.id);
    return hints.hintFor(await service.visit(params.id, { caller }), { caller, seat: query.seat, address });
  });

  route(CALLS.chat, async ({ params, query, caller }) => {
    const table = await service.visit(params.id, { caller, invitation: query.invitation });
    // Who may not look on is not told what is said there either.
    viewingSeat(table.stored, caller?.account.id, undefined);
    return { said: await chat.said(table, query.after) };
  });
  route(CALLS.say, async ({ params, body, caller }) =>
    chat.say(await service.visit(params.id, { caller }), caller, body),
  );
}

/** Aborts when the connection ends before the reply is sent. */
function goneSignal({ raw, request }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed || request.raw.socket.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
