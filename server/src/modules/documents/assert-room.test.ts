import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { uploadEndpoint } from '@app/shared/contracts';
import { multipartBody } from '../../testing/multipart-body.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';
import { uploadFiles } from '../../testing/upload-files.ts';

const megabyte = 1_048_576;

describe('the room of one person', () => {
  let server: TestApp;
  let base: string;
  beforeAll(async () => {
    server = await startTestApp({
      compose: composeWithTestUsers,
      settings: { UPLOAD_LIMIT_MB: '2', PERSON_STORAGE_LIMIT_MB: '4' },
    });
    base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  const upload = async (userId: string, size: number, sessionId = randomUUID()): Promise<void> =>
    uploadFiles(server, { userId, sessionId }, { 'a.pdf': pdfBytes({ size }) });

  const isTaken = (userId: string, size: number): Promise<boolean> =>
    upload(userId, size).then(
      () => true,
      () => false,
    );

  const storedFiles = async (): Promise<number> => {
    let count = 0;
    for await (const _object of server.platform.storage.list('uploads')) count += 1;
    return count;
  };

  const unfinishedFiles = async (): Promise<number> =>
    (await readdir(path.join(server.config.DATA_DIR, 'storage', 'unfinished')).catch(() => [])).length;

  /** Sends the head of an upload and the first bytes of its file. */
  const beginUpload = (userId: string, size: number, fileName = 'a.pdf'): Socket => {
    const { payload, headers } = multipartBody([
      { field: 'files', value: pdfBytes({ size }), fileName },
      { field: 'sessionId', value: randomUUID() },
    ]);
    const { port, hostname } = new URL(base);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const lines = Object.entries({ host: 'x', ...headers, ...asUser(userId), 'content-length': payload.length });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`POST /api${uploadEndpoint.path} HTTP/1.1\r\n${head}\r\n`);
    socket.write(payload.subarray(0, 4_000));
    return socket;
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
      'Your files would exceed your storage limit of 4 MB. Remove some, or wait: files are deleted after 24 hours.',
    );
    await expect(upload(ada, 1_000)).rejects.toThrow('a.pdf: 422 {"code":"too_much_stored"');
    await upload(randomUUID(), 2 * megabyte);
  });

  it('is looked at before the first byte of a file is stored', async () => {
    const ada = randomUUID();
    await upload(ada, 2 * megabyte);
    await upload(ada, 2 * megabyte);
    const put = jest.spyOn(server.platform.storage, 'put');
    const socket = beginUpload(ada, 1.5 * megabyte, 'b.pdf');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 422 .*"too_much_stored"/s);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    socket.destroy();
  });

  it('counts what has not arrived yet, until its sender gives up', async () => {
    const [ada, before] = [randomUUID(), await unfinishedFiles()];
    const running = [beginUpload(ada, 1.5 * megabyte), beginUpload(ada, 1.5 * megabyte)];
    await until(async () => (await unfinishedFiles()) === before + 2);
    await expect(upload(ada, 1.5 * megabyte)).rejects.toThrow('422 {"code":"too_much_stored"');
    await upload(randomUUID(), 1.5 * megabyte);
    for (const socket of running) socket.destroy();
    await until(() => isTaken(ada, 2 * megabyte));
    await upload(ada, 2 * megabyte);
  });

  it('is shared by twelve uploads at a time', async () => {
    const [ada, before] = [randomUUID(), await unfinishedFiles()];
    const running = Array.from({ length: 12 }, () => beginUpload(ada, 100_000));
    await until(async () => (await unfinishedFiles()) === before + 12);
    await expect(upload(ada, 1_000)).rejects.toThrow('429 {"code":"too_many_uploads"');
    await upload(randomUUID(), 1_000);
    for (const socket of running) socket.destroy();
    await until(() => isTaken(ada, 1_000));
  });

  it('takes the same file again when it is full', async () => {
    const [ada, sessionId] = [randomUUID(), randomUUID()];
    await upload(ada, 2 * megabyte, sessionId);
    await upload(ada, 2 * megabyte);
    await upload(ada, 2 * megabyte, sessionId);
  });
});
