export { keepPostgresRunning, type KeptPostgres } from './keep-postgres-running.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';
