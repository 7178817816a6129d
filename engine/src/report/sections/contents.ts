import { fieldEnd, fieldStart, internalLink } from '../ooxml/field.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run } from '../ooxml/run.ts';
import type { ReportContext } from '../report-context.ts';
import { sectionHeadings } from './headings.ts';

/**
 * A table of contents of the sections, as a field Word can renew. Without page numbers (`\n`): nobody knows them
 * before the pages are laid out, and blank ones would stand there until the reader renews the field by hand. One
 * paragraph until then, so that the first page holds more of what matters.
 */
export function contents(context: ReportContext): string {
  const links = sectionHeadings(context).map((heading) =>
    internalLink(heading.anchor, run(heading.text, { style: 'Hyperlink' })),
  );
  const field = fieldStart('TOC \\o "1-1" \\n \\h \\z') + links.join(run('  ·  ', { style: 'Muted' })) + fieldEnd();
  return paragraph(run('In this report: ', { bold: true }) + field, { style: 'TOC1' });
}
