import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aRegistry } from '@app/shared/testing/registry';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** For a start or an end on a machine that is busy with other tests. */
const patienceMs = 90_000;

describe('npm start', () => {
  let folder: string;
  let dataDir: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dc-start-'));
    dataDir = join(folder, 'data');
    await mkdir(join(folder, 'site/host'), { recursive: true });
    await writeFile(join(folder, 'site/host/index.html'), '<!doctype html>');
    await writeFile(join(folder, 'site/registry.json'), JSON.stringify(aRegistry({})));
  });
  afterEach(async () => {
    // What a failed test has left behind.
    if (isAlive(supervisor())) process.kill(supervisor(), 'SIGTERM');
    await until(() => !existsSync(join(dataDir, 'lock')));
    await rm(folder, { recursive: true, force: true });
  });

  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (const deadline = Date.now() + patienceMs; !(await isSo()); await wait(50)) {
      if (Date.now() > deadline) throw new Error(`It did not happen: ${String(isSo)}`);
    }
  };
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  /** The process that works on the data directory; NaN when there is none. */
  const supervisor = (): number => {
    const file = join(dataDir, 'lock');
    return existsSync(file) ? Number(/"pid":(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : Number.NaN;
  };
  const answers = async (url: string): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async (command: string, args: readonly string[]): Promise<{ process: ChildProcess; url: string }> => {
    const environment = {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_DIR: join(folder, 'site'),
      PORT: '0',
      NODE_OPTIONS: '',
    };
    const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const find = (): string => /is ready: (\S+)/.exec(said)?.[1] ?? '';
    await until(() => find() !== '' || child.exitCode !== null);
    if (find() === '') throw new Error(said);
    return { process: child, url: find() };
  };

  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'ends all that is below when npm alone gets %s',
    async (signal) => {
      const npm = await start('npm', ['start']);
      const pid = supervisor();
      expect(await answers(npm.url)).toBe(true);
      npm.process.kill(signal);
      await until(() => !existsSync(join(dataDir, 'lock')));
      await until(() => !isAlive(pid));
      expect(await answers(npm.url)).toBe(false);
      expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    },
    200_000,
  );

  it('starts at once after kill -9 of the launcher', async () => {
    const launcher = join(root, 'tools/run.mjs');
    const first = await start(process.execPath, [launcher, 'start']);
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const second = await start(process.execPath, [launcher, 'start']);
    expect(await answers(second.url)).toBe(true);
    second.process.kill('SIGTERM');
    await once(second.process, 'exit');
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  }, 300_000);
});
