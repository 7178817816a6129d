import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTestSite } from '../testing/make-test-site.ts';
import { readyUrl, startServiceProcess } from '../testing/service-process.ts';

const noted = new URL('../testing/note-packages.ts', import.meta.url).href;

describe('what an idle process has loaded', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-loaded-'));
    const service = startServiceProcess({
      DATA_DIR: folder,
      SITE_DIR: await makeTestSite(folder),
      NODE_OPTIONS: `--import ${noted}`,
      NOTED_PACKAGES_DIR: folder,
    });
    await readyUrl(service);
    await service.stop();
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['supervisor', 'pino', ['drizzle-orm', 'engine', 'fastify', 'nodemailer', 'pg-boss']],
    ['worker', 'pg-boss', ['@zxcvbn-ts/language-common', 'engine', 'fastify', 'nodemailer', 'openid-client', 'ws']],
    [
      'api',
      'fastify',
      ['@fastify/swagger', '@zxcvbn-ts/language-common', 'ajv', 'nodemailer', 'openid-client', 'postal-mime', 'yaml'],
    ],
  ])('is in the %s no more than it needs', async (role, needed, unneeded) => {
    const loaded = (await readFile(path.join(folder, role), 'utf8')).split('\n');
    expect(loaded).toContain(needed);
    expect(unneeded.filter((name) => loaded.includes(name))).toEqual([]);
  });
});
