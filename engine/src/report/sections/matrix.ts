import { cell, paragraph, row, table, type Block, type Cell, type CellFormat, type Row } from '../blocks/block.ts';
import { internalLink, joined, run } from '../blocks/inline.ts';
import { colors } from '../blocks/looks.ts';
import type { ReportDocument, ReportFinding } from '../model/report-model.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { listed } from '../words/formatting.ts';
import { headingParagraph, matrixHeading } from './headings.ts';
import { groundOf, markRun, matrixLegend } from './matrix-marks.ts';
import { shortLabel } from '../model/short-label.ts';
import { severityGlyph } from './severity-mark.ts';

/** Up to here a column is wide enough for values; beyond it only marks are shown. */
const documentsWithValues = 6;
const documentsPerTable = 18;
/** So many findings one looks up here; more rows, each with links, keep a word processor busy for minutes. */
const mostRows = 250;
/** At 8 points, on average. */
const twipsPerCharacter = 84;
/** Rows that are held on one page. */
const rowsKeptTogether = 18;

/** Findings as rows, documents as columns: who says what, the odd one out marked. Written row by row. */
export function* matrix(context: ReportContext): Generator<Block> {
  const { documents, findings } = context.model;
  yield headingParagraph(matrixHeading, startsPage(context));
  if (findings.length > mostRows)
    yield paragraph(run(`The first ${mostRows} findings by severity; the others are listed further below.`), {
      keepNext: true,
    });
  yield matrixLegend(findings);
  const columns =
    documents.length <= documentsWithValues
      ? documents
      : documents.filter((document) => isConcerned(document, findings));
  const withValues = columns.length <= documentsWithValues;
  for (let from = 0; from < columns.length; from += documentsPerTable)
    yield* matrixTables(context, columns.slice(from, from + documentsPerTable), withValues);
  const others = documents.filter((document) => !columns.includes(document)).map(({ letter }) => letter);
  if (others.length > 0) yield paragraph(run(`Not part of any finding: ${listed(others)}.`, { style: 'Muted' }));
}

const isConcerned = ({ document }: ReportDocument, findings: readonly ReportFinding[]): boolean =>
  findings.some(
    ({ readings, consequences }) =>
      readings.some(({ documents }) => documents.includes(document.id)) ||
      consequences.some((consequence) => consequence.readings.some(({ documents }) => documents.includes(document.id))),
  );

/** A short matrix moves to the next page as a whole; a long one starts there, unless the documents have filled one before. */
function startsPage({ model }: ReportContext): boolean {
  return model.findings.length > rowsKeptTogether && model.documents.length <= 8;
}

function* matrixTables(
  context: ReportContext,
  documents: readonly ReportDocument[],
  withValues: boolean,
): Generator<Block> {
  const entries = context.model.findings.flatMap((report) => [report, ...report.consequences]).slice(0, mostRows);
  const widths = columnsOf(context, columnShares(documents.length, withValues));
  const names = documents.map(({ letter, name }) => `${letter} is ${name}`).join('; ');
  const keepNext = entries.length <= rowsKeptTogether;
  const rows = entries.map((entry) => matrixRow(entry, documents, widths, { withValues, keepNext }));
  yield table({ style: 'ReportTable', columnTwips: widths, title: 'Findings by document', description: names }, [
    headerRow(documents, widths, withValues),
    ...rows,
  ]);
  yield paragraph([], { style: 'Spacer' });
}

function columnShares(documents: number, withValues: boolean): number[] {
  if (withValues) {
    const subject = documents <= 3 ? 34 : 28;
    return [6, subject, ...Array.from({ length: documents }, () => (94 - subject) / documents)];
  }
  return [6, Math.max(94 - documents * 6, 34), ...Array.from({ length: documents }, () => Math.min(6, 60 / documents))];
}

const grid = { eighths: 4, color: colors.line };

function headerRow(documents: readonly ReportDocument[], widths: readonly number[], withValues: boolean): Row {
  const bottom = { bottom: { eighths: 8, color: colors.strongLine } };
  const cells = ['No.', 'Finding'].map((text, index) =>
    cell(paragraph(run(text), { style: 'TableHead' }), {
      widthTwips: widths[index] ?? 0,
      borders: bottom,
      align: 'bottom',
    }),
  );
  for (const [index, document] of documents.entries()) {
    const letter = internalLink(`document_${document.letter}`, run(document.letter, { style: 'Letter' }));
    const room = Math.floor((widths[index + 2] ?? 0) / twipsPerCharacter) - 5;
    const name = withValues ? run(`  ${shortLabel(document.name, room)}`, { noProof: true, sizePt: 8 }) : [];
    cells.push(
      cell(paragraph([letter, name], { style: 'TableHead', align: withValues ? 'left' : 'center' }), {
        widthTwips: widths[index + 2] ?? 0,
        borders: { ...bottom, left: grid },
        margins: { left: 60, right: 60 },
      }),
    );
  }
  return { cells, isHeader: true };
}

interface RowOptions {
  readonly withValues: boolean;
  readonly keepNext: boolean;
}

function matrixRow(
  report: ReportFinding,
  documents: readonly ReportDocument[],
  widths: readonly number[],
  options: RowOptions,
): Row {
  const { keepNext } = options;
  const glyph = [severityGlyph(report.finding.severity, 8), run(' ')];
  const subject = internalLink(report.anchor, run(shortLabel(report.subject, 80), { style: 'Hyperlink' }));
  const number = run(report.number, { style: 'Muted' });
  const cells = [
    cell(paragraph(number, { style: 'TableText', keepNext }), { widthTwips: widths[0] ?? 0 }),
    cell(paragraph([...glyph, subject], { style: 'TableText', keepNext }), { widthTwips: widths[1] ?? 0 }),
  ];
  for (const [index, document] of documents.entries())
    cells.push(documentCell(report, document, widths[index + 2] ?? 0, options));
  return row(cells);
}

function documentCell(report: ReportFinding, document: ReportDocument, widthTwips: number, options: RowOptions): Cell {
  const { keepNext } = options;
  const readings = report.readings.flatMap((reading, index) =>
    reading.documents.includes(document.document.id) ? [{ reading, index }] : [],
  );
  const format: CellFormat = {
    widthTwips,
    borders: { left: grid },
    margins: { left: 60, right: 60 },
    ...groundOf(readings),
  };
  if (readings.length === 0) {
    const text = document.unreadable ? run('not read', { style: 'Muted' }) : [];
    return cell(paragraph(text, { style: 'TableSmall', align: 'center', keepNext }), format);
  }
  if (!options.withValues) {
    const marks = joined(
      readings.map(({ reading, index }) => markRun(reading, index)),
      run(' '),
    );
    return cell(paragraph(marks, { style: 'TableSmall', align: 'center', keepNext }), format);
  }
  const lines = readings.map(({ reading, index }) => {
    const value = reading.missing
      ? run(' not found')
      : run(` ${shortLabel(reading.label, 46)}`, { noProof: true, bold: index > 0 });
    return paragraph([markRun(reading, index), value], { style: 'TableSmall', keepNext });
  });
  return cell(lines, format);
}
