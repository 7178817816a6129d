import type { AnalysisResult } from '@app/shared/contracts';
import { DocumentDraft } from '../../ocr/document-draft.ts';
import { embeddedFiles } from '../../pdf/embedded-files.ts';
import { openPage } from '../../pdf/open-page.ts';
import { openPdf } from '../../pdf/open-pdf.ts';
import { loadPdfium } from '../../pdf/pdfium-library.ts';
import type { ReadDocument } from '../../pdf/read-document.ts';
import { readTextLayer } from '../../pdf/read-page.ts';
import { compareDocuments } from '../compare-documents.ts';

const library = loadPdfium();

/** A PDF as its text layer has it, read in this process. */
export async function readPdf(name: string, bytes: Uint8Array): Promise<ReadDocument> {
  const pdfium = await library;
  const pdf = openPdf(pdfium, bytes);
  if (typeof pdf === 'string') throw new Error(pdf);
  const draft = new DocumentDraft();
  draft.sha256 = name;
  draft.pageCount = pdf.pageCount;
  draft.embedded = embeddedFiles(pdfium, pdf.handle);
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const page = openPage(pdfium, pdf.handle, index);
    if (page === undefined) throw new Error(`no page ${index + 1}`);
    draft.add(readTextLayer(pdfium, page, index + 1).page);
    page.close();
  }
  pdf.close();
  return draft.finish({ name, path: name });
}

/** What comes of two PDFs, by their text layers. */
export async function comparePdfs(a: Uint8Array, b: Uint8Array): Promise<AnalysisResult> {
  return compareDocuments([await readPdf('a.pdf', a), await readPdf('b.pdf', b)]).result;
}

/** What each finding says of the documents: `48,500 / 45,800`; what is missing is a dash. */
export const toldBy = ({ findings }: AnalysisResult): string[] =>
  findings.map(({ positions }) =>
    positions
      .toSorted((one, other) => (one.document < other.document ? -1 : 1))
      .map(({ value, quote, missing }) => (missing ? '–' : (value ?? quote)))
      .join(' / '),
  );

/** What a reader is told of the document that comes second. */
export const remarksOn = ({ documents }: AnalysisResult): string => documents.at(1)?.warnings.join(' ') ?? '';
