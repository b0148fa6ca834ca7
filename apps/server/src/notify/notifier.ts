import type { People } from '../accounts/people.ts';
import type { Whereabouts } from '../accounts/whereabouts.ts';
import type { Hub } from '../live/hub.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Limited, Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Store, StoredAccount, StoredPush } from '../store/store.ts';
import { botOf, ownerOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { TableListener } from '../tables/table-listeners.ts';
import type { ChangeKind } from '../tables/table-log.ts';
import { turnLetter, type YourTurn } from './letters.ts';
import type { MailAddresses } from './mail-addresses.ts';
import type { Messenger } from './messenger.ts';
import { reasonOf } from './reason.ts';

interface Ways {
  readonly pushes: boolean;
  readonly mailTo: string | null;
}

/** Tells people that it is their turn, the way they chose, once for each turn. */
export class Notifier implements TableListener {
  readonly #store: Store;
  readonly #people: People;
  readonly #whereabouts: Whereabouts;
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
    readonly whereabouts: Whereabouts;
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
    this.#whereabouts = parts.whereabouts;
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
    const address = this.#whereabouts.addressOf(account);
    if (!this.#isWithin('push', account) || !this.#isWithin('pushAddress', address)) return;
    if (!this.#isWithin('allPushes')) return;
    const result = await this.#messenger.push(push, message);
    if (result === 'gone') await this.#store.accounts.removePush(account, push.endpoint);
  }
}
