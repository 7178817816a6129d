import { cell, paragraph, plainCells, row, type Paragraph, type Row } from '../blocks/block.ts';
import { bookmark, internalLink, joined, run, type Inlines } from '../blocks/inline.ts';
import { colors } from '../blocks/looks.ts';
import type { ChangeSide } from '@app/shared/contracts';
import type { ChangePassage } from '../model/change-passages.ts';
import type { ReportFinding } from '../model/report-model.ts';
import { shortLabel } from '../model/short-label.ts';
import type { VersionPair } from '../model/version-pairs.ts';
import { startsRightToLeft } from '../ooxml/text-script.ts';
import type { ReportContext } from '../report-context.ts';
import { classLabels, changeOf, kindLabel } from '../words/change-labels.ts';
import { redline } from './redline.ts';
import { saidParagraphs } from './said-paragraphs.ts';
import { severityGlyph } from './severity-mark.ts';

/** What the rows of one pair of versions share. */
export interface ChangeTable {
  readonly context: ReportContext;
  readonly pair: VersionPair;
  readonly widths: readonly number[];
  readonly reports: ReadonlyMap<string, ReportFinding>;
  /** By the id of a finding that has no block of its own, the passage that tells it. */
  readonly homes: ReadonlyMap<string, ChangePassage>;
}

/** A passage with what changed in it: its kind, class and finding, its place in both versions, and its redline. */
export function changeRow(table: ChangeTable, passage: ChangePassage, number: number): Row {
  const { widths } = table;
  const contents = [
    paragraph(run(`${number}`, { style: 'Muted' }), { style: 'TableSmall' }),
    kindCell(table, passage),
    placeLines(table, passage),
    [redlineParagraph(table, passage, 'TableText'), ...saidHere(table, passage)],
  ];
  return row(plainCells(contents, widths));
}

const findingsOf = ({ reports }: ChangeTable, { changes }: ChangePassage): ReportFinding[] => [
  ...new Set(changes.flatMap(({ finding }) => reports.get(finding ?? '') ?? [])),
];

/** What a person says of the findings that are told here and nowhere else. */
const saidHere = (table: ChangeTable, passage: ChangePassage): Paragraph[] =>
  findingsOf(table, passage)
    .filter(({ finding }) => table.homes.get(finding.id) === passage)
    .flatMap((report) => saidParagraphs(report, 'TableSmall'));

/** The number of a finding: where it is told the place that others lead to, elsewhere the way to it. */
function numberOf({ homes }: ChangeTable, passage: ChangePassage, { anchor, number, finding }: ReportFinding): Inlines {
  if (homes.get(finding.id) === passage)
    return [bookmark(anchor, run(number)), run(' '), severityGlyph(finding.severity)];
  return internalLink(anchor, run(number, { style: 'Hyperlink' }));
}

function kindCell(table: ChangeTable, passage: ChangePassage): Paragraph[] {
  const findings = findingsOf(table, passage);
  const links = findings.map((report) => numberOf(table, passage, report));
  const label = paragraph(run(kindLabel(passage, findings), { bold: true }), { style: 'TableSmall' });
  const change = paragraph(run(`${classLabels[passage.class]}, ${changeOf(passage)}`, { style: 'Muted' }), {
    style: 'TableSmall',
  });
  if (links.length === 0) return [label, change];
  const lead = run(links.length === 1 ? 'finding ' : 'findings ', { style: 'Muted' });
  return [label, change, paragraph([lead, joined(links, run(', ', { style: 'Muted' }))], { style: 'TableSmall' })];
}

/** `A 7.2, p. 3` and below it `B 8.2, p. 4`. */
function placeLines({ context, pair }: ChangeTable, { changes }: ChangePassage): Paragraph[] {
  return (['a', 'b'] as const).map((name) => {
    const letter = context.model.documentById.get(pair[name])?.letter ?? pair[name];
    const side = changes.map((change) => change[name]).find((one) => one !== null);
    const place = run(side === null || side === undefined ? 'not present' : placeOf(side), {
      style: 'Muted',
      noProof: true,
    });
    return paragraph([run(`${letter}  `, { style: 'Letter' }), place], { style: 'TableSmall' });
  });
}

const placeOf = ({ clause, page }: ChangeSide): string =>
  `${clause === undefined ? '' : `${shortLabel(clause, 24)}, `}p.\u00a0${page}`;

export function redlineParagraph(
  { context, pair }: ChangeTable,
  passage: ChangePassage,
  style: 'TableText' | 'TableSmall',
): Paragraph {
  const language = context.model.documentById.get(pair.b)?.language;
  const [first] = passage.changes;
  const text = first.b?.quote ?? first.a?.quote ?? '';
  return paragraph(redline(passage, { noProof: true, language }), { style, rightToLeft: startsRightToLeft(text) });
}

/** The heading under which the passages below stand. */
export function sectionRow({ widths }: ChangeTable, section: string): Row {
  const title = paragraph(run(shortLabel(section, 90), { bold: true, noProof: true }), {
    style: 'TableSmall',
    keepNext: true,
  });
  const widthTwips = widths.reduce((sum, width) => sum + width, 0);
  return row([cell(title, { widthTwips, span: widths.length, fill: colors.band, margins: { left: 80 } })]);
}

/** The heading under which a passage stands, where the paper has one. */
export function sectionOf({ changes: [{ a, b }] }: ChangePassage): string {
  return b?.section ?? a?.section ?? '';
}
