// Closed sets and limits stand here without a schema, so that the page can use them without loading zod.

/** When a player wants to hear that it is their turn. */
export const WHEN_TO_NOTIFY = ['always', 'away', 'never'] as const;

/** What a token may be used for. `read`: what the owner may see. `play`: sit, answer, take back. `chat`: write at tables. */
export const SCOPES = ['read', 'play', 'chat'] as const;

/** `public` tables are listed; `link`: who knows the address; `private`: who sits there or holds the invitation. */
export const VISIBILITIES = ['public', 'link', 'private'] as const;

export const PACE_PRESETS = {
  relaxed: { kind: 'relaxed' },
  live: { kind: 'live', initial: 900, increment: 30 },
  correspondence: { kind: 'correspondence', days: 3 },
} as const;

export const SEAT_KINDS = ['open', 'human', 'local', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** `here`: looks at this table. `idle`: has it open, but turned away. `away`: is not connected to it. */
export const PRESENCES = ['here', 'idle', 'away'] as const;

/** Why a bot plays a seat that belongs to a person. */
export const TAKE_OVERS = ['clock', 'left'] as const;

/** `over`: played to the end. `ended`: closed before. `stopped`: the rules have changed, and by the new ones it went otherwise. */
export const STATUSES = ['open', 'live', 'over', 'ended', 'stopped'] as const;

export const PROPOSALS = ['undo', 'end', 'go-on'] as const;

/**
 * Where the position of a finished game of older rules comes from. `kept`: it is the very one. `retraced`: its answers lead
 * there by the present rules. `partial`: not all of them are possible any more, and it is where the others lead.
 */
export const OLDER_POSITIONS = ['kept', 'retraced', 'partial'] as const;

export const TABLE_FILTERS = ['mine', 'open', 'live'] as const;

/** Why nothing can be taken back. */
export const NO_UNDO = ['nothing-yet', 'new-information', 'other-answered', 'over', 'not-seated'] as const;
export type NoUndo = (typeof NO_UNDO)[number];

/** The event by which a table reports that answers were taken back. */
export const UNDONE = 'table.undone';

/** The event by which a table reports that it goes on by other rules, from a position before the last answers. */
export const RESUMED = 'table.resumed';

export const EMOTES = ['hello', 'well-played', 'thanks', 'thinking', 'oops', 'wow', 'good-game', 'hurry'] as const;

/** Why the server closed a connection. */
export const CLOSE_CODES = { slow: 4001, flood: 4002, stopping: 1012, signedOut: 4003 } as const;

export const MAX_NAME_LENGTH = 30;
export const MAX_CHAT_LENGTH = 300;
/** In one chain. */
export const MAX_ANSWERS = 64;

/** Rises when a message changes its meaning. */
export const PROTOCOL_VERSION = 1;
