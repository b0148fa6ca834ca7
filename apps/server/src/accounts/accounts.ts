import type { Me, NotifyWish, Scope, TokenInfo } from '@crownleaf/protocol';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../problems.ts';
import { hashed, newId, newSecretText } from '../random.ts';
import type { Store, StoredAccount, StoredConfirmation, StoredToken } from '../store/store.ts';
import type { Caller } from './caller.ts';
import { checkFree, checkUnlike, generatedName, pseudonym } from './names.ts';
import { notifyOf } from './notify.ts';
import type { People } from './people.ts';

const DEVICE_LINK_MS = 10 * 60_000;
const MAX_DEVICE_LINKS = 5;
const MAX_TOKENS = 20;
/** How often it is noted that a token was used. */
const TOUCH_MS = 60_000;
const TOUCH_SESSION_MS = 86_400_000;
const MAX_REMEMBERED = 10_000;
/** After it a caller is read from the store again, so that it is noted who comes for a long time. */
const REMEMBERED_MS = 3_600_000;
const DEFAULT_NOTIFY: NotifyWish = { push: 'away', mail: 'never', address: null };

/** What is not named stays as it is. */
export type SomeWish = { readonly [K in keyof NotifyWish]?: NotifyWish[K] | undefined };

export interface AccountHooks {
  /** Somebody is called otherwise now. */
  renamed(account: string): void;
  /** What was done with this account's sessions or tokens has to end; with a session, only what was done with that. */
  signedOut(account: string, session?: string): void;
  /** Somebody is gone for good, and nobody waits for them. */
  removed(account: string): Promise<void>;
}

export class Accounts {
  readonly #store: Store;
  readonly #people: People;
  readonly #now: () => number;
  readonly #hooks: AccountHooks;
  /** Callers by the hash of what they showed, so that not every call reads the store. Emptied when any account changes. */
  readonly #callers = new LRUCache<string, Caller>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  /** How often it was emptied: who was read from the store before that is not put in after it. */
  #emptied = 0;

  constructor(store: Store, people: People, hooks: AccountHooks, now: () => number) {
    this.#store = store;
    this.#people = people;
    this.#hooks = hooks;
    this.#now = now;
  }

  // Who calls

