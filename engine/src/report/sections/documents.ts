import { headRow, paragraph, plainCells, row, table, type Block } from '../blocks/block.ts';
import { bookmark, lineBreak, run, type Inlines } from '../blocks/inline.ts';
import type { ReportDocument } from '../model/report-model.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { pageList, plural } from '../words/formatting.ts';
import { documentsHeading, headingParagraph } from './headings.ts';

/** The compared files with the letters the report calls them by, and how they were read. */
export const documents = (context: ReportContext): Block[] => [
  headingParagraph(documentsHeading),
  documentsTable(context),
  paragraph([], { style: 'Spacer' }),
];

/** @param withHash tells each file from every other one */
export function documentsTable(context: ReportContext, { withHash = false } = {}): Block {
  const widths = columnsOf(context, withHash ? [8, 60, 8, 24] : [8, 50, 9, 33]);
  const head = headRow(
    ['Letter', 'File', 'Pages', 'Source'].map((text) => run(text)),
    widths,
  );
  const rows = context.model.documents.map((document) => {
    const contents = [
      bookmark(`document_${document.letter}`, run(document.letter, { style: 'Letter' })),
      [run(document.name, { noProof: true }), withHash ? hashOf(document) : []],
      run(document.document.pages === 0 ? '–' : context.formatting.number(document.document.pages)),
      run(howRead(document)),
    ];
    return row(
      plainCells(
        contents.map((runs) => paragraph(runs, { style: 'TableText' })),
        widths,
      ),
    );
  });
  return table({ style: 'ReportTable', columnTwips: widths, title: 'Compared documents' }, [head, ...rows]);
}

function hashOf({ document: { sha256 } }: ReportDocument): Inlines {
  return sha256 === undefined
    ? []
    : [lineBreak(), run(`SHA-256 ${sha256}`, { style: 'Muted', sizePt: 7.5, noProof: true })];
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
  return notes.length === 0 ? 'text layer' : notes.join('; ');
}

/** What was not compared, stated where it cannot be missed. Empty when everything was read. */
export function unreadNote({ model: { documents } }: ReportContext): Block[] {
  const files = documents.filter(({ unreadable }) => unreadable);
  const partly = documents.filter(({ document, unreadable }) => !unreadable && document.unreadPages.length > 0);
  const count = files.length + partly.reduce((sum, { document }) => sum + document.unreadPages.length, 0);
  if (count === 0) return [];
  const places = [...files.map(wholeFile), ...partly.map(pagesOfFile)];
  const text = [
    run(`Not compared: ${amountOf(documents, files)}. `, { bold: true }),
    run(`${places.join('. ')}. Check ${plural(count, 'it', 'them')} yourself.`),
  ];
  return [paragraph(text, { style: 'WarningNote' })];
}

/** `2 of 6 files and 1 of 12 pages` */
function amountOf(documents: readonly ReportDocument[], files: readonly ReportDocument[]): string {
  const read = documents.filter(({ unreadable }) => !unreadable);
  const pages = read.reduce((sum, { document }) => sum + document.pages, 0);
  const unread = read.reduce((sum, { document }) => sum + document.unreadPages.length, 0);
  const ofFiles =
    files.length === 0 ? [] : [`${files.length} of ${documents.length} ${plural(documents.length, 'file', 'files')}`];
  const ofPages = unread === 0 ? [] : [`${unread} of ${pages} ${plural(pages, 'page', 'pages')}`];
  return [...ofFiles, ...ofPages].join(' and ');
}

function reasonOf({ document: { warnings } }: ReportDocument): string {
  if (warnings.length === 0) return '';
  return ` (${warnings.map((warning) => plainLine(warning).replace(/\.$/, '')).join('; ')})`;
}

const wholeFile = (entry: ReportDocument): string => `${entry.name}: nothing could be read${reasonOf(entry)}`;

function pagesOfFile(entry: ReportDocument): string {
  const { unreadPages } = entry.document;
  return `${entry.name}, ${plural(unreadPages.length, 'page', 'pages')} ${pageList(unreadPages)}${reasonOf(entry)}`;
}
