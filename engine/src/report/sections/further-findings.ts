import type { ReportFinding } from '../model/report-model.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run } from '../ooxml/run.ts';
import type { ReportContext } from '../report-context.ts';
import { findingRows } from './finding-rows.ts';

const title = 'Further findings in short';

/** Findings in rows: a report with a block for each of thousands would have thousands of pages. */
export function* furtherFindings(context: ReportContext, reports: readonly ReportFinding[]): Generator<string> {
  yield paragraph(run(title), { style: 'Heading2' });
  const entries = reports.flatMap((report) => [report, ...report.consequences]);
  yield* findingRows(context, entries, { title, head: 'Finding' });
}
