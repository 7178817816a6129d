import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fileNameMax, uploadEndpoint } from '@app/shared/contracts';
import { multipartBody } from '../../testing/multipart-body.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { uploadKey } from './document-keys.ts';
import { until } from '../../testing/until.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';

const url = `/api${uploadEndpoint.path}`;
const megabyte = 1_048_576;

describe('POST /auth/upload', () => {
  let server: TestApp;
  let base: string;
  const userId = randomUUID();

  beforeAll(async () => {
    server = await startTestApp({
      compose: composeWithTestUsers,
      settings: { UPLOAD_LIMIT_MB: '2', SESSION_DOCUMENT_LIMIT: '3' },
    });
    base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  interface Upload {
    readonly files?: readonly { readonly bytes: Buffer; readonly name?: string; readonly field?: string }[];
    readonly sessionId?: string | null;
    readonly sessionIdFirst?: boolean;
    readonly user?: null;
  }

  const upload = async ({ files = [{ bytes: pdfBytes() }], sessionId = randomUUID(), ...options }: Upload = {}) => {
    const session = sessionId === null ? [] : [{ field: 'sessionId', value: sessionId }];
    const fileParts = files.map(({ bytes, name = 'lease.pdf', field = 'files' }) => ({
      field,
      value: bytes,
      fileName: name,
    }));
    const parts = options.sessionIdFirst ? [...session, ...fileParts] : [...fileParts, ...session];
    const { payload, headers } = multipartBody(parts);
    const user = options.user === undefined ? asUser(userId) : {};
    const response = await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...user } });
    return { status: response.statusCode, body: response.json<unknown>() };
  };

  const storedFiles = async (): Promise<string[]> =>
    (await readdir(path.join(server.config.DATA_DIR, 'storage'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  it('stores a PDF and says under which name', async () => {
    const bytes = textPdf([['Miete']]);
    const { status, body } = await upload({ files: [{ bytes, name: 'Miete März.pdf' }] });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      document_id: expect.any(String),
      filename: 'Miete März.pdf',
      size: bytes.length,
      pages: 1,
    });
  });

  it('takes marks out of a name that turn its direction', async () => {
    const { body } = await upload({ files: [{ bytes: pdfBytes(), name: 'lease\u202Efdp.exe' }] });
    expect(body).toMatchObject({ filename: 'leasefdp.exe' });
  });

  it('takes the session id before the file as well', async () => {
    expect((await upload({ sessionIdFirst: true })).status).toBe(200);
  });

  it('takes a file of exactly the limit, and streams it', async () => {
    expect((await upload({ files: [{ bytes: pdfBytes({ size: 2 * megabyte }) }] })).status).toBe(200);
  });

  it('finds the PDF header behind junk', async () => {
    expect((await upload({ files: [{ bytes: pdfBytes({ junkBefore: 900 }) }] })).status).toBe(200);
  });

  it.each([
    ['one byte over the limit', { files: [{ bytes: pdfBytes({ size: 2 * megabyte + 1 }) }] }, 413, 'file_too_large'],
    ['far over the limit', { files: [{ bytes: pdfBytes({ size: 12 * megabyte }) }] }, 413, 'file_too_large'],
    ['text named .pdf', { files: [{ bytes: Buffer.from('hello') }] }, 415, 'not_a_pdf'],
    ['a large file that is no PDF', { files: [{ bytes: Buffer.alloc(megabyte, 'x') }] }, 415, 'not_a_pdf'],
    ['a header too far behind', { files: [{ bytes: pdfBytes({ junkBefore: 1_020 }) }] }, 415, 'not_a_pdf'],
    ['an empty file', { files: [{ bytes: Buffer.alloc(0) }] }, 415, 'file_empty'],
    ['no file', { files: [] }, 400, 'malformed_request'],
    ['two files', { files: [{ bytes: pdfBytes() }, { bytes: pdfBytes(), name: 'b.pdf' }] }, 400, 'malformed_request'],
    ['a file in another field', { files: [{ bytes: pdfBytes(), field: 'upload' }] }, 400, 'malformed_request'],
    ['no session id', { sessionId: null }, 400, 'validation_failed'],
    ['a session id that is none', { sessionId: '../x' }, 400, 'validation_failed'],
    ['a huge session id', { sessionId: 'x'.repeat(megabyte) }, 400, 'validation_failed'],
    ['a name that nobody sees', { files: [{ bytes: pdfBytes(), name: '\u200B\u2060' }] }, 400, 'validation_failed'],
    ['a name with a path', { files: [{ bytes: pdfBytes(), name: '../lease.pdf' }] }, 400, 'validation_failed'],
    [
      'a name with a Windows path',
      { files: [{ bytes: pdfBytes(), name: 'C:\\x\\lease.pdf' }] },
      400,
      'validation_failed',
    ],
    [
      'a name too long',
      { files: [{ bytes: pdfBytes(), name: `${'n'.repeat(fileNameMax)}.pdf` }] },
      400,
      'validation_failed',
    ],
    ['nobody logged in', { user: null }, 401, 'not_authenticated'],
  ])('refuses %s and keeps nothing of it', async (_case, request: Upload, status, code) => {
    const before = await storedFiles();
    expect(await upload(request)).toMatchObject({ status, body: { code } });
    expect(await storedFiles()).toEqual(before);
  });

  it('answers a repeat of the same file like the first time', async () => {
    const sessionId = randomUUID();
    const first = await upload({ sessionId });
    const before = await storedFiles();
    expect(await upload({ sessionId })).toEqual(first);
    expect(await storedFiles()).toEqual(before);
  });

  it('refuses another file of the same name', async () => {
    const sessionId = randomUUID();
    await upload({ sessionId });
    const other = await upload({ sessionId, files: [{ bytes: pdfBytes({ seed: 'b' }) }] });
    expect(other).toMatchObject({ status: 409, body: { code: 'document_exists' } });
  });

  it('compares a repeat without keeping others from the session', async () => {
    const sessionId = randomUUID();
    const first = await upload({ sessionId });
    const { storage } = server.platform;
    const [isComparing, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const read = storage.get.bind(storage);
    const slowly = jest.spyOn(storage, 'get').mockImplementation(async (key) => {
      isComparing.resolve();
      await release.promise;
      return read(key);
    });
    const repeat = upload({ sessionId });
    await isComparing.promise;
    expect((await upload({ sessionId, files: [{ bytes: pdfBytes(), name: 'b.pdf' }] })).status).toBe(200);
    release.resolve();
    expect(await repeat).toEqual(first);
    slowly.mockRestore();
  });

  it('calls a file another one when the bytes of the first are gone', async () => {
    const sessionId = randomUUID();
    const { body } = await upload({ sessionId });
    const { document_id: id } = uploadEndpoint.answer.parse(body);
    await server.platform.storage.delete(uploadKey(id));
    expect(await upload({ sessionId })).toMatchObject({ status: 409, body: { code: 'document_exists' } });
  });

  it('keeps the limit of documents per session under parallel uploads', async () => {
    const sessionId = randomUUID();
    const names = Array.from({ length: 6 }, (_, index) => `${index}.pdf`);
    const answers = await Promise.all(names.map((name) => upload({ sessionId, files: [{ bytes: pdfBytes(), name }] })));
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(422)]).toEqual([3, 3]);
  });

  it.each([
    ['of 70 characters, the most that is allowed', `boundary=${'b'.repeat(70)}`, 200],
    ['of 71 characters', `boundary=${'b'.repeat(71)}`, 400],
    ['of 252 characters', `boundary=${'b'.repeat(252)}`, 400],
    ['of 253 characters', `boundary=${'b'.repeat(253)}`, 400],
    ['of 4,000 characters in quotes', `boundary="${'b'.repeat(4_000)}"`, 400],
    ['that hides behind another parameter', `x="; boundary=b"; boundary=${'b'.repeat(300)}`, 400],
  ])('answers a boundary %s', async (_case, parameter, status) => {
    const boundary = /boundary="?(b*)"?$/.exec(parameter)?.[1] ?? '';
    const disposition = (rest: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
    const session = `${disposition('name="sessionId"')}${randomUUID()}\r\n`;
    const file = `${disposition('name="files"; filename="a.pdf"')}%PDF-1.7\r\n`;
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...asUser(userId), 'content-type': `multipart/form-data; ${parameter}` },
      payload: `${session}${file}--${boundary}--\r\n`,
    });
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.json()).toMatchObject({ code: 'malformed_request' });
  });

  it('refuses multipart without a boundary', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...asUser(userId), 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'malformed_request' });
  });

  it('refuses a body that ends in the middle of the file', async () => {
    const before = await storedFiles();
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...asUser(userId), 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut off',
    });
    expect(response.statusCode).toBe(400);
    expect(await storedFiles()).toEqual(before);
  });

  it('takes in what follows a file that it has refused, so that the browser comes to read why', async () => {
    const length = 60 * megabyte;
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    const head = [
      `POST ${url} HTTP/1.1`,
      'Host: localhost',
      `x-test-user: ${userId}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
    ];
    const start = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
    socket.write(`${head.join('\r\n')}\r\n\r\n${start}`);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(Buffer.alloc(length - start.length, 'x'), () => resolve());
    });
    socket.end(`POST ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const answers = await text(socket);
    expect(answers).toContain('415 Unsupported Media Type');
    expect(answers).toContain('401 Unauthorized');
  });

  it('leaves nothing when the client goes away', async () => {
    const before = await storedFiles();
    const leaving = connect(Number(new URL(base).port), '127.0.0.1');
    await once(leaving, 'connect');
    const head = [
      `POST ${url} HTTP/1.1`,
      'Host: localhost',
      `x-test-user: ${userId}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000000',
    ];
    leaving.write(
      `${head.join('\r\n')}\r\n\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`,
    );
    leaving.write(`%PDF-1.7${'x'.repeat(300_000)}`);
    await until(async () => (await storedFiles()).length > before.length);
    leaving.destroy();
    await until(async () => (await storedFiles()).length === before.length);
    expect(await storedFiles()).toEqual(before);
  });
});
