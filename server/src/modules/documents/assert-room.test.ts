import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';
import { uploadFiles } from '../../testing/upload-files.ts';

const megabyte = 1_048_576;

describe('the room of one person', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({
      compose: composeWithTestUsers,
      settings: { UPLOAD_LIMIT_MB: '2', PERSON_STORAGE_LIMIT_MB: '4' },
    });
  });
  afterAll(async () => server.stop());

  const upload = async (userId: string, size: number, sessionId = randomUUID()): Promise<void> =>
    uploadFiles(server, { userId, sessionId }, { 'a.pdf': pdfBytes({ size }) });

  const storedFiles = async (): Promise<number> => {
    let count = 0;
    for await (const _object of server.platform.storage.list('uploads')) count += 1;
    return count;
  };

  it('is kept over all sessions and under parallel uploads, and nothing is left of what has none', async () => {
    const ada = randomUUID();
    const before = await storedFiles();
    const uploads = await Promise.allSettled([1, 2, 3, 4].map(async () => upload(ada, 1.5 * megabyte)));
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await storedFiles()).toBe(before + 2);
  });

  it('is filled to the last byte, and then says how large it is', async () => {
    const ada = randomUUID();
    await upload(ada, 2 * megabyte);
    await upload(ada, 2 * megabyte);
    await expect(upload(ada, 1_000)).rejects.toThrow(
      'Your files would take more than 4 MB, the most one person may store. Remove some, or wait: files are deleted after 24 hours.',
    );
    await expect(upload(ada, 1_000)).rejects.toThrow('a.pdf: 422 {"code":"too_much_stored"');
    await upload(randomUUID(), 2 * megabyte);
  });

  it('takes the same file again when it is full', async () => {
    const [ada, sessionId] = [randomUUID(), randomUUID()];
    await upload(ada, 2 * megabyte, sessionId);
    await upload(ada, 2 * megabyte);
    await upload(ada, 2 * megabyte, sessionId);
  });
});
