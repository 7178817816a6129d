import { markedQuote } from '../model/marked-quote.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { bookmark, externalLink } from '../ooxml/field.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run } from '../ooxml/run.ts';
import { marks } from '../ooxml/styles.ts';
import { cell, row, tableEnd, tableStart } from '../ooxml/table.ts';
import { startsRightToLeft } from '../ooxml/text-script.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { findingUrl } from '../words/decision-words.ts';
import { plural } from '../words/formatting.ts';
import { restsOnScan } from '../words/guidance.ts';
import { confidenceWord, kindLabels } from '../words/labels.ts';
import { saidParagraphs } from './said-paragraphs.ts';

/** Word processors lay out one table of thousands of rows very slowly. */
const rowsPerTable = 250;
const readingsShown = 3;
const longestQuote = 140;

/** Findings with what the documents say of each, in tables of this title. */
export function* findingRows(
  context: ReportContext,
  entries: readonly ReportFinding[],
  { title, head }: { readonly title: string; readonly head: string },
): Generator<string> {
  // What was decided needs room to be read; where nothing was, a person writes it by hand.
  const isSaid = entries.some(({ said }) => said !== undefined);
  const widths = columnsOf(context, isSaid ? [8, 24, 40, 28] : [8, 28, 48, 16]);
  const heads = ['No.', head, 'What the documents say', 'Decision'].map((text, index) =>
    cell(paragraph(run(text), { style: 'TableHead' }), { widthTwips: widths[index] ?? 0 }),
  );
  for (let from = 0; from < entries.length; from += rowsPerTable) {
    yield tableStart({ style: 'ReportTable', columnTwips: widths, title });
    yield row(heads, { header: true });
    for (const entry of entries.slice(from, from + rowsPerTable)) yield findingRow(context, entry, widths);
    yield tableEnd();
    yield paragraph('', { style: 'Spacer' });
  }
}

function findingRow(context: ReportContext, report: ReportFinding, widths: readonly number[]): string {
  const { finding } = report;
  const { reviewUrl } = context.input;
  const label =
    reviewUrl === undefined
      ? run(report.number, { style: 'Muted' })
      : externalLink(findingUrl(reviewUrl, finding.id), report.number);
  const number = bookmark(report.anchor, context.nextId(), label);
  const scan = restsOnScan(report, context.model) ? ', from a scan' : '';
  const facts = `${kindLabels[finding.kind]}, ${confidenceWord(finding)}${scan}`;
  const contents = [
    paragraph(number, { style: 'TableSmall' }),
    paragraph(run(shortLabel(report.subject, 90), { bold: true }), { style: 'TableSmall' }) +
      paragraph(run(facts, { style: 'Muted' }), { style: 'TableSmall' }),
    readingLines(context, report),
    saidParagraphs(report, 'TableSmall') || paragraph('', { style: 'TableSmall' }),
  ];
  return row(contents.map((content, index) => cell(content, { widthTwips: widths[index] ?? 0 })));
}

function readingLines(context: ReportContext, { readings }: ReportFinding): string {
  const lines = readings
    .slice(0, readingsShown)
    .map((reading, index) => readingLine(context, readings, reading, index));
  const rest = readings.length - readingsShown;
  const more = `and ${rest} more ${plural(rest, 'reading', 'readings')}`;
  if (rest > 0) lines.push(paragraph(run(more, { style: 'Muted' }), { style: 'TableSmall' }));
  return lines.length === 0 ? paragraph('', { style: 'TableSmall' }) : lines.join('');
}

function readingLine(context: ReportContext, readings: readonly Reading[], reading: Reading, index: number): string {
  const letters = reading.documents.map((id) => context.model.documentById.get(id)?.letter ?? id);
  const [position] = reading.positions;
  if (position === undefined) return '';
  const page = reading.missing ? '' : ` p. ${position.page}`;
  const who = run(`${shortLabel(letters.join(', '), 24)}${page}  `, { style: 'Letter' });
  if (reading.missing) return paragraph(who + run('not found', { style: 'NotFound' }), { style: 'TableSmall' });
  const mark = marks[Math.min(index, marks.length - 1)]?.style ?? 'MarkA';
  const counterpart = readings[index === 0 ? 1 : 0]?.positions[0];
  const parts = markedQuote(position, counterpart, longestQuote);
  const words = { noProof: true, language: context.model.documentById.get(position.document)?.language };
  const quote = parts.map((part) => run(part.text, part.differs ? { ...words, style: mark } : words));
  return paragraph(who + quote.join(''), { style: 'TableSmall', rightToLeft: startsRightToLeft(position.quote) });
}
