import { setTimeout as pause } from 'node:timers/promises';
import type { TableSnapshot } from '@crownleaf/protocol';
import { type Attack, MANY_ADDRESSES, ONE_ADDRESS, type Prepared } from '../attack.ts';
import { Visitor, type VisitReply } from '../visitor.ts';

const BOT = { kind: 'bot', bot: 'sovereign' };
const BOTS_ONLY = { game: 'heart-of-crown', seats: [BOT, BOT], start: true };
const isTaken = ({ status }: VisitReply) => status === 200;

/** New guests from one address, each with as many tables as they get. */
export const tableFlood: Attack = {
  name: 'table flood, sovereign bots',
  async run({ url, scale }, deadline) {
    let [guests, tables, refused] = [0, 0, 0];
    const begun = Date.now();
    while (Date.now() < deadline && tables < 1000 * scale) {
      const guest = await Visitor.withAccount(url, ONE_ADDRESS[0]!).catch(() => undefined);
      if (guest === undefined) {
        refused++;
        await pause(100);
        continue;
      }
      guests++;
      while (Date.now() < deadline && tables < 1000 * scale) {
        if (!isTaken(await guest.call('POST', '/api/tables', BOTS_ONLY))) break;
        tables++;
      }
    }
    await pause(Math.max(0, deadline - Date.now()));
    return {
      tables,
      volume: `${tables} tables of ${guests} guests in ${Math.round((Date.now() - begun) / 1000)} s, ${refused} refused`,
    };
  },
};

/** Programs come and go, each with tables of its own. */
export const tokenFlood: Attack = {
  name: 'token flood',
  async run({ url }, deadline) {
    const owner = await Visitor.withAccount(url, ONE_ADDRESS[0]!);
    let [tokens, tables, refused] = [0, 0, 0];
    while (Date.now() < deadline) {
      const reply = await owner.call('POST', '/api/tokens', { name: 'Program', scopes: ['read', 'play'] });
      if (!isTaken(reply)) {
        refused++;
        await pause(20);
        continue;
      }
      tokens++;
      const { token, id } = JSON.parse(reply.text);
      const program = new Visitor(url, ONE_ADDRESS[0]!);
      program.headers.authorization = `Bearer ${token}`;
      while (isTaken(await program.call('POST', '/api/tables', BOTS_ONLY))) tables++;
      await owner.call('DELETE', `/api/tokens/${id}`);
    }
    return { tables, volume: `${tokens} tokens, ${tables} tables, ${refused} refused` };
  },
};

const KEPT_EVERY = 20;
const ALONE = { game: 'heart-of-crown', seats: [{ kind: 'me' }, { kind: 'local' }], start: true };

/** Takes back most answers, as often as the table lets anybody. */
async function longTable(visitor: Visitor, entries: number): Promise<{ readonly table: string; readonly seq: number }> {
  let look = await visitor.get<TableSnapshot>('POST', '/api/tables', ALONE);
  const { table } = look;
  const path = `/api/tables/${table}`;
  for (let n = 0; look.seq < entries && look.decision !== undefined; n++) {
    const { seat, decision } = look;
    const { name } = decision.options[n % decision.options.length]!;
    await visitor.get('POST', `${path}/answers`, { id: `${n}`, seat, ply: decision.ply, options: [name] });
    if (n % KEPT_EVERY !== 0) await visitor.call('POST', `${path}/undo`, {});
    look = await visitor.get('GET', path);
  }
  return { table, seq: look.seq };
}

/** Reads a long game from its beginning, by every way there is, from many addresses. */
export const longHistories: Attack = {
  name: 'long histories',
  async prepare(url, scale): Promise<Prepared> {
    using visitor = await Visitor.withAccount(url, '127.0.1.201');
    const [live, ended] = [await longTable(visitor, 2000 * scale), await longTable(visitor, 2000 * scale)];
    // A game that was played to its end is over already.
    await visitor.call('POST', `/api/tables/${ended.table}/proposal`, { kind: 'end' });
    const entries = Math.min(live.seq, ended.seq);
    return { live: live.table, ended: ended.table, cookie: visitor.headers.cookie!, entries: `${entries}` };
  },
  async run({ url, prepared }, deadline) {
    const { live, ended, cookie, entries } = prepared;
    let [calls, refused] = [0, 0];
    const repeat = async (address: string, call: (visitor: Visitor) => Promise<VisitReply>, headers = {}) => {
      const visitor = new Visitor(url, address);
      Object.assign(visitor.headers, headers);
      while (Date.now() < deadline) {
        calls++;
        const reply = await call(visitor).catch(() => undefined);
        if (reply?.status !== 200) refused++;
        await pause(reply?.status === 429 ? 100 : 5);
      }
    };
    const strangers = MANY_ADDRESSES.flatMap((address) => [
      repeat(address, (visitor) => visitor.call('GET', `/api/tables/${live}?since=0`)),
      repeat(address, (visitor) => visitor.call('GET', `/api/tables/${live}`)),
      repeat(address, (visitor) => visitor.call('GET', `/api/tables/${ended}/record`)),
    ]);
    const undo = (visitor: Visitor) => visitor.call('POST', `/api/tables/${live}/proposal`, { kind: 'undo', to: 0 });
    await Promise.all([...strangers, repeat('127.0.1.201', undo, { cookie })]);
    return { volume: `${calls} calls at games of ${entries} entries, ${refused} refused` };
  },
};
