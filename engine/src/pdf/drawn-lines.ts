import type { SmallShape } from './check-boxes.ts';
import { boxOfWord, type PageWords } from './page-words.ts';
import { stretch, type PlacedBox } from './placed-box.ts';

/** So many shapes of the size of a letter may show text. */
export const drawnLetters = 30;
/** Lower shapes are dots, in points. */
const lowest = 3;
/** Letters in a row, at least, and the widest space between two of them, in heights. */
const [fewest, widest] = [4, 2];

/** Lines of print that are drawn as shapes on a page with a text layer, where no word of the layer stands. */
export function findDrawnLines(small: readonly SmallShape[], page: PageWords): PlacedBox[] {
  if (small.length < drawnLetters) return [];
  const words = page.texts.map((_, word) => boxOfWord(page, word));
  const letters = small
    .filter(({ box, isStroke }) => !isStroke && heightOf(box) >= lowest && !words.some((word) => lieOver(box, word)))
    .map(({ box }) => box);
  if (letters.length < drawnLetters) return [];
  const lines: { readonly box: PlacedBox; count: number }[] = [];
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const line = lines.find(({ box }) => goesOn(box, letter));
    if (line === undefined) lines.push({ box: { ...letter }, count: 1 });
    else {
      stretch(line.box, letter);
      line.count += 1;
    }
  }
  return lines.flatMap(({ box, count }) => (count < fewest ? [] : [box]));
}

const heightOf = ({ top, bottom }: PlacedBox): number => bottom - top;

const lieOver = (box: PlacedBox, { left, top, right, bottom }: PlacedBox): boolean =>
  Math.min(box.right, right) > Math.max(box.left, left) && Math.min(box.bottom, bottom) > Math.max(box.top, top);

const goesOn = (line: PlacedBox, letter: PlacedBox): boolean =>
  Math.min(line.bottom, letter.bottom) - Math.max(line.top, letter.top) >
    Math.min(heightOf(line), heightOf(letter)) / 2 && letter.left - line.right < heightOf(line) * widest;
