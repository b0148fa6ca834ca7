import { join } from 'node:path';
import { configFrom } from '../src/config.ts';
import { STORE_FILE, startServer } from '../src/server.ts';
import { type Durability, SqliteStore } from '../src/store/sqlite/open.ts';
import type { GaugeMessage } from './gauge.ts';

/** Our server as it is shipped but for what `crownleaf.ts` sets, and for the durability that is compared. */
const config = configFrom(process.env);
const durability = (process.env.DURABILITY ?? 'full') as Durability;
const store = new SqliteStore({ file: join(config.dataDir, STORE_FILE), durability });
const server = await startServer(config, { store });
process.send?.({ listening: server.url } satisfies GaugeMessage);
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit();
});