  async bySession(secret: string): Promise<Caller | undefined> {
    const session = hashed(secret);
    return this.#remembered(session, async () => {
      const found = await this.#store.accounts.bySession(session);
      if (found === undefined) return undefined;
      if (this.#now() - found.used > TOUCH_SESSION_MS) await this.#store.accounts.touchSession(session, this.#now());
      return { account: found.account, session };
    });
  }

  async byToken(secret: string): Promise<Caller> {
    const hash = hashed(secret);
    const caller = await this.#remembered(hash, async () => {
      const found = await this.#store.accounts.byToken(hash);
      if (found === undefined) return undefined;
      const { account, token } = found;
      if (this.#now() - (token.lastUsed ?? 0) > TOUCH_MS) await this.#store.accounts.touchToken(token.id, this.#now());
      return { account, scopes: token.scopes };
    });
    if (caller === undefined) throw new ApiError('token-invalid', 'this token is unknown or was revoked');
    // From here on the limits know who is behind this program.
    await this.#people.learn([caller.account.id]);
    return caller;
  }

  async #remembered(hash: string, find: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const known = this.#callers.get(hash);
    if (known !== undefined) return known;
    const emptied = this.#emptied;
    const caller = await find();
    if (caller === undefined || caller.account.deleted !== null) return undefined;
    if (emptied === this.#emptied) this.#callers.set(hash, caller);
    return caller;
  }

  #forgetCallers(): void {
    this.#callers.clear();
    this.#emptied++;
  }

  // Persons

  async guest(name: string | undefined): Promise<{ account: StoredAccount; secret: string }> {
    if (name !== undefined) checkFree(name);
    const account = this.#fresh(name ?? generatedName(), null);
    await this.#store.accounts.create(account);
    return { account, secret: await this.#session(account.id) };
  }

  #fresh(name: string, owner: string | null): StoredAccount {
    const unset = { deleted: null, recovery: null, confirmed: null };
    return { id: newId(), name, owner, created: this.#now(), ...unset, notify: DEFAULT_NOTIFY };
  }

  async #session(account: string): Promise<string> {
    const secret = newSecretText();
    await this.#store.accounts.addSession(hashed(secret), account, this.#now());
    return secret;
  }

  async rename({ account }: Caller, name: string): Promise<StoredAccount> {
    checkFree(name);
    checkUnlike(name, await this.#store.accounts.namesBeside(account.id));
    await this.#store.accounts.change(account.id, { name });
    const renamed = await this.#changed(account.id);
    this.#hooks.renamed(account.id);
    return renamed;
  }

  /** With the code that was sent to the address, if that is to be confirmed. */
  async notify({ account }: Caller, wish: SomeWish, confirmation?: StoredConfirmation): Promise<StoredAccount> {
    const { push = account.notify.push, mail = account.notify.mail, address = account.notify.address } = wish;
    if (mail !== 'never' && address === null) throw new ApiError('bad-request', 'mail needs an address');
    const notify = { push, mail, address };
    if (address === account.notify.address && confirmation === undefined) {
      await this.#store.accounts.change(account.id, { notify });
    } else await this.#store.accounts.changeAddress(account.id, notify, confirmation);
    return this.#changed(account.id);
  }

  async confirmMail(code: string): Promise<void> {
    const id = await this.#store.accounts.confirmAddress(hashed(code), this.#now());
    if (id === undefined) throw new ApiError('wrong-code', 'this link is unknown, too old or was used already');
    await this.#changed(id);
  }

  async stopMail(id: string, address: string): Promise<void> {
    await this.#store.accounts.removeAddress(id, address);
    await this.#changed(id);
  }

  async #changed(id: string): Promise<StoredAccount> {
    this.#forgetCallers();
    this.#people.forget(id);
    await this.#people.learn([id]);
    return (await this.#store.accounts.byId(id))!;
  }

  async newRecovery({ account }: Caller): Promise<string> {
    const code = newSecretText();
    await this.#store.accounts.change(account.id, { recovery: hashed(code) });
    this.#forgetCallers();
    return code;
  }

  async deviceLink({ account }: Caller): Promise<{ code: string; expires: number }> {
    const code = newSecretText();
    const expires = this.#now() + DEVICE_LINK_MS;
    const stored = { hash: hashed(code), account: account.id, expires };
    await this.#store.accounts.addCode(stored, { max: MAX_DEVICE_LINKS, now: this.#now() });
    return { code, expires };
  }

  /** Signs in with a recovery code or the code of a device link. */
  async recover(code: string): Promise<{ account: StoredAccount; secret: string }> {
    const hash = hashed(code);
    const linked = await this.#store.accounts.useCode(hash, this.#now());
    const account =
      linked === undefined ? await this.#store.accounts.byRecovery(hash) : await this.#store.accounts.byId(linked);
    if (account === undefined || account.deleted !== null) {
      throw new ApiError('wrong-code', 'this code is unknown, too old or was used already');
    }
    return { account, secret: await this.#session(account.id) };
  }

  async signOut({ account, session }: Caller): Promise<void> {
    if (session === undefined) return;
    await this.#store.accounts.endSession(session);
    this.#forgetCallers();
    this.#hooks.signedOut(account.id, session);
  }

  async signOutEverywhere({ account }: Caller): Promise<void> {
    await this.#store.accounts.endSessions(account.id);
    this.#forgetCallers();
    this.#hooks.signedOut(account.id);
  }

  async remove({ account }: Caller): Promise<void> {
    await this.#forget(account);
    this.#store.emptyLog();
  }

  /** Of somebody whom nothing lets in any more. */
  async prune(account: StoredAccount): Promise<void> {
    await this.#forget(account);
    await this.#store.accounts.eraseUnnamed(account.id);
    this.#people.forget(account.id);
  }

  async #forget(account: StoredAccount): Promise<void> {
    const tokens = await this.#store.accounts.tokens(account.id);
    const gone = [account.id, ...tokens.map((token) => token.account)];
    await this.#store.accounts.forget(account.id, pseudonym(), this.#now());
    for (const id of gone) {
      await this.#changed(id);
      this.#hooks.renamed(id);
    }
    for (const id of gone) this.#hooks.signedOut(id);
    for (const id of gone) await this.#hooks.removed(id);
  }

  // Programs

  async newToken({ account }: Caller, name: string, scopes: readonly Scope[]): Promise<TokenInfo & { token: string }> {
    checkFree(name);
    const held = await this.#store.accounts.tokens(account.id);
    if (held.length >= MAX_TOKENS) throw new ApiError('too-many', `you have ${MAX_TOKENS} tokens; revoke one first`);
    const secret = newSecretText();
    const program = this.#fresh(name, account.id);
    const token: StoredToken = {
      id: newId(),
      account: program.id,
      owner: account.id,
      name,
      scopes: [...new Set(scopes)],
      created: program.created,
      lastUsed: null,
    };
    await this.#store.accounts.addToken(token, hashed(secret), program);
    return { ...tokenInfo(token), token: secret };
  }

  async tokens({ account }: Caller): Promise<TokenInfo[]> {
    return (await this.#store.accounts.tokens(account.id)).map(tokenInfo);
  }

  async revoke({ account }: Caller, id: string): Promise<void> {
    const token = (await this.#store.accounts.tokens(account.id)).find((each) => each.id === id);
    if (token === undefined || !(await this.#store.accounts.revokeToken(account.id, id))) {
      throw new ApiError('not-found', 'you have no such token');
    }
    this.#forgetCallers();
    this.#hooks.signedOut(token.account);
    await this.#hooks.removed(token.account);
  }
}

export function meOf(account: StoredAccount): Me {
  const { id, name, owner, created, recovery } = account;
  const notify = notifyOf(account);
  return { player: id, name, program: owner !== null, created, recoverable: recovery !== null, notify };
}

function tokenInfo({ id, name, scopes, created, lastUsed }: StoredToken): TokenInfo {
  return { id, name, scopes: [...scopes], created, lastUsed };
}
