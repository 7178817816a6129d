import { boldFlag } from '../pdf/read-page-words.ts';
import { textOfWords, wordsOfLine, type Line } from './build-lines.ts';

/** What is usual on a page. */
export interface PageStyle {
  /** Height of a line of body text. */
  readonly size: number;
  /** Space between two lines of body text. */
  readonly gap: number;
  readonly left: number;
  readonly right: number;
  /** The page was recognised: sizes are uncertain and there is no bold. */
  readonly ocr: boolean;
}

const longestHeading = 14;
/** A heading is at least this much higher than body text. */
const largerSize = 1.14;

export function pageStyle(lines: readonly Line[], ocr: boolean): PageStyle {
  const sizes = Float64Array.from(sizesOf(lines)).sort();
  const gaps = lines
    .slice(1)
    .map((line, index) => line.top - (lines[index]?.bottom ?? line.top))
    .filter((gap) => gap > -5 && gap < 20)
    .toSorted((a, b) => a - b);
  return {
    size: sizes[Math.floor(sizes.length / 2)] ?? 0,
    // Text set wider than double-spaced is a list of short paragraphs.
    gap: Math.min(gaps[Math.floor(gaps.length / 3)] ?? 0, (sizes[Math.floor(sizes.length / 2)] ?? 0) * 1.1),
    left: Math.min(Infinity, ...lines.map((line) => line.left)),
    right: Math.max(0, ...lines.map((line) => line.right)),
    ocr,
  };
}

function sizesOf(lines: readonly Line[]): number[] {
  const sizes: number[] = [];
  for (const { segments } of lines) for (const { words } of segments) for (const word of words) sizes.push(word.size);
  return sizes;
}

export function isHeadingLine(line: Line, style: PageStyle): boolean {
  const words = wordsOfLine(line);
  if (words.length > longestHeading) return false;
  const isLarge = style.ocr ? line.size > style.size * 1.5 && words.length < 9 : line.size > style.size * largerSize;
  // Nearly all lines end here: their letters need not be looked at.
  if (!isLarge && (style.ocr || !words.every((word) => (word.flags & boldFlag) !== 0))) return false;
  const text = textOfWords(words);
  if (!/[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text) || /[,;]$/u.test(text)) return false;
  return isLarge || !/[.:]$/u.test(text);
}
