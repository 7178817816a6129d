import { paragraph, type Block } from '../blocks/block.ts';
import { internalLink, joined, run } from '../blocks/inline.ts';
import type { ReportContext } from '../report-context.ts';
import { sectionHeadings } from './headings.ts';

/**
 * A table of contents of the sections, which Word can renew. One paragraph until then, so that the first page holds more
 * of what matters.
 */
export function contents(context: ReportContext): Block {
  const links = sectionHeadings(context).map((heading) =>
    internalLink(heading.anchor, run(heading.text, { style: 'Hyperlink' })),
  );
  const content = joined(links, run('  ·  ', { style: 'Muted' }));
  return paragraph([run('In this report: ', { bold: true }), { kind: 'contents', content }], { style: 'TOC1' });
}
