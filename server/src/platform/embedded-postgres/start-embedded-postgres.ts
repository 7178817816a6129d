import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { binaryPath } from './binaries.ts';
import { clusterDir, initCluster, readPassword, settingsFile, superuser, writeOwned } from './init-cluster.ts';
import { tryToConnect } from './is-reachable.ts';
import { type Place, placeCluster } from './place-cluster.ts';
import { endServer, exitOf } from './end-server.ts';
import { lastWords, logFile } from './last-words.ts';
import { StartProblem } from '../errors/start-problem.ts';
import { toolAccount, toolEnvironment } from './run-tool.ts';
import { stopOrphan } from './stop-orphan.ts';

export interface EmbeddedPostgres {
  /** Connection string for `pg`. */
  readonly url: string;
  readonly pid: number;
  /** Resolves when the server ends, asked or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Only for throw-away data: commits are then not flushed to disk. */
  readonly unsafeButFast?: boolean;
  /** For a restart, where there are no Unix sockets: clients know the old one. */
  readonly port?: number;
}

const socketPort = 5432;
/** Crash recovery after a long run can take a while; a hung start must still end. */
const startTimeoutMs = 180_000;

/** Starts the database of a data directory; creates it at the first time, takes it over after a crash. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await placeCluster(options.dataDir);
  await initCluster(place);
  await stopOrphan(clusterDir(place));
  // The socket's lock file names a process too, and nobody of ours is left.
  if (place.socketDir !== null) await rm(path.join(place.socketDir, `.s.PGSQL.${socketPort}.lock`), { force: true });
  const port = place.socketDir === null ? (options.port ?? (await freePort())) : socketPort;
  await writeOwned(place, settingsFile(place), settings(place, port, options));
  const server = await spawnServer(place);
  const ended = exitOf(server);
  const url = await connectionUrl(place, port);
  await waitUntilReady(url, server, place);
  return {
    url,
    pid: server.pid ?? 0,
    ended,
    stop: () => endServer(server),
  };
}

function settings({ socketDir }: Place, port: number, { unsafeButFast }: EmbeddedPostgresOptions): string {
  const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
  return [
    `listen_addresses = ${socketDir === null ? "'127.0.0.1'" : "''"}`,
    // A list of names: one with a comma needs quotes of its own.
    `unix_socket_directories = ${quote(socketDir === null ? '' : `"${socketDir.replaceAll('"', '""')}"`)}`,
    `port = ${port}`,
    'max_connections = 100',
    'shared_buffers = 64MB',
    'log_checkpoints = off',
    'log_timezone = UTC',
    ...(unsafeButFast ? ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'] : []),
    '',
  ].join('\n');
}

/** In a process group of its own: Ctrl-C in the terminal must reach it last, through us. */
async function spawnServer(place: Place): Promise<ChildProcess> {
  await truncate(logFile(place)).catch(() => undefined);
  const log = openSync(logFile(place), 'a', 0o600);
  const server = spawn(binaryPath(place.binaries, 'postgres'), ['-D', clusterDir(place)], {
    cwd: clusterDir(place),
    detached: true,
    env: toolEnvironment(place),
    stdio: ['ignore', log, log],
    ...toolAccount(place),
  });
  closeSync(log);
  await once(server, 'spawn');
  return server;
}

async function connectionUrl(place: Place, port: number): Promise<string> {
  const password = encodeURIComponent(await readPassword(place));
  if (place.socketDir === null) return `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  return `postgresql://${superuser}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(place.socketDir)}`;
}

async function waitUntilReady(url: string, server: ChildProcess, place: Place): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const error = await tryToConnect(url);
    if (error === null) return;
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      await endServer(server);
      throw new StartProblem(`PostgreSQL did not start. Its log is in ${logFile(place)}${await lastWords(place)}`, {
        cause: error,
      });
    }
    await wait(30);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
