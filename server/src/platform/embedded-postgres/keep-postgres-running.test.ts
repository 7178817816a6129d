import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { createLogger } from '../logging/create-logger.ts';
import { isReachable } from './is-reachable.ts';
import { keepPostgresRunning } from './keep-postgres-running.ts';

describe('keepPostgresRunning', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'dc-kept-'));
    await chmod(dataDir, 0o711);
  });
  afterEach(async () => rm(dataDir, { recursive: true, force: true }));

  const logger = createLogger({ level: 'silent', role: 'test' });
  const pid = async (): Promise<number> =>
    Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => ''), 10);

  it('starts it again under the same address when it was killed', async () => {
    const { url, stop } = await keepPostgresRunning(dataDir, logger);
    const first = await pid();
    process.kill(first, 'SIGKILL');
    await until(async () => ![first, Number.NaN].includes(await pid()) && (await isReachable(url)), 30_000);
    await stop();
    expect(await pid()).toBeNaN();
  }, 60_000);

  it('leaves none behind that was just being started again when it was asked to stop', async () => {
    const { url, stop } = await keepPostgresRunning(dataDir, logger);
    const first = await pid();
    process.kill(first, 'SIGKILL');
    await until(async () => ![first, Number.NaN].includes(await pid()), 30_000);
    await stop();
    expect(await isReachable(url)).toBe(false);
    expect(await pid()).toBeNaN();
  }, 60_000);
});
