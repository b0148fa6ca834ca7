import { z } from 'zod';
import { Me, NotifyWish, PushSubscription, Scope, SecretText, StopCode, TokenInfo } from '../accounts.ts';
import { calls } from '../call.ts';
import { DisplayName, Instant } from '../words.ts';

const Nothing = z.object({});

/** Who somebody is, and how they are reached. */
export const accountCalls = calls({
  guest: {
    summary: 'A guest account and its cookie; who has one already gets it back',
    who: 'optional',
    body: z.object({ name: DisplayName.optional() }).default({}),
    reply: Me,
    errors: ['name-taken'],
  },
  me: {
    summary: 'The own account',
    who: 'account',
    scope: 'read',
    reply: Me,
  },
  rename: {
    summary: 'Another name',
    who: 'account',
    body: z.object({ name: DisplayName }),
    reply: Me,
    errors: ['name-taken'],
  },
  notify: {
    summary:
      'When to be told that it is your turn; an address that is not confirmed gets a letter with a link for that',
    who: 'account',
    body: NotifyWish.partial(),
    reply: Me,
    errors: ['too-many'],
  },
  confirmMail: {
    summary: 'Confirms a mail address with the code of the letter that was sent there; good once and for a day',
    who: 'anybody',
    body: z.object({ code: SecretText }),
    reply: Nothing,
    errors: ['wrong-code', 'too-many'],
  },
  stopMail: {
    summary: 'Stops letters and removes the address from the account, whatever the body is (RFC 8058)',
    who: 'anybody',
    query: z.object({ code: StopCode }),
    reply: Nothing,
    errors: ['wrong-code'],
  },
  recovery: {
    summary: 'A new recovery code, shown once; the one before becomes void',
    who: 'account',
    reply: z.object({ code: SecretText }),
  },
  recover: {
    summary: 'Signs in with a recovery code or with the code of a device link',
    who: 'anybody',
    body: z.object({ code: SecretText }),
    reply: Me,
    errors: ['wrong-code'],
  },
  deviceLink: {
    summary:
      'A link to go on with this account on another device; good once and for ten minutes. Of more than five the oldest becomes void',
    who: 'account',
    reply: z.object({ code: SecretText, path: z.string(), expires: Instant }),
  },
  signOut: {
    summary: 'Ends this session',
    who: 'optional',
    reply: Nothing,
  },
  signOutEverywhere: {
    summary:
      'Ends every session of the account, this one too, with its open device links and push subscriptions; tokens stay',
    who: 'account',
    reply: Nothing,
  },
  exportMe: {
    summary: 'All data about the own account',
    who: 'account',
    reply: z.looseObject({ account: Me }),
    errors: ['too-many', 'unavailable'],
  },
  deleteMe: {
    summary: 'Deletes the account; in records of games a pseudonym stays',
    who: 'account',
    body: z.object({ confirm: z.literal('delete') }),
    reply: Nothing,
  },
  tokens: {
    summary: 'The own tokens for programs',
    who: 'account',
    reply: z.object({ tokens: z.array(TokenInfo) }),
  },
  createToken: {
    summary: 'A token for a program, shown once; the program has its own name and is shown as one',
    who: 'account',
    body: z.object({ name: DisplayName, scopes: z.array(Scope).min(1).max(10) }),
    reply: TokenInfo.extend({ token: SecretText }),
    errors: ['too-many', 'name-taken'],
  },
  revokeToken: {
    summary: 'Makes a token void',
    who: 'account',
    params: z.object({ id: z.string().max(40) }),
    reply: Nothing,
  },
  pushKey: {
    summary: 'What the page needs to subscribe to web push',
    who: 'anybody',
    reply: z.object({ key: z.string(), mail: z.boolean().describe('Whether this server sends mail') }),
  },
  subscribe: {
    summary: 'Sends "your turn" to this browser',
    who: 'account',
    body: PushSubscription,
    reply: Nothing,
  },
  unsubscribe: {
    summary: 'No longer',
    who: 'account',
    body: PushSubscription.pick({ endpoint: true }),
    reply: Nothing,
  },
});
