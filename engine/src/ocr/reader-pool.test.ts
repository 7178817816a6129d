import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { ChildFailure, openChild, type Child } from '../pdf/child-process.ts';
import { defaultLimits, type ReaderLimits } from '../pdf/document-source.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { linesPdf, aPdf, joinPdfs } from '../pdf/testing/a-pdf.ts';
import { encryptedPdf } from '../pdf/testing/encrypted-pdf.ts';
import { endlessPdf, enormousPdf, selfDrawingPdf } from '../pdf/testing/hostile-pdfs.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { PageDone } from './page-intake.ts';
import type { ReadRequest } from './read-request.ts';
import { openReader, type Reader } from './reader-pool.ts';

const folder = temporaryFolder();

const readers: Reader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

/** Shared by the tests that set no limits: starting a process is the slow part. */
const usual = openReader(defaultLimits, { workers: 1, native: false }, undefined);
afterAll(() => usual.close());

function aReader(limits: Partial<ReaderLimits>, signal?: AbortSignal): Reader {
  const reader = openReader({ ...defaultLimits, ...limits }, { workers: 1, native: false }, signal);
  readers.push(reader);
  return reader;
}

async function read(
  reader: Reader,
  bytes: Uint8Array | string,
  onPage: (done: PageDone) => void = () => undefined,
): Promise<ReadDocument> {
  return reader.read(await folder.write('file.pdf', bytes), onPage);
}

const lease = (): Promise<Uint8Array> => linesPdf(['Monthly rent 1,200']);

