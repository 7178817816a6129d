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
  for (const line of changingHeads(pages)) furniture.add(line);
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

/** Fewer pages do not show what stands at the top of each of them. */
const fewestPages = 3;
const samePlacePt = 1.5;
/** Space under a running head, in heights of its line. */
const headSpace = 0.8;
const longestHead = 12;

/** Running heads that name the part of the document and so change: small print in one place above the text of each page. */
function changingHeads(pages: readonly PageLines[]): Line[] {
  if (pages.length < fewestPages) return [];
  const heads = pages.flatMap(({ height, lines }) => {
    const [first, second] = lines.toSorted((a, b) => a.top - b.top);
    if (first === undefined || second === undefined || first.bottom > height * edgeShare) return [];
    const isSmaller = first.size < second.size * 0.95;
    const isApart = second.top - first.bottom > first.size * headSpace;
    return isSmaller && isApart && wordsOfLine(first).length <= longestHead ? [first] : [];
  });
  const place = heads[Math.floor(heads.length / 2)]?.top ?? 0;
  const alike = heads.filter(({ top }) => Math.abs(top - place) < samePlacePt);
  return alike.length >= Math.max(fewestPages, pages.length * 0.8) ? alike : [];
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
