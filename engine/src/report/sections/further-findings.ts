import { paragraph, type Block } from '../blocks/block.ts';
import { run } from '../blocks/inline.ts';
import type { ReportFinding } from '../model/report-model.ts';
import type { ReportContext } from '../report-context.ts';
import { findingRows } from './finding-rows.ts';

const title = 'Further findings in short';

/** Findings in rows: a report with a block for each of thousands would have thousands of pages. */
export function* furtherFindings(context: ReportContext, reports: readonly ReportFinding[]): Generator<Block> {
  yield paragraph(run(title), { style: 'Heading2' });
  const entries = reports.flatMap((report) => [report, ...report.consequences]);
  yield* findingRows(context, entries, { title, head: 'Finding' });
}
