import type { FactDocument } from './fact.ts';

const known = new WeakMap<FactDocument, boolean>();

/** Whether a page of the document was read by a recogniser: looked up once, rules ask for each of thousands of pairs. */
export function isRecognised(document: FactDocument): boolean {
  let is = known.get(document);
  if (is === undefined)
    known.set(document, (is = document.passages.some((passage) => passage.words[0]?.page.ocr === true)));
  return is;
}
