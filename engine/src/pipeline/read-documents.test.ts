import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { displayBox } from '../pdf/display-box.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import type { AnalyseOptions, EngineProgress } from './options.ts';
import { openDocumentReader, readDocuments } from './read-documents.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-documents-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function aFile(name: string, bytes: Uint8Array | string): Promise<{ name: string; path: string }> {
  const file = { name, path: path.join(folder, name) };
  await writeFile(file.path, bytes);
  return file;
}

/** Pages of 400 by 600 points with `Hello world` at 200, 300 from the bottom left. */
async function aPdf(...turns: readonly { page: number; text: number }[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const { page, text } of turns) {
    const sheet = document.addPage([400, 600]);
    sheet.setRotation(degrees(page));
    sheet.drawText('Hello world', { x: 200, y: 300, size: 12, font, rotate: degrees(text) });
  }
  return document.save();
}

async function readDocument(source: DocumentSource, options: AnalyseOptions = {}): Promise<ReadDocument> {
  const reader = openDocumentReader(options);
  try {
    return await reader.read(source);
  } finally {
    reader.close();
  }
}

describe(openDocumentReader.name, () => {
  it('gives the words of a page with boxes from the top left', async () => {
    const { pages } = await readDocument(await aFile('plain.pdf', await aPdf({ page: 0, text: 0 })));
    expect(pages[0]).toMatchObject({
      page: 1,
      width: 400,
      height: 600,
      turn: 0,
      ocr: false,
      texts: ['Hello', 'world'],
    });
    const [left, top, , bottom] = pages[0]?.boxes ?? [];
    expect(left).toBeCloseTo(200, 0);
    expect(top).toBeLessThan(300);
    expect(bottom).toBeGreaterThan(300);
  });

  it.each([
    { page: 90, text: 90, box: [300, 188, 330, 203], turn: 0 },
    { page: 0, text: 90, box: [188, 270, 203, 300], turn: 90 },
    { page: 90, text: 0, box: [297, 200, 312, 230], turn: 270 },
  ])('places words of a page turned by $page with text turned by $text', async ({ page, text, box, turn }) => {
    const read = await readDocument(await aFile(`turned-${page}-${text}.pdf`, await aPdf({ page, text })));
    const [first] = read.pages;
    expect(first).toMatchObject({ turn, texts: ['Hello', 'world'] });
    if (first === undefined) return;
    const [left = 0, top = 0, right = 0, bottom = 0] = first.boxes;
    const shown = displayBox([left, top, right, bottom], first);
    for (const [side, value] of shown.entries()) expect(Math.abs(value - (box[side] ?? 0))).toBeLessThan(4);
  });

  it('says what is wrong with a file that cannot be read', async () => {
    const half = (await aPdf({ page: 0, text: 0 })).slice(0, 60);
    const files = [
      await aFile('empty.pdf', ''),
      await aFile('text.pdf', 'These are words.'),
      await aFile('half.pdf', half),
      { name: 'gone.pdf', path: path.join(folder, 'gone.pdf') },
    ];
    const read = await readDocuments(files);
    expect(read.map(({ unreadable }) => unreadable?.reason)).toEqual(['empty', 'not-a-pdf', 'broken', 'missing']);
  });

  it('stops at the limit of pages', async () => {
    const file = await aFile('long.pdf', await aPdf({ page: 0, text: 0 }, { page: 0, text: 0 }));
    const read = await readDocument(file, { limits: { maxPages: 1 } });
    expect(read.unreadable?.reason).toBe('too-many-pages');
  });

  it('kills a reader that takes too long and reports only its document', async () => {
    const file = await aFile('slow.pdf', await aPdf({ page: 0, text: 0 }));
    const read = await readDocument(file, { limits: { deadlineMs: 1, pageDeadlineMs: 1 } });
    expect(read.unreadable?.reason).toBe('timed-out');
  });

  it('kills a reader that needs too much memory', async () => {
    const file = await aFile('big.pdf', await aPdf({ page: 0, text: 0 }));
    const pages = Array.from({ length: 300 }, () => ({ page: 0, text: 0 }));
    await aFile('big.pdf', await aPdf(...pages));
    const read = await readDocument(file, { limits: { memoryMb: 10 } });
    expect(read.unreadable?.reason ?? read.warnings[0]).toMatch(/memory/u);
  });

  it('can be cancelled', async () => {
    const file = await aFile('cancelled.pdf', await aPdf({ page: 0, text: 0 }));
    await expect(readDocument(file, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('readDocuments', () => {
  it('tells how far it is, up to the end of reading', async () => {
    const files = [
      await aFile('one.pdf', await aPdf({ page: 0, text: 0 })),
      await aFile('two.pdf', await aPdf({ page: 0, text: 0 })),
    ];
    const seen: EngineProgress[] = [];
    await readDocuments(files, { concurrency: 1, onProgress: (progress) => seen.push(progress) });
    expect(seen.filter(({ documentDone }) => documentDone === true).map(({ document }) => document)).toEqual([0, 1]);
    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(0.8);
  });
});
