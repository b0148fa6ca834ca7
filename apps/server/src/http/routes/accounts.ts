import { CALLS } from '@crownleaf/protocol';
import { type Accounts, meOf } from '../../accounts/accounts.ts';
import type { Exports } from '../../accounts/exports.ts';
import type { MailAddresses } from '../../notify/mail-addresses.ts';
import type { Limits } from '../../ops/limits.ts';
import { ApiError } from '../../problems.ts';
import type { Store } from '../../store/store.ts';
import { noCookie, sessionCookie } from '../cookies.ts';
import type { Router } from '../routes.ts';

const MAX_PUSHES = 20;

export interface AccountRouteParts {
  readonly accounts: Accounts;
  readonly addresses: MailAddresses;
  readonly exports: Exports;
  readonly store: Store;
  readonly limits: Limits;
  /** Whether cookies are for https only. */
  readonly https: boolean;
  readonly pushKey: string;
  readonly sendsMail: boolean;
}

export function accountRoutes(route: Router, parts: AccountRouteParts): void {
  const { accounts, addresses, exports, store, limits, https } = parts;

  route(CALLS.guest, async ({ caller, body, address, reply }) => {
    if (caller !== undefined) {
      const renamed = body.name !== undefined && body.name !== caller.account.name && caller.scopes === undefined;
      return meOf(renamed ? await accounts.rename(caller, body.name!) : caller.account);
    }
    limits.check('guest', address);
    const { account, secret } = await accounts.guest(body.name);
    reply.header('set-cookie', sessionCookie(secret, https));
    return meOf(account);
  });
  route(CALLS.me, ({ caller }) => meOf(caller.account));
  route(CALLS.rename, async ({ caller, body }) => meOf(await accounts.rename(caller, body.name)));
  route(CALLS.notify, async ({ caller, address, body }) => meOf(await addresses.choose(caller, address, body)));
  route(CALLS.confirmMail, async ({ body, address }) => {
    limits.check('code', address);
    await addresses.confirm(body.code);
    return {};
  });
  route(CALLS.recovery, async ({ caller }) => ({ code: await accounts.newRecovery(caller) }));
  route(CALLS.recover, async ({ body, address, reply }) => {
    limits.check('code', address);
    const { account, secret } = await accounts.recover(body.code);
    reply.header('set-cookie', sessionCookie(secret, https));
    return meOf(account);
  });
  route(CALLS.deviceLink, async ({ caller }) => {
    const { code, expires } = await accounts.deviceLink(caller);
    // Behind the hash the code is not sent to any server, nor written to a log on the way.
    return { code, expires, path: `/device#${code}` };
  });
  route(CALLS.signOut, async ({ caller, reply }) => {
    if (caller !== undefined) await accounts.signOut(caller);
    reply.header('set-cookie', noCookie());
    return {};
  });
  route(CALLS.signOutEverywhere, async ({ caller, reply }) => {
    await accounts.signOutEverywhere(caller);
    reply.header('set-cookie', noCookie());
    return {};
  });
  route(CALLS.exportMe, ({ caller, address }) => exports.begin(caller.account, address));
  route(CALLS.deleteMe, async ({ caller, reply }) => {
    await accounts.remove(caller);
    reply.header('set-cookie', noCookie());
    return {};
  });

  route(CALLS.tokens, async ({ caller }) => ({ tokens: await accounts.tokens(caller) }));
  route(CALLS.createToken, ({ caller, body }) => {
    limits.check('token', caller.account.id);
    return accounts.newToken(caller, body.name, body.scopes);
  });
  route(CALLS.revokeToken, async ({ caller, params }) => {
    await accounts.revoke(caller, params.id);
    return {};
  });

  route(CALLS.pushKey, () => ({ key: parts.pushKey, mail: parts.sendsMail }));
  route(CALLS.subscribe, async ({ caller, body }) => {
    const push = { endpoint: body.endpoint, ...body.keys };
    if (await store.accounts.addPush(caller.account.id, push, MAX_PUSHES)) return {};
    throw new ApiError('too-many', `You have ${MAX_PUSHES} browsers subscribed. Remove one first.`);
  });
  route(CALLS.unsubscribe, async ({ caller, body }) => {
    await store.accounts.removePush(caller.account.id, body.endpoint);
    return {};
  });
}
