import type { Author, Event, State } from '@crownleaf/engine';
import type { NotifyWish, Pace, Result, Scope, Status, TakeOver, Visibility } from '@crownleaf/protocol';

/**
 * Where everything is kept. Reads are answered from what is committed. A write is done when its promise is: the data is
 * then on disk, not merely handed over.
 */
export interface Store {
  readonly tables: TableStore;
  readonly accounts: AccountStore;
  readonly chat: ChatStore;
  readonly challenges: ChallengeStore;
  /** Values that the server makes for itself at its first start. */
  key(name: string, make: () => string): Promise<string>;
  /** Whether a write can be made durable; what is written is that the server is there now. */
  probe(now: number): Promise<void>;
  /** When a server was there last, as far as the store can tell; undefined: never. */
  lastSeen(): Promise<number | undefined>;
  /** Leaves no copy of what was deleted beside the file. False if that cannot be done just now. */
  emptyLog(): boolean;
  close(): Promise<void>;
}

/** Who sits where, as it is kept. */
export type StoredSeat =
  | { readonly kind: 'open'; readonly keptFor?: string }
  | { readonly kind: 'human'; readonly account: string; readonly takenOver?: StoredTakeOver }
  | { readonly kind: 'local'; readonly account: string; readonly name: string; readonly takenOver?: StoredTakeOver }
  | { readonly kind: 'bot'; readonly bot: string };

export interface StoredTakeOver {
  readonly why: TakeOver;
  readonly bot: string;
  /** The owner's account is gone, so that nobody waits for them. */
  readonly forGood?: true;
}

export interface StoredClocks {
  /** Milliseconds for each seat, as they were at `since`. */
  readonly left: readonly number[];
  /** Whose time runs; −1 nobody's. */
  readonly running: number;
  readonly since: number;
  /** Whose turn is over and who gets the increment once another has answered; −1 nobody. */
  readonly owed: number;
  /** Whose turn it is, also while others are asked in it; −1 or, in games begun by an older release, nothing: not known. */
  readonly mover?: number;
  /** For each seat the highest ply that an increment was given for: going back never earns one again. */
  readonly credited: readonly number[];
}

export interface StoredProposal {
  readonly kind: 'undo' | 'end' | 'go-on';
  readonly by: number;
  readonly to?: number;
  readonly agreed: readonly string[];
}

/** What changes with every answer. */
export interface TableProgress {
  readonly seq: number;
  readonly ply: number;
  /** −1: nobody. */
  readonly asked: number;
  readonly changed: number;
  readonly clocks: StoredClocks | null;
  /** When the time of the seat that is asked runs out. */
  readonly deadline: number | null;
}

/** What changes now and then. */
export interface TableAbout {
  readonly status: Status;
  readonly host: string;
  readonly seats: readonly StoredSeat[];
  readonly rulesVersion: number;
  readonly started: number | null;
  readonly finished: number | null;
  readonly secret: string | null;
  readonly invitation: string | null;
  /** Whom the host has removed: persons, for themselves and their programs. */
  readonly removed: readonly string[];
  readonly proposal: StoredProposal | null;
  readonly rematch: string | null;
  /** How the game ended: later rules may not be able to tell. Null before the end, and for games that ended before results were kept. */
  readonly result: Result | null;
}

/** What never changes. */
export interface TableOrigin {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly hints: boolean;
  /** For one person, who may take back what they have seen; leaves no solo record. */
  readonly practice: boolean;
  readonly created: number;
  /** The day of a daily challenge. */
  readonly daily: string | null;
}

export type StoredTable = TableOrigin & TableAbout & TableProgress & { readonly n: number };

/** The journal of a table: the truth from which everything else of its game can be made again. */
export type JournalEntry = JournalAnswer | JournalUndo | JournalNote;
interface Journaled {
  readonly seq: number;
  readonly at: number;
}
export interface JournalAnswer extends Journaled {
  readonly kind: 'answer';
  readonly seat: number;
  readonly name: string;
  readonly hash: string;
  readonly by: Author;
  /** On the first answer of a chain: the client's id, how many were taken and where that led. */
  readonly client?: { readonly id: string; readonly applied: number; readonly ply: number } | undefined;
}
export interface JournalUndo extends Journaled {
  readonly kind: 'undo';
  readonly seat: number;
  readonly to: number;
  readonly by: Author;
  readonly agreed: boolean;
}
/** What happened at the table besides the game. */
export interface JournalNote extends Journaled {
  readonly kind: 'note';
  readonly note: TableNote;
}
export type TableNote =
  | { readonly what: 'seats' | 'started' | 'ended' | 'expired' | 'proposal' | 'rematch' }
  | { readonly what: 'taken-over'; readonly seat: number; readonly why: TakeOver }
  | { readonly what: 'returned'; readonly seat: number }
  /** The game is the same by the rules of this version. */
  | { readonly what: 'rules'; readonly rulesVersion: number }
  /** By the rules of this version it is not. */
  | { readonly what: 'stopped'; readonly rulesVersion: number }
  | JournalResumed;
