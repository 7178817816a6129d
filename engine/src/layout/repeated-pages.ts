import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';

/** Fewer words may stand on two pages without one being the other. */
const fewestWords = 25;

/** A page that stands in a document before, word for word. */
export interface RepeatedPage {
  readonly page: number;
  /** The number of the first one. */
  readonly of: number;
}

/** Pages that were put into a document twice; what differs may be the number that counts them. */
export function repeatedPages({ pages }: ReadDocument): RepeatedPage[] {
  const known = new Map<string, number>();
  return pages.flatMap((page) => {
    if (page.texts.length < fewestWords) return [];
    const prints = [page.texts.join(' '), withoutOwnNumber(page)];
    const first = prints.map((print) => known.get(print)).find((one) => one !== undefined);
    if (first !== undefined) return [{ page: page.page, of: first }];
    for (const print of prints) known.set(print, page.page);
    return [];
  });
}

const withoutOwnNumber = ({ texts, page }: ReadPage): string =>
  texts.map((text) => (text === String(page) ? '#' : text)).join(' ');

/** A document as it is compared: each page once. */
export function withoutRepeatedPages(document: ReadDocument): ReadDocument {
  const repeated = new Set(repeatedPages(document).map(({ page }) => page));
  return repeated.size === 0
    ? document
    : { ...document, pages: document.pages.filter(({ page }) => !repeated.has(page)) };
}
