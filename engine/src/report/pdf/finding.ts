import { picturedPlaces } from '../crops/pictured-places.ts';
import { markedQuote } from '../model/marked-quote.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { colors, marks } from '../ooxml/styles.ts';
import { findingUrl, saidLines } from '../words/decision-words.ts';
import { describeDifference } from '../words/describe-difference.ts';
import { explanationOf } from '../words/explanation.ts';
import { howToSettle, whyItMatters } from '../words/guidance.ts';
import { confidenceWord, kindLabels, severityLabels } from '../words/labels.ts';
import type { PdfContext } from './pdf-context.ts';
import { drawPictures } from './pictures.ts';
import type { TextPiece } from './text-lines.ts';

const muted = { color: colors.secondText };
const readingsShown = 8;
const quotesOfReading = 3;

/** Everything about one finding: head, what differs, pictures, quotes, what to do, what was decided. */
export function drawFinding(context: PdfContext, report: ReportFinding): void {
  const { sheet, model } = context;
  head(context, report);
  explanation(context, report);
  drawPictures(context, picturedPlaces(report, model));
  drawQuotes(context, report);
  sheet.paragraph([
    { text: 'Why it matters: ', bold: true },
    { text: `${whyItMatters(report)} ` },
    { text: 'To settle it: ', bold: true },
    { text: howToSettle(report, model) },
    ...screenLink(context, report),
  ]);
  for (const consequence of report.consequences) {
    const title = `${consequence.number}  Follows from this: ${shortLabel(consequence.subject, 100)}`;
    sheet.paragraph([{ text: title, bold: true }], { tag: 'H4', before: 4, anchor: consequence.anchor, keepWith: 30 });
    explanation(context, consequence);
    drawQuotes(context, consequence);
    drawSaid(context, consequence);
  }
  drawSaid(context, report);
}

/** In short: a place to look at, or what was dismissed. */
export function drawShort(context: PdfContext, report: ReportFinding): void {
  const { finding } = report;
  context.sheet.paragraph(
    [
      { text: `${report.number}  `, bold: true, color: colors.navy },
      { text: shortLabel(report.subject, 110), bold: true },
      { text: `  ${kindLabels[finding.kind]}, ${confidenceWord(finding)}`, ...muted },
      ...screenLink(context, report),
    ],
    { before: 6, after: 2, keepWith: 26, tag: 'H3', anchor: report.anchor },
  );
  drawQuotes(context, report, 1);
  drawSaid(context, report);
}

function head({ sheet }: PdfContext, report: ReportFinding): void {
  const { finding } = report;
  const pieces: TextPiece[] = [
    { text: `${report.number}   `, bold: true, color: colors.navy },
    { text: shortLabel(report.subject, 110), bold: true },
    { text: `   ${severityLabels[finding.severity].name}`, bold: true, color: colors[finding.severity] },
    { text: `   ${kindLabels[finding.kind]}, ${confidenceWord(finding)} (${finding.confidence.toFixed(2)})`, ...muted },
  ];
  const options = { size: 11, indent: 10, after: 0 };
  const height = sheet.heightOf(pieces, options) + 8;
  sheet.room(height + 130);
  sheet.y += 10;
  sheet.decorated(() => {
    sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(`#${colors.band}`);
    sheet.doc.rect(sheet.left, sheet.y, 3.5, height).fill(`#${colors[finding.severity]}`);
  });
  sheet.y += 4;
  sheet.paragraph(pieces, { ...options, tag: 'H3', anchor: report.anchor });
  sheet.y += 10;
}

function explanation({ sheet, model, formatting }: PdfContext, report: ReportFinding): void {
  const pieces = explanationOf(report, model).map(({ text, strong }): TextPiece => ({ text, bold: strong }));
  const difference = describeDifference(report.readings, formatting);
  if (difference !== '') pieces.push({ text: pieces.length === 0 ? difference : ` ${difference}` });
  if (pieces.length > 0) sheet.paragraph(pieces);
}

function drawQuotes(context: PdfContext, { readings }: ReportFinding, most = quotesOfReading): void {
  for (const [index, reading] of readings.slice(0, readingsShown).entries())
    for (const position of reading.positions.slice(0, most)) drawQuote(context, readings, index, position);
  const left = readings.reduce((sum, { positions }, index) => {
    const shown = index < readingsShown ? Math.min(positions.length, most) : 0;
    return sum + positions.length - shown;
  }, 0);
  if (left > 0) context.sheet.paragraph([{ text: `And in ${left} more.`, ...muted }], { indent: 10 });
}

function drawQuote(
  { sheet, model }: PdfContext,
  readings: readonly Reading[],
  index: number,
  position: Reading['positions'][number],
): void {
  const document = model.documentById.get(position.document);
  const name = shortLabel(document?.name ?? position.document, 60);
  const page = position.missing ? '' : `, p. ${position.page}`;
  const where: TextPiece[] = [
    { text: `${document?.letter ?? ''}  `, bold: true, color: colors.navy },
    { text: name + page, ...muted },
  ];
  sheet.paragraph(where, { size: 8.5, indent: 10, after: 1, keepWith: 12 });
  const mark = marks[Math.min(index, marks.length - 1)] ?? marks[0];
  const look = { bold: true, color: mark.text, tint: mark.tint, underline: { kind: mark.underline, color: mark.line } };
  const counterpart = readings[index === 0 ? 1 : 0]?.positions[0];
  const quote: TextPiece[] = position.missing
    ? [{ text: 'Looked for and not found.', bold: true, color: colors.missingText }]
    : markedQuote(position, counterpart).map(({ text, differs }) =>
        differs ? Object.assign({ text }, look) : { text },
      );
  sheet.paragraph(quote, { indent: 24, after: 5, tag: 'BlockQuote' });
}

function drawSaid({ sheet }: PdfContext, { said }: ReportFinding): void {
  if (said === undefined) return;
  for (const { label, text } of saidLines(said))
    sheet.paragraph([{ text: text === '' ? label : `${label}: `, bold: true }, { text }], { indent: 10, before: 2 });
}

function screenLink({ input }: PdfContext, { finding }: ReportFinding): TextPiece[] {
  if (input.reviewUrl === undefined) return [];
  return [
    { text: '  ' },
    { text: 'Open this finding', color: colors.low, link: findingUrl(input.reviewUrl, finding.id) },
  ];
}
