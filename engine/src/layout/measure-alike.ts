import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';

/** Programs that save a page again move its words by no more than this, in points. */
const movedPt = 2;
/** Part of the words of a page that stand where those of another one do, from which on it is the same print. */
const samePrint = 0.6;
/** So many words tell whether the others are worth looking at. */
const firstWords = 40;

/**
 * Measures words alike that stand in one place of one page of two documents: fonts that were embedded anew have other heights,
 * and lines and columns would be made out in another way of the very same print.
 */
export function measureAlike(documents: readonly ReadDocument[]): ReadDocument[] {
  const measured: ReadDocument[] = [];
  for (const document of documents) {
    const pages = document.pages.map((page, at) => {
      for (const other of measured) {
        const alike = measuredAs(page, other.pages[at]);
        if (alike !== undefined) return alike;
      }
      return page;
    });
    measured.push(pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages });
  }
  return measured;
}

function measuredAs(page: ReadPage, other: ReadPage | undefined): ReadPage | undefined {
  if (other === undefined || page.ocr || other.ocr || page.turn !== other.turn) return undefined;
  if (Math.abs(page.width - other.width) > movedPt || Math.abs(page.height - other.height) > movedPt) return undefined;
  const places = placesOf(other);
  const partners = new Int32Array(page.texts.length).fill(-1);
  let found = 0;
  for (let word = 0; word < page.texts.length; word += 1) {
    const partner = partnerOf(page, word, other, places);
    if (partner !== undefined) found += 1;
    partners[word] = partner ?? -1;
    if (word === firstWords && found < firstWords * samePrint) return undefined;
  }
  if (found < page.texts.length * samePrint || found === 0) return undefined;
  const [boxes, sizes, flags] = [[...page.boxes], [...page.sizes], [...page.flags]];
  for (const [word, partner] of partners.entries()) {
    if (partner < 0) continue;
    for (let side = 0; side < 4; side += 1) boxes[word * 4 + side] = other.boxes[partner * 4 + side] ?? 0;
    sizes[word] = other.sizes[partner] ?? 0;
    flags[word] = other.flags[partner] ?? 0;
  }
  return { ...page, boxes, sizes, flags };
}

const known = new WeakMap<ReadPage, ReadonlyMap<string, readonly number[]>>();

/** The words of a page by their text. */
function placesOf(page: ReadPage): ReadonlyMap<string, readonly number[]> {
  let places = known.get(page);
  if (places === undefined) known.set(page, (places = gatherPlaces(page)));
  return places;
}

function gatherPlaces({ texts }: ReadPage): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [word, text] of texts.entries()) {
    const same = places.get(text);
    if (same === undefined) places.set(text, [word]);
    else same.push(word);
  }
  return places;
}

/** The same word of the other page, its left end and its middle in the same place. */
function partnerOf(
  page: ReadPage,
  word: number,
  other: ReadPage,
  places: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  const [left, middle] = [page.boxes[word * 4] ?? 0, middleOf(page, word)];
  return places
    .get(page.texts[word] ?? '')
    ?.find(
      (one) =>
        Math.abs((other.boxes[one * 4] ?? 0) - left) <= movedPt &&
        Math.abs(middleOf(other, one) - middle) <= movedPt * 2,
    );
}

const middleOf = ({ boxes }: ReadPage, word: number): number =>
  ((boxes[word * 4 + 1] ?? 0) + (boxes[word * 4 + 3] ?? 0)) / 2;