/** All agreed to go on by other rules, from a state at which the game had been. */
export interface JournalResumed {
  readonly what: 'resumed';
  readonly seat: number;
  readonly rulesVersion: number;
  readonly lost: number;
  readonly state: State;
}

/** A new entry, with what happened by it. */
export type NewEntry = JournalEntry & { readonly events: readonly Event[] };

/** What happened with an entry; undefined for entries of releases that did not keep it. */
export interface StoredChange {
  readonly seq: number;
  readonly events: readonly Event[] | undefined;
}

export interface StoredSnapshot {
  readonly seq: number;
  readonly state: State;
}

export interface TableChange {
  readonly n: number;
  readonly entries: readonly NewEntry[];
  readonly progress: TableProgress;
  readonly about?: TableAbout | undefined;
  /** Whether lists have to hear that it changed; its progress alone they need not know to the second. */
  readonly listed: boolean;
  /** A state to replay from; null: forget the one there is. */
  readonly snapshot?: StoredSnapshot | null | undefined;
}

/** What the client of a seat called an answer. */
export interface AnswerId {
  readonly seat: number;
  readonly id: string;
  readonly seq: number;
}

/** An answer that was taken before. */
export interface TakenAnswer {
  readonly seq: number;
  readonly applied: number;
  readonly ply: number;
}

export interface TableStore {
  create(origin: TableOrigin, about: TableAbout, progress: TableProgress): Promise<StoredTable>;
  load(id: string): Promise<StoredTable | undefined>;
  /** Entries after this seq, in order. */
  journal(n: number, after: number): Promise<readonly JournalEntry[]>;
  /** The same, so many at a time that nobody has to hold a long journal. */
  journalPages(n: number, after: number): AsyncIterable<readonly JournalEntry[]>;
  /** What happened after this seq, in order. */
  changes(n: number, after: number): Promise<readonly StoredChange[]>;
  snapshot(n: number): Promise<StoredSnapshot | undefined>;
  /** What the clients of its seats called their answers, and in which entry each is. */
  answerIds(n: number): readonly AnswerId[];
  /** The answer in this entry. */
  taken(n: number, seq: number): TakenAnswer | undefined;
  /** Grouped: all changes of one turn of the event loop are one commit. */
  write(change: TableChange): Promise<void>;
  list(what: TableQuery): Promise<readonly StoredTable[]>;
  /** The tables that belong to somebody, the last changed first. */
  idsOf(account: string, max: number): Promise<readonly string[]>;
  /** How many entries each table of a person and their programs has, up to so many tables. */
  lengthsOf(person: string, max: number): Promise<readonly number[]>;
  /** The tables whose time has run out. */
  late(now: number): Promise<readonly string[]>;
  /** Tables under way, for what has to be done at a start. */
  live(): Promise<readonly string[]>;
  /** Tables that wait for their start since then. */
  waitingSince(then: number): Promise<readonly string[]>;
  /** Every table there is. */
  all(): Promise<readonly string[]>;
  count(host: string): Promise<number>;
}

export type TableQuery =
  | { readonly filter: 'mine'; readonly account: string; readonly limit: number }
  | { readonly filter: 'open' | 'live'; readonly game?: string | undefined; readonly limit: number };

export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  /** Whose program it is; null for persons. */
  readonly owner: string | null;
  readonly created: number;
  readonly deleted: number | null;
  readonly recovery: string | null;
  readonly notify: NotifyWish;
  /** The address that its owner has confirmed; mail goes nowhere else. */
  readonly confirmed: string | null;
}

/** Whoever has the code of this hash reads what is sent to the address. */
export interface StoredConfirmation {
  readonly hash: string;
  readonly address: string;
  readonly expires: number;
}

export interface AccountPage {
  readonly after: string;
  readonly before: number;
  readonly max: number;
}

export interface UnreachablePage {
  readonly found: readonly StoredAccount[];
  /** After whom to go on; empty at the end. */
  readonly last: string;
}

/** Lets its holder sign in to the account, once. */
export interface StoredCode {
  readonly hash: string;
  readonly account: string;
  readonly expires: number;
}

export interface StoredToken {
  readonly id: string;
  readonly account: string;
  readonly owner: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: number;
  readonly lastUsed: number | null;
}

