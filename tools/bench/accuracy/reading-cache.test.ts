import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '@app/engine';
import { openReadingCache } from './reading-cache.ts';

let folder: string;
let read: string[];
let unreadable: ReadDocument['unreadable'];

beforeEach(async () => {
  read = [];
  unreadable = undefined;
  folder = await mkdtemp(join(tmpdir(), 'readings-'));
  await writeFile(join(folder, 'order.pdf'), 'forty pumps');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () =>
  openReadingCache(join(folder, 'cache'), {
    read: async ({ name }) => {
      read.push(name);
      return {
        name,
        sha256: name,
        pageCount: 0,
        pages: [],
        unreadPages: [],
        warnings: [],
        ...(unreadable && { unreadable }),
      };
    },
  });

describe('openReadingCache', () => {
  it('reads a file once, also for the next run', async () => {
    const readFile = await open();
    const document = await readFile(join(folder, 'order.pdf'));
    expect(document.name).toBe('order.pdf');
    expect(await (await open())(join(folder, 'order.pdf'))).toEqual(document);
    expect(read).toEqual(['order.pdf']);
  });

  it('reads a file anew that could not be read', async () => {
    unreadable = { reason: 'timed-out', message: 'Reading the file took too long.' };
    await (
      await open()
    )(join(folder, 'order.pdf'));
    unreadable = undefined;
    await (
      await open()
    )(join(folder, 'order.pdf'));
    expect(read).toEqual(['order.pdf', 'order.pdf']);
  });

  it('reads a file anew when its bytes have changed', async () => {
    const readFile = await open();
    await readFile(join(folder, 'order.pdf'));
    await writeFile(join(folder, 'order.pdf'), 'fourteen pumps');
    await readFile(join(folder, 'order.pdf'));
    expect(read).toEqual(['order.pdf', 'order.pdf']);
  });

  it('gives a copy of a file its own name', async () => {
    await writeFile(join(folder, 'copy.pdf'), 'forty pumps');
    const readFile = await open();
    await readFile(join(folder, 'order.pdf'));
    expect((await readFile(join(folder, 'copy.pdf'))).name).toBe('copy.pdf');
    expect(read).toEqual(['order.pdf']);
  });

  it('removes what other sources have read', async () => {
    await mkdir(join(folder, 'cache', 'other'), { recursive: true });
    await open();
    expect(await readdir(join(folder, 'cache'))).not.toContain('other');
  });
});
