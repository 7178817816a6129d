import { attribute, escapeXml } from './xml-text.ts';
import { run, runProperties, type RunFormat } from './run.ts';

/** A field such as `PAGE`, with the text that shows until a program works it out. */
export function field(instruction: string, cached: string, format: RunFormat = {}): string {
  return fieldStart(instruction, format) + run(cached, format) + fieldEnd();
}

/** Opens a field whose result spans paragraphs, such as `TOC`. */
export function fieldStart(instruction: string, format: RunFormat = {}): string {
  const properties = runProperties(format);
  return (
    `<w:r>${properties}<w:fldChar w:fldCharType="begin"/></w:r>` +
    `<w:r>${properties}<w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText></w:r>` +
    `<w:r>${properties}<w:fldChar w:fldCharType="separate"/></w:r>`
  );
}

export function fieldEnd(): string {
  return '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
}

/** A place links can point to. `id` is unique in the document; a name has at most 40 letters, digits or underscores. */
export function bookmark(name: string, id: number, content: string): string {
  return `<w:bookmarkStart w:id="${id}"${attribute('w:name', name)}/>${content}<w:bookmarkEnd w:id="${id}"/>`;
}

export function internalLink(anchor: string, content: string): string {
  return `<w:hyperlink${attribute('w:anchor', anchor)} w:history="1">${content}</w:hyperlink>`;
}

/** A field, because a hyperlink of its own kind needs a relationship for each address. */
export function externalLink(url: string, text: string): string {
  const address = url.replaceAll('"', '%22');
  return fieldStart(`HYPERLINK "${address}"`) + run(text, { style: 'Hyperlink' }) + fieldEnd();
}
