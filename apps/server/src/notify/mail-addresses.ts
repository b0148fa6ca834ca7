import type { Accounts, SomeWish } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import { ApiError } from '../problems.ts';
import { hashed, newSecretText } from '../random.ts';
import type { Store, StoredAccount } from '../store/store.ts';
import { confirmationLetter } from './letters.ts';
import type { Messenger } from './messenger.ts';
import { reasonOf } from './reason.ts';
import { accountIn, isStopCode, stopCode } from './stop-code.ts';

const CONFIRMATION_MS = 86_400_000;

export interface MailAddressParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly messenger: Messenger;
  readonly limits: Limits;
  readonly log: Log;
  /** From which the codes in letters are worked out. */
  readonly key: string;
  readonly publicUrl: () => string;
  readonly now: () => number;
}

/** Anybody can name any address: letters go where the owner said yes, and no longer than they like. */
export class MailAddresses {
  readonly #parts: MailAddressParts;

  constructor(parts: MailAddressParts) {
    this.#parts = parts;
  }

  /** How somebody wants to be told. An address that is named and not confirmed is sent a letter, also for the second time. */
  async choose(caller: Caller, from: string, wish: SomeWish): Promise<StoredAccount> {
    const { accounts, messenger, now } = this.#parts;
    const { address } = wish;
    const mustAsk = messenger.sendsMail && address != null && address !== caller.account.confirmed;
    if (!mustAsk) return accounts.notify(caller, wish);
    this.#checkLimits(caller.account.id, from, address.toLowerCase());
    const code = newSecretText();
    const expires = now() + CONFIRMATION_MS;
    const account = await accounts.notify(caller, wish, { hash: hashed(code), address, expires });
    this.#ask(address, code);
    return account;
  }

  #checkLimits(account: string, from: string, address: string): void {
    const { limits } = this.#parts;
    limits.check('confirmation', account);
    limits.check('confirmationSender', from);
    limits.check('confirmation', address);
    limits.check('mail', address);
    limits.check('allMail');
  }

  /** Nobody waits for the post. */
  #ask(address: string, code: string): void {
    const { messenger, log } = this.#parts;
    const publicUrl = this.#parts.publicUrl();
    // Behind the hash the code is not sent to any server, nor used by a program that only follows links.
    const letter = confirmationLetter(publicUrl, `${publicUrl}/confirm-mail#${code}`);
    messenger.mail(address, letter).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'a letter to confirm an address could not be sent');
    });
  }

  confirm(code: string): Promise<void> {
    return this.#parts.accounts.confirmMail(code);
  }

  stopUrl(account: string, address: string): string {
    return `${this.#parts.publicUrl()}/stop-mail?code=${stopCode(this.#parts.key, account, address)}`;
  }

  async stop(code: string): Promise<void> {
    const { store, accounts, key } = this.#parts;
    const id = accountIn(code);
    const address = (await store.accounts.byId(id))?.notify.address;
    if (address == null || !isStopCode(code, key, id, address)) {
      throw new ApiError('wrong-code', 'this link is unknown, or letters to this address were stopped already');
    }
    await accounts.stopMail(id, address);
  }
}
