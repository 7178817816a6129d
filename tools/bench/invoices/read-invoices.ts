import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentReader, ReadDocument } from '@app/engine';
import { drawPages } from '../engine-load/draw-pages.ts';
import type { BookingSheet } from './booking-sheet.ts';
import { embeddedTexts } from './embedded-files.ts';
import { readInvoice, type InvoiceData } from './invoice-data.ts';
import { printedEntries } from './printed-entries.ts';

/** Fewer values make no sheet. */
const fewestEntries = 4;

/** An e-invoice as it is read, with what it says of itself and prints. */
export interface Invoice {
  readonly document: ReadDocument;
  readonly data: InvoiceData;
}

/** The e-invoices of a folder, by their names; other files are left out. */
export async function readInvoices(folder: string, reader: DocumentReader): Promise<Invoice[]> {
  const invoices: Invoice[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.pdf')).toSorted()) {
    const path = join(folder, name);
    const data = (await embeddedTexts(await readFile(path))).map(readInvoice).find((one) => one !== undefined);
    if (data === undefined) continue;
    const document = await reader.read({ name, path });
    const printed = printedEntries(data, document.pages.flatMap(({ texts }) => texts).join(' '));
    if (printed.entries.size >= fewestEntries) invoices.push({ document, data: printed });
  }
  return invoices;
}

/** Writes a sheet into a folder, and reads it as any other document. */
export async function readSheet(
  { page, changes }: BookingSheet,
  of: Invoice,
  folder: string,
  reader: DocumentReader,
): Promise<ReadDocument> {
  const name = `${changes.length === 0 ? 'unchanged' : 'changed'}-${of.document.name}`;
  const path = join(folder, name);
  await writeFile(path, await drawPages([page]));
  return reader.read({ name, path });
}
