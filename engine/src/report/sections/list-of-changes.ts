import { headRow, paragraph, table, type Block, type Row } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import { changePassages, type ChangePassage } from '../model/change-passages.ts';
import { blockTest } from '../model/of-versions.ts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import type { VersionPair } from '../model/version-pairs.ts';
import { columnsOf, type ReportContext } from '../report-context.ts';
import { changesSentence } from '../words/changes-sentence.ts';
import { listed, plural } from '../words/formatting.ts';
import { changeRow, sectionOf, sectionRow, type ChangeTable } from './change-rows.ts';
import { foldedRow, foldPassages, isPageNumber, isSame } from './folded-changes.ts';
import { changesHeading, headingParagraph } from './headings.ts';
import { redlineLegend } from './redline.ts';
import { orderSentence, pairTitle } from './version-summary.ts';

/** Word processors lay out one table of thousands of rows very slowly. */
const rowsPerTable = 250;

/** Every change between versions, pair by pair: substantive ones as a redline, formal ones folded. */
export function* listOfChanges(context: ReportContext): Generator<Block> {
  yield headingParagraph(changesHeading);
  const reports = reportsOf(context.model);
  for (const pair of context.model.versions) {
    yield* introduction(context, pair);
    if (pair.share === undefined) yield* changesOf(context, pair, reports);
  }
}

function introduction(context: ReportContext, pair: VersionPair): Block[] {
  const title = paragraph(run(pairTitle(context, pair), { noProof: true }), { style: 'Heading3' });
  const order = paragraph(run(orderSentence(context, pair)));
  const counts = paragraph(run(changesSentence(pair, context.model.result), { bold: true }));
  const advice = 'Too much has changed to list every change. Read both documents in full.';
  if (pair.share !== undefined) return [title, order, counts, paragraph(run(advice))];
  if (pair.changes.length === 0) return [title, counts];
  const [first, second] = [pair.a, pair.b].map((id) => context.model.documentById.get(id)?.letter ?? id);
  return [title, order, counts, paragraph(redlineLegend(first ?? '', second ?? ''), { style: 'Legend' })];
}

function* changesOf(
  context: ReportContext,
  pair: VersionPair,
  reports: ReadonlyMap<string, ReportFinding>,
): Generator<Block> {
  const ofForm: ChangePassage[] = [];
  const ofMeaning: ChangePassage[] = [];
  for (const passage of changePassages(pair.changes)) (isOfForm(passage) ? ofForm : ofMeaning).push(passage);
  const homes = homesOf(context.model, ofMeaning);
  const changes = { context, pair, reports, homes, widths: columnsOf(context, [6, 16, 17, 61]) };
  yield* chunked(changes, { title: 'Changes in reading order', kind: 'Kind' }, meaningRows(changes, ofMeaning));
  const folded = foldPassages(ofForm);
  if (folded.length > 0) {
    yield paragraph(run('Formal changes'), { style: 'Heading3' });
    const rows = folded.map((places, index) => () => [foldedRow(changes, places, ofMeaning.length + index + 1)]);
    yield* chunked(changes, { title: 'Formal changes', kind: 'Class' }, rows);
  }
  yield* leftOut(pair);
}

/** Where findings without a block of their own are told: in the first of their passages. */
function homesOf(model: ReportModel, passages: readonly ChangePassage[]): Map<string, ChangePassage> {
  const hasBlock = blockTest(model);
  const homeless = new Set(model.findings.filter((report) => !hasBlock(report)).map(({ finding }) => finding.id));
  const homes = new Map<string, ChangePassage>();
  for (const passage of passages)
    for (const { finding } of passage.changes)
      if (finding !== undefined && homeless.has(finding) && !homes.has(finding)) homes.set(finding, passage);
  return homes;
}

const isOfForm = ({ class: kind }: ChangePassage): boolean =>
  kind === 'editorial' || kind === 'renumbered' || kind === 'print';

function meaningRows(changes: ChangeTable, passages: readonly ChangePassage[]): LazyRows[] {
  let section = '';
  return passages.map((passage, index) => {
    const own = sectionOf(passage);
    const opens = own !== '' && lettersOf(own) !== section;
    if (opens) section = lettersOf(own);
    return () => [...(opens ? [sectionRow(changes, own)] : []), changeRow(changes, passage, index + 1)];
  });
}

/** A heading is the same one with another dash. */
const lettersOf = (section: string): string =>
  section
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The rows of a passage, made when they are written. */
type LazyRows = () => readonly Row[];

interface TableHead {
  readonly title: string;
  readonly kind: 'Kind' | 'Class';
}

/** Rows in tables of a bearable length, each with its head. */
function* chunked({ widths }: ChangeTable, { title, kind }: TableHead, rows: readonly LazyRows[]): Generator<Block> {
  const head = headRow(
    ['No.', kind, 'Place', 'What changed'].map((text) => run(text)),
    widths,
  );
  for (let from = 0; from < rows.length; from += rowsPerTable) {
    const own = rows.slice(from, from + rowsPerTable);
    yield table({ style: 'ReportTable', columnTwips: widths, title }, allRows(head, own));
    yield paragraph([], { style: 'Spacer' });
  }
}

function* allRows(head: Row, rows: readonly LazyRows[]): Generator<Row> {
  yield head;
  for (const rowsOf of rows) yield* rowsOf();
}

/** How many differences are none of words, and stand in no table. */
function leftOut({ changes }: VersionPair): Block[] {
  const print = changes.filter((change) => change.class === 'print');
  const [moved, numbers] = [print.filter(isSame).length, print.filter(isPageNumber).length];
  const told = [
    ...(numbers > 0 ? [`${numbers} page ${plural(numbers, 'number', 'numbers')} that only one version has`] : []),
    ...(moved > 0
      ? [`${moved} ${plural(moved, 'place', 'places')} where the same words are only arranged differently on the page`]
      : []),
  ];
  return told.length === 0 ? [] : [paragraph(run(`Not listed: ${listed(told)}.`, { style: 'Muted' }))];
}

/** What the report says of each finding, by its id. */
function reportsOf({ findings, places, dismissed }: ReportModel): Map<string, ReportFinding> {
  const roots = [...findings, ...places, ...dismissed];
  const all = roots.concat(roots.flatMap(({ consequences }) => consequences));
  return new Map(all.map((report) => [report.finding.id, report]));
}
