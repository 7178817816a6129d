import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstPageEndpoint } from '@app/shared/contracts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { uploadFiles, type UploadedBy } from '../../testing/upload-files.ts';
import { documentsPort } from '../../testing/documents-port.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers });
});
afterAll(async () => server.stop());

const lease = (): Buffer => textPdf([['Lease Agreement'], ['Second page']]);

async function uploaded(bytes = lease()): Promise<UploadedBy> {
  const session = { userId: randomUUID(), sessionId: randomUUID() };
  await uploadFiles(server, session, { 'lease.pdf': bytes });
  return session;
}

async function firstPage({ userId, sessionId }: UploadedBy, filename = 'lease.pdf') {
  const url = `/api${firstPageEndpoint.path}`;
  return server.app.inject({ method: 'POST', url, payload: { filename, sessionId }, headers: asUser(userId) });
}

/** Width and height of a PNG (RFC 2083, 4.1.1) in a data URL. */
function sizeOf(dataUrl: string): readonly [number, number] {
  const png = Buffer.from(dataUrl.replace('data:image/png;base64,', ''), 'base64');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the first page of an uploaded document', () => {
  it('is a small picture of the whole page, which nobody keeps', async () => {
    const answer = await firstPage(await uploaded());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { picture } = firstPageEndpoint.answer.parse(answer.json());
    // Letter: 612 by 792 points.
    expect(sizeOf(picture ?? '')).toEqual([74, 96]);
  });

  it('is for its owner only, and for who is logged in', async () => {
    const { sessionId } = await uploaded();
    expect((await firstPage({ userId: randomUUID(), sessionId })).json()).toEqual({ picture: null });
    const payload = { filename: 'lease.pdf', sessionId };
    const stranger = await server.app.inject({ method: 'POST', url: `/api${firstPageEndpoint.path}`, payload });
    expect(stranger.statusCode).toBe(401);
  });

  it('is null for a document that is not there, as one is that was removed while it was asked for', async () => {
    expect((await firstPage(await uploaded(), 'other.pdf')).json()).toEqual({ picture: null });
  });

  it('is null for a damaged file', async () => {
    expect((await firstPage(await uploaded(pdfBytes()))).json()).toEqual({ picture: null });
  });

  it('is null when its bytes are gone, and the next one is drawn', async () => {
    const session = await uploaded();
    const { db } = server.platform;
    const [stored] = await documentsPort(server.platform).list(db, session);
    await server.platform.storage.delete(stored?.storageKey ?? '');
    expect((await firstPage(session)).json()).toEqual({ picture: null });
    expect((await firstPage(await uploaded())).json().picture).toMatch(/^data:image\/png;base64,/);
  });
});