describe('openReader', () => {
  it('reads a document with its fingerprint', async () => {
    const bytes = await lease();
    const document = await read(usual, bytes);
    expect(document).toMatchObject({ name: 'file.pdf', pageCount: 1, unreadPages: [], warnings: [] });
    expect(document.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(document.pages[0]?.texts).toEqual(['Monthly', 'rent', '1,200']);
    expect(document).not.toHaveProperty('unreadable');
  });

  it('tells each page when it is done', async () => {
    const done: PageDone[] = [];
    const texts = [{ text: 'Rent', x: 60, y: 100 }];
    await read(usual, await aPdf({ texts }, { texts }), (page) => done.push(page));
    expect(done).toEqual([
      { page: 1, pages: 2, recognised: false },
      { page: 2, pages: 2, recognised: false },
    ]);
  });

  it.each([
    ['empty', '', 'empty', 'The file is empty.'],
    ['no PDF', 'PK a Word file', 'not-a-pdf', 'The file is not a PDF.'],
    ['damaged', '%PDF-1.7 and no more', 'broken', 'The file is damaged and cannot be opened as a PDF.'],
    [
      'protected',
      encryptedPdf('Rent', { user: 'secret', owner: 'secret' }),
      'password',
      'The file is password-protected. Remove the password and upload it again.',
    ],
  ])('says why a file is refused that is %s, and reads the next one', async (_, bytes, reason, message) => {
    expect((await read(usual, bytes)).unreadable).toEqual({ reason, message });
    expect((await read(usual, await lease())).pages).toHaveLength(1);
  });

  it('says that a file is gone', async () => {
    const source = { name: 'gone.pdf', path: folder.path('gone.pdf') };
    expect((await usual.read(source, () => undefined)).unreadable?.reason).toBe('missing');
  });

  it('says that a file has no text', async () => {
    expect((await read(usual, await linesPdf([]))).unreadable?.reason).toBe('no-text');
  });

  it('refuses more pages than can be compared', async () => {
    const pdf = await aPdf({ texts: [] }, { texts: [] });
    expect((await read(aReader({ maxPages: 1 }), pdf)).unreadable?.reason).toBe('too-many-pages');
  });

  it('keeps the pages up to the number of words that can be compared, and says that it stopped', async () => {
    const texts = [{ text: 'Monthly rent', x: 60, y: 100 }];
    const document = await read(aReader({ maxWords: 5 }), await aPdf({ texts }, { texts }, { texts }));
    expect(document).toMatchObject({ pageCount: 3, unreadPages: [3] });
    expect(document.warnings).toEqual(['Reading the file needed too much memory and was stopped.']);
  });

  it('stops a file that wants all memory, and reads the next one', async () => {
    const reader = aReader({ memoryMb: 300 });
    expect((await read(reader, selfDrawingPdf())).unreadable).toEqual({
      reason: 'out-of-memory',
      message: 'Reading the file needed too much memory and was stopped.',
    });
    expect((await read(reader, await lease())).pages).toHaveLength(1);
  });

  it('stops a file that takes too long, and reads the next one', async () => {
    // Reading it takes many seconds of processor time, starting a reader a few tenths.
    const reader = aReader({ pageDeadlineMs: 2_500 });
    expect((await read(reader, endlessPdf())).unreadable).toEqual({
      reason: 'timed-out',
      message: 'Reading the file took too long and was stopped.',
    });
    expect((await read(reader, await lease())).pages).toHaveLength(1);
  });

  it('reads a page whatever size it claims', async () => {
    expect((await read(usual, enormousPdf())).pages[0]?.page).toBe(1);
  });

  it.each([
    [599, 1],
    [601, 2],
  ])('reads two documents with %d of 1200 MB left behind by the first in %d processes', async (memoryMb, processes) => {
    let opened = 0;
    const openProcess = (): Child => {
      opened += 1;
      return { alive: true, memoryMb, close: () => undefined, ask: async (_, hear) => void hear({ type: 'done' }) };
    };
    const reader = openReader(
      { ...defaultLimits, memoryMb: 1200 },
      { workers: 1, native: false },
      undefined,
      openProcess,
    );
    for (const name of ['a', 'b']) await reader.read(await folder.write(name, ''), () => undefined);
    expect(opened).toBe(processes);
  });

  it('reads again the pages that were on their way when one stopped the reader, and that one once more', async () => {
    const reader = aReader({ memoryMb: 300 });
    const leases = [1, 2].map((number) => linesPdf([`Monthly rent 1,20${number}`]));
    const document = await read(reader, await joinPdfs([...(await Promise.all(leases)), selfDrawingPdf()]));
    expect(document.pages.map(({ texts }) => texts.at(-1))).toEqual(['1,201', '1,202']);
    expect(document).toMatchObject({ pageCount: 3, unreadPages: [3] });
    expect(document.warnings).toEqual(['Reading the file needed too much memory and was stopped.']);
  });

  it.each([
    ['before it was opened', { pages: 0, reported: 0, asked: [1] }],
    ['at its only page', { pages: 1, reported: 0, asked: [1] }],
    ['at its last page', { pages: 3, reported: 2, asked: [1] }],
    ['where others may wait', { pages: 3, reported: 1, asked: [1, 2] }],
  ])('asks for a document whose reader ended %s from the pages %j', async (_, { pages, reported, asked }) => {
    const from: number[] = [];
    const openProcess = (): Child => ({
      alive: true,
      memoryMb: 0,
      close: () => undefined,
      ask: async (request, hear) => {
        from.push((request as ReadRequest).firstPage);
        if (pages > 0) hear({ type: 'opened', pageCount: pages });
        for (let page = 1; page <= reported; page += 1) hear({ type: 'unread', page });
        throw new ChildFailure('crashed');
      },
    });
    const reader = openReader(defaultLimits, { workers: 1, native: false }, undefined, openProcess);
    await reader.read(await folder.write('lease.pdf', ''), () => undefined);
    expect(from).toEqual(asked);
  });

  /** Its first processes are killed from outside, so many of them. */
  const aKilledReader = (kills: number): Reader => {
    let opened = 0;
    const openProcess = (): Child => {
      opened += 1;
      const name = opened <= kills ? './testing/killed-process.ts' : './read-document-process.ts';
      return openChild(new URL(name, import.meta.url));
    };
    const reader = openReader(defaultLimits, { workers: 1, native: false }, undefined, openProcess);
    readers.push(reader);
    return reader;
  };
  const twoPages = async (): Promise<Uint8Array> =>
    joinPdfs([await linesPdf(['Monthly rent 1,201']), await linesPdf(['Monthly rent 1,202'])]);

  it.each(['unopened.pdf', 'opened.pdf'])('reads %s once more when somebody else killed the process', async (name) => {
    const document = await aKilledReader(1).read(await folder.write(name, await twoPages()), () => undefined);
    expect(document.pages.map(({ texts }) => texts.at(-1))).toEqual(['1,201', '1,202']);
    expect(document).toMatchObject({ pageCount: 2, unreadPages: [], warnings: [] });
    expect(document).not.toHaveProperty('unreadable');
  });

  it('gives a document up whose process is killed again', async () => {
    const document = await aKilledReader(2).read(await folder.write('file.pdf', await twoPages()), () => undefined);
    expect(document.unreadable?.reason).toBe('crashed');
  });

  it.each([
    ['at its last page', { reported: 2, asked: [1, 3] }],
    ['after its last page', { reported: 3, asked: [1] }],
  ])('asks for a document whose reader was killed %s from the pages %j', async (_, { reported, asked }) => {
    const from: number[] = [];
    const openProcess = (): Child => ({
      alive: true,
      memoryMb: 0,
      close: () => undefined,
      ask: async (request, hear) => {
        from.push((request as ReadRequest).firstPage);
        hear({ type: 'opened', pageCount: 3 });
        for (let page = 1; page <= reported; page += 1) hear({ type: 'unread', page });
        throw new ChildFailure('crashed', { fromOutside: true });
      },
    });
    const reader = openReader(defaultLimits, { workers: 1, native: false }, undefined, openProcess);
    await reader.read(await folder.write('lease.pdf', ''), () => undefined);
    expect(from).toEqual(asked);
  });

  it('takes an answer that makes no sense for a crash', async () => {
    const openProcess = (): Child => ({
      alive: true,
      memoryMb: 0,
      close: () => undefined,
      ask: async (_, hear) => void hear({ type: 'pages', pages: 'all of them' }),
    });
    const reader = openReader(defaultLimits, { workers: 1, native: false }, undefined, openProcess);
    const document = await reader.read(await folder.write('lease.pdf', ''), () => undefined);
    expect(document.unreadable?.reason).toBe('crashed');
  });

  it('says that the reading process crashed', async () => {
    // The process refuses half a page and ends.
    const document = await read(aReader({ maxPages: 0.5 }), await lease());
    expect(document.unreadable).toEqual({
      reason: 'crashed',
      message: 'The file could not be read: the reader failed on it.',
    });
  });

  it('throws when the signal cancels', async () => {
    await expect(read(aReader({}, AbortSignal.abort()), await lease())).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
