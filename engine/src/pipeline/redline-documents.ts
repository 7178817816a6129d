import { compareDocumentNames } from '@app/shared/contracts';
import type { Redline } from '../judge/comparison.ts';
import { earlierByName } from '../judge/earlier-version.ts';
import { redlineMarks } from '../judge/redline-marks.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { compareFamilies, redlineOf } from '../versions/index.ts';
import { arePapersApart, papersOf } from './read-papers.ts';

/**
 * The redline of two documents, from the earlier to the later one as far as their names tell, else in the order of the
 * names; `undefined` where they are not two versions of one document.
 *
 * @param isSwapped a person says that the order is the other one
 */
export function redlineDocuments(documents: readonly ReadDocument[], isSwapped = false): Redline | undefined {
  const readable = documents.filter(({ unreadable }) => unreadable === undefined);
  const [first, second] = readable.toSorted((a, b) => compareDocumentNames(a.name, b.name));
  if (readable.length !== 2 || first === undefined || second === undefined) return undefined;
  const papers = papersOf([first, second]);
  const [family] = compareFamilies(papers, arePapersApart(papers.map(({ facts }) => facts)));
  const [comparison] = family?.comparisons.values() ?? [];
  if (family === undefined || comparison === undefined) return undefined;
  const isTurned = (earlierByName(first.name, second.name) === 'second') !== isSwapped;
  const [earlier, later] = isTurned ? [second, first] : [first, second];
  const { reference, versions } = family.family;
  const [a, b] = [papers[reference], papers[versions[0] ?? -1]];
  if (a === undefined || b === undefined) return undefined;
  const side = (reference === 0) !== isTurned ? 'a' : 'b';
  return {
    earlier: earlier.name,
    later: later.name,
    paragraphs: redlineOf(comparison, side),
    marks: redlineMarks(comparison, { a, b }, side),
    pages: Array.from({ length: later.pageCount }, (_, at) => sizeOf(later, at + 1)),
  };
}

/** Of a page that could not be read nothing is known. */
function sizeOf({ pages }: ReadDocument, page: number): Redline['pages'][number] {
  const { width, height } = pages.find((one) => one.page === page) ?? pages[0] ?? { width: 0, height: 0 };
  return { width, height };
}
