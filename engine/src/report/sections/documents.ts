import type { ReportDocument } from '../model/report-model.ts';
import { bookmark } from '../ooxml/field.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run } from '../ooxml/run.ts';
import { cell, row, table } from '../ooxml/table.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { pageList, plural } from '../words/formatting.ts';
import { documentsHeading, headingParagraph } from './headings.ts';

/** The compared files with the letters the report calls them by, and how they were read. */
export function documents(context: ReportContext): string {
  const widths = columnsOf(context, [8, 50, 9, 33]);
  const head = row(
    ['Letter', 'File', 'Pages', 'How it was read'].map((text, index) =>
      cell(paragraph(run(text), { style: 'TableHead' }), { widthTwips: widths[index] ?? 0 }),
    ),
    { header: true },
  );
  const rows = context.model.documents.map((document) => {
    const contents = [
      bookmark(`document_${document.letter}`, context.nextId(), run(document.letter, { style: 'Letter' })),
      run(document.name, { noProof: true }),
      run(document.document.pages === 0 ? '–' : context.formatting.number(document.document.pages)),
      run(howRead(document)),
    ];
    return row(
      contents.map((runs, index) => cell(paragraph(runs, { style: 'TableText' }), { widthTwips: widths[index] ?? 0 })),
    );
  });
  return (
    headingParagraph(context, documentsHeading) +
    table({ style: 'ReportTable', columnTwips: widths, title: 'Compared documents' }, [head, ...rows]) +
    paragraph('', { style: 'Spacer' })
  );
}

export function howRead({ document, unreadable }: ReportDocument): string {
  if (unreadable) return 'could not be read';
  const notes: string[] = [];
  if (document.ocrPages.length > 0) {
    const all = document.ocrPages.length === document.pages;
    notes.push(
      all
        ? 'scan, read by OCR'
        : `OCR on ${plural(document.ocrPages.length, 'page', 'pages')} ${pageList(document.ocrPages)}`,
    );
  }
  if (document.unreadPages.length > 0)
    notes.push(`${plural(document.unreadPages.length, 'page', 'pages')} ${pageList(document.unreadPages)} not read`);
  return notes.length === 0 ? 'text of the file' : notes.join('; ');
}

/** What nobody has compared, said where it cannot be missed. Empty when everything was read. */
export function unreadNote(context: ReportContext): string {
  const affected = context.model.documents.filter(
    ({ document, unreadable }) => unreadable || document.unreadPages.length > 0,
  );
  if (affected.length === 0) return '';
  const total = context.model.documents.reduce((sum, { document }) => sum + document.pages, 0);
  const unread = affected.reduce(
    (sum, { document, unreadable }) => sum + (unreadable ? document.pages : document.unreadPages.length),
    0,
  );
  const amount =
    unread === 0
      ? `${affected.length} ${plural(affected.length, 'document', 'documents')}`
      : `${unread} of ${total} ${plural(total, 'page', 'pages')}`;
  const places = affected.map((entry) => {
    const reason =
      entry.document.warnings.length === 0
        ? ''
        : ` (${entry.document.warnings.map((warning) => plainLine(warning).replace(/\.$/, '')).join('; ')})`;
    if (entry.unreadable) return `${entry.name}: nothing could be read${reason}`;
    return `${entry.name}, ${plural(entry.document.unreadPages.length, 'page', 'pages')} ${pageList(entry.document.unreadPages)}${reason}`;
  });
  const text =
    run(`Not read: ${amount}. `, { bold: true }) +
    run(`${places.join('. ')}. Check ${plural(unread, 'it', 'them')} by eye.`);
  return paragraph(text, { style: 'WarningNote' });
}