export interface StoredPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface AccountStore {
  create(account: StoredAccount): Promise<void>;
  byId(id: string): Promise<StoredAccount | undefined>;
  named(ids: readonly string[]): Promise<ReadonlyMap<string, StoredAccount>>;
  /** What others are called at the tables where somebody sits in a game that is not over. */
  namesBeside(id: string): Promise<readonly string[]>;
  change(id: string, values: Partial<Pick<StoredAccount, 'name' | 'recovery' | 'notify'>>): Promise<void>;
  /** Whatever was confirmed or waited for it before is void. */
  changeAddress(id: string, notify: NotifyWish, confirmation?: StoredConfirmation): Promise<void>;
  /** Uses the code up. Gives whose address is confirmed now. */
  confirmAddress(hash: string, now: number): Promise<string | undefined>;
  /** Nothing is done if the account has another one by now. */
  removeAddress(id: string, address: string): Promise<void>;
  byRecovery(hash: string): Promise<StoredAccount | undefined>;
  /** Those that somebody has made tokens for, also if these are revoked. */
  programs(owner: string): Promise<readonly StoredAccount[]>;
  /** Takes away all that names the person; the account stays as a pseudonym. */
  forget(id: string, pseudonym: string, at: number): Promise<void>;
  addSession(hash: string, account: string, at: number): Promise<void>;
  bySession(hash: string): Promise<{ account: StoredAccount; used: number } | undefined>;
  touchSession(hash: string, at: number): Promise<void>;
  /** Ends up to so many sessions that nobody has used since then. */
  endUnusedSessions(since: number, max: number): Promise<void>;
  /** Of the next so many persons by id, those made before then whom nothing lets in and who sit in no game under way. */
  unreachable(page: AccountPage): Promise<UnreachablePage>;
  /** Removes a deleted account that no table, result or program names. */
  eraseUnnamed(id: string): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** With all else that opens or reaches the account on some device. */
  endSessions(account: string): Promise<void>;
  /** When each that is still open began. */
  sessions(account: string): Promise<readonly { readonly created: number }[]>;
  /** Of more than so many codes of the account the oldest become void. */
  addCode(code: StoredCode, limit: { readonly max: number; readonly now: number }): Promise<void>;
  /** Uses the code up. */
  useCode(hash: string, now: number): Promise<string | undefined>;
  addToken(token: StoredToken, hash: string, account: StoredAccount): Promise<void>;
  tokens(owner: string): Promise<readonly StoredToken[]>;
  byToken(hash: string): Promise<{ account: StoredAccount; token: StoredToken } | undefined>;
  touchToken(id: string, at: number): Promise<void>;
  revokeToken(owner: string, id: string): Promise<boolean>;
  /** False when the account has so many others already. */
  addPush(account: string, push: StoredPush, max: number): Promise<boolean>;
  removePush(account: string, endpoint: string): Promise<void>;
  pushes(account: string): Promise<readonly StoredPush[]>;
}

export interface StoredSaying {
  readonly id: number;
  readonly at: number;
  readonly account: string;
  readonly seat: number | null;
  readonly text: string | null;
  readonly emote: string | null;
}

export interface ChatStore {
  say(n: number, saying: Omit<StoredSaying, 'id'>): Promise<StoredSaying>;
  said(n: number, after: number, limit: number): Promise<readonly StoredSaying[]>;
  saidBy(account: string): AsyncIterable<readonly (StoredSaying & { table: string })[]>;
}

export interface SoloResult {
  readonly account: string;
  readonly game: string;
  readonly table: string;
  readonly options: { readonly [name: string]: unknown };
  readonly score: number;
  readonly won: boolean;
  readonly finished: number;
  readonly daily: string | null;
  /** What the game itself keeps of it. */
  readonly detail: unknown;
}

export interface ChallengeStore {
  /** The caller's table of that day. */
  attempt(account: string, game: string, day: string): Promise<string | undefined>;
  attempts(
    account: string,
  ): Promise<readonly { readonly game: string; readonly day: string; readonly table: string }[]>;
  /** False when there was one. */
  claim(account: string, game: string, day: string, table: string): Promise<boolean>;
  finish(result: SoloResult): Promise<void>;
  /** Tables of one seat or of a day that came to their end and have no result. */
  unfinished(): Promise<readonly string[]>;
  ofDay(game: string, day: string): Promise<readonly SoloResult[]>;
  ofPlayer(account: string, game: string): Promise<readonly SoloResult[]>;
  /** Of all games, in pages. */
  allOfPlayer(account: string): AsyncIterable<readonly SoloResult[]>;
}
