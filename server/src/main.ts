import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config/env.ts';
import { keepCompiledCode, saveCompiledCode } from './platform/compiled-code/index.ts';
import { giveBackMemory } from './platform/memory/index.ts';
import { StartProblem } from './platform/errors/start-problem.ts';
import { cannotStartExitCode } from './platform/processes/index.ts';

/** Exit codes: 2 for wrong settings, 1 for everything else that keeps the service from starting. */
async function main(): Promise<void> {
  const config = readConfig();
  keepCompiledCode();
  try {
    await startRole(config);
    saveCompiledCode();
    giveBackMemory();
  } catch (error) {
    if (!config.SUPERVISED || !(error instanceof StartProblem)) throw error;
    process.stderr.write(describe(error));
    process.exit(cannotStartExitCode);
  }
}

/** Each role loads only what it needs. */
async function startRole(config: Config): Promise<void> {
  if (config.ROLE === 'api') return (await import('./roles/run-api.ts')).runApi(config);
  if (config.ROLE === 'worker') return (await import('./roles/run-worker.ts')).runWorker(config);
  return (await import('./roles/supervise.ts')).supervise(config, fileURLToPath(import.meta.url));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `${String(error)}\n`;
  const isExpected = error instanceof ConfigError || error instanceof StartProblem;
  const cause = error.cause instanceof Error ? `\nCaused by: ${error.cause.message}` : '';
  return `${isExpected ? error.message : (error.stack ?? error.message)}${cause}\n`;
}

main().catch((error: unknown) => {
  process.stderr.write(describe(error));
  process.exit(error instanceof ConfigError ? 2 : 1);
});
