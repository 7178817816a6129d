import { cell, paragraph, table, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { pageList, plural } from '../words/formatting.ts';
import { interpretedAs } from '../words/value-facts.ts';
import { shortLabel } from '../model/short-label.ts';
import { quoteRow, type QuoteLine } from './quote-row.ts';

/** Up to here every place is quoted; beyond it a few of each reading, and the others are listed by page. */
const quotesShown = 6;
const quotesOfReading = 3;
const readingsShown = 8;
/** Rows that are held on one page with the head of the block. */
const rowsKept = 6;

/** What each document says, word for word, with the differing characters marked, and how the value was interpreted. */
export function findingQuotes(context: ReportContext, report: ReportFinding, keepsNext = true): Block[] {
  const lines = quoteLines(context, report);
  const hasMeanings = lines.some(({ meaning, position }) => meaning !== '' && !position.quote.includes(meaning));
  const widths = columnsOf(context, hasMeanings ? [25, 58, 17] : [25, 75]);
  const heads = hasMeanings ? ['Document, page', 'Text', 'Interpreted as'] : ['Document, page', 'Text'];
  const head = heads.map((text, index) =>
    cell(paragraph(run(text), { style: 'TableHead', keepNext: true }), { widthTwips: widths[index] ?? 0 }),
  );
  const shown = shownLines(report, lines);
  const rows = shown.map((line, index) =>
    quoteRow(context, report, index < shown.length - 1 || keepsNext ? line : { ...line, keepNext: false }, widths),
  );
  const title = `What the documents say about: ${shortLabel(report.subject, 80)}`;
  return [
    table({ style: 'ReportTable', columnTwips: widths, title }, [{ cells: head, isHeader: true }, ...rows]),
    ...furtherPlaces(
      context,
      lines.filter((line) => !shown.includes(line)),
    ),
  ];
}

function quoteLines(context: ReportContext, report: ReportFinding): QuoteLine[] {
  const entries = report.readings.flatMap((reading, readingIndex) =>
    reading.positions.map((position) => ({ position, readingIndex })),
  );
  return entries.map(({ position, readingIndex }, index) => ({
    position,
    readingIndex,
    meaning: position.missing ? '' : interpretedAs(position, context.input.locale),
    keepNext: index < rowsKept,
  }));
}

function shownLines(report: ReportFinding, lines: readonly QuoteLine[]): readonly QuoteLine[] {
  if (lines.length <= quotesShown) return lines;
  return report.readings
    .slice(0, readingsShown)
    .flatMap((_, index) => lines.filter((line) => line.readingIndex === index).slice(0, quotesOfReading));
}

function furtherPlaces(context: ReportContext, lines: readonly QuoteLine[]): Block[] {
  if (lines.length === 0) return [];
  const pages = new Map<string, number[]>();
  for (const { position } of lines) {
    const numbers = pages.get(position.document);
    if (numbers === undefined) pages.set(position.document, [position.page]);
    else numbers.push(position.page);
  }
  const places = [...pages].map(([id, numbers]) => {
    const letter = context.model.documentById.get(id)?.letter ?? id;
    return `${letter} p. ${pageList(numbers)}`;
  });
  const count = `${lines.length} more ${plural(lines.length, 'place', 'places')}`;
  const text = run(`Also in ${count}: ${places.join('; ')}.`, { style: 'Muted' });
  return [paragraph(text, { style: 'Guidance', keepNext: true })];
}
