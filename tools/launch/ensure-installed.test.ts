import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const launcher = new URL('ensure-installed.mjs', import.meta.url).href;
/** No process has it: Linux counts to 4,194,304 at most. */
const deadPid = 99_999_999;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'launch-'));
  await mkdir(join(root, 'node_modules'));
  await mkdir(join(root, 'patches'));
  await mkdir(join(root, 'bin'));
  await writeFile(join(root, 'package.json'), JSON.stringify({ packageManager: 'pnpm@12.21.0' }));
  await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 1');
  await writeFile(join(root, 'pnpm-workspace.yaml'), 'packages: []');
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** A pnpm that notes the arguments of each install and ends with the given code. */
async function aPnpm(exitCode = 0): Promise<void> {
  const program = join(root, 'bin', 'pnpm');
  const script = `#!/bin/sh\nif [ "$1" = --version ]; then echo 12.21.0; else echo "$@" >> installs; exit ${exitCode}; fi\n`;
  await writeFile(program, script);
  await chmod(program, 0o755);
}

const aScope = (name: string) => ({ name, filters: ['tools', `${name}...`] });

function launch(scope: ReturnType<typeof aScope> | null = null) {
  const args = [root, scope].map((value) => JSON.stringify(value)).join(', ');
  const script = `import(${JSON.stringify(launcher)}).then(({ ensureInstalled }) => ensureInstalled(${args}))`;
  const path = `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env: { PATH: path } });
}

const installs = async (): Promise<readonly string[]> =>
  existsSync(join(root, 'installs')) ? (await readFile(join(root, 'installs'), 'utf8')).trim().split('\n') : [];
const countInstalls = async (): Promise<number> => (await installs()).length;

describe('ensureInstalled', () => {
  it('installs once for one lockfile, and again when it changes', async () => {
    await aPnpm();
    expect(launch().status).toBe(0);
    expect(launch().status).toBe(0);
    expect(await countInstalls()).toBe(1);
    await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 2');
    expect(launch().status).toBe(0);
    expect(await countInstalls()).toBe(2);
  });

  it('installs again for another dependency, and not for another version of the project', async () => {
    await aPnpm();
    launch();
    const manifest = { packageManager: 'pnpm@12.21.0', version: '1.1.0' };
    await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
    launch();
    expect(await countInstalls()).toBe(1);
    await writeFile(join(root, 'package.json'), JSON.stringify({ ...manifest, dependencies: { zod: '4' } }));
    launch();
    expect(await countInstalls()).toBe(2);
  });

  it('installs no more than the scope it is given', async () => {
    await aPnpm();
    launch(aScope('remote-auth'));
    expect(await installs()).toEqual([expect.stringContaining('--filter tools --filter remote-auth... install')]);
  });

  it('installs for each scope once, and nothing for a scope when everything is there', async () => {
    await aPnpm();
    for (const name of ['remote-auth', 'remote-auth', 'remote-dashboard', 'remote-auth']) launch(aScope(name));
    expect(await countInstalls()).toBe(2);
    launch();
    launch(aScope('remote-auth'));
    expect(await countInstalls()).toBe(3);
  });

  it('knows that installing a scope of another lockfile took something away', async () => {
    await aPnpm();
    launch();
    await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 2');
    launch(aScope('remote-auth'));
    await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 1');
    launch();
    expect(await countInstalls()).toBe(3);
  });

  it('keeps standard output free for the command that follows', async () => {
    await aPnpm();
    expect(launch().stdout).toBe('');
  });

  it('says what to look at when the install fails, and tries again the next time', async () => {
    await aPnpm(3);
    const failed = launch();
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringContaining('could not be installed') });
    expect(existsSync(join(root, '.install-lock'))).toBe(false);
    await aPnpm();
    expect(launch().status).toBe(0);
  });

  it('takes over the lock of an install that died', async () => {
    await aPnpm();
    await writeFile(join(root, '.install-lock'), String(deadPid));
    expect(launch().status).toBe(0);
    expect(await countInstalls()).toBe(1);
  });
});
