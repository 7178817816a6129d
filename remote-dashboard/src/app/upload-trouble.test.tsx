import { deleteDocumentEndpoint, uploadEndpoint, type UploadFault } from '@app/shared/contracts';
import { anApiError, createTestHost } from '@app/shared/testing';
import type { LoginAgain } from '@app/shared/federation';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aDashboard, aDropOf, aFile, type DashboardOptions } from './testing/a-dashboard.tsx';

const startName = 'Start Analysis & Download Report';
const encrypted: UploadFault = { kind: 'encrypted', message: 'Protected by a password: it will not be compared.' };
const rowOf = (name: string) => screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name));

/** What the server sees in files, by their names. */
async function seeing(seen: Readonly<Record<string, object>>, options: DashboardOptions = {}) {
  const dashboard = await aDashboard(options);
  dashboard.http.answer(uploadEndpoint, ({ body }) => {
    const file = body instanceof FormData ? body.get('files') : null;
    const name = file instanceof File ? file.name : '';
    return { success: true, document_id: 'd', filename: name, size: 1, ...seen[name] };
  });
  return dashboard;
}

describe('a file that nothing can be compared of', () => {
  it('is told at upload, is not counted as ready, and is left out with one press', async () => {
    const { user, choose, http, rows } = await seeing({ 'locked.pdf': { fault: encrypted } });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('locked.pdf'));
    expect(await screen.findByText('2 file(s) are ready for analysis.')).toBeInTheDocument();
    expect(screen.getByText('1 file cannot be used.')).toBeInTheDocument();
    expect(rowOf('locked.pdf')).toHaveTextContent(`Upload complete${encrypted.message}`);
    expect(screen.queryByRole('button', { name: startName })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue without it' }));
    expect(rows()).toEqual(['a.pdf', 'b.pdf']);
    expect(screen.getByRole('button', { name: startName })).toBeInTheDocument();
    expect(http.callsTo(deleteDocumentEndpoint)[0]?.query).toMatchObject({ filename: 'locked.pdf' });
  });

  it('stands beside files that failed: both are left out together', async () => {
    const { user, choose, rows } = await seeing({ 'locked.pdf': { fault: encrypted } });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('locked.pdf'), aFile('page.pdf', { head: '<html>' }));
    expect(await screen.findByText('1 file failed. 1 more cannot be used.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue without them' }));
    expect(rows()).toEqual(['a.pdf', 'b.pdf']);
  });

  it('is offered no choice between copies: what is wrong with it comes first', async () => {
    const damaged = { fault: { kind: 'damaged', message: 'This file is damaged.' }, sameContentAs: 'a.pdf' };
    const { choose } = await seeing({ 'b.pdf': damaged });
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    await screen.findByText('This file is damaged.');
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove the copy b.pdf' })).toBeNull();
  });

  it('has no bar where nothing of it was sent', async () => {
    const { choose } = await seeing({});
    await choose(aFile('page.pdf', { head: '<html>' }));
    await screen.findByText('Not uploaded');
    expect(screen.queryByRole('progressbar', { name: 'Upload progress of page.pdf' })).toBeNull();
  });
});

