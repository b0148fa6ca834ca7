import type { Attack } from './attack.ts';
import {
  otherProtocols,
  queuedFiles,
  refusedUpgrades,
  slowlorisOfMany,
  slowlorisOfOne,
} from './attacks/connections.ts';
import { exportsOfMany } from './attacks/exports.ts';
import { fragments, messageFlood, pingFlood, unreadReplies } from './attacks/floods.ts';
import { reconnectStorm, slowReaders } from './attacks/sockets.ts';
import { longHistories, tableFlood, tokenFlood } from './attacks/tables.ts';
import { undoRaces } from './attacks/undo-races.ts';

export const ATTACKS: readonly Attack[] = [
  refusedUpgrades,
  otherProtocols,
  pingFlood,
  messageFlood,
  slowReaders,
  unreadReplies,
  fragments,
  slowlorisOfOne,
  slowlorisOfMany,
  queuedFiles,
  longHistories,
  exportsOfMany,
  tableFlood,
  tokenFlood,
  undoRaces,
  reconnectStorm,
];

/** For the short form: what is bounded one by one is bounded together. */
export const everything: Attack = {
  name: 'everything at once',
  checksBackup: true,
  async prepare(...setting) {
    const prepared = await Promise.all(ATTACKS.map((attack) => attack.prepare?.(...setting)));
    return Object.assign({}, ...prepared);
  },
  async run(target, deadline) {
    const tolls = await Promise.all(ATTACKS.map((attack) => attack.run(target, deadline)));
    const tables = tolls.reduce((sum, toll) => sum + (toll.tables ?? 0), 0);
    return { tables, volume: tolls.map(({ volume }) => volume).join('; ') };
  },
};

export function attackNamed(name: string): Attack {
  const attack = [...ATTACKS, everything].find((each) => each.name === name);
  if (attack === undefined) throw new Error(`there is no attack '${name}'`);
  return attack;
}
