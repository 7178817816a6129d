import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const project = resolve(import.meta.dirname, '../..');
const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'tools/run.mjs', 'tools/launch'];
const packages = [
  'shared',
  'host',
  'remote-auth',
  'remote-dashboard',
  'remote-review',
  'engine',
  'server',
  'e2e',
  'tools',
  'tools/bench',
];
let clone: string;

/** What a fresh clone has for the launcher: no sources, and nothing installed. */
beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'clone-'));
  for (const path of [...manifests, ...packages.map((name) => `${name}/package.json`)]) {
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await cp(join(project, path), join(clone, path), { recursive: true });
  }
});
afterAll(() => rm(clone, { recursive: true, force: true }));

const launch = (...args: string[]) =>
  spawnSync(process.execPath, [join(clone, 'tools/run.mjs'), ...args], {
    encoding: 'utf8',
    // All of it was downloaded for this very project.
    env: { ...process.env, pnpm_config_offline: 'true' },
  });

describe('the launcher, in a fresh clone', () => {
  it('names the remotes before it installs anything', () => {
    const { status, stderr } = launch('release', 'pipeline', 'remote-billing');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'Which remote? Known: remote-auth, remote-dashboard, remote-review.\n',
    });
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });

  it('installs for the pipeline of a remote what this remote needs, and nothing of server, engine or the other remotes', async () => {
    const { stderr } = launch('release', 'pipeline', '--site', 'elsewhere', 'remote-auth');
    expect(stderr).toContain('Installing what remote-auth needs');
    const installed = packages.filter((name) => existsSync(join(clone, name, 'node_modules')));
    expect(installed.toSorted()).toEqual(['host', 'remote-auth', 'shared', 'tools']);
    const everything = (await readdir(join(clone, 'node_modules/.pnpm'))).join('\n');
    expect(everything).toMatch(/^react-hook-form@/m);
    for (const foreign of [
      'fastify',
      'drizzle-orm',
      'pg',
      'tesseract.js',
      'sharp',
      'react-dropzone',
      'pdfjs-dist',
      'autocannon',
    ]) {
      expect(everything).not.toMatch(new RegExp(`^${foreign}@`, 'm'));
    }
  });
});
