import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { anApiError } from '@app/shared/testing';
import { canRetry } from './upload-item.ts';
import { aPdf, anUploadsStore, settle } from './testing/upload-builders.ts';

const started = async (...names: string[]) => {
  const uploads = anUploadsStore();
  uploads.actions.addLocalFiles(names.map((name) => aPdf(name)));
  await settle();
  return uploads;
};

describe('createUploadsStore', () => {
  it('starts every upload by itself, three at a time', async () => {
    const { sent, statuses } = await started('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'idle']);
    await sent[0]?.succeed();
    expect(statuses()).toEqual(['done', 'uploading', 'uploading', 'uploading']);
    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  });

  it('sends all files of one choice under one new session', async () => {
    const { sent, actions } = await started('a.pdf', 'b.pdf');
    expect(sent.map(({ sessionId }) => sessionId)).toEqual(['session-1', 'session-1']);
    actions.addLocalFiles([aPdf('c.pdf')]);
    await settle();
    expect(sent[2]?.sessionId).toBe('session-2');
  });

  it('tells the person of starting, percent and the end', async () => {
    const { sent, items } = await started('a.pdf');
    expect(items()[0]).toMatchObject({ message: 'Starting upload...', progress: 0 });
    sent[0]?.onProgress({ loaded: 424, total: 1000, rate: undefined });
    await waitFor(() => expect(items()[0]).toMatchObject({ message: '42% uploaded', progress: 42 }));
    await sent[0]?.succeed();
    expect(items()[0]).toMatchObject({ message: 'Upload complete', progress: 100, status: 'done', request: null });
  });

  it('shows many progress reports at most four times a second', async () => {
    const { sent, store } = await started('a.pdf', 'b.pdf');
    const seen = jest.fn();
    store.subscribe(seen);
    for (let loaded = 0; loaded < 500; loaded += 1) {
      sent[loaded % 2]?.onProgress({ loaded, total: 500, rate: undefined });
    }
    await waitFor(() => expect(seen).toHaveBeenCalled());
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('names the status of a failure and what the server says', async () => {
    const { sent, items } = await started('a.pdf', 'b.pdf');
    await sent[0]?.fail(anApiError({ status: 503, code: 'unavailable' }));
    await sent[1]?.fail(anApiError({ status: 413, code: 'file_too_large', serverMessage: 'Over 5 MB.' }));
    expect(items()[0]).toMatchObject({ status: 'failed', message: 'Upload failed (503)' });
    expect(items()[0]?.hint).toMatch(/not available/);
    expect(items()[1]).toMatchObject({ message: 'Upload failed (413)', hint: 'Over 5 MB.' });
  });

  it.each([
    ['file_too_large', 413, false],
    ['too_many_documents', 422, false],
    ['internal', 500, true],
    ['a code of tomorrow', 400, true],
  ])('offers to try %s again only where that can help', async (code, status, helps) => {
    const { sent, items } = await started('a.pdf');
    await sent[0]?.fail(anApiError({ status, code }));
    const [item] = items();
    expect(item && canRetry(item)).toBe(helps);
  });

  it('names the network when no answer came', async () => {
    const { sent, items } = await started('a.pdf');
    await sent[0]?.fail(anApiError({ status: 0, code: 'network' }));
    expect(items()[0]?.message).toBe('Upload failed (network error)');
  });

  it('tries one failed file again from the start', async () => {
    const { sent, items, actions, store } = await started('a.pdf');
    await sent[0]?.fail(anApiError({ status: 500 }));
    const states: string[] = [];
    store.subscribe(({ items: [item] }) => states.push(`${item?.status} ${item?.progress} "${item?.message}"`));
    actions.retry('item-1');
    expect(states).toEqual(['idle 0 ""', 'uploading 0 "Starting upload..."']);
    await settle();
    await sent[1]?.succeed();
    expect(items()[0]?.status).toBe('done');
  });

  it('tries all failed files again at once', async () => {
    const { sent, statuses, actions } = await started('a.pdf', 'b.pdf', 'c.pdf');
    await sent[0]?.fail(anApiError({ status: 500 }));
    await sent[1]?.fail(anApiError({ status: 500 }));
    await sent[2]?.succeed();
    actions.retryAllFailed();
    expect(statuses()).toEqual(['uploading', 'uploading', 'done']);
  });

  it('aborts the request before it asks the server to delete a removed file', async () => {
    const { sent, items, actions, deleted } = await started('a & b.pdf', 'c.pdf');
    const deletedAtAbort: number[] = [];
    sent[0]?.signal.addEventListener('abort', () => deletedAtAbort.push(deleted.length));
    actions.remove('item-1');
    expect(deletedAtAbort).toEqual([0]);
    expect(deleted).toEqual([{ name: 'a & b.pdf', sessionId: 'session-1' }]);
    expect(items().map(({ id }) => id)).toEqual(['item-2']);
  });

  it('does not list again what was taken out, as long as the server may still hold it', async () => {
    const deleteDocument = (): Promise<void> => new Promise(() => undefined);
    const { actions, items } = anUploadsStore({ deleteDocument });
    actions.restore([aPdf('a.pdf'), aPdf('b.pdf')], 'session-1');
    actions.remove(items()[0]?.id ?? '');
    actions.restore([aPdf('a.pdf'), aPdf('b.pdf')], 'session-1');
    expect(items().map(({ file }) => file.name)).toEqual(['b.pdf']);
    actions.forget();
    expect(items()).toEqual([]);
    actions.restore([aPdf('a.pdf')], 'session-1');
    expect(items()).toHaveLength(1);
  });

  it('starts the next file when a running one is removed', async () => {
    const { actions, statuses } = await started('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
    actions.remove('item-2');
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading']);
  });

  it('replaces the list by new files, aborts what ran and ignores its late callbacks', async () => {
    const { sent, items, actions, batches } = await started('old.pdf');
    actions.addLocalFiles([aPdf('new.pdf')]);
    expect(sent[0]?.signal.aborted).toBe(true);
    await settle();
    sent[0]?.onProgress({ loaded: 9, total: 10, rate: undefined });
    await sent[0]?.succeed();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(items()).toHaveLength(1);
    expect(items()[0]).toMatchObject({ status: 'uploading', progress: 0 });
    expect(items()[0]?.file.name).toBe('new.pdf');
    await sent[1]?.succeed();
    expect(batches).toEqual([1]);
  });

  it('ignores what the first attempt says after a second one was started', async () => {
    const { sent, items, actions } = await started('a.pdf');
    await sent[0]?.fail(anApiError({ status: 500 }));
    actions.retry('item-1');
    await settle();
    sent[0]?.onProgress({ loaded: 10, total: 10, rate: undefined });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(items()[0]?.progress).toBe(0);
  });

  it('tells of a batch once, with how many arrived', async () => {
    const { sent, batches } = await started('a.pdf', 'b.pdf', 'c.pdf');
    await sent[0]?.succeed();
    await sent[1]?.fail(anApiError({ status: 500 }));
    expect(batches).toEqual([]);
    await sent[2]?.succeed();
    expect(batches).toEqual([2]);
  });

  it('says nothing of a batch in which nothing arrived', async () => {
    const { sent, batches } = await started('a.pdf');
    await sent[0]?.fail(anApiError({ status: 500 }));
    expect(batches).toEqual([]);
  });

  it('tells of the batch when its last unfinished file is removed', async () => {
    const { sent, actions, batches } = await started('a.pdf', 'b.pdf');
    await sent[0]?.succeed();
    actions.remove('item-2');
    expect(batches).toEqual([1]);
  });

  it('refuses a file over the limit before any byte is sent, and names the limit', async () => {
    const uploads = anUploadsStore({ limitMb: 5 });
    uploads.actions.addLocalFiles([aPdf('big.pdf', { size: 6 * 1024 * 1024 })]);
    await settle();
    expect(uploads.sent).toEqual([]);
    expect(uploads.items()[0]).toMatchObject({ status: 'failed', message: 'Not uploaded' });
    expect(uploads.items()[0]?.hint).toContain('5 MB');
    uploads.actions.retryAllFailed();
    uploads.actions.remove('item-1');
    expect(uploads.deleted).toEqual([]);
  });

  it('refuses a file without a PDF head before it is sent', async () => {
    const uploads = anUploadsStore();
    uploads.actions.addLocalFiles([aPdf('word.pdf', { head: 'PK' })]);
    await settle();
    expect(uploads.sent).toEqual([]);
    expect(uploads.items()[0]?.hint).toBe('This file is not a PDF. Save it as a PDF and upload it again.');
  });

  it('renames files of one name and says so', async () => {
    const uploads = anUploadsStore();
    const renamed = uploads.actions.addLocalFiles([aPdf('a.pdf'), aPdf('a.pdf')]);
    expect(renamed).toEqual([{ from: 'a.pdf', to: 'a (2).pdf' }]);
    expect(uploads.items().map(({ file }) => file.name)).toEqual(['a.pdf', 'a (2).pdf']);
  });

  it('waits while the browser is offline and goes on when it is back', async () => {
    const uploads = await started('a.pdf', 'b.pdf');
    uploads.actions.setOnline(false);
    await uploads.sent[0]?.fail(anApiError({ status: 0, code: 'network' }));
    expect(uploads.statuses()).toEqual(['idle', 'uploading']);
    await uploads.sent[1]?.succeed();
    uploads.actions.setOnline(true);
    expect(uploads.statuses()).toEqual(['uploading', 'done']);
    expect(uploads.store.getState().offline).toBe(false);
  });

  it('notices by a failed request that the browser went offline', async () => {
    let isOnline = true;
    const uploads = anUploadsStore({ isOnline: () => isOnline });
    uploads.actions.addLocalFiles([aPdf('a.pdf')]);
    await settle();
    isOnline = false;
    await uploads.sent[0]?.fail(anApiError({ status: 0, code: 'network' }));
    expect(uploads.statuses()).toEqual(['idle']);
    expect(uploads.store.getState().offline).toBe(true);
  });

  it('does not take itself for offline when a request fails while it waits for the login', async () => {
    const uploads = await started('a.pdf', 'b.pdf');
    await uploads.sent[0]?.fail(anApiError({ status: 401, code: 'not_authenticated' }));
    expect(uploads.store.getState().waitsForLogin).toBe(true);
    await uploads.sent[1]?.fail(anApiError({ status: 0, code: 'network' }));
    expect(uploads.store.getState().offline).toBe(false);
    expect(uploads.items()[1]).toMatchObject({ status: 'failed', failure: 'network' });
    uploads.actions.loggedIn();
    expect(uploads.statuses()).toEqual(['uploading', 'failed']);
  });

  it('takes up files that failed for want of a connection when it is back', async () => {
    const uploads = await started('a.pdf');
    await uploads.sent[0]?.fail(anApiError({ status: 0, code: 'network' }));
    expect(uploads.statuses()).toEqual(['failed']);
    uploads.actions.setOnline(true);
    expect(uploads.statuses()).toEqual(['uploading']);
  });

  it('marks the time of a cloud download', () => {
    const { store, actions } = anUploadsStore();
    actions.startCloudDownload();
    expect(store.getState().cloudDownload).toBe(true);
    actions.endCloudDownload();
    expect(store.getState().cloudDownload).toBe(false);
  });

  it('empties the list and aborts everything on clear', async () => {
    const { sent, items, actions } = await started('a.pdf', 'b.pdf');
    actions.clear();
    expect(items()).toEqual([]);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });
});
