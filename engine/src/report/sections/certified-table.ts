import type { Certificate } from '@app/shared/contracts';
import { headRow, paragraph, plainCells, row, table, type Block, type Paragraph, type Row } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { mostPictured, type CertifiedLine } from '../model/certified-lines.ts';
import { shortLabel } from '../model/short-label.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { explanationOf } from '../words/explanation.ts';
import { pictureOf } from './finding-pictures.ts';
import { saidParagraphs } from './said-paragraphs.ts';

/** More lines than this are counted only. */
const mostListed = 200;

/**
 * Lines of a certificate under a heading, each with the draft and the scan beside it. Empty where there are none.
 *
 * @param title of the table, and of its first column
 */
export function* certifiedTable(
  context: ReportContext,
  { draft, scan }: Certificate,
  [title, ofRow]: readonly [string, string],
  lines: readonly CertifiedLine[],
): Generator<Block> {
  if (lines.length === 0) return;
  yield paragraph(run(title, { bold: true }), { style: 'Heading3', keepNext: true });
  const widths = columnsOf(context, [34, 33, 33]);
  const heads = [ofRow, ...[draft, scan].map((id) => nameOf(context, id))];
  yield table({ style: 'ReportTable', columnTwips: widths, title }, [
    headRow(
      heads.map((head) => run(head, { noProof: true })),
      widths,
    ),
    ...lines.slice(0, mostListed).map((line, index) => lineRow(context, line, index < mostPictured, widths)),
  ]);
  const more = lines.length - mostListed;
  if (more > 0) yield paragraph(run(`And ${context.formatting.number(more)} more.`, { style: 'Muted' }));
}

const nameOf = ({ model }: ReportContext, id: string): string => {
  const { letter, name } = model.documentById.get(id) ?? { letter: id, name: '' };
  return `${letter}  ${shortLabel(name, 28)}`;
};

function lineRow(context: ReportContext, line: CertifiedLine, isPictured: boolean, widths: readonly number[]): Row {
  const sides = [line.draft, line.scan].map((place): Paragraph[] => {
    if (place === undefined) return [small('–')];
    const { position } = place;
    const page = small(`page ${position.page}`);
    const crop = isPictured ? context.cropOf(place) : undefined;
    if (crop === undefined) return [page];
    return [paragraph(pictureOf(context, line.words, { position, crop }), { style: 'TableSmall' }), page];
  });
  return row(plainCells([wordsOf(context, line), ...sides], widths));
}

function wordsOf({ model }: ReportContext, { words, report }: CertifiedLine): Paragraph[] {
  if (report === undefined) return [paragraph(run(words, { noProof: true }), { style: 'TableText' })];
  const subject = run(shortLabel(report.subject, 90), { bold: true, noProof: true });
  const told = explanationOf(report, model).map(({ text }) => text);
  return [
    paragraph(subject, { style: 'TableSmall' }),
    small(`Finding ${report.number}. ${told.join('')}`),
    ...saidParagraphs(report, 'TableSmall'),
  ];
}

const small = (text: string): Paragraph => paragraph(run(text, { style: 'Muted' }), { style: 'TableSmall' });
