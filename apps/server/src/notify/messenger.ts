import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Store, StoredPush } from '../store/store.ts';
import type { Letter, YourTurn } from './letters.ts';
import { type MayCall, OutgoingCalls } from './outgoing.ts';

/** A way to reach somebody who is not looking. */
export interface Messenger {
  push(to: StoredPush, message: YourTurn): Promise<'sent' | 'gone'>;
  mail(to: string, letter: Letter): Promise<void>;
  readonly sendsMail: boolean;
  /** Sends nothing more, and closes the connections that nothing goes over; the others end by themselves within seconds. */
  close(): void;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once at the first start and kept in the store. */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  return JSON.parse(await store.key('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

export interface MessengerSetting {
  readonly keys: VapidKeys;
  readonly contact: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Which addresses push may go to; those of the internet unless it is said here, as tests do. */
  readonly mayCall?: MayCall;
}

const GONE = [404, 410];
const PUSH_TTL_SECONDS = 86_400;
const MAIL_TIMEOUT_MS = 10_000;
export const MAX_MAIL_CONNECTIONS = 5;
/** The mail server is the operator's own choice, so its address may be a private one; it is only not to be flooded. */
const MAIL_BOUNDS = {
  pool: true,
  maxConnections: MAX_MAIL_CONNECTIONS,
  connectionTimeout: MAIL_TIMEOUT_MS,
  greetingTimeout: MAIL_TIMEOUT_MS,
  socketTimeout: MAIL_TIMEOUT_MS,
  idleTimeout: MAIL_TIMEOUT_MS / 2,
} as const;

export function messenger({ keys, contact, smtpUrl, mailFrom, mayCall }: MessengerSetting): Messenger {
  const transport = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...MAIL_BOUNDS });
  const calls = new OutgoingCalls(mayCall);
  return {
    sendsMail: transport !== undefined,
    async push({ endpoint, p256dh, auth }, message) {
      const to = { endpoint, keys: { p256dh, auth } };
      const options = { vapidDetails: { subject: contact, ...keys }, TTL: PUSH_TTL_SECONDS };
      const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(message), options);
      const statusCode = await calls.post(endpoint, { headers, body });
      if (GONE.includes(statusCode)) return 'gone';
      if (statusCode >= 200 && statusCode < 300) return 'sent';
      throw Object.assign(new Error('the push service refused a message'), { statusCode });
    },
    async mail(to, { subject, text, stopUrl }) {
      const stop = stopUrl === undefined ? {} : oneClick(stopUrl);
      await transport?.sendMail({ from: mailFrom, to, subject, text, ...stop });
    },
    close() {
      transport?.close();
    },
  };
}

/** The button of mail programs (RFC 8058). */
function oneClick(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}
