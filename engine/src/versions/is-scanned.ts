import type { ReadingText } from '../layout/reading-text/index.ts';

/** Part of its words from which on a document counts as a scan. */
const scanShare = 0.5;

/** Whether most of a document was read from pictures of its pages. */
export function isScanned({ passages }: ReadingText): boolean {
  let [words, recognised] = [0, 0];
  for (const passage of passages) {
    words += passage.words.length;
    if (passage.words[0]?.page.ocr === true) recognised += passage.words.length;
  }
  return recognised > words * scanShare;
}
