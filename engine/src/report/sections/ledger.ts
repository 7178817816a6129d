import {
  coverageSentence,
  sideLabels,
  sumsOf,
  unitLabels,
  type DocumentCoverage,
  type PairCoverage,
  type SideCoverage,
} from '@app/shared/contracts';
import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { ReportContext } from '../report-context.ts';
import { plural } from '../words/formatting.ts';
import { headingParagraph, ledgerHeading } from './headings.ts';
import { smallTable } from './small-table.ts';

/** The ledger: what was read of each document, and what became of it in each pair. Empty for results without one. */
export function ledger(context: ReportContext): Block[] {
  const { coverage } = context.model.result;
  if (coverage.documents === undefined) return [];
  const pairs = coverage.pairs ?? [];
  return [
    headingParagraph(ledgerHeading),
    paragraph(run(coverageSentence(coverage)), { style: 'Lead' }),
    documentsTable(context, coverage.documents),
    ...(pairs.length === 0 ? [] : [paragraph([], { style: 'Spacer' }), pairsTable(context, pairs)]),
    paragraph([], { style: 'Spacer' }),
  ];
}

function documentsTable(context: ReportContext, documents: readonly DocumentCoverage[]): Block {
  const shares = [8, 9, 10, 13, 11, 12, 37];
  const heads = ['Letter', 'Pages', 'Not read', 'Words: text layer', 'By OCR', 'Doubtful', 'Left out or not compared'];
  const rows = documents.map((document) => {
    const { pages, unread, text, ocr, doubted } = sumsOf(document);
    const counts = [pages, unread, text, ocr, doubted].map((count) => context.formatting.number(count));
    return [letterOf(context, document.document), ...counts, leftOut(document)];
  });
  return smallTable(context, shares, 'What was read in each document', heads, rows);
}

/** `2 struck-out words, 1 attached file`, or a dash. */
function leftOut(document: DocumentCoverage): string {
  const sums = sumsOf(document);
  const told = [
    counted(sums.repeated, 'repeated page', 'repeated pages'),
    counted(sums.struckOut, 'struck-out word', 'struck-out words'),
    counted(sums.covered, 'word under a filled box', 'words under filled boxes'),
    counted(sums.unseen, 'invisible word', 'invisible words'),
    counted(sums.layers, 'word on a hidden layer', 'words on hidden layers'),
    counted(sums.pictures, 'image with unreadable text', 'images with unreadable text'),
    counted(sums.comments, 'reviewer’s comment', 'reviewers’ comments'),
    counted(sums.redactions, 'passage marked for redaction', 'passages marked for redaction'),
    counted(sums.attachments, 'attached file', 'attached files'),
  ].filter((part) => part !== '');
  return told.length === 0 ? '–' : told.join(', ');
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${plural(count, one, many)}`;

function pairsTable(context: ReportContext, pairs: readonly PairCoverage[]): Block {
  const shares = [32, 17, 17, 17, 17];
  const rows = pairs.flatMap(({ a, b, unit, ofA, ofB }) => {
    const sideRow = (of: string, other: string, side: SideCoverage): string[] => [
      `${unitLabels[unit]} of ${letterOf(context, of)}, compared with ${letterOf(context, other)}`,
      ...sideLabels.map(([name]) => context.formatting.number(side[name])),
    ];
    return [sideRow(a, b, ofA), sideRow(b, a, ofB)];
  });
  const heads = ['Compared', ...sideLabels.map(([, label]) => label)];
  return smallTable(context, shares, 'How the words and values of each pair compare', heads, rows);
}

const letterOf = ({ model }: ReportContext, id: string): string =>
  model.documents.find(({ document }) => document.id === id)?.letter ?? id;
