import { deleteDocumentEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, aDropOf, aFile, aFileIn } from './testing/a-dashboard.tsx';

const startName = 'Start Analysis & Download Report';

describe('DashboardPage', () => {
  it('opens with the words of the brief', async () => {
    await aDashboard({ settings: { retentionHours: 24 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Upload Asset Files' })).toBeInTheDocument();
    for (const text of [
      'Supported: PDF',
      'Or Upload From',
      'Uploading a new folder will remove existing files.',
      'Please upload at least two files.',
      'No files uploaded yet',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: startName })).toBeNull();
  });

  it('opens the chooser once from the button and once from anywhere in the zone', async () => {
    const { user } = await aDashboard();
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Choose PDF files' }));
    expect(opened).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('Supported: PDF'));
    expect(opened).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Choose a folder' }));
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it('uploads what was chosen, tells once of the batch, and then offers the analysis', async () => {
    const { choose, http, toasts } = await aDashboard();
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
    expect(await screen.findByRole('button', { name: startName })).toBeInTheDocument();
    expect(screen.getByText('3 file(s) are ready for analysis.')).toBeInTheDocument();
    expect(screen.getAllByText('Upload complete')).toHaveLength(3);
    expect(http.callsTo(uploadEndpoint)).toHaveLength(3);
    expect(toasts()).toEqual(['success: 3 PDF(s) uploaded.']);
  });

  it('lists each file with size, bar, message and a remove button', async () => {
    const { choose } = await aDashboard();
    await choose(new File(['%PDF-', 'x'.repeat(2048)], 'lease.pdf', { type: 'application/pdf' }));
    await screen.findByText('Upload complete');
    const row = screen.getByRole('listitem');
    expect(within(row).getByText('2.0 KB')).toBeInTheDocument();
    expect(within(row).getByRole('progressbar', { name: 'Upload progress of lease.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(within(row).getByRole('button', { name: 'Remove lease.pdf' })).toBeInTheDocument();
  });

  it('refuses a drop without PDFs and keeps the list', async () => {
    const { choose, drop, rows, toasts } = await aDashboard();
    await choose(aFile('a.pdf'));
    await screen.findByText('Upload complete');
    await drop(aFile('notes.txt', { type: 'text/plain' }));
    await waitFor(() => expect(toasts()).toContain('error: Only PDF files are allowed.'));
    expect(rows()).toEqual(['a.pdf']);
  });

  it('takes the PDFs of a mixed drop and warns once', async () => {
    const { drop, rows, toasts } = await aDashboard();
    await drop(aFile('a.pdf'), aFile('b.txt', { type: 'text/plain' }), aFile('c.txt', { type: 'text/plain' }));
    await waitFor(() => expect(rows()).toEqual(['a.pdf']));
    expect(toasts().filter((toast) => toast.startsWith('warning'))).toEqual([
      'warning: Some non-PDF files were skipped.',
    ]);
  });

  it('shows what a drop would do while files are over the zone', async () => {
    const { choose } = await aDashboard();
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    const zone = screen.getByRole('group', { name: 'Choose files' });
    fireEvent.dragEnter(zone, aDropOf(aFile('x.pdf'), aFile('y.pdf'), aFile('z.pdf')));
    expect(await screen.findByText('Release to upload 3 files')).toBeInTheDocument();
    expect(screen.getByText('The 2 files in the list will be removed.')).toBeInTheDocument();
    fireEvent.dragLeave(zone, aDropOf());
    expect(await screen.findByText('Drop different PDF files or a folder here')).toBeInTheDocument();
  });

  it('asks before it uploads a folder, and changes nothing on Cancel', async () => {
    const { user, choose, chooseFolder, rows } = await aDashboard();
    await choose(aFile('old.pdf'));
    await screen.findByText('Upload complete');
    const folder = [
      aFileIn('deal/a.pdf'),
      aFileIn('deal/b.pdf'),
      aFileIn('deal/sub/c.pdf'),
      aFileIn('deal/n.txt', 'text/plain'),
    ];
    await chooseFolder(...folder);
    const dialog = screen.getByRole('dialog', { name: 'Upload confirmation' });
    expect(
      within(dialog).getByText('Found 2 PDF(s) in the selected folder. Do you want to upload them?'),
    ).toBeInTheDocument();
    expect(within(dialog).getByText('Left out: 1 file that is not a PDF and 1 subfolder.')).toBeInTheDocument();
    expect(within(dialog).getByText('The file in the list will be removed.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toEqual(['old.pdf']);

    await chooseFolder(...folder);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(rows()).toEqual(['a.pdf', 'b.pdf']));
  });

  it('lets go of a chosen folder, for a browser tells of the same one again only then', async () => {
    const { chooseFolder } = await aDashboard();
    const written: string[] = [];
    const input = document.querySelector('input[webkitdirectory]');
    Object.defineProperty(input, 'value', {
      set(value: string) {
        written.push(value);
      },
    });
    await chooseFolder(aFileIn('deal/a.pdf'));
    expect(written).toEqual(['']);
  });

  it('says that a folder has no PDFs directly in it', async () => {
    const { chooseFolder, toasts } = await aDashboard();
    await chooseFolder(aFileIn('deal/sub/c.pdf'));
    expect(toasts()).toEqual(['error: No PDF files found in the selected folder (excluding subfolders).']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes files that are pasted anywhere on the page', async () => {
    const { rows } = await aDashboard();
    const paste = (files: File[]) =>
      act(async () => {
        document.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files } }));
      });
    await paste([]);
    await paste([aFile('pasted.pdf')]);
    await waitFor(() => expect(rows()).toEqual(['pasted.pdf']));
  });

  it('refuses more files than a comparison takes and names the limit', async () => {
    const { choose, rows, toasts } = await aDashboard({ settings: { sessionDocumentLimit: 2 } });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
    expect(toasts()).toEqual(['error: You chose 3 files. A comparison can have up to 2. Choose fewer files.']);
    expect(rows()).toEqual([]);
  });

  it('warns that files of one name were told apart', async () => {
    const { choose, rows, toasts } = await aDashboard();
    await choose(aFile('a.pdf'), aFile('a.pdf'));
    expect(rows()).toEqual(['a.pdf', 'a (2).pdf']);
    expect(toasts()[0]).toBe('warning: Two files are named a.pdf. One was renamed to a (2).pdf.');
  });

  it('says why a file failed and tries it again', async () => {
    const { user, choose, http } = await aDashboard();
    http.answer(uploadEndpoint, anApiError({ status: 503, code: 'unavailable' }));
    await choose(aFile('a.pdf'));
    expect(await screen.findByText('Upload failed (503)')).toBeInTheDocument();
    expect(screen.getByText(/not available right now/)).toBeInTheDocument();
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'a.pdf', size: 1 });
    await user.click(screen.getByRole('button', { name: 'Try Again a.pdf' }));
    expect(await screen.findByText('Upload complete')).toBeInTheDocument();
  });

  it('keeps the analysis back while a file has failed and says what to do', async () => {
    const { user, choose, http } = await aDashboard();
    http.answer(uploadEndpoint, ({ body }) => {
      const file = body instanceof FormData ? body.get('files') : null;
      if (file instanceof File && file.name.startsWith('bad')) throw anApiError({ status: 500 });
      return { success: true, document_id: 'd', filename: 'x', size: 1 };
    });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('bad 1.pdf'), aFile('bad 2.pdf'));
    expect(await screen.findByText('2 files failed. Try them again or remove them.')).toBeInTheDocument();
    expect(screen.getByText('2 file(s) are ready for analysis.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: startName })).toBeNull();
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'x', size: 1 });
    await user.click(screen.getByRole('button', { name: 'Try 2 failed files again' }));
    expect(await screen.findByRole('button', { name: startName })).toBeInTheDocument();
  });

  it('moves the focus to the next row after a removal, and to the chooser after the last', async () => {
    const { user, choose, http } = await aDashboard();
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    await waitFor(() => expect(screen.getAllByText('Upload complete')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(screen.getByRole('button', { name: 'Choose PDF files' })).toHaveFocus();
    expect(http.callsTo(deleteDocumentEndpoint).map(({ query }) => query['filename'])).toEqual(['a.pdf', 'b.pdf']);
  });

  it('warns before it is left only while it uploads, and lets no reload be offered while files are there', async () => {
    let finish = () => {};
    const { choose, http, holds } = await aDashboard();
    http.answer(uploadEndpoint, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { success: true, document_id: 'd', filename: 'a.pdf', size: 1 };
    });
    expect(holds()).toEqual([]);
    await choose(aFile('a.pdf'));
    await screen.findByText('Starting upload...');
    expect(holds()).toContain('leave');
    await waitFor(() => expect(http.callsTo(uploadEndpoint)).toHaveLength(1));
    finish();
    await screen.findByText('Upload complete');
    expect(holds()).toEqual(['form']);
  });

  it('says that it is offline and goes on by one press', async () => {
    const { user, choose } = await aDashboard();
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    await choose(aFile('a.pdf'));
    expect(screen.getByText(/You are offline/)).toBeInTheDocument();
    expect(screen.getByText('Queued')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Upload complete')).toBeInTheDocument();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('says where things stand to readers, without a region of its own that interrupts', async () => {
    const { choose, announcements } = await aDashboard();
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    expect(announcements[0]).toMatch(/still uploading|ready for analysis/);
    expect((await screen.findByText('2 file(s) are ready for analysis.')).parentElement).toHaveAttribute(
      'aria-live',
      'off',
    );
  });

  it('names the files that a reload took, and offers to choose them again', async () => {
    const first = await aDashboard();
    await first.choose(aFile('a.pdf'), aFile('b.pdf'));
    window.dispatchEvent(new Event('pagehide'));
    const kept = sessionStorage.getItem('lostFiles') ?? '';
    first.unmount();
    const { user, rows } = await aDashboard({}, { lostFiles: kept });
    expect(screen.getByRole('heading', { name: 'The page was reloaded' })).toBeInTheDocument();
    expect(rows()).toEqual(['a.pdf', 'b.pdf']);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('heading', { name: 'The page was reloaded' })).toBeNull();
  });

  it('forgets everything on log-out', async () => {
    const { choose, rows, signOut } = await aDashboard();
    await choose(aFile('a.pdf'));
    await screen.findByText('Upload complete');
    act(signOut);
    expect(rows()).toEqual([]);
  });

  it('says that a provider is not set up, in the words of a person', async () => {
    const { user } = await aDashboard();
    expect(screen.getByRole('button', { name: 'Google Drive' })).toHaveAccessibleDescription(
      'Google Drive and OneDrive are not set up here.',
    );
    await user.click(screen.getByRole('button', { name: 'OneDrive' }));
    const dialog = screen.getByRole('dialog', { name: 'OneDrive is not available here' });
    expect(within(dialog).getByText('It has not been set up for this service.')).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(/[A-Z]+_[A-Z]+/);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
