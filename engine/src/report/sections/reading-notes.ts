import { headRow, paragraph, plainCells, row, table, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { pageList, plural } from '../words/formatting.ts';
import { ruleLabel } from '../words/rule-labels.ts';
import { unheldNote } from '../words/unheld-letters.ts';
import { ocrPagesText } from '../words/ocr-quality.ts';
import { headingParagraph, readingHeading } from './headings.ts';

/** What the report could not show. */
export interface Lacks {
  readonly failedPictures: number;
  /** Of a PDF: some letters are in none of its fonts. */
  readonly lacksLetters?: boolean;
}

/** What the report rests on: pages read as text, by OCR, not at all, and the settings. */
export function readingNotes(context: ReportContext, lacks: Lacks): Block[] {
  return [headingParagraph(readingHeading), pagesTable(context), ...settings(context, lacks)];
}

function pagesTable(context: ReportContext): Block {
  const widths = columnsOf(context, [7, 30, 7, 24, 11, 21]);
  const heads = ['Letter', 'File', 'Pages', 'Read by OCR', 'Not read', 'Remarks'].map((text) => run(text));
  const rows = context.model.documents.map(({ letter, name, document, unreadable }) => {
    const contents = [
      run(letter, { style: 'Letter' }),
      run(name, { noProof: true }),
      run(document.pages === 0 ? '–' : context.formatting.number(document.pages)),
      run(ocrPagesText(document, context.input.locale)),
      run(unreadable ? 'all' : document.unreadPages.length === 0 ? 'none' : pageList(document.unreadPages)),
      run(document.warnings.map(plainLine).join(' ')),
    ];
    return row(
      plainCells(
        contents.map((runs) => paragraph(runs, { style: 'TableSmall' })),
        widths,
      ),
    );
  });
  return table({ style: 'ReportTable', columnTwips: widths, title: 'Pages by document and how they were read' }, [
    headRow(heads, widths),
    ...rows,
  ]);
}

function settings(context: ReportContext, { failedPictures, lacksLetters = false }: Lacks): Block[] {
  const { model, formatting, input } = context;
  const ocr = model.documents.some(({ document }) => document.ocrPages.length > 0);
  const sentences = [
    ...(ocr
      ? [
          `Pages read by OCR${recogniser(context)} are images of text, so individual characters may have been misread. The percentages show the confidence of the OCR. Findings based on such pages say so.`,
        ]
      : []),
    'Values are compared by meaning: 1,000.00 and 1.000,00 are the same amount if each document uses its own number format, and a date is the same date in any format.',
    'Layout, page numbers, hyphenation and the order of unchanged passages are not compared.',
    `Findings by check: ${checks(context)}.`,
    ...(failedPictures === 0
      ? []
      : [`${failedPictures} page ${plural(failedPictures, 'image', 'images')} could not be drawn.`]),
    ...(lacksLetters ? [unheldNote] : []),
    `Report ${input.reference}, created on ${formatting.moment(input.createdAt)}, result format ${model.result.schemaVersion}. The documents were processed on this installation and not sent to any other service.`,
  ];
  return [
    paragraph([], { style: 'Spacer' }),
    ...sentences.map((sentence) => paragraph(run(sentence), { style: 'Guidance' })),
  ];
}

function recogniser({ model }: ReportContext): string {
  const readers = new Set(model.documents.flatMap(({ document }) => document.ocrReader ?? []));
  return readers.size === 0 ? '' : ` (${[...readers].map(plainLine).join(', ')})`;
}

function checks({ model }: ReportContext): string {
  const counts = new Map<string, number>();
  for (const label of model.result.findings.map(({ rule }) => ruleLabel(rule)))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  if (counts.size === 0) return 'none';
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, count]) => `${plainLine(label)} (${count})`)
    .join(', ');
}
