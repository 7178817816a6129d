import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { listDocumentsEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { multipartBody } from '../../testing/multipart-body.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';

let server: TestApp;
const userId = randomUUID();
beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers });
});
afterAll(async () => server.stop());

async function upload(value: Buffer, fileName: string, sessionId: string = randomUUID()) {
  const { payload, headers } = multipartBody([
    { field: 'sessionId', value: sessionId },
    { field: 'files', value, fileName },
  ]);
  const url = `/api${uploadEndpoint.path}`;
  const response = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...asUser(userId) },
  });
  expect(response.statusCode).toBe(200);
  return uploadEndpoint.answer.parse(response.json());
}

const list = async (sessionId: string) => {
  const url = `/api${listDocumentsEndpoint.path}?sessionId=${sessionId}`;
  const response = await server.app.inject({ method: 'GET', url, headers: asUser(userId) });
  return listDocumentsEndpoint.answer.parse(response.json()).documents;
};

/** It needs a handler of passwords that nobody has. */
const encrypted = (): Buffer =>
  Buffer.from(
    textPdf([['Rent']])
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /ID [<00> <00>] /Encrypt << /Filter /Unheard.Of /V 1 /R 2 >>'),
    'latin1',
  );

describe('a file that was uploaded', () => {
  it.each([
    ['encrypted', encrypted(), /^This file is password-protected .* Remove the password and upload it again\.$/],
    ['damaged', pdfBytes(), /^This file is damaged .* upload it again\.$/],
    ['no_pages', textPdf([]), /^This file has no pages .* upload it again\.$/],
  ])('says at once that it is %s, and stays in the list', async (kind, bytes, message) => {
    const sessionId = randomUUID();
    const fault = { kind, message: expect.stringMatching(message) };
    expect(await upload(bytes, 'a.pdf', sessionId)).toMatchObject({ fault });
    expect(await list(sessionId)).toMatchObject([{ filename: 'a.pdf', fault }]);
  });

  it('tells its pages', async () => {
    const uploaded = await upload(textPdf([['one'], ['two']]), 'a.pdf');
    expect(uploaded.pages).toBe(2);
    expect(uploaded).not.toHaveProperty('fault');
  });

  it('names the earlier file of its session with the same bytes', async () => {
    const sessionId = randomUUID();
    const bytes = textPdf([['Rent']]);
    expect(await upload(bytes, 'lease.pdf', sessionId)).not.toHaveProperty('sameContentAs');
    expect(await upload(bytes, 'a copy.pdf', sessionId)).toMatchObject({ sameContentAs: 'lease.pdf' });
    expect(await upload(bytes, 'another copy.pdf', sessionId)).toMatchObject({ sameContentAs: 'lease.pdf' });
    expect((await list(sessionId)).map(({ filename, sameContentAs }) => [filename, sameContentAs])).toEqual([
      ['a copy.pdf', 'lease.pdf'],
      ['another copy.pdf', 'lease.pdf'],
      ['lease.pdf', undefined],
    ]);
    expect(await upload(bytes, 'lease.pdf')).not.toHaveProperty('sameContentAs');
  });

  it('is looked at from a copy where the store is elsewhere', async () => {
    const elsewhere = jest.spyOn(server.platform.storage, 'localPath').mockReturnValue(null);
    expect((await upload(textPdf([['one'], ['two']]), 'a.pdf')).pages).toBe(2);
    elsewhere.mockRestore();
  });

  it('is taken without a look when looking fails', async () => {
    const missing = jest.spyOn(server.platform.storage, 'localPath').mockImplementation(() => {
      throw new Error('The disk makes trouble.');
    });
    const uploaded = await upload(textPdf([['Rent']]), 'a.pdf');
    expect([uploaded.pages, uploaded.fault]).toEqual([undefined, undefined]);
    missing.mockRestore();
  });
});
