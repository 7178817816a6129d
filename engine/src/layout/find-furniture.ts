import { textOfWords, wordsOfLine, type Line } from './build-lines.ts';

/** Lines at the top and at the bottom of a page that may be running lines. */
const edgeLines = 3;
/** Part of the page height at its top and bottom where running lines stand. */
const edgeShare = 0.13;
/** Part of the pages on which a line must recur. */
const recurring = 0.4;

/** A number alone, or with its word at either end of a short line: a longer one, or one that speaks of a page, is text. */
const pageNumber =
  /^(\W*\d{1,4}\W*|[ivxl]{1,6})$|^\W*(page|seite|blatt|p[áa]gina|s\.|p\.|feuille|hoja)\s*\d{1,4}\b|\b(page|seite|blatt|p[áa]gina|s\.|p\.|feuille|hoja)\s*\d{1,4}\W*$/i;
/** `3 / 12`, which may be a number of the paper as well. */
const pageOfPages = /(^\W*|\s|·)(\d{1,4})\s*(?:\/|of|von|sur|de)\s*(\d{1,4})\W*$/i;

interface PageLines {
  readonly height: number;
  readonly lines: readonly Line[];
}

/** The running headers and footers of a document: lines that recur page by page with other digits, and page numbers. */
export function findFurniture(pages: readonly PageLines[]): Set<Line> {
  const furniture = new Set<Line>();
  const seen = new Map<string, Line[]>();
  for (const page of pages) {
    for (const { line, isOutermost } of linesAtEdges(page)) {
      const words = wordsOfLine(line);
      const text = textOfWords(words);
      const isNumbered = words.length <= longestHead && pageNumber.test(text);
      if (isNumbered || isPageOfPages(text, pages.length)) furniture.add(line);
      // Other digits are allowed in the outermost line only: rows of a table differ in their digits as well.
      const masked = isOutermost && /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text) ? text.replace(/\d+/gu, '#') : text;
      const key = masked.toLowerCase().replace(/\s+/gu, '');
      const same = seen.get(key);
      if (same === undefined) seen.set(key, [line]);
      else same.push(line);
    }
  }
  const threshold = Math.max(2, Math.min(pages.length * recurring, 8));
  for (const lines of seen.values())
    if (lines.length >= threshold && countsPages(lines)) for (const line of lines) furniture.add(line);
  for (const line of changingLines(pages)) furniture.add(line);
  return furniture;
}

function isPageOfPages(text: string, pages: number): boolean {
  const found = pageOfPages.exec(text);
  if (found === null) return false;
  const [whole, before = '', page, last] = found;
  const isAlone = whole.length === text.length && !/\S/u.test(before);
  return Number(page) <= Number(last) && (isAlone || Number(last) <= pages);
}

/** Part of the pages on which the figures of a running line are those of the page before, or so many more as pages lie between. */
const counting = 0.5;

/** The last rows of pages may differ in nothing but figures too, which then count no pages. */
function countsPages(lines: readonly Line[]): boolean {
  const figures = lines.map((line) => {
    const words = wordsOfLine(line);
    return { page: words[0]?.page.page ?? 0, numbers: textOfWords(words).match(/\d+/gu) ?? [] };
  });
  const follow = figures.filter(({ page, numbers }, at) => {
    const before = figures[at - 1];
    return (
      before !== undefined && numbers.every((one, index) => isNext(one, before.numbers[index], page - before.page))
    );
  });
  return follow.length >= (figures.length - 1) * counting;
}

const isNext = (number: string, before: string | undefined, pages: number): boolean =>
  number === before || Number(number) - Number(before) === pages;

/** Fewer pages do not show what stands at the edge of each of them. */
const fewestPages = 3;
/** Sizes of the text by which a head and a number may stand elsewhere: scanned pages lie askew, each in its way. */
const samePlace = { head: 0.15, number: 1 } as const;
/** Space between a running line and the text, in heights of the line. */
const edgeSpace = 0.8;
const longestHead = 12;
/** Words of the number of a page, with its dashes. */
const longestNumber = 3;
/** Pages whose number is read where a line stands: one is there by chance. */
const fewestNumbers = 2;

/**
 * Lines that change from page to page and stand in one place apart from the text: running heads in small print that name the part of the document, and
 * the numbers of pages, of which a recogniser may misread some.
 */
function changingLines(pages: readonly PageLines[]): Line[] {
  if (pages.length < fewestPages) return [];
  return [linesApart(pages, 'top'), linesApart(pages, 'bottom')].flatMap((lines) => {
    const place = lines[Math.floor(lines.length / 2)]?.middle ?? 0;
    const isThere = ({ middle, textSize }: LineApart, by: number): boolean => Math.abs(middle - place) < textSize * by;
    const isNumbered = lines.filter(({ line }) => isOfItsPage(line)).length >= fewestNumbers;
    const running = lines.filter((one) =>
      isNumbered
        ? isThere(one, samePlace.number) && wordsOfLine(one.line).length <= longestNumber
        : isThere(one, samePlace.head) && one.isSmaller,
    );
    return running.length >= Math.max(fewestPages, pages.length * 0.8) ? running.map(({ line }) => line) : [];
  });
}

/** `- 4 -` on the fourth page. */
function isOfItsPage(line: Line): boolean {
  const words = wordsOfLine(line);
  return Number(/\d+/u.exec(textOfWords(words))?.[0]) === words[0]?.page.page;
}

interface LineApart {
  readonly line: Line;
  readonly middle: number;
  readonly textSize: number;
  readonly isSmaller: boolean;
}

/** The line of each page that stands nearest to its edge, where space parts it from the text. */
function linesApart(pages: readonly PageLines[], edge: 'top' | 'bottom'): LineApart[] {
  return pages.flatMap(({ height, lines }) => {
    const sorted = lines.toSorted((a, b) => (edge === 'top' ? a.top - b.top : b.bottom - a.bottom));
    const [line, next] = sorted;
    if (line === undefined || next === undefined) return [];
    const isAtEdge = edge === 'top' ? line.bottom <= height * edgeShare : line.top >= height * (1 - edgeShare);
    const space = edge === 'top' ? next.top - line.bottom : line.top - next.bottom;
    if (!isAtEdge || space <= line.size * edgeSpace || wordsOfLine(line).length > longestHead) return [];
    const isSmaller = edge === 'top' && line.size < next.size * 0.95;
    return [{ line, middle: (line.top + line.bottom) / 2, textSize: next.size, isSmaller }];
  });
}

interface EdgeLine {
  readonly line: Line;
  readonly isOutermost: boolean;
}

function linesAtEdges({ height, lines }: PageLines): EdgeLine[] {
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  const top = sorted.slice(0, edgeLines).filter((line) => line.bottom < height * edgeShare);
  const bottom = sorted.slice(-edgeLines).filter((line) => line.top > height * (1 - edgeShare));
  const outermost = new Set([top[0], bottom.at(-1)]);
  return [...new Set([...top, ...bottom])].map((line) => ({ line, isOutermost: outermost.has(line) }));
}
