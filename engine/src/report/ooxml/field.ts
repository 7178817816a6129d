import { attribute, escapeXml } from './xml-text.ts';
import { run } from './run.ts';

/** A field such as `PAGE`, with what shows until a program works it out. */
export function field(instruction: string, content: string): string {
  return fieldStart(instruction) + content + '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
}

function fieldStart(instruction: string): string {
  return (
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    `<w:r><w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText></w:r>` +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'
  );
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
  return field(`HYPERLINK "${address}"`, run(text, { style: 'Hyperlink' }));
}
