import type { Generated } from 'kysely';

/** The columns as SQLite has them: flags are 0 and 1, lists and objects are JSON. */
export interface Schema {
  keys: { name: string; value: string };
  accounts: {
    id: string;
    name: string;
    owner: string | null;
    created: number;
    deleted: number | null;
    recovery: string | null;
    notify: string;
    confirmed: string | null;
  };
  confirmations: { account: string; hash: string; address: string; expires: number };
  sessions: { hash: string; account: string; created: number; used: number };
  codes: { hash: string; account: string; expires: number };
  tokens: {
    id: string;
    hash: string;
    account: string;
    owner: string;
    name: string;
    scopes: string;
    created: number;
    last_used: number | null;
  };
  pushes: { account: string; endpoint: string; p256dh: string; auth: string };
  tables: TableColumns;
  progress: ProgressColumns;
  players: { account: string; n: number };
  journal: JournalColumns;
  snapshots: { n: number; seq: number; state: string };
  sayings: {
    id: Generated<number>;
    n: number;
    at: number;
    account: string;
    seat: number | null;
    text: string | null;
    emote: string | null;
  };
  attempts: { account: string; game: string; day: string; table_id: string };
  results: {
    table_id: string;
    account: string;
    game: string;
    options: string;
    score: number;
    won: number;
    finished: number;
    daily: string | null;
    detail: string | null;
  };
}

export interface TableColumns {
  n: Generated<number>;
  id: string;
  game: string;
  options: string;
  pace: string;
  visibility: string;
  spectators: number;
  hints: number;
  practice: number;
  created: number;
  daily: string | null;
  status: string;
  host: string;
  seats: string;
  rules_version: number;
  started: number | null;
  finished: number | null;
  secret: string | null;
  invitation: string | null;
  removed: string;
  proposal: string | null;
  rematch: string | null;
  result: string | null;
  /** For anybody: what is kept for somebody they find among their own tables. */
  has_open_seat: number;
  /** About when it changed last: what lists are ordered by. */
  listed: number;
}

export interface ProgressColumns {
  n: number;
  seq: number;
  ply: number;
  asked: number;
  changed: number;
  clocks: string | null;
  deadline: number | null;
}

interface JournalColumns {
  n: number;
  seq: number;
  kind: string;
  at: number;
  seat: number | null;
  name: string | null;
  hash: string | null;
  author: string | null;
  client: string | null;
  applied: number | null;
  ply: number | null;
  agreed: number | null;
  note: string | null;
  events: string | null;
}
