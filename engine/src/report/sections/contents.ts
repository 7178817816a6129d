import { fieldEnd, fieldStart, internalLink } from '../ooxml/field.ts';
import { paragraph } from '../ooxml/paragraph.ts';
import { run } from '../ooxml/run.ts';
import type { ReportContext } from '../report-context.ts';
import { sectionHeadings } from './headings.ts';

/**
 * A table of contents of the sections, as a field Word can renew. Without page numbers (`\n`): nobody knows them
 * before the pages are laid out, and blank ones would stand there until the reader renews the field by hand.
 */
export function contents(context: ReportContext): string {
  const headings = sectionHeadings(context);
  const title = paragraph(run('In this report'), { style: 'ContentsTitle' });
  const entries = headings
    .map((heading, index) => {
      const link = internalLink(heading.anchor, run(heading.text, { style: 'Hyperlink' }));
      const start = index === 0 ? fieldStart('TOC \\o "1-1" \\n \\h \\z') : '';
      const end = index === headings.length - 1 ? fieldEnd() : '';
      return paragraph(start + link + end, { style: `TOC${heading.level}`, keepNext: index < headings.length - 1 });
    })
    .join('');
  return title + entries;
}
