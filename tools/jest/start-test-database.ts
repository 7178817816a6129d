import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTestServer } from '@app/server/testing';

/** One PostgreSQL for all server tests of a run; its address travels in the environment to the test processes. */
export default async function startTestDatabase(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dc-test-'));
  const server = await startTestServer(folder);
  process.env.SERVER_TEST_DATABASE_URL = server.url;
  Object.assign(globalThis, {
    stopTestDatabase: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
}
