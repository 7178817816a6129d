import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bundledCommand } from './engine-bundle.mjs';

const project = resolve(import.meta.dirname, '../..');
const sources = [
  'engine/models/weights.json',
  'engine/src/read.ts',
  'shared/src/contract.ts',
  'pnpm-lock.yaml',
  'tools/launch/bundle-engine.mjs',
];
let root: string;
let bundled: string[];

beforeEach(async () => {
  bundled = [];
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  for (const file of sources) await write(file, file);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** A bundler that notes where it was to write. */
async function bundle(_engine: string, folder: string): Promise<void> {
  bundled.push(folder);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'compare-command.mjs'), '');
}

const bundles = (): Promise<string[]> => readdir(join(root, 'engine/dist'));

describe('bundledCommand', () => {
  it('bundles what has not been bundled, and only once', async () => {
    const command = await bundledCommand(root, bundle);
    expect(existsSync(command)).toBe(true);
    expect(await bundledCommand(root, bundle)).toBe(command);
    expect(bundled).toHaveLength(1);
  });

  it.each(sources)('bundles anew when %s has changed', async (file) => {
    const before = await bundledCommand(root, bundle);
    await write(file, 'another text');
    expect(await bundledCommand(root, bundle)).not.toBe(before);
  });

  it('bundles anew when a file has come or gone, but for tests', async () => {
    const before = await bundledCommand(root, bundle);
    await write('engine/src/read.test.ts', '');
    expect(await bundledCommand(root, bundle)).toBe(before);
    await write('engine/src/write.ts', '');
    expect(await bundledCommand(root, bundle)).not.toBe(before);
  });

  it('leaves nothing of a bundle that failed, and says why', async () => {
    const fail = async (engine: string, folder: string): Promise<void> => {
      await bundle(engine, folder);
      throw new Error('a fault in the sources');
    };
    await expect(bundledCommand(root, fail)).rejects.toThrow('a fault in the sources');
    expect(await bundles()).toEqual([]);
  });

  it('takes the bundle of another run that was faster', async () => {
    const race = async (engine: string, folder: string): Promise<void> => {
      if (bundled.length === 0) await Promise.all([bundle(engine, folder), bundledCommand(root, bundle)]);
    };
    expect(existsSync(await bundledCommand(root, race))).toBe(true);
    expect(await bundles()).toHaveLength(1);
  });

  it('forgets bundles of other sources after a day, not while they may still run', async () => {
    await Promise.all(['old', 'young'].map((name) => mkdir(join(root, 'engine/dist', name), { recursive: true })));
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(join(root, 'engine/dist/old'), twoDaysAgo, twoDaysAgo);
    await bundledCommand(root, bundle);
    expect(await bundles()).toEqual(expect.arrayContaining(['young']));
    expect(await bundles()).toHaveLength(2);
  });
});

describe('a bundle of other sources', () => {
  it('is kept when it was started within the day, however old it is', async () => {
    const command = await bundledCommand(root, bundle);
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(dirname(command), twoDaysAgo, twoDaysAgo);
    await bundledCommand(root, bundle);
    await write('engine/src/read.ts', 'another text');
    await bundledCommand(root, bundle);
    expect(existsSync(command)).toBe(true);
  });
});

describe('the bundled engine', () => {
  it('finds what the engine finds, to the byte, and writes its report', async () => {
    const papers = join(project, 'engine/cases/catering-hire');
    const files = ['quotation.pdf', 'invoice-tressick.pdf'].map((name) => join(papers, name));
    const run = (script: string, ...more: string[]) =>
      spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...files, ...more], {
        encoding: 'utf8',
        env: { NODE_COMPILE_CACHE: join(root, 'code') },
      });
    const command = await bundledCommand(project);
    const { status, stdout } = run(command);
    expect(status).toBe(0);
    expect(stdout).toBe(run(join(project, 'engine/src/compare-command.ts')).stdout);
    const report = join(root, 'report.docx');
    expect(run(command, '--report', report)).toMatchObject({ status: 0, stderr: expect.not.stringMatching(/error/i) });
    expect(existsSync(report)).toBe(true);
  }, 60_000);

  it('loads of Node what it needs, and not all that its parts export', async () => {
    const folder = dirname(await bundledCommand(project));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
    const codes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    expect(codes.some((code) => code.includes('process.getBuiltinModule("node:fs")'))).toBe(true);
    expect(codes.filter((code) => /^(?:im|ex)port .* from "node:/m.test(code))).toEqual([]);
  }, 60_000);
});
