import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createWorkFolder } from '../platform/processes/index.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { until } from '../testing/until.ts';

it('an API removes at its start what one that was killed has left behind', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dc-api-'));
  const own = await createWorkFolder();
  await rm(own, { recursive: true });
  const left = path.join(folder, path.basename(own).replace(`-${process.pid}-`, `-${2 ** 22 + 1}-`));
  await mkdir(left);
  const database = await createTestDatabase();
  const service = startServiceProcess({
    ROLE: 'api',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    TMPDIR: folder,
  });
  try {
    await until(() => service.output().includes('"msg":"ready"'), 60_000);
    expect(existsSync(left)).toBe(false);
  } finally {
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 90_000);
