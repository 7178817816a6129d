import { paragraph, type Paragraph } from '../blocks/block.ts';
import { run, tab } from '../blocks/inline.ts';
import type { ReportContext } from '../report-context.ts';

/** Product, date and page `x of y` on every page. */
export function reportFooter(context: ReportContext): Paragraph {
  const { page, input, formatting } = context;
  return paragraph(
    [
      run('Discrepancy Checker'),
      tab(),
      run(formatting.moment(input.createdAt)),
      tab(),
      run('Page '),
      { kind: 'pageNumber' },
      run(' of '),
      { kind: 'pageCount' },
    ],
    {
      style: 'Footer',
      tabs: [
        { align: 'center', at: page.textTwips / 2 },
        { align: 'right', at: page.textTwips },
      ],
    },
  );
}
