import { z } from 'zod';
import { Me, NotifyWish, PushSubscription, Scope, SecretText, StopCode, TokenInfo } from '../accounts.ts';
import { calls } from '../call.ts';
import { DisplayName, Instant } from '../words.ts';

const Nothing = z.object({});

/** Who somebody is, and how they are reached. */
export const accountCalls = calls({
  guest: {
    method: 'POST',
    path: '/api/guest',
    summary: 'A guest account and its cookie; who has one already gets it back',
    who: 'optional',
    body: z.object({ name: DisplayName.optional() }).default({}),
    reply: Me,
  },
  me: { method: 'GET', path: '/api/me', summary: 'The own account', who: 'account', scope: 'read', reply: Me },
  rename: {
    method: 'PUT',
    path: '/api/me/name',
    summary: 'Another name',
    who: 'account',
    body: z.object({ name: DisplayName }),
    reply: Me,
  },
  notify: {
    method: 'PUT',
    path: '/api/me/notify',
    summary:
      'When to be told that it is your turn; an address that is not confirmed gets a letter with a link for that',
    who: 'account',
    body: NotifyWish.partial(),
    reply: Me,
    errors: ['too-many'],
  },
  confirmMail: {
    method: 'POST',
    path: '/api/mail/confirm',
    summary: 'Confirms a mail address with the code of the letter that was sent there; good once and for a day',
    who: 'anybody',
    body: z.object({ code: SecretText }),
    reply: Nothing,
    errors: ['wrong-code', 'too-many'],
  },
  stopMail: {
    method: 'POST',
    // Not below /api: the same address shows the page with the button, and mail programs post to it by themselves.
    path: '/stop-mail',
    summary: 'Stops letters and removes the address from the account, whatever the body is (RFC 8058)',
    who: 'anybody',
    query: z.object({ code: StopCode }),
    reply: Nothing,
    errors: ['wrong-code'],
  },
  recovery: {
    method: 'POST',
    path: '/api/me/recovery',
    summary: 'A new recovery code, shown once; the one before becomes void',
    who: 'account',
    reply: z.object({ code: SecretText }),
  },
  recover: {
    method: 'POST',
    path: '/api/recover',
    summary: 'Signs in with a recovery code or with the code of a device link',
    who: 'anybody',
    body: z.object({ code: SecretText }),
    reply: Me,
    errors: ['wrong-code'],
  },
  deviceLink: {
    method: 'POST',
    path: '/api/me/device-link',
    summary: 'A link to go on with this account on another device; good once and for ten minutes',
    who: 'account',
    reply: z.object({ code: SecretText, path: z.string(), expires: Instant }),
  },
  signOut: {
    method: 'POST',
    path: '/api/sign-out',
    summary: 'Ends this session',
    who: 'optional',
    reply: Nothing,
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    summary: 'All data about the own account',
    who: 'account',
    reply: z.looseObject({ account: Me }),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Deletes the account; in records of games a pseudonym stays',
    who: 'account',
    body: z.object({ confirm: z.literal('delete') }),
    reply: Nothing,
  },
  tokens: {
    method: 'GET',
    path: '/api/tokens',
    summary: 'The own tokens for programs',
    who: 'account',
    reply: z.object({ tokens: z.array(TokenInfo) }),
  },
  createToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'A token for a program, shown once; the program has its own name and is shown as one',
    who: 'account',
    body: z.object({ name: DisplayName, scopes: z.array(Scope).min(1).max(10) }),
    reply: TokenInfo.extend({ token: SecretText }),
    errors: ['too-many'],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'Makes a token void',
    who: 'account',
    params: z.object({ id: z.string().max(40) }),
    reply: Nothing,
  },
  pushKey: {
    method: 'GET',
    path: '/api/push',
    summary: 'What the page needs to subscribe to web push',
    who: 'anybody',
    reply: z.object({ key: z.string(), mail: z.boolean().describe('Whether this server sends mail') }),
  },
  subscribe: {
    method: 'POST',
    path: '/api/push',
    summary: 'Sends "your turn" to this browser',
    who: 'account',
    body: PushSubscription,
    reply: Nothing,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push',
    summary: 'No longer',
    who: 'account',
    body: PushSubscription.pick({ endpoint: true }),
    reply: Nothing,
  },
});
