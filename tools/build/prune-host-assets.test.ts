import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HostRecord } from './host-record.ts';
import { pruneHostAssets } from './prune-host-assets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(folder, 'assets'));
  for (const file of ['main.1.js', 'main.1.js.br', 'main.2.js', 'main.3.js']) {
    await writeFile(join(folder, 'assets', file), file);
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function aHost(assets?: readonly string[]): HostRecord {
  const identity = { schemaVersion: 1 as const, version: '1.0.0', commit: '0a1b2c3', builtAt: '', sourceHash: '' };
  return { ...identity, contracts: [1], provides: {}, ...(assets === undefined ? {} : { assets: [...assets] }) };
}

const left = async () => (await readdir(join(folder, 'assets'))).toSorted();

describe('pruneHostAssets', () => {
  it('keeps what any host that may be open came with, and nothing else', async () => {
    expect(await pruneHostAssets(folder, [aHost(['main.3.js']), aHost(['main.2.js', 'main.3.js'])])).toEqual([
      'main.1.js',
      'main.1.js.br',
    ]);
    expect(await left()).toEqual(['main.2.js', 'main.3.js']);
  });

  it.each([
    ['one does not say what it came with', [aHost(['main.3.js']), aHost()]],
    ['none is known', []],
  ])('keeps everything while %s', async (_what, hosts) => {
    expect(await pruneHostAssets(folder, hosts)).toEqual([]);
    expect(await left()).toHaveLength(4);
  });
});
