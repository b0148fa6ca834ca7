export type { Audit, Finding } from './backup/audit.ts';
export { type BackedUp, BackupError, backUp } from './backup/backup.ts';
export { type Restored, restore } from './backup/restore.ts';
export { type Config, ConfigError, configFrom, variables } from './config.ts';
export { type RunningServer, type ServerParts, STORE_FILE, startServer } from './server.ts';
export { FolderInUse } from './store/sqlite/claim.ts';
export { NotOurSchema } from './store/sqlite/migrations.ts';
export { type Durability, SqliteStore } from './store/sqlite/open.ts';
