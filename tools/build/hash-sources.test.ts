import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashSources } from './hash-sources.ts';

const project = resolve(import.meta.dirname, '../..');
const parts = [
  'rspack.base.ts',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'shared/package.json',
  'shared/src/federation',
  'tools/build/federation-ranges.ts',
  'tools/build/federation-stand-ins.ts',
  'tools/build/without-federation-parts.ts',
  'remote-auth/package.json',
  'remote-auth/rspack.config.ts',
  'remote-auth/src/expose',
];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hash-'));
  await Promise.all(parts.map((part) => cp(join(project, part), join(root, part), { recursive: true })));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const hash = (): Promise<string> => hashSources(root, 'remote-auth');
const write = (file: string): Promise<void> => writeFile(join(root, file), 'changed');

describe('hashSources', () => {
  it('is the same for the same sources', async () => {
    expect(await hash()).toBe(await hash());
  });

  it.each([
    'remote-auth/src/expose/remote.ts',
    'remote-auth/src/expose/added.ts',
    'remote-auth/package.json',
    'remote-auth/rspack.config.ts',
    'shared/src/federation/contract.ts',
    'shared/package.json',
    'rspack.base.ts',
    'tools/build/federation-stand-ins.ts',
    'tools/build/without-federation-parts.ts',
    'pnpm-lock.yaml',
  ])('changes with %s', async (file) => {
    const before = await hash();
    await write(file);
    expect(await hash()).not.toBe(before);
  });

  it.each(['remote-auth/src/expose/remote.test.tsx', 'shared/src/federation/contract.test.ts', 'README.md'])(
    'does not change with %s, which is not shipped',
    async (file) => {
      const before = await hash();
      await write(file);
      expect(await hash()).toBe(before);
    },
  );
});
