import { cell, headRow, paragraph, plainCells, row, table, type Block } from '../blocks/block.ts';
import { internalLink, picture, run, type Inlines } from '../blocks/inline.ts';
import { colors } from '../blocks/looks.ts';
import type { Reading } from '../model/readings.ts';
import { severities } from '../model/order-findings.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { engineSentence } from '../words/explanation.ts';
import { decidedParts } from '../words/decision-words.ts';
import { plural } from '../words/formatting.ts';
import { kindLabels, severityLabels } from '../words/labels.ts';
import { verdictDetails, verdictTitle } from '../words/verdict.ts';
import { unreadNote } from './documents.ts';
import { dismissedHeading, headingParagraph, topHeading } from './headings.ts';
import { shortLabel } from '../model/short-label.ts';
import { placesOf } from './reading-text.ts';
import { severityMark } from './severity-mark.ts';
import { versionSummary } from './version-summary.ts';

/** Brand, verdict, what was not compared, counts and the findings that matter most. */
export function firstPage(context: ReportContext): Block[] {
  const { model } = context;
  const opening = [brand('Discrepancy report'), ...verdict(context), ...unreadNote(context), ...decided(context)];
  if (model.findings.length === 0) return opening;
  return [...opening, counts(context), kinds(model), ...topFindings(context)];
}

/** The mark of the product, and what the document is. */
export function brand(what: string): Block {
  const logo = picture({
    name: 'logo',
    widthPt: 18,
    heightPt: 18,
    description: 'Discrepancy Checker',
    lowerPt: 3,
  });
  return paragraph([logo, run(`  ${what}`)], { style: 'Brand' });
}

function verdict(context: ReportContext): Block[] {
  const title = paragraph(run(verdictTitle(context.model)), { style: 'Title' });
  const details = verdictDetails(context.model, context.formatting);
  const lead = details.map((piece) => run(piece.text, { bold: piece.strong }));
  const when = context.formatting.moment(context.input.createdAt);
  const scope = `Compared on ${when}. ${scopeSentence(context)}`;
  const style = isClean(context.model) ? 'SuccessNote' : 'Lead';
  return [title, ...versionSummary(context), paragraph(lead, { style }), paragraph(run(scope, { style: 'Muted' }))];
}

/** What was decided. Empty where nobody has said anything. */
function decided({ model, formatting }: ReportContext): Block[] {
  const parts = decidedParts(model, formatting);
  if (parts === undefined) return [];
  const { lead, counts: told, dismissed } = parts;
  const link = dismissed === '' ? [] : internalLink(dismissedHeading.anchor, run(dismissed, { style: 'Hyperlink' }));
  return [paragraph([run(lead, { bold: true }), run(told), link])];
}

/** Nothing found and nothing left unread. */
function isClean(model: ReportModel): boolean {
  const unread = model.documents.some(({ document, unreadable }) => unreadable || document.unreadPages.length > 0);
  return model.total === 0 && model.dismissed.length === 0 && !unread;
}

/** `4 documents, 36 pages, all compared.` is only said where it is so. */
function scopeSentence({ model, formatting }: ReportContext): string {
  const number = (value: number): string => formatting.number(value);
  const all = model.documents.length;
  const readable = model.documents.filter(({ unreadable }) => !unreadable).length;
  const pages = model.documents.reduce((sum, { document }) => sum + document.pages, 0);
  const compared = model.result.coverage.comparedPages;
  const ofPages = `${number(pages)} ${plural(pages, 'page', 'pages')}`;
  if (readable < all) {
    const part = compared === pages ? ofPages : `${number(compared)} of ${ofPages}`;
    return `${number(readable)} of ${number(all)} documents compared, ${part}.`;
  }
  return `${number(all)} documents, ${ofPages}, ${compared === pages ? 'all' : `${number(compared)} of them`} compared.`;
}

function counts(context: ReportContext): Block {
  const gap = 2;
  const widths = columnsOf(context, [31, gap, 31, gap, 31, gap, 31]);
  const cells = severities.flatMap((severity, index) => {
    const { advice } = severityLabels[severity];
    const count = context.formatting.number(context.model.counts[severity]);
    const content = [
      paragraph(run(count), { style: 'Count' }),
      paragraph(severityMark(severity, 'Strong'), { style: 'TableText', keepNext: true }),
      paragraph(run(advice, { style: 'Muted' }), { style: 'TableText', keepNext: true }),
    ];
    const tile = cell(content, {
      widthTwips: widths[index * 2] ?? 0,
      fill: colors.tile,
      borders: { left: { eighths: 36, color: colors[severity] } },
      margins: { top: 90, left: 200, bottom: 110, right: 60 },
    });
    return index === 0
      ? [tile]
      : [cell(paragraph([], { style: 'TableText' }), { widthTwips: widths[index * 2 - 1] ?? 0 }), tile];
  });
  return table(
    { style: 'LayoutTable', columnTwips: widths, title: 'Number of findings by severity', headerRow: false },
    [row(cells)],
  );
}

function kinds(model: ReportModel): Block {
  const numbers = new Map<string, number>();
  for (const { finding } of model.findings.flatMap((report) => [report, ...report.consequences]))
    numbers.set(kindLabels[finding.kind], (numbers.get(kindLabels[finding.kind]) ?? 0) + 1);
  const text = [...numbers].sort((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} ${count}`);
  return paragraph([run('By kind: ', { bold: true }), run(text.join('  ·  '))], { style: 'KindCounts' });
}

/** As many as a reader takes in at a glance. */
const topCount = 5;

function topFindings(context: ReportContext): Block[] {
  const widths = columnsOf(context, [5, 11, 26, 29, 29]);
  const heads = ['No.', 'Severity', 'What differs', 'One reading', 'Another reading'].map((text) => run(text));
  const rows = context.model.findings.slice(0, topCount).map((report) => {
    const [first, , ...others] = report.readings;
    const more = others.length === 0 ? [] : run(` (and ${others.length} more)`);
    const content = [
      internalLink(report.anchor, run(report.number, { style: 'Hyperlink' })),
      severityMark(report.finding.severity),
      run(shortLabel(report.subject, 90), { bold: true }),
      readingRuns(first, context.model),
      [secondReading(report, context.model), more],
    ];
    return row(
      plainCells(
        content.map((runs) => paragraph(runs, { style: 'TableText' })),
        widths,
      ),
    );
  });
  return [
    headingParagraph(topHeading),
    table(
      {
        style: 'ReportTable',
        columnTwips: widths,
        title: 'Top findings',
        description: 'The most severe findings with the first two readings of each.',
      },
      [headRow(heads, widths), ...rows],
    ),
  ];
}

/** Where one place is wrong by itself, what is wrong with it. */
function secondReading(report: ReportFinding, model: ReportModel): Inlines {
  const second = report.readings[1];
  return second === undefined
    ? run(shortLabel(engineSentence(report, model), 110) || 'see the finding', { style: 'Muted' })
    : readingRuns(second, model);
}

function readingRuns(reading: Reading | undefined, model: ReportModel): Inlines {
  if (reading === undefined) return [];
  const says = reading.missing
    ? run('Not found', { bold: true })
    : run(shortLabel(reading.label, 70), { bold: true, noProof: true });
  return [says, run(` in ${placesOf(reading, model)}`)];
}
