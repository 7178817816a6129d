import { field } from '../ooxml/field.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run, tab } from '../ooxml/run.ts';
import type { ReportContext } from '../report-context.ts';
import { shortLabel } from '../model/short-label.ts';

/** Product, report and page `x of y` on every page. */
export function reportFooter(context: ReportContext): string {
  const { page, input, formatting } = context;
  const middle = `Report ${shortLabel(input.reference, 40)}, ${formatting.moment(input.createdAt)}`;
  return paragraph(
    run('Discrepancy Checker') +
      tab() +
      run(middle) +
      tab() +
      run('Page ') +
      field('PAGE', '1') +
      run(' of ') +
      field('NUMPAGES', '1'),
    {
      style: 'Footer',
      tabs: [
        { align: 'center', at: page.textTwips / 2 },
        { align: 'right', at: page.textTwips },
      ],
    },
  );
}
