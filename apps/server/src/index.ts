export type { Audit, Finding } from './backup/audit.ts';
export { type BackedUp, backUp } from './backup/backup.ts';
export { type Restored, restore } from './backup/restore.ts';
export { type Config, configFrom, variables } from './config.ts';
export { type RunningServer, type ServerParts, STORE_FILE, startServer } from './server.ts';
export { isDiskFault } from './store/sqlite/errors.ts';
export { type Durability, SqliteStore } from './store/sqlite/open.ts';