describe('a copy of another file', () => {
  it('is told and removed, or kept', async () => {
    const copy = { sameContentAs: 'a.pdf' };
    const { user, choose, rows } = await seeing({ 'copy.pdf': copy, 'copy 2.pdf': copy });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('copy.pdf'), aFile('copy 2.pdf'));
    await waitFor(() => expect(screen.getAllByText('Same content as a.pdf.')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove the copy copy.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    expect(rows()).toEqual(['a.pdf', 'b.pdf', 'copy 2.pdf']);
    expect(screen.queryByText('Same content as a.pdf.')).toBeNull();
  });
});

describe('a file that is there', () => {
  it('is told by its pages too', async () => {
    const { choose } = await seeing({ 'a.pdf': { pages: 12 }, 'b.pdf': { pages: 1 } });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
    await waitFor(() => expect(rowOf('a.pdf')).toHaveTextContent('12 pages ·'));
    expect(rowOf('b.pdf')).toHaveTextContent('1 page ·');
    expect(rowOf('c.pdf')).not.toHaveTextContent('page');
  });
});

describe('an answer that says nothing of the file', () => {
  it('is a success all the same: only its status counts', async () => {
    const { choose, http } = await seeing({});
    http.answer(uploadEndpoint, 'ok' as never);
    await choose(aFile('a.pdf'));
    expect(await screen.findByText('Upload complete')).toBeInTheDocument();
  });
});

describe('a list that is replaced', () => {
  const sessionId = () => sessionStorage.getItem('sessionId');
  const press = (name: string) => screen.getByRole('button', { name });

  async function replaced() {
    const dashboard = await seeing({});
    await dashboard.choose(aFile('lease.pdf'));
    await screen.findByText('Upload complete');
    const first = sessionId();
    await dashboard.choose(aFile('estoppel.pdf'));
    await screen.findByText('1 file was replaced.');
    return { ...dashboard, first };
  }

  it('is put back with its session, and what took its place is not lost', async () => {
    const { rows, user, first } = await replaced();
    expect(rows()).toEqual(['estoppel.pdf']);
    await user.click(press('Undo'));
    expect(rows()).toEqual(['lease.pdf']);
    expect(sessionId()).toBe(first);
    expect(screen.getByText(/^Your files are back in the list\./)).toBeInTheDocument();
    await user.click(press('Replace again'));
    expect(rows()).toEqual(['estoppel.pdf']);
    expect(sessionId()).not.toBe(first);
  });

  it.each([[['Keep both']], [['Undo', 'Keep both']]])(
    'keeps both after %j, in the session of the first',
    async (presses) => {
      const { rows, user, first, http } = await replaced();
      for (const name of presses) await user.click(press(name));
      expect(rows()).toEqual(['lease.pdf', 'estoppel.pdf']);
      expect(sessionId()).toBe(first);
      expect(await screen.findByText('2 file(s) are ready for analysis.')).toBeInTheDocument();
      const last = http.callsTo(uploadEndpoint).at(-1)?.body;
      expect(last instanceof FormData && last.get('sessionId')).toBe(first);
      expect(screen.queryByText('1 file was replaced.')).toBeNull();
    },
  );

  it('says so until the message is closed', async () => {
    const { user } = await replaced();
    await user.click(press('Close this message'));
    expect(screen.queryByText('1 file was replaced.')).toBeNull();
  });
});

describe('one file in the list', () => {
  const dropOn = (place: Element, ...files: File[]) =>
    act(async () => {
      fireEvent.dragOver(place, aDropOf(...files));
      fireEvent.drop(place, aDropOf(...files));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });

  async function withOne(options: DashboardOptions = {}) {
    const dashboard = await seeing({}, options);
    await dashboard.choose(aFile('lease.pdf'));
    await screen.findByText('Upload complete');
    return { ...dashboard, session: sessionStorage.getItem('sessionId') };
  }
  const list = () => screen.getByRole('list', { name: 'Files of this comparison' });

  it('is joined by a second one that is added, in the same session', async () => {
    const { rows, session } = await withOne();
    const next = screen.getByText('Add the second file').parentElement;
    const input = next?.querySelector('input');
    if (next === null || next === undefined || input === null || input === undefined) throw new Error('no way to add');
    await act(async () => {
      fireEvent.change(input, { target: { files: [aFile('estoppel.pdf')] } });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(rows()).toEqual(['lease.pdf', 'estoppel.pdf']);
    expect(sessionStorage.getItem('sessionId')).toBe(session);
    expect(screen.queryByText('Add the second file')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add files' })).toBeInTheDocument();
  });

  it.each([
    ['the list', list],
    ['the next step', () => screen.getByText('Add the second file')],
  ])('is joined by what is dropped onto %s, told apart by name', async (_place, place) => {
    const { rows, session, toasts } = await withOne();
    await dropOn(place(), aFile('lease.pdf'));
    expect(rows()).toEqual(['lease.pdf', 'lease (2).pdf']);
    expect(sessionStorage.getItem('sessionId')).toBe(session);
    expect(toasts()).toContain('warning: Two files are named lease.pdf. One was renamed to lease (2).pdf.');
  });

  it('is replaced by what is dropped into the zone', async () => {
    const { rows, drop, session } = await withOne();
    await drop(aFile('estoppel.pdf'));
    expect(rows()).toEqual(['estoppel.pdf']);
    expect(sessionStorage.getItem('sessionId')).not.toBe(session);
  });

  it('counts for the limit when more are added', async () => {
    const { rows, toasts } = await withOne({ settings: { sessionDocumentLimit: 2 } });
    await dropOn(list(), aFile('a.pdf'), aFile('b.pdf'));
    expect(rows()).toEqual(['lease.pdf']);
    expect(toasts()).toContain('error: That would be 3 files. A comparison can have up to 2. Choose fewer files.');
  });
});

describe('files dropped beside the zone', () => {
  it('count as well', async () => {
    const { rows } = await seeing({});
    const drop = (type: 'dragOver' | 'drop') =>
      act(async () => {
        fireEvent[type](document.body, aDropOf(aFile('a.pdf')));
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
    await drop('dragOver');
    expect(screen.getByText('Release to upload')).toBeInTheDocument();
    await drop('drop');
    expect(rows()).toEqual(['a.pdf']);
  });
});

describe('a connection that is lost while files are uploaded', () => {
  it('stands still in every row and in the total, without a rate or a time', async () => {
    const { choose, http } = await seeing({});
    http.answer(uploadEndpoint, () => new Promise(() => undefined));
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    await waitFor(() => expect(screen.getAllByText('Starting upload...')).toHaveLength(2));
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getAllByText('Paused at 0%')).toHaveLength(2);
    expect(screen.getByText('Paused')).toBeInTheDocument();
    expect(screen.queryByText(/MB\/s|left$/)).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('Paused')).toBeNull();
  });
});

describe('a login that ends while files are uploaded', () => {
  async function ended(outcome: LoginAgain | undefined) {
    const prepared = createTestHost({ user: { email: 'dana@northgate.example' } });
    const loginWindow = { loginAgain: () => Promise.resolve(outcome ?? 'blocked') };
    const host = outcome === undefined ? prepared.host : { ...prepared.host, loginWindow };
    const dashboard = await aDashboard({ testHost: { ...prepared, host } });
    dashboard.http.answer(uploadEndpoint, () => {
      host.session.getState().end();
      throw anApiError({ status: 401, code: 'not_authenticated' });
    });
    await dashboard.choose(...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) => aFile(name)));
    await screen.findByText('You have been logged out');
    return { ...dashboard, session: host.session.getState() };
  }

  it('pauses what is left, and puts the focus on the way on', async () => {
    const { http } = await ended('closed');
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
    expect(screen.getByText(/^Your 5 files stay in this list\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Upload failed (401)')).toHaveLength(3));
    expect(screen.getAllByText('Waiting for you to log in')).toHaveLength(2);
    expect(screen.getByText('5 files are waiting for you to log in.')).toBeInTheDocument();
    expect(http.callsTo(uploadEndpoint)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Try 3 failed files again' })).toBeNull();
  });

  it('goes on by itself when somebody has logged in again', async () => {
    const { http, session } = await ended('closed');
    await waitFor(() => expect(screen.getAllByText('Upload failed (401)')).toHaveLength(3));
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'x', size: 1 });
    act(() => session.login({ email: 'dana@northgate.example' }));
    expect(await screen.findByText('5 file(s) are ready for analysis.')).toBeInTheDocument();
    expect(screen.queryByText('You have been logged out')).toBeNull();
  });

  it('keeps the names where no window can be had', async () => {
    const { user } = await ended(undefined);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('5 files to choose again')).toBeInTheDocument();
  });
});
