import { describe, expect, it } from '@jest/globals';
import { openPdf } from './open-pdf.ts';
import { loadPdfium } from './pdfium-library.ts';
import { linesPdf } from './testing/a-pdf.ts';
import { encryptedPdf } from './testing/encrypted-pdf.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

const library = loadPdfium();

/** Pages of a PDF, or why it was refused. */
async function open(bytes: Uint8Array): Promise<number | string> {
  const pdf = openPdf(await library, bytes);
  if (typeof pdf === 'string') return pdf;
  pdf.close();
  return pdf.pageCount;
}

const after = (length: number, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.alloc(length, ' '), bytes]);

const securedBy = (handler: string): Buffer =>
  handWrittenPdf({ content: '', trailer: `/ID [<00> <00>] /Encrypt << /Filter /${handler} /V 1 /R 2 >>` });

describe('openPdf', () => {
  it('opens a PDF', async () => {
    expect(await open(await linesPdf(['Rent']))).toBe(1);
  });

  it('finds the header within the first 1024 bytes', async () => {
    const pdf = await linesPdf(['Rent 1,200']);
    expect(await open(after(900, pdf))).toBe(1);
    expect((await readFirstPage(after(900, pdf))).page.texts).toEqual(['Rent', '1,200']);
    expect(await open(after(1024, pdf))).toBe('not-a-pdf');
  });

  it('refuses an empty file', async () => {
    expect(await open(new Uint8Array())).toBe('empty');
  });

  it('refuses what is no PDF', async () => {
    expect(await open(Buffer.from('PK\u0003\u0004 a Word file'))).toBe('not-a-pdf');
  });

  it('refuses a file that holds nothing but a header', async () => {
    expect(await open(Buffer.from('%PDF-1.7\nand then nothing'))).toBe('broken');
  });

  it('refuses a PDF without pages', async () => {
    const text = handWrittenPdf({ content: '' })
      .toString('latin1')
      .replace('/Kids [3 0 R] /Count 1', '/Kids [     ] /Count 0');
    expect(await open(Buffer.from(text, 'latin1'))).toBe('no-pages');
  });

  it('refuses a dynamic form, whose only page says to wait for its content', async () => {
    const text = handWrittenPdf({ content: 'BT /F 12 Tf 60 700 Td (Please wait...) Tj ET' }).toString('latin1');
    const form = text.replace(
      '/Type /Catalog',
      '/Type /Catalog /NeedsRendering true /AcroForm << /Fields [] /XFA () >>',
    );
    expect(await open(Buffer.from(form, 'latin1'))).toBe('dynamic-form');
  });

  it('refuses a file that needs a password', async () => {
    expect(await open(encryptedPdf('Rent 1,200', { user: 'secret', owner: 'secret' }))).toBe('password');
  });

  it('refuses a file that an unknown handler protects', async () => {
    expect(await open(securedBy('Unheard.Of'))).toBe('password');
  });

  it('reads a file that only its owner may change', async () => {
    const { page } = await readFirstPage(encryptedPdf('Rent 1,200', { user: '', owner: 'secret' }));
    expect(page.texts).toEqual(['Rent', '1,200']);
  });

  it('opens the next file after one that was refused', async () => {
    await open(Buffer.from('%PDF-1.7\nand then nothing'));
    expect(await open(await linesPdf(['Rent']))).toBe(1);
  });
});
