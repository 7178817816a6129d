import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { embeddedFiles } from '../pdf/embedded-files.ts';
import { openPage } from '../pdf/open-page.ts';
import { openPdf, type OpenPdf } from '../pdf/open-pdf.ts';
import { loadPdfium, type Pdfium } from '../pdf/pdfium-library.ts';
import { readTextLayer } from '../pdf/read-page.ts';
import { PageParcels } from './page-parcels.ts';
import { PictureLook } from './picture-look.ts';
import { recogniseAll, type PageToSee } from './recognise-all.ts';
import type { ReadAnswer } from './read-messages.ts';
import { isReadRequest, type ReadRequest } from './read-request.ts';

/** Resolves when the parent has taken the message, so that a slow parent does not fill this process's memory. */
const answer = (message: ReadAnswer): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });

const pdfium = loadPdfium();
// What it has compiled is kept for the next one before any file is opened; at its end it is killed.
void pdfium.then(() => flushCompileCache());

process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  void read(message);
});

async function read(message: unknown): Promise<void> {
  if (!isReadRequest(message)) throw new TypeError('not a request to read');
  const bytes = readFileSync(message.path);
  await answer({ type: 'received', sha256: createHash('sha256').update(bytes).digest('hex') });
  const library = await pdfium;
  const opened = openPdf(library, bytes);
  if (typeof opened === 'string') {
    await answer({ type: 'refused', reason: opened });
    return;
  }
  if (opened.pageCount > message.maxPages) await answer({ type: 'refused', reason: 'too-many-pages' });
  else await readPages(library, opened, message);
  opened.close();
}

async function readPages(library: Pdfium, opened: OpenPdf, request: ReadRequest): Promise<void> {
  const embedded = embeddedFiles(library, opened.handle);
  await answer({ type: 'opened', pageCount: opened.pageCount, ...(embedded.length === 0 ? {} : { embedded }) });
  const toRecognise: PageToSee[] = [];
  const looked = new PictureLook(library);
  const parcels = new PageParcels(answer, request.pagesTogether);
  for (let number = request.firstPage; number <= opened.pageCount; number += 1) {
    const open = openPage(library, opened.handle, number - 1);
    if (open === undefined) {
      await answer({ type: 'unread', page: number });
      continue;
    }
    const { page, needsOcr, toSee, pictures } = readTextLayer(library, open, number);
    const regions = { words: toSee, pictures: needsOcr ? [] : looked.printIn(open, pictures) };
    open.close();
    if (needsOcr) toRecognise.push({ page });
    else if (regions.words.length + regions.pictures.length > 0) toRecognise.push({ page, regions });
    else await parcels.add(page);
  }
  await parcels.send();
  await recogniseAll(library, opened, toRecognise, request.ocr, answer);
  await answer({ type: 'done' });
}
