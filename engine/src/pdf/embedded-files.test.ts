import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { embeddedFiles } from './embedded-files.ts';
import { openPdf } from './open-pdf.ts';
import { loadPdfium } from './pdfium-library.ts';

async function namesIn(attached: readonly string[]): Promise<string[]> {
  const document = await PDFDocument.create();
  document.addPage();
  for (const name of attached) await document.attach(new Uint8Array([1, 2, 3]), name);
  const pdfium = await loadPdfium();
  const pdf = openPdf(pdfium, await document.save());
  if (typeof pdf === 'string') throw new Error(pdf);
  const names = embeddedFiles(pdfium, pdf.handle);
  pdf.close();
  return names;
}

describe(embeddedFiles.name, () => {
  it('names the files within a file', async () => {
    expect(await namesIn(['Vertrag für Haus 2.pdf', 'rent-roll.xlsx'])).toEqual([
      'Vertrag für Haus 2.pdf',
      'rent-roll.xlsx',
    ]);
  });

  it('finds none in most files', async () => {
    expect(await namesIn([])).toEqual([]);
  });
});
