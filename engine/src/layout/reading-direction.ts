import type { ReadPage } from '../pdf/read-document.ts';
import { isRightToLeft } from '../pdf/scripts.ts';

const known = new WeakMap<ReadPage, boolean>();

/** Most words of the page that have letters are of a script that runs from right to left. */
export function isReadFromRight(page: ReadPage): boolean {
  let is = known.get(page);
  if (is === undefined) known.set(page, (is = areFromRight(page.texts)));
  return is;
}

function areFromRight(texts: readonly string[]): boolean {
  let [right, left] = [0, 0];
  for (const text of texts) {
    if (isOfRight(text)) right += 1;
    else if (isOfLeft(text)) left += 1;
  }
  return right > left;
}

/** The word has letters that run from right to left. */
export const isOfRight = (text: string): boolean =>
  text.at(-1) !== undefined && (isRightToLeft(text) || isRightToLeft(text.charAt(1)));
/** The word has letters, and they run from left to right. */
export const isOfLeft = (text: string): boolean =>
  /[A-Za-zªµºÀ-ÖØ-ӿ\u0E00-\u1FFF\u3040-\uD7FF]/u.test(text) && !isOfRight(text);
