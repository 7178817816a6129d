export { ago, readClock } from './clock.ts';
export { closeDatabase, openDatabase, type Database, type Executor } from './database.ts';
export { databaseAddress, databaseTrouble, explainDatabase } from './explain-database.ts';
export { isDatabaseFull, isDatabaseUnavailable } from './is-database-unavailable.ts';
export { migrate, missingMigrations } from './migrate.ts';
export { withTransaction } from './with-transaction.ts';
