import type { ParagraphFormat, TabStop } from '../blocks/block.ts';

/** `w:p`, properties in the order of ISO/IEC 29500-1 17.3.1.26. `content` is finished run XML. */
export function paragraph(content: string, format: ParagraphFormat = {}): string {
  let xml = '';
  if (format.style !== undefined) xml += `<w:pStyle w:val="${format.style}"/>`;
  if (format.keepNext) xml += '<w:keepNext/>';
  if (format.pageBreakBefore) xml += '<w:pageBreakBefore/>';
  if (format.tabs !== undefined && format.tabs.length > 0)
    xml += `<w:tabs>${format.tabs.map(tabStop).join('')}</w:tabs>`;
  if (format.rightToLeft) xml += '<w:bidi/>';
  if (format.align !== undefined) xml += `<w:jc w:val="${format.align}"/>`;
  return `<w:p>${xml === '' ? '' : `<w:pPr>${xml}</w:pPr>`}${content}</w:p>`;
}

function tabStop(stop: TabStop): string {
  const leader = stop.leader === undefined ? '' : ` w:leader="${stop.leader}"`;
  return `<w:tab w:val="${stop.align}"${leader} w:pos="${Math.round(stop.at)}"/>`;
}
