import { childEnvironment, type Config } from '../config/env.ts';
import { keepPostgresRunning, type KeptPostgres } from '../platform/embedded-postgres/index.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { ChildRole, findPort, lockDataDir, PortTaken, portTakenExitCode } from '../platform/processes/index.ts';
import { startMessage } from './start-message.ts';

/** Processes of a killed supervisor give up the port within this time. */
const takeOverPatienceMs = 15_000;

/** One machine on its own: database, API and worker as child processes of this one. */
export async function supervise(config: Config, entry: string): Promise<void> {
  const logger = createLogger({ level: config.LOG_LEVEL, role: 'supervisor' });
  const lock = await lockDataDir(config.DATA_DIR);
  const stops: (() => Promise<void>)[] = [() => lock.release()];
  const stopAll = async (): Promise<void> => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  const children: ChildRole[] = [];
  stopOnSignals(stopAll, children);
  try {
    const port = await findPort(config.PORT, config.HOST, lock.wasStale ? takeOverPatienceMs : 0);
    const postgres = config.databaseIsEmbedded ? await keepPostgresRunning(config.DATA_DIR, logger) : null;
    if (postgres) stops.push(() => postgres.stop());
    const hopeless = Promise.withResolvers<never>();
    for (const role of ['api', 'worker'] as const) {
      children.push(
        new ChildRole({
          name: role,
          entry,
          environment: childEnvironment(decisions(config, role, port, postgres)),
          logger,
          onHopeless: (code) =>
            hopeless.reject(code === portTakenExitCode ? new PortTaken(port, config.HOST) : notStarted(role)),
        }),
      );
    }
    stops.push(async () => void (await Promise.all(children.map((child) => child.stop()))));
    await Promise.race([Promise.all(children.map((child) => child.start())), hopeless.promise]);
    process.stdout.write(startMessage(config, port));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function decisions(
  { METRICS_PORT }: Config,
  role: 'api' | 'worker',
  port: number,
  postgres: KeptPostgres | null,
): Record<string, string> {
  return {
    ROLE: role,
    SUPERVISED: '1',
    PORT: String(port),
    ...(postgres === null ? {} : { EMBEDDED_DATABASE_URL: postgres.url }),
    // Two processes on one machine need two ports.
    ...(METRICS_PORT === undefined ? {} : { METRICS_PORT: String(role === 'api' ? METRICS_PORT : METRICS_PORT + 1) }),
  };
}

const notStarted = (role: string): Error =>
  new Error(`The ${role} process could not be started; the lines above say why.`);

/** The first signal ends everything in order, the second at once. */
function stopOnSignals(stopAll: () => Promise<void>, children: readonly ChildRole[]): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) {
      children.forEach((child) => child.kill());
      return;
    }
    isStopping = true;
    stopAll().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
