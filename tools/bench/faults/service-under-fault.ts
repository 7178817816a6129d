import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(import.meta.resolve('@app/server/main'));
const execute = promisify(execFile);
const readyWithinMs = 120_000;

/** What can be killed. `everything` is the supervisor, which takes its processes along, and is started again by hand. */
export const victims = ['api', 'worker', 'database', 'database connection', 'reader', 'everything'] as const;
export type Victim = (typeof victims)[number];

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** A service of its own data directory, as `npm start` runs it, whose processes can be killed one by one. Linux only. */
export class ServiceUnderFault {
  readonly origin: string;
  readonly dataDir: string;
  readonly #port: number;
  #child: ChildProcess | undefined;

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir;
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async start(dataDir: string): Promise<ServiceUnderFault> {
    const service = new ServiceUnderFault(dataDir, await freePort());
    service.#spawn();
    await service.untilReady();
    return service;
  }

  #spawn(): void {
    this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: {
        ...process.env,
        DATA_DIR: this.dataDir,
        PORT: String(this.#port),
        RATE_LIMIT_PER_MINUTE: '0',
        PERSON_ANALYSIS_LIMIT: '1000',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  /** Milliseconds until the service says that it is ready. */
  async untilReady(): Promise<number> {
    const started = performance.now();
    while (performance.now() - started < readyWithinMs) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return performance.now() - started;
      await wait(50);
    }
    throw new Error(`The service was not ready within ${readyWithinMs / 1000} s.`);
  }

  /** Sends KILL. False when there is no such process just now. */
  async kill(victim: Victim): Promise<boolean> {
    const child = this.#child;
    if (victim === 'everything') {
      if (child === undefined) return false;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      this.#spawn();
      return true;
    }
    const pid = await this.pidOf(victim);
    if (pid === undefined) return false;
    try {
      return process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It has ended since it was looked up.
      if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
      throw error;
    }
  }

  /** A process of the kind, if there is one. */
  async pidOf(victim: Exclude<Victim, 'everything'>): Promise<number | undefined> {
    const all = await this.#descendants();
    const named = (text: string): number | undefined => all.find(({ command }) => command.includes(text))?.pid;
    switch (victim) {
      case 'reader':
        return named('read-document-process');
      case 'database':
        return named(`/postgres -D ${this.dataDir}`) ?? named('/postgres -D');
      case 'database connection':
        return named('postgres: ');
      case 'api':
      case 'worker':
        for (const { pid } of all) if ((await settingOf(pid, 'ROLE')) === victim) return pid;
        return undefined;
    }
  }

  /** Address of the embedded database, as the API has it. */
  async databaseUrl(): Promise<string> {
    const pid = await this.pidOf('api');
    const url = pid === undefined ? undefined : await settingOf(pid, 'EMBEDDED_DATABASE_URL');
    if (url === undefined) throw new Error('There is no API process that names the database.');
    return url;
  }

  async #descendants(): Promise<RunningProcess[]> {
    const { stdout } = await execute('ps', ['-eo', 'pid=,ppid=,args=']);
    const all = stdout.split('\n').flatMap((line): RunningProcess[] => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
    const family = new Set([this.#child?.pid ?? -1]);
    // Children have larger numbers than their parents only as long as numbers are not used again: look until none is new.
    for (let size = 0; size !== family.size;) {
      size = family.size;
      for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
    }
    return all.filter(({ pid }) => family.has(pid) && pid !== this.#child?.pid);
  }
}

/** A setting in the environment of a process; undefined also when it has just ended. */
async function settingOf(pid: number, name: string): Promise<string | undefined> {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  return environment
    .split('\0')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
