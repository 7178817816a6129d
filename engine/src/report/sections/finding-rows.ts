import { confidenceWord } from '@app/shared/contracts';
import { headRow, paragraph, plainCells, row, table, type Block, type Paragraph, type Row } from '../blocks/block.ts';
import { bookmark, externalLink, run } from '../blocks/inline.ts';
import { markStyleOf } from '../blocks/looks.ts';
import { markedQuote } from '../model/marked-quote.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { startsRightToLeft } from '../ooxml/text-script.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { findingUrl } from '../words/decision-words.ts';
import { plural } from '../words/formatting.ts';
import { restsOnScan } from '../words/guidance.ts';
import { kindLabels } from '../words/labels.ts';
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
): Generator<Block> {
  // What was decided needs room to be read; where nothing was, a person writes it by hand.
  const isSaid = entries.some(({ said }) => said !== undefined);
  const widths = columnsOf(context, isSaid ? [8, 24, 40, 28] : [8, 28, 48, 16]);
  const heads = headRow(
    ['No.', head, 'What the documents say', 'Decision'].map((text) => run(text)),
    widths,
  );
  for (let from = 0; from < entries.length; from += rowsPerTable) {
    const rows = entries.slice(from, from + rowsPerTable).map((entry) => findingRow(context, entry, widths));
    yield table({ style: 'ReportTable', columnTwips: widths, title }, [heads, ...rows]);
    yield paragraph([], { style: 'Spacer' });
  }
}

function findingRow(context: ReportContext, report: ReportFinding, widths: readonly number[]): Row {
  const { finding } = report;
  const { reviewUrl } = context.input;
  const label =
    reviewUrl === undefined
      ? run(report.number, { style: 'Muted' })
      : externalLink(findingUrl(reviewUrl, finding.id), report.number);
  const number = bookmark(report.anchor, label);
  const scan = restsOnScan(report, context.model) ? ', from a scan' : '';
  const facts = `${kindLabels[finding.kind]}, ${confidenceWord(finding)}${scan}`;
  const contents = [
    paragraph(number, { style: 'TableSmall' }),
    [
      paragraph(run(shortLabel(report.subject, 90), { bold: true }), { style: 'TableSmall' }),
      paragraph(run(facts, { style: 'Muted' }), { style: 'TableSmall' }),
    ],
    orEmpty(readingLines(context, report)),
    orEmpty(saidParagraphs(report, 'TableSmall')),
  ];
  return row(plainCells(contents, widths));
}

/** A cell holds one paragraph at least. */
const orEmpty = (lines: readonly Paragraph[]): readonly Paragraph[] =>
  lines.length === 0 ? [paragraph([], { style: 'TableSmall' })] : lines;

function readingLines(context: ReportContext, { readings }: ReportFinding): Paragraph[] {
  const lines = readings
    .slice(0, readingsShown)
    .flatMap((reading, index) => readingLine(context, readings, reading, index));
  const rest = readings.length - readingsShown;
  const more = `and ${rest} more ${plural(rest, 'reading', 'readings')}`;
  if (rest > 0) lines.push(paragraph(run(more, { style: 'Muted' }), { style: 'TableSmall' }));
  return lines;
}

function readingLine(
  context: ReportContext,
  readings: readonly Reading[],
  reading: Reading,
  index: number,
): Paragraph[] {
  const letters = reading.documents.map((id) => context.model.documentById.get(id)?.letter ?? id);
  const [position] = reading.positions;
  if (position === undefined) return [];
  const page = reading.missing ? '' : ` p. ${position.page}`;
  const who = run(`${shortLabel(letters.join(', '), 24)}${page}  `, { style: 'Letter' });
  if (reading.missing) return [paragraph([who, run('not found', { style: 'NotFound' })], { style: 'TableSmall' })];
  const mark = markStyleOf(index);
  const counterpart = readings[index === 0 ? 1 : 0]?.positions[0];
  const parts = markedQuote(position, counterpart, longestQuote);
  const words = { noProof: true, language: context.model.documentById.get(position.document)?.language };
  const quote = parts.map((part) => run(part.text, part.differs ? { ...words, style: mark } : words));
  return [paragraph([who, quote], { style: 'TableSmall', rightToLeft: startsRightToLeft(position.quote) })];
}
