import { deleteDocumentEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { createFakeHttp } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { deleteDocument } from './delete-document.api.ts';
import { aPdf } from './testing/upload-builders.ts';
import { uploadDocument } from './upload-document.api.ts';

const sessionId = '0b0e6a52-8c0f-4d9b-9a51-2f3f9f2f7f10';

describe('uploadDocument', () => {
  it('sends one file and the session, the session first', async () => {
    const http = createFakeHttp();
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'lease.pdf', size: 8 });
    const file = aPdf();
    await uploadDocument(http, { file, sessionId, signal: new AbortController().signal, onProgress: () => undefined });
    const form = http.calls[0]?.body;
    expect(form instanceof FormData && Array.from(form.keys())).toEqual(['sessionId', 'files']);
    expect(form instanceof FormData && form.get('files')).toMatchObject({ name: 'lease.pdf' });
    expect(form instanceof FormData && form.get('sessionId')).toBe(sessionId);
  });

  it('gives the name itself, because for a file of a chosen folder browsers send its path', async () => {
    const http = createFakeHttp();
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'lease.pdf', size: 8 });
    const append = jest.spyOn(FormData.prototype, 'append');
    const file = aPdf();
    await uploadDocument(http, { file, sessionId, signal: new AbortController().signal, onProgress: () => undefined });
    expect(append).toHaveBeenCalledWith('files', file, 'lease.pdf');
    append.mockRestore();
  });
});

describe('deleteDocument', () => {
  it.each(['a & b.pdf', 'c#1+2.pdf', 'Mietvertrag Ä.pdf'])(
    'names %s and the session in the query',
    async (filename) => {
      const http = createFakeHttp();
      http.answer(deleteDocumentEndpoint, { success: true });
      await deleteDocument(http, filename, sessionId);
      expect(http.calls[0]).toMatchObject({ method: 'DELETE', query: { filename, sessionId } });
    },
  );
});
