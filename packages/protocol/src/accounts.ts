import { z } from 'zod';
import { SCOPES, WHEN_TO_NOTIFY } from './constants.ts';
import { Instant, PlayerId } from './words.ts';

export const WhenToNotify = z.enum(WHEN_TO_NOTIFY);
export type WhenToNotify = z.infer<typeof WhenToNotify>;

/** What a player chooses. */
export const NotifyWish = z.object({
  push: WhenToNotify,
  mail: WhenToNotify,
  /** Where mail goes; null without an address. */
  address: z.email().max(200).nullable(),
});
export type NotifyWish = z.infer<typeof NotifyWish>;

export const Notify = NotifyWish.extend({
  confirmed: z.boolean().describe('Whether the owner of the address has confirmed it; until then no mail goes there'),
});
export type Notify = z.infer<typeof Notify>;

export const Me = z.object({
  player: PlayerId,
  name: z.string(),
  /** Acts through a token: a program, and shown as one. */
  program: z.boolean(),
  created: Instant,
  /** Whether a recovery code was made; only its hash is kept. */
  recoverable: z.boolean(),
  notify: Notify,
});
export type Me = z.infer<typeof Me>;

export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

export const TokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(Scope),
  created: Instant,
  lastUsed: Instant.nullable(),
});
export type TokenInfo = z.infer<typeof TokenInfo>;

/** A 256-bit value, shown once; the server keeps its hash. */
export const SecretText = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a code of this server');

/** By which letters to an address are stopped: whose they are, and what only the server can work out. */
export const StopCode = z.string().regex(/^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/, 'not a code of this server');

/** The server calls this address itself: it must be one that everybody could call, and none of its own network. */
const PUBLIC_HOST = /^(?!.*\.(?:local|localhost|internal|home\.arpa)\.?$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*\.?$/i;

export const PushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/, hostname: PUBLIC_HOST }).max(1000),
  keys: z.object({ p256dh: z.string().min(20).max(200), auth: z.string().min(10).max(100) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;
