import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config/env.ts';
import { DataDirInUse, PortTaken } from './platform/processes/index.ts';

/** Exit codes: 2 for wrong settings, 1 for everything else that keeps the service from starting. */
async function main(): Promise<void> {
  const config = readConfig();
  await startRole(config);
}

/** Each role loads only what it needs. */
async function startRole(config: Config): Promise<void> {
  if (config.ROLE === 'api') return (await import('./roles/run-api.ts')).runApi(config);
  if (config.ROLE === 'worker') return (await import('./roles/run-worker.ts')).runWorker(config);
  return (await import('./roles/supervise.ts')).supervise(config, fileURLToPath(import.meta.url));
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DataDirInUse || error instanceof PortTaken;
  const text = error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `\nCaused by: ${error.cause.message}` : '';
  process.stderr.write(`${text}${cause}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
});
