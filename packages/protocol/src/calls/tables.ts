import { z } from 'zod';
import { SecretText } from '../accounts.ts';
import { calls } from '../call.ts';
import { TABLE_FILTERS } from '../constants.ts';
import { GameInfo } from '../games.ts';
import { Answer, Answered, GameRecordMessage, Hint, Said, Say, TableSnapshot } from '../play.ts';
import { NewTable, Proposal, TableInfo, TableSummary } from '../tables.ts';
import { BotName, DisplayName, GameId, SeatNumber, TableId } from '../words.ts';

const InUrl = z.coerce.number().pipe(SeatNumber);
const CountInUrl = z.coerce.number().pipe(z.int().min(0));
const AtTable = z.object({ id: TableId });
const AsSeat = z.object({ seat: SeatNumber.optional() });
const LONGEST_WAIT = 30;

/** Tables, from setting one up to its record. */
export const tableCalls = calls({
  games: {
    summary: 'The catalogue',
    who: 'anybody',
    reply: z.object({ games: z.array(GameInfo) }),
  },
  createTable: {
    summary: 'Sets up a table',
    who: 'account',
    scope: 'play',
    body: NewTable,
    reply: TableSnapshot,
    errors: ['bad-options', 'too-many', 'not-full'],
  },
  tables: {
    summary: 'The own tables, those with an open seat, or those to look on at',
    who: 'optional',
    scope: 'read',
    query: z.object({ filter: z.enum(TABLE_FILTERS).default('open'), game: GameId.optional() }),
    reply: z.object({ tables: z.array(TableSummary) }),
  },
  table: {
    summary: 'The table as a seat of the caller sees it, or a spectator',
    who: 'optional',
    scope: 'read',
    params: AtTable,
    query: z.object({
      seat: InUrl.optional(),
      since: CountInUrl.optional().describe('Gives the events after this change; without it none'),
      wait: z.coerce
        .number()
        .pipe(z.number().min(0).max(LONGEST_WAIT))
        .optional()
        .describe('Seconds to wait for a change after `since`, for programs without a WebSocket'),
      invitation: z.string().max(100).optional(),
    }),
    reply: TableSnapshot,
  },
  join: {
    summary: 'Takes a seat',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: z.object({ seat: SeatNumber.optional(), invitation: z.string().max(100).optional() }).default({}),
    reply: TableSnapshot,
    errors: ['full', 'already-started', 'removed', 'name-taken'],
  },
  leave: {
    summary: 'Gives up a seat; once the game has started a bot goes on, and the seat can be had back',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: AsSeat.default({}),
    reply: TableSnapshot,
    errors: ['over'],
  },
  comeBack: {
    summary: 'Takes the own seat back from the bot',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: AsSeat.default({}),
    reply: TableSnapshot,
    errors: ['over'],
  },
  setSeat: {
    summary:
      'Before the start, the host: puts a bot there or opens the seat; who sat there is removed and cannot come back',
    who: 'account',
    scope: 'play',
    params: z.object({ id: TableId, seat: InUrl }),
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('open') }),
      z.object({ kind: z.literal('bot'), bot: BotName.optional() }),
      z.object({ kind: z.literal('local'), name: DisplayName.optional() }),
    ]),
    reply: TableSnapshot,
    errors: ['already-started', 'name-taken'],
  },
  start: {
    summary: 'Begins the game',
    who: 'account',
    scope: 'play',
    params: AtTable,
    reply: TableSnapshot,
    errors: ['not-full', 'already-started'],
  },
  answer: {
    summary: 'Answers what the seat is asked: one option, or a chain of them that is taken whole or not at all',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: Answer,
    reply: Answered,
    errors: ['stale-ply', 'not-your-turn', 'illegal-option', 'over', 'not-started', 'taken-over'],
  },
  undo: {
    summary: 'Takes back own answers, down to the last new information',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: z.object({ seat: SeatNumber.optional(), to: z.int().min(0).optional() }).default({}),
    reply: TableSnapshot,
    errors: ['nothing-to-undo', 'consent-needed'],
  },
  propose: {
    summary:
      'Proposes to go back further, to end the game, or to go on with one whose rules have changed; done when all persons agree',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('undo'), to: z.int().min(0), seat: SeatNumber.optional() }),
      z.object({ kind: z.literal('end'), seat: SeatNumber.optional() }),
      z.object({ kind: z.literal('go-on'), seat: SeatNumber.optional() }),
    ]),
    reply: TableSnapshot,
    errors: ['not-started', 'over', 'nothing-to-undo', 'rules-changed', 'not-stopped'],
  },
  agree: {
    summary: 'Agrees to the proposal, or not, which ends it',
    who: 'account',
    scope: 'play',
    params: AtTable,
    body: z.object({
      agree: z.boolean(),
      of: Proposal.pick({ kind: true, to: true })
        .optional()
        .describe('What the answer is about: if something else is proposed by then, it does not count'),
    }),
    reply: TableSnapshot,
    errors: ['no-proposal'],
  },
  rematch: {
    summary: 'The same again: a new table with the seats kept for those who sat here; who calls later joins it',
    who: 'account',
    scope: 'play',
    params: AtTable,
    reply: TableSnapshot,
    errors: ['not-over'],
  },
  invite: {
    summary: 'A new invitation to a private table; the one before becomes void',
    who: 'account',
    params: AtTable,
    reply: z.object({ invitation: SecretText, path: z.string() }),
  },
  record: {
    summary: 'After the end: the complete record with the secret',
    who: 'optional',
    scope: 'read',
    params: AtTable,
    query: z.object({ invitation: z.string().max(100).optional() }),
    reply: GameRecordMessage,
    errors: ['not-over', 'day-not-over'],
  },
  hint: {
    summary: 'What a strong bot would do in the place of the caller who is asked',
    who: 'account',
    scope: 'read',
    params: AtTable,
    query: z.object({ seat: InUrl.optional() }),
    reply: Hint,
    errors: ['not-your-turn', 'too-many', 'unavailable', 'forbidden'],
  },
  chat: {
    summary: 'What was said at the table, the last two hundred at most',
    who: 'optional',
    scope: 'read',
    params: AtTable,
    query: z.object({ after: CountInUrl.default(0), invitation: z.string().max(100).optional() }),
    reply: z.object({ said: z.array(Said) }),
  },
  say: {
    summary: 'Says something, or shows an emote',
    who: 'account',
    scope: 'chat',
    params: AtTable,
    body: Say,
    reply: Said,
    errors: ['too-many'],
  },
  info: {
    summary: 'The table without the game',
    who: 'optional',
    scope: 'read',
    params: AtTable,
    query: z.object({ invitation: z.string().max(100).optional() }),
    reply: TableInfo,
  },
});
