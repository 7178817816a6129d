import type { Box } from '@app/shared/contracts';
import { Bands } from './bands.ts';
import { hasInk } from './has-ink.ts';
import type { OpenPage } from './open-page.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import type { Pdfium } from './pdfium-library.ts';
import type { PlacedBox } from './placed-box.ts';
import type { OpaqueBox, PageShapes } from './read-page-rulings.ts';
import { renderRegion } from './render-region.ts';

/** Enough to see whether there is print. */
const dpi = 96;

/**
 * The words that a box drawn after them hides, by index: nobody sees them on the page, and they must not be quoted.
 * PDFium gives the order of drawing by objects only, so it is asked for where a box lies over words; and what the box
 * lies over may still be seen where the box itself is cut off, so the page is looked at.
 */
export function findCoveredWords(
  pdfium: Pdfium,
  page: OpenPage,
  textPage: number,
  words: PageWords,
  { opaque, textOrders }: Pick<PageShapes, 'opaque' | 'textOrders'>,
): Set<number> {
  const under = wordsUnder(words, opaque);
  if (under.length === 0) return new Set();
  const orders = textOrders();
  const orderOf = (word: number): number => {
    const first = words.firsts[word] ?? -1;
    return (first < 0 ? undefined : orders.get(pdfium.FPDFText_GetTextObject(textPage, first))) ?? Infinity;
  };
  const before = under.filter(({ word, last }) => orderOf(word) < last.order);
  // What is printed on tinted ground is drawn after it.
  if (before.length === 0) return new Set();
  const beneath = new Set(before.map(({ word }) => word));
  const others = words.texts.flatMap((_, word) => (beneath.has(word) ? [] : [boxOfWord(words, word)]));
  const isSeen = ({ word, last }: Under): boolean => {
    const box = boxOfWord(words, word);
    // Another word stands on the box that hides this one.
    if (others.some((other) => isOver(other, box))) return false;
    const picture = renderRegion(pdfium, page.handle, inner(box, last.box), dpi, 'grey');
    return picture === undefined || hasInk(picture);
  };
  return new Set(before.filter((one) => !isSeen(one)).map(({ word }) => word));
}

/** A word, and the box over it that is drawn last. */
interface Under {
  readonly word: number;
  readonly last: OpaqueBox;
}

/** Points by which the edge of a box is drawn softly. */
const edge = 0.75;

/** The part of a word that a box covers, its edges left out. */
const inner = (word: PlacedBox, box: PlacedBox): Box => [
  Math.max(word.left, box.left + edge),
  Math.max(word.top, box.top + edge),
  Math.min(word.right, box.right - edge),
  Math.min(word.bottom, box.bottom - edge),
];

function wordsUnder(words: PageWords, opaque: readonly OpaqueBox[]): Under[] {
  if (opaque.length === 0) return [];
  const boxes = new Bands<OpaqueBox>();
  for (const one of opaque) boxes.add(one.box.top, one.box.bottom, one);
  const under: Under[] = [];
  for (let word = 0; word < words.texts.length; word += 1) {
    const at = boxOfWord(words, word);
    let last: OpaqueBox | undefined;
    for (const one of boxes.at((at.top + at.bottom) / 2))
      if (one.order > (last?.order ?? -1) && isWithin(at, one.box)) last = one;
    if (last !== undefined) under.push({ word, last });
  }
  return under;
}

/** Part of the width of a word that a box over it covers. */
const mostOfIt = 0.7;

/** Whether the middle of a word and most of its width lie in a box. */
function isWithin(word: PlacedBox, { left, top, right, bottom }: PlacedBox): boolean {
  const middle = (word.top + word.bottom) / 2;
  const width = Math.min(word.right, right) - Math.max(word.left, left);
  return middle > top && middle < bottom && width >= (word.right - word.left) * mostOfIt;
}

/** Part of the height of a word that another one shares with it; lines that are set close share less. */
const leastOver = 0.5;

/** Whether two words share some place in one line. */
const isOver = (a: PlacedBox, b: PlacedBox): boolean => {
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = Math.min(a.bottom - a.top, b.bottom - b.top) * leastOver;
  return Math.min(a.right, b.right) > Math.max(a.left, b.left) && height > least;
};
