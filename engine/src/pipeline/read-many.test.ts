import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { DocumentSource } from '../pdf/document-source.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { linesPdf } from '../pdf/testing/a-pdf.ts';
import { selfDrawingPdf } from '../pdf/testing/hostile-pdfs.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readDocuments } from './read-documents.ts';

const folder = temporaryFolder();

/** PDFs that others made; their README says who. */
const samples = join(import.meta.dirname, '../../samples');

async function sourcesIn(name: string): Promise<DocumentSource[]> {
  const names = (await readdir(join(samples, name))).filter((file) => file.endsWith('.pdf'));
  return names.map((file) => ({ name: file, path: join(samples, name, file) }));
}

const outcome = ({ unreadable, pages }: ReadDocument): string =>
  unreadable?.reason ?? (pages.some(({ texts }) => texts.length > 0) ? 'read' : 'nothing');

describe(readDocuments.name, () => {
  it('gives the documents in the order asked, whichever is done first', async () => {
    const sources = [
      await folder.write('long.pdf', await linesPdf(Array.from({ length: 40 }, () => 'a longer line of words'))),
      await folder.write('empty.pdf', ''),
      await folder.write('short.pdf', await linesPdf(['Rent'])),
    ];
    const documents = await readDocuments(sources, { concurrency: 2 });
    expect(documents.map(({ name }) => name)).toEqual(['long.pdf', 'empty.pdf', 'short.pdf']);
    expect(documents.map(outcome)).toEqual(['read', 'empty', 'read']);
  });

  it('reads the others when one takes its reader down', async () => {
    const sources = [
      await folder.write('hostile.pdf', selfDrawingPdf()),
      await folder.write('lease.pdf', await linesPdf(['Rent'])),
      await folder.write('invoice.pdf', await linesPdf(['Total'])),
    ];
    const documents = await readDocuments(sources, { concurrency: 1, limits: { memoryMb: 300 } });
    expect(documents.map(outcome)).toEqual(['out-of-memory', 'read', 'read']);
  });

  it('reads every odd file of the wild or says why not, and none takes the reader down', async () => {
    // However busy the machine is: what a deadline does is tested by itself.
    const limits = { deadlineMs: 100_000, pageDeadlineMs: 100_000 };
    const documents = await readDocuments(await sourcesIn('odd'), { limits });
    expect(documents.length).toBeGreaterThan(50);
    const outcomes = new Set(documents.map(outcome));
    expect(outcomes).toEqual(new Set(['read', 'no-text', 'broken']));
    // Eight of them hold the drawing of a face, which says nothing.
    expect(documents.filter((document) => outcome(document) === 'read').length).toBeGreaterThan(
      documents.length * 0.65,
    );
    expect(documents.flatMap(({ unreadPages }) => unreadPages)).toEqual([]);
  }, 120_000);

  it('takes the words that a scan brings, and knows that they were recognised', async () => {
    const documents = await readDocuments(await sourcesIn('scans'));
    expect(new Set(documents.map(outcome))).toEqual(new Set(['read']));
    expect(documents.flatMap(({ pages }) => pages).every(({ ocr }) => ocr)).toBe(true);
  });
});
