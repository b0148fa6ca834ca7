import type { Say, TableInfo, TableSnapshot } from '@crownleaf/protocol/types';
import { bestOf } from '@crownleaf/table';
import { type Hint, PortError, type TablePort } from '@crownleaf/ui';
import { TableState } from '../table/table-state.ts';
import { startRules } from '../worker/client.ts';
import { call } from './api.ts';
import { answerTable, send, subscribe } from './live.ts';
import { type EmoteName, GESTURES } from './table-chat.ts';

/** A table on the server, in play. */
export interface ServerTable extends TablePort {
  readonly info: TableInfo;
  onInfo(listener: (info: TableInfo) => void): () => void;
}

/**
 * A table on the server: answers go over the WebSocket and are acknowledged when they are on disk, and changes come over
 * it. Who lost the connection says what they have seen last and gets the rest. Previews and reasons are worked out here,
 * from the view alone.
 */
export function openServerTable(first: TableSnapshot, invitation?: string): ServerTable {
  const id = first.table;
  const params = { id };
  const rules = startRules();
  const state = new TableState(first);
  let seat = first.seat ?? undefined;
  const ownSeat = () => (seat === undefined ? {} : { seat });
  const watch = (): void =>
    send({ watch: id, since: state.seq, ...ownSeat(), ...(invitation === undefined ? {} : { invitation }) });
  const leave = subscribe({
    onMessage(message) {
      state.takeMessage(message);
      if (state.current.connection === 'closed') leave();
    },
    onOpen: watch,
    onLost: () => state.loseConnection(),
  });
  call('chat', { params, query: { invitation } }).then(
    ({ said }) => state.loadChat(said),
    // Who cannot hear what was said before can still talk from now on.
    () => state.loadChat([]),
  );
  return {
    get current() {
      return state.current;
    },
    get info() {
      return state.info;
    },
    onInfo: (listener) => state.onInfo(listener),
    subscribe: (listener) => state.subscribe(listener),
    preview: (option) => rules.call('preview', state.info.game, state.current.view, option),
    whyNot: (what) => rules.call('whyNot', state.info.game, state.current.view, what),
    scores: () => rules.call('scores', state.info.game, state.current.view),
    async send(options) {
      const answer = { id: crypto.randomUUID(), ply: state.ply, options: [...options], ...ownSeat() };
      return (await answerTable(id, answer)).applied;
    },
    async undo(to) {
      // How the table stands then comes with what happened; the reply tells the one without the other.
      await call('undo', { params, body: { ...ownSeat(), ...(to === undefined ? {} : { to }) } });
    },
    hint: () => askHint(id, seat),
    sit(next) {
      seat = next;
      call('table', { params, query: { seat: next, since: 0, invitation } }).then(
        (table) => state.take(table),
        () => {},
      );
      watch();
    },
    ...(first.mine.length > 0 && talkAt(id, state)),
    close() {
      send({ unwatch: id });
      leave();
      rules.close();
    },
  };
}

async function askHint(id: string, seat: number | undefined): Promise<Hint> {
  const hint = bestOf(await call('hint', { params: { id }, query: { seat } }));
  if (hint === undefined) throw new PortError('there is nothing to advise');
  return hint;
}

/** For those who sit at the table. */
function talkAt(id: string, state: TableState): Pick<TablePort, 'say' | 'emotes' | 'gesture'> {
  const say = async (what: Say): Promise<void> => {
    state.loadChat([await call('say', { params: { id }, body: what })]);
  };
  return {
    say: (text) => say({ text }),
    emotes: GESTURES,
    gesture: (emote) => say({ emote: emote as EmoteName }),
  };
}
