import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { People } from '../accounts/people.ts';
import type { Hub } from '../live/hub.ts';
import type { Log } from '../ops/log.ts';
import type { Store, StoredAccount, StoredPush } from '../store/store.ts';
import { botOf, ownerOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** What a player is told. */
export interface YourTurn {
  readonly title: string;
  readonly body: string;
  /** Straight to the table. */
  readonly url: string;
}

/** A way to reach somebody who is not looking. */
export interface Messenger {
  push(to: StoredPush, message: YourTurn): Promise<'sent' | 'gone'>;
  mail(to: string, message: YourTurn): Promise<void>;
  readonly sendsMail: boolean;
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
}

const GONE = [404, 410];
const PUSH_TTL_SECONDS = 86_400;

export function messenger({ keys, contact, smtpUrl, mailFrom }: MessengerSetting): Messenger {
  const transport: Transporter | undefined = smtpUrl === undefined ? undefined : createTransport(smtpUrl);
  return {
    sendsMail: transport !== undefined,
    async push({ endpoint, p256dh, auth }, message) {
      const vapidDetails = { subject: contact, ...keys };
      const options = { vapidDetails, TTL: PUSH_TTL_SECONDS, timeout: 10_000 };
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options);
        return 'sent';
      } catch (error) {
        if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return 'gone';
        throw error;
      }
    },
    async mail(to, { title, body, url }) {
      await transport?.sendMail({ from: mailFrom, to, subject: title, text: `${body}\n\n${url}\n` });
    },
  };
}

interface Ways {
  readonly pushes: boolean;
  readonly mailTo: string | null;
}

/** Tells people that it is their turn, the way they chose, once for each turn. */
export class Notifier {
  readonly #store: Store;
  readonly #people: People;
  readonly #hub: Hub;
  readonly #messenger: Messenger;
  readonly #log: Log;
  readonly #publicUrl: string;

  constructor(store: Store, people: People, hub: Hub, way: Messenger, log: Log, publicUrl: string) {
    this.#store = store;
    this.#people = people;
    this.#hub = hub;
    this.#messenger = way;
    this.#log = log;
    this.#publicUrl = publicUrl;
  }

  /** To be called when another seat is asked than before. Gives the person whose turn has begun. */
  turnBegan(table: Table): string | undefined {
    const seat = table.seats[table.asked];
    if (seat === undefined || botOf(seat) !== undefined) return undefined;
    const account = ownerOf(seat)!;
    if (this.#people.knows(account) && this.#waysTo(account, table) === undefined) return account;
    this.#tell(account, table).catch((error: unknown) => {
      this.#log.warn({ table: table.id, reason: String(error) }, 'somebody could not be told that it is their turn');
    });
    return account;
  }

  async #tell(account: string, table: Table): Promise<void> {
    await this.#people.learn([account]);
    const ways = this.#waysTo(account, table);
    if (ways === undefined) return;
    const { name } = table.offer.game;
    const url = `${this.#publicUrl}/table/${table.id}`;
    const message = { title: `${name}: your turn`, body: `It is your turn in a game of ${name}.`, url };
    if (ways.pushes) await this.#pushAll(account, message);
    if (ways.mailTo !== null) await this.#messenger.mail(ways.mailTo, message);
  }

  /** How somebody is to be told now; undefined: not at all, as is true of most who sit at their table. */
  #waysTo(account: string, table: Table): Ways | undefined {
    const notify = this.#people.notifyOf(account);
    if (notify === undefined) return undefined;
    const away = this.#hub.presenceOf(table.id, account) !== 'here';
    const wants = (when: StoredAccount['notify']['push']) => when === 'always' || (when === 'away' && away);
    const pushes = wants(notify.push);
    const mailTo = wants(notify.mail) && this.#messenger.sendsMail ? notify.address : null;
    return pushes || mailTo !== null ? { pushes, mailTo } : undefined;
  }

  async #pushAll(account: string, message: YourTurn): Promise<void> {
    for (const push of await this.#store.accounts.pushes(account)) {
      const result = await this.#messenger.push(push, message);
      if (result === 'gone') await this.#store.accounts.removePush(account, push.endpoint);
    }
  }
}
