import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { People } from '../accounts/people.ts';
import type { Hub } from '../live/hub.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Limited, Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Store, StoredAccount, StoredPush } from '../store/store.ts';
import { botOf, ownerOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { ChangeKind, TableListener } from '../tables/table-listeners.ts';
import { type Letter, turnLetter, type YourTurn } from './letters.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { type MayCall, OutgoingCalls } from './outgoing.ts';
import { reasonOf } from './reason.ts';

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
/** The mail server is the operator's own choice, so its address may be a private one; it is only not to be flooded. */
const MAIL_BOUNDS = {
  pool: true,
  maxConnections: 5,
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

interface Ways {
  readonly pushes: boolean;
  readonly mailTo: string | null;
}

/** Tells people that it is their turn, the way they chose, once for each turn. */
export class Notifier implements TableListener {
  readonly #store: Store;
  readonly #people: People;
  readonly #hub: Hub;
  readonly #messenger: Messenger;
  readonly #addresses: MailAddresses;
  readonly #limits: Limits;
  readonly #sockets: Pick<Sockets, 'announceTurn'>;
  readonly #log: Log;
  readonly #publicUrl: () => string;

  constructor(parts: {
    readonly store: Store;
    readonly people: People;
    readonly hub: Hub;
    readonly messenger: Messenger;
    readonly addresses: MailAddresses;
    readonly limits: Limits;
    readonly sockets: Pick<Sockets, 'announceTurn'>;
    readonly log: Log;
    readonly publicUrl: () => string;
  }) {
    this.#store = parts.store;
    this.#people = parts.people;
    this.#hub = parts.hub;
    this.#messenger = parts.messenger;
    this.#addresses = parts.addresses;
    this.#limits = parts.limits;
    this.#sockets = parts.sockets;
    this.#log = parts.log;
    this.#publicUrl = parts.publicUrl;
  }

  changed(table: Table, { isNewTurn }: ChangeKind): void {
    const seat = isNewTurn ? table.seats[table.asked] : undefined;
    if (seat === undefined || botOf(seat) !== undefined) return;
    const account = ownerOf(seat)!;
    this.#sockets.announceTurn(account, table);
    if (this.#people.knows(account) && this.#waysTo(account, table) === undefined) return;
    this.#notify(account, table).catch((error: unknown) => this.#failed(table, error));
  }

  #failed(table: Table, error: unknown): void {
    this.#log.warn({ table: table.id, reason: reasonOf(error) }, 'somebody could not be told that it is their turn');
  }

  async #notify(account: string, table: Table): Promise<void> {
    await this.#people.learn([account]);
    const ways = this.#waysTo(account, table);
    if (ways === undefined) return;
    const { name } = table.game.rules;
    const url = `${this.#publicUrl()}/table/${table.id}`;
    const message = { title: `${name}: your turn`, body: `It is your turn in a game of ${name}.`, url };
    const failed = (error: unknown) => this.#failed(table, error);
    const pushes = ways.pushes ? await this.#store.accounts.pushes(account) : [];
    // One device that cannot be reached keeps nothing from the others.
    await Promise.all(pushes.map((push) => this.#push(account, push, message).catch(failed)));
    const { mailTo } = ways;
    if (mailTo === null || !this.#isWithin('mail', mailTo.toLowerCase()) || !this.#isWithin('allMail')) return;
    await this.#messenger.mail(mailTo, turnLetter(message, this.#addresses.stopUrl(account, mailTo)));
  }

  /** Limits how often somebody is notified, however many tables they play at. */
  #isWithin(what: Limited, who?: string): boolean {
    try {
      this.#limits.check(what, who);
      return true;
    } catch {
      return false;
    }
  }

  /** How somebody is to be told now; undefined: not at all, as is true of most who sit at their table. */
  #waysTo(account: string, table: Table): Ways | undefined {
    const notify = this.#people.notifyOf(account);
    if (notify === undefined) return undefined;
    const away = this.#hub.presenceOf(table.id, account) !== 'here';
    const wants = (when: StoredAccount['notify']['push']) => when === 'always' || (when === 'away' && away);
    const pushes = wants(notify.push);
    const mailTo = wants(notify.mail) && notify.confirmed && this.#messenger.sendsMail ? notify.address : null;
    return pushes || mailTo !== null ? { pushes, mailTo } : undefined;
  }

  async #push(account: string, push: StoredPush, message: YourTurn): Promise<void> {
    if (!this.#isWithin('push', account) || !this.#isWithin('allPushes')) return;
    const result = await this.#messenger.push(push, message);
    if (result === 'gone') await this.#store.accounts.removePush(account, push.endpoint);
  }
}
