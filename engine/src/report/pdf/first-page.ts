import { severities } from '../model/order-findings.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportModel } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import { colors } from '../ooxml/styles.ts';
import { howRead } from '../sections/documents.ts';
import { placesOf } from '../sections/reading-text.ts';
import { dismissedHeading, documentsHeading, topHeading } from '../sections/headings.ts';
import { changesSentence } from '../words/changes-sentence.ts';
import { decidedParts } from '../words/decision-words.ts';
import { plural } from '../words/formatting.ts';
import { severityLabels } from '../words/labels.ts';
import { verdictDetails, verdictTitle } from '../words/verdict.ts';
import type { PdfContext } from './pdf-context.ts';
import type { TextPiece } from './text-lines.ts';

const muted = { color: colors.secondText };
const topCount = 5;
const mostPairs = 3;

/** Verdict, counts, the findings that matter most and the documents. */
export function firstPage(context: PdfContext): void {
  const { sheet, model, formatting, input } = context;
  sheet.paragraph([{ text: 'Discrepancy report', bold: true, color: colors.navy }], { size: 12, after: 12 });
  sheet.paragraph([{ text: verdictTitle(model), bold: true, color: colors.navy }], { size: 22, tag: 'H1', after: 8 });
  for (const pair of model.versions.slice(0, mostPairs))
    sheet.paragraph([{ text: changesSentence(pair, model.result), bold: true }], { size: 11 });
  const lead = verdictDetails(model, formatting).map(({ text, strong }) => ({ text, bold: strong }));
  sheet.paragraph(lead, { size: 10.5, after: 6 });
  const pages = model.documents.reduce((sum, { document }) => sum + document.pages, 0);
  const when = `Compared on ${formatting.moment(input.createdAt)}.`;
  const scope = `${model.documents.length} documents, ${formatting.number(pages)} ${plural(pages, 'page', 'pages')}.`;
  sheet.paragraph([{ text: `${when} ${scope}`, ...muted }], { after: 8 });
  decided(context);
  if (model.findings.length > 0) {
    counts(context);
    topFindings(context);
  }
  documents(context);
}

function decided({ sheet, model, formatting }: PdfContext): void {
  const parts = decidedParts(model, formatting);
  if (parts === undefined) return;
  const { lead, counts: told, dismissed } = parts;
  sheet.paragraph(
    [{ text: lead, bold: true }, { text: told }, { text: dismissed, color: colors.low, goTo: dismissedHeading.anchor }],
    { after: 8 },
  );
}

function counts({ sheet, model, formatting }: PdfContext): void {
  const [gap, height] = [10, 46];
  const width = (sheet.width - 3 * gap) / 4;
  sheet.room(height + 12);
  const top = sheet.y;
  for (const [index, severity] of severities.entries()) {
    const { name, advice } = severityLabels[severity];
    const left = sheet.left + index * (width + gap);
    sheet.decorated(() => {
      sheet.doc.rect(left, top, width, height).fill(`#${colors.tile}`);
      sheet.doc.rect(left, top, 3.5, height).fill(`#${colors[severity]}`);
    });
    const indent = left - sheet.left + 12;
    const options = { indent, width: width - 14, after: 0 };
    sheet.y = top + 4;
    sheet.paragraph([{ text: formatting.number(model.counts[severity]), bold: true }], { ...options, size: 15 });
    sheet.paragraph(
      [
        { text: name, bold: true },
        { text: `, ${advice}`, ...muted },
      ],
      { ...options, size: 8.5 },
    );
  }
  sheet.y = top + height + 10;
}

function topFindings({ sheet, model }: PdfContext): void {
  sheet.heading(topHeading.text, { anchor: topHeading.anchor });
  for (const report of model.findings.slice(0, topCount)) {
    const [first, second] = report.readings;
    sheet.paragraph([
      { text: report.number, bold: true, color: colors.low, goTo: report.anchor },
      { text: `  ${severityLabels[report.finding.severity].name}  `, ...muted },
      { text: shortLabel(report.subject, 90), bold: true },
      ...readingPieces(first, model, ': '),
      ...readingPieces(second, model, '; '),
    ]);
  }
}

function readingPieces(reading: Reading | undefined, model: ReportModel, before: string): TextPiece[] {
  if (reading === undefined) return [];
  const where = { text: ` in ${placesOf(reading, model)}`, ...muted };
  const says = reading.missing ? 'not found' : shortLabel(reading.label, 70);
  return [{ text: before }, { text: says, bold: true }, where];
}

function documents({ sheet, model }: PdfContext): void {
  sheet.heading(documentsHeading.text, { anchor: documentsHeading.anchor });
  for (const document of model.documents) {
    const pages = document.document.pages;
    const facts = `  ${pages} ${plural(pages, 'page', 'pages')}, ${howRead(document)}`;
    const warnings = document.document.warnings.join(' ');
    sheet.paragraph([
      { text: `${document.letter}  `, bold: true, color: colors.navy },
      { text: document.name },
      { text: warnings === '' ? facts : `${facts}. ${warnings}`, ...muted },
    ]);
  }
}
