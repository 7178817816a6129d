import { paragraph, plainCells, row, type Paragraph, type Row } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { markStyleOf } from '../blocks/looks.ts';
import type { Position } from '@app/shared/contracts';
import { markedQuote } from '../model/marked-quote.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportDocument, ReportFinding } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { startsRightToLeft } from '../ooxml/text-script.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import type { ReportContext } from '../report-context.ts';
import { pageList, plural } from '../words/formatting.ts';

/** A place of a finding as the table of quotes shows it. */
export interface QuoteLine {
  readonly position: Position;
  readonly readingIndex: number;
  /** The value as the comparison understood it; empty when that says no more than the quote. */
  readonly meaning: string;
  readonly keepNext: boolean;
}

/** Document and page, the quote with its marks and, where there is a third column, what the value means. */
export function quoteRow(
  context: ReportContext,
  report: ReportFinding,
  line: QuoteLine,
  widths: readonly number[],
): Row {
  const { position, meaning, keepNext } = line;
  const document = context.model.documentById.get(position.document);
  const file = `  ${shortLabel(document?.name ?? position.document, 44)}`;
  const place = [
    run(document?.letter ?? '', { style: 'Letter' }),
    run(position.missing ? file : `${file}, p.\u00a0${position.page}`, { style: 'Muted', noProof: true }),
  ];
  const about = contextOf(report, position);
  const small = { style: 'TableSmall', keepNext } as const;
  const aboutLine = run(about, { style: 'Muted', noProof: true, language: document?.language });
  const contents = [
    [paragraph(place, small), ...(about === '' ? [] : [paragraph(aboutLine, small)])],
    [quoteParagraph(report, line, document)],
    [paragraph(run(shortLabel(meaning, 60), { style: 'Muted' }), small)],
  ];
  return row(plainCells(contents.slice(0, widths.length), widths));
}

/**
 * What the value is called there, or the number of its clause: a quote out of a table or a clause is read alone. A
 * heading without a number is mostly the title of the document, which its name tells already.
 */
function contextOf(report: ReportFinding, { label, section = '' }: Position): string {
  const about = plainLine(label ?? (/\d|^(?:article|section|clause) [ivxlc]+$/i.test(section) ? section : ''));
  return about.toLowerCase() === report.subject.toLowerCase() ? '' : shortLabel(about, 60);
}

function quoteParagraph(
  report: ReportFinding,
  { position, readingIndex, keepNext }: QuoteLine,
  document: ReportDocument | undefined,
): Paragraph {
  const style = 'TableText';
  if (position.missing) return paragraph(run(notFound(document), { style: 'NotFound' }), { style, keepNext });
  const mark = markStyleOf(readingIndex);
  const parts = markedQuote(position, counterpartOf(report.readings, readingIndex));
  const words = { noProof: true, language: document?.language };
  const runs = parts.map((part) => run(part.text, part.differs ? { ...words, style: mark } : words));
  return paragraph(runs, { style, keepNext, rightToLeft: startsRightToLeft(position.quote) });
}

/** Where missing content was searched for. */
function notFound(document: ReportDocument | undefined): string {
  const { pages = 0, unreadPages = [] } = document?.document ?? {};
  if (unreadPages.length > 0)
    return `Searched for, not found; ${plural(unreadPages.length, 'page', 'pages')} ${pageList(unreadPages)} could not be read.`;
  return pages > 1 ? `Searched for on all ${pages} pages, not found.` : 'Searched for, not found.';
}

/** The first reading is set against the second, every other one against the first. */
function counterpartOf(readings: readonly Reading[], index: number): Position | undefined {
  return readings[index === 0 ? 1 : 0]?.positions[0];
}
