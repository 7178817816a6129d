import { deleteDocumentEndpoint, listDocumentsEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aDashboard, aFile } from './testing/a-dashboard.tsx';

/** Two files on the server and one on its way, in a dashboard that then breaks. */
async function aBrokenDashboard() {
  const broken = await aDashboard();
  broken.http.answer(uploadEndpoint, (call) => {
    const sent = call.body instanceof FormData ? call.body.get('files') : null;
    return sent instanceof File && sent.name === 'c.pdf'
      ? new Promise(() => undefined)
      : { success: true, document_id: 'd', filename: 'x', size: 1 };
  });
  await broken.choose(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
  await waitFor(() => expect(screen.getAllByText('Upload complete')).toHaveLength(2));
  broken.unmount();
  return broken;
}

const documents = [
  { filename: 'a.pdf', size: 2048 },
  { filename: 'b.pdf', size: 1024 },
];

describe('a dashboard in the place of one that broke', () => {
  it('lists what the server holds, and names what has to be chosen again', async () => {
    const broken = await aBrokenDashboard();
    const [upload] = broken.http.callsTo(uploadEndpoint);
    const sessionId = upload?.body instanceof FormData ? upload.body.get('sessionId') : null;
    const { http, rows } = await aDashboard({ isTakeover: true, documents });
    // First what is to be chosen again, then what is there.
    await waitFor(() => expect(rows()).toEqual(['c.pdf', 'a.pdf', 'b.pdf']));
    expect(http.callsTo(listDocumentsEndpoint)[0]?.query).toEqual({ sessionId });
    expect(screen.getByText('2 file(s) are ready for analysis.')).toBeInTheDocument();
    expect(screen.getByText('1 file to choose again')).toBeInTheDocument();
  });

  it('removes a file that it did not send itself', async () => {
    await aBrokenDashboard();
    const { http, rows, user } = await aDashboard({ isTakeover: true, documents });
    await user.click(await screen.findByRole('button', { name: 'Remove a.pdf' }));
    expect(http.callsTo(deleteDocumentEndpoint)[0]?.query).toMatchObject({ filename: 'a.pdf' });
    expect(rows()).toEqual(['c.pdf', 'b.pdf']);
  });

  it('ends the uploads of the other one', async () => {
    const broken = await aBrokenDashboard();
    const isEnded = () => broken.http.callsTo(uploadEndpoint).at(-1)?.options.signal?.aborted;
    expect(isEnded()).toBe(false);
    await aDashboard({ isTakeover: true, documents });
    expect(isEnded()).toBe(true);
    await screen.findByText('2 file(s) are ready for analysis.');
  });

  it('names all files as lost when the server cannot be asked', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await aBrokenDashboard();
    await aDashboard({ isTakeover: true, documents: anApiError({ status: 503 }) });
    expect(await screen.findByText('3 files to choose again')).toBeInTheDocument();
    expect(screen.getByText('No files uploaded yet')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('The files on the server could not be listed', expect.anything());
    warn.mockRestore();
  });

  it('asks nothing on a page where none broke', async () => {
    const { http } = await aDashboard();
    expect(http.callsTo(listDocumentsEndpoint)).toEqual([]);
  });
});
