import { childEnvironment, type Config } from '../config/env.ts';
import { compiledCodeSetting } from '../platform/compiled-code/index.ts';
import { keepPostgresRunning, type KeptPostgres } from '../platform/embedded-postgres/index.ts';
import { StartProblem } from '../platform/errors/start-problem.ts';
import { createLogger, type Logger } from '../platform/logging/create-logger.ts';
import { ChildRole, type DataDirLock, findPort, lockDataDir } from '../platform/processes/index.ts';
import { startMessage } from './start-message.ts';
import { stopWhenAsked } from './stop-when-asked.ts';

/** Processes of a killed supervisor give up the port within this time. */
const takeOverPatienceMs = 15_000;

/** What runs so far. Ended in the opposite order of its start. */
interface Started {
  readonly stops: (() => Promise<void>)[];
  readonly children: ChildRole[];
  lock?: DataDirLock;
}

/** One machine on its own: database, API and worker as child processes of this one. */
export async function supervise(config: Config, entry: string): Promise<void> {
  const logger = createLogger({ level: config.LOG_LEVEL, role: 'supervisor' });
  const started: Started = { stops: [], children: [] };
  const stopAll = async (): Promise<void> => {
    for (let stop = started.stops.pop(); stop; stop = started.stops.pop()) await stop();
  };
  const asked = stopWhenAsked(logger, {
    stop: async () => {
      await started.lock?.announceEnd();
      // What is just being started must be known before it can be ended.
      await starting.catch(() => undefined);
      await stopAll();
    },
    kill: () => started.children.forEach((child) => child.kill()),
  });
  const starting = startAll(config, entry, logger, started, asked);
  try {
    const port = await starting;
    process.stdout.write(startMessage(config, port));
  } catch (error) {
    if (asked.aborted) return;
    await stopAll();
    throw error;
  }
}

/** Answers the port. Stops half-way when somebody asks for the end meanwhile. */
async function startAll(
  config: Config,
  entry: string,
  logger: Logger,
  started: Started,
  asked: AbortSignal,
): Promise<number> {
  const { stops, children } = started;
  const lock = await lockDataDir(config.DATA_DIR, tellWaiting);
  started.lock = lock;
  stops.push(() => lock.release());
  const port = await findPort(config.PORT, config.HOST, lock.wasStale ? takeOverPatienceMs : 0);
  asked.throwIfAborted();
  const postgres = config.databaseIsEmbedded ? await keepPostgresRunning(config.DATA_DIR, logger) : null;
  if (postgres) stops.push(() => postgres.stop());
  asked.throwIfAborted();
  const failed = Promise.withResolvers<never>();
  asked.addEventListener('abort', () => failed.reject(asked.reason), { once: true });
  for (const role of ['api', 'worker'] as const) {
    const environment = childEnvironment(decisions(config, role, port, postgres));
    children.push(
      new ChildRole({ name: role, entry, environment, logger, onHopeless: () => failed.reject(notStarted(role)) }),
    );
  }
  stops.push(async () => void (await Promise.all(children.map((child) => child.stop()))));
  await Promise.race([Promise.all(children.map((child) => child.start())), failed.promise]);
  return port;
}

const tellWaiting = (pid: number): void => void process.stdout.write(`Waiting for process ${pid} to end...\n`);

function decisions(
  { METRICS_PORT }: Config,
  role: 'api' | 'worker',
  port: number,
  postgres: KeptPostgres | null,
): Record<string, string> {
  return {
    ...compiledCodeSetting,
    ROLE: role,
    SUPERVISED: '1',
    PORT: String(port),
    ...(postgres === null ? {} : { EMBEDDED_DATABASE_URL: postgres.url }),
    // Two processes on one machine need two ports.
    ...(METRICS_PORT === undefined ? {} : { METRICS_PORT: String(role === 'api' ? METRICS_PORT : METRICS_PORT + 1) }),
  };
}

const notStarted = (role: string): StartProblem =>
  new StartProblem(`The ${role} process could not be started; see the lines above for the reason.`);
