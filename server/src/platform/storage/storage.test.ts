import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBucket, type TestBucket } from '../../testing/start-test-bucket.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { ObjectMissing, type ObjectStorage, StorageUnavailable } from './storage.ts';

const failing = (): Readable =>
  Readable.from(
    (async function* failAfterSome() {
      yield Buffer.alloc(100_000);
      throw new Error('the client went away');
    })(),
  );

/** What every storage promises. */
function promises(open: () => ObjectStorage): void {
  it('gives back what was put, and says how much it is', async () => {
    const bytes = Buffer.alloc(20_000_000, 'pdf');
    const chunks = Array.from({ length: 20 }, (_, index) => bytes.subarray(index * 1_000_000, (index + 1) * 1_000_000));
    expect(await open().put('uploads/large', Readable.from(chunks))).toEqual({ size: bytes.length });
    expect((await text(await open().get('uploads/large'))) === bytes.toString()).toBe(true);
    expect(await open().stat('uploads/large')).toMatchObject({ key: 'uploads/large', size: bytes.length });
  });

  it('gives a part, first and last byte included', async () => {
    await open().put('uploads/part', Readable.from([Buffer.from('0123456789')]));
    expect(await text(await open().get('uploads/part', { start: 3, end: 5 }))).toBe('345');
    expect(await text(await open().get('uploads/part', { start: 9, end: 9 }))).toBe('9');
  });

  it('shows nothing of a put that failed', async () => {
    await expect(open().put('uploads/failed', failing())).rejects.toThrow('the client went away');
    expect(await open().stat('uploads/failed')).toBeNull();
  });

  it('lists what is below a prefix only', async () => {
    await open().put('reports/a.docx', Readable.from([Buffer.from('a')]));
    const keys: string[] = [];
    for await (const { key } of open().list('reports')) keys.push(key);
    expect(keys).toEqual(['reports/a.docx']);
  });

  it('deletes, also what is not there', async () => {
    await open().put('uploads/gone', Readable.from([Buffer.from('x')]));
    await open().delete('uploads/gone');
    await open().delete('uploads/gone');
    await expect(open().get('uploads/gone')).rejects.toBeInstanceOf(ObjectMissing);
    expect(await open().stat('uploads/gone')).toBeNull();
  });

  it('refuses keys that could leave its place', async () => {
    for (const key of ['../x', 'uploads/../../x', '/etc/passwd', 'uploads', 'uploads/..', 'uploads/a\0b']) {
      await expect(open().put(key, Readable.from([]))).rejects.toThrow('Not a storage key');
    }
  });

  it('answers a probe', async () => {
    await expect(open().probe()).resolves.toBeUndefined();
  });
}

describe('local storage', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'dc-storage-'));
  });
  afterAll(async () => rm(root, { recursive: true, force: true }));

  promises(() => createLocalStorage(root));

  it('gives the memory back only of bytes that nobody needs any more', async () => {
    const once = Buffer.alloc(100_000, 'pdf');
    const again = Buffer.alloc(100_000, 'pdf');
    await createLocalStorage(root).put('uploads/once', Readable.from([once]), { isLastUse: true });
    await createLocalStorage(root).put('uploads/again', Readable.from([again]));
    expect([once.length, again.length]).toEqual([0, 100_000]);
    for (const key of ['uploads/once', 'uploads/again']) {
      expect((await text(await createLocalStorage(root).get(key))) === again.toString()).toBe(true);
    }
  });

  it('leaves no draft behind', async () => {
    await expect(createLocalStorage(root).put('uploads/failed', failing())).rejects.toThrow();
    expect(await readdir(path.join(root, 'unfinished'))).toEqual([]);
  });

  it('sweeps drafts of processes that died, when they are old', async () => {
    const storage = createLocalStorage(root);
    const never = new Readable({ read: () => undefined });
    const putting = storage.put('uploads/never', never);
    while ((await readdir(path.join(root, 'unfinished'))).length === 0) await new Promise(setImmediate);
    expect(await storage.sweepUnfinished(60_000)).toBe(0);
    const [draft = ''] = await readdir(path.join(root, 'unfinished'));
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(path.join(root, 'unfinished', draft), longAgo, longAgo);
    expect(await storage.sweepUnfinished(60_000)).toBe(1);
    never.destroy(new Error('enough'));
    await expect(putting).rejects.toThrow('enough');
  });
});

describe('S3 storage', () => {
  let bucket: TestBucket;
  let broken: string;
  const overloaded = createServer((_request, response) => response.writeHead(503).end());
  beforeAll(async () => {
    bucket = await startTestBucket();
    await once(overloaded.listen(0, '127.0.0.1'), 'listening');
    const address = overloaded.address();
    broken = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(async () => {
    overloaded.close();
    overloaded.closeAllConnections();
    await bucket.close();
  });

  promises(() => elsewhere({}));

  const elsewhere = (options: { readonly endpoint?: string; readonly bucket?: string }): ObjectStorage =>
    createS3Storage({
      bucket: bucket.name,
      region: 'us-east-1',
      endpoint: bucket.endpoint,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
      checksums: 'when_required',
      ...options,
    });

  it('is not ready without its bucket', async () => {
    await expect(elsewhere({ bucket: 'absent' }).probe()).rejects.toThrow();
  });

  it.each([
    ['nobody listens there', () => 'http://127.0.0.1:9'],
    ['it is overloaded', () => broken],
  ])(
    'says that the store is away when %s',
    async (_case, address) => {
      const storage = elsewhere({ endpoint: address() });
      const bytes = (): Readable => Readable.from([Buffer.from('x')]);
      const calls = [
        () => storage.put('uploads/a', bytes()),
        () => storage.get('uploads/a'),
        () => storage.stat('uploads/a'),
        () => storage.delete('uploads/a'),
        () => storage.probe(),
      ];
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StorageUnavailable);
    },
    30_000,
  );
});
