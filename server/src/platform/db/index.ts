export { closeDatabase, openDatabase, type Database, type Executor } from './database.ts';
export { isDatabaseUnavailable } from './is-database-unavailable.ts';
export { migrate, missingMigrations } from './migrate.ts';
export { withTransaction } from './with-transaction.ts';
