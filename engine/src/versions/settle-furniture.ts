import { splitPrint, type ReadingText } from '../layout/reading-text/index.ts';
import { none, openRuns, placesInOther, settle, type ChangeMap, type Span } from './change-map.ts';
import type { Word } from '../layout/word.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import { closedWordsIn } from './hunk-words.ts';
import { borderBefore, endsSentence, pageAt, wordsOf } from './token-places.ts';

/**
 * Settles what is print though it stands among the text: a running line or the number of a page that one version could
 * not be told by its own pages. The other version prints it at the edge of its page there, it recurs page by page, or it
 * cuts one sentence after another.
 */
export function settleFurniture(map: ChangeMap): void {
  const [a, b] = [sideOf(map.a, map.inB), sideOf(map.b, map.inA)];
  const [foundA, foundB] = [furnitureIn(a, b), furnitureIn(b, a)];
  for (const span of foundA)
    if (isOpen(map.inB, span)) settle(map, { a: span, b: emptyAt(a.places, span[0]) }, 'furniture');
  for (const span of foundB)
    if (isOpen(map.inA, span)) settle(map, { a: emptyAt(b.places, span[0]), b: span }, 'furniture');
}

const isOpen = (partners: Int32Array, [from, to]: Span): boolean =>
  partners.subarray(from, to).every((partner) => partner === none);

interface Side {
  readonly text: ReadingText;
  readonly partners: Int32Array;
  /** Where what has no partner would stand in the other version. */
  readonly places: Int32Array;
  /** Lines that its layout knows as furniture, by page. */
  readonly lines: ReadonlyMap<number, readonly string[]>;
}

const sideOf = (text: ReadingText, partners: Int32Array): Side => ({
  text,
  partners,
  places: placesInOther(partners),
  lines: furnitureByPage(text),
});

const emptyAt = (places: Int32Array, token: number): Span => {
  const at = places[token] ?? 0;
  return [at, at];
};

function furnitureIn(own: Side, other: Side): Span[] {
  const runs = openRuns(own.partners);
  const lines = runs.flatMap((run) => linesOf(own.text, run));
  const recurring = recurringEdges(own, lines);
  const cutting = cuttingLines(own, other.text, lines);
  const around = (run: Span): string[] => {
    const place = own.places[run[0]] ?? 0;
    return linesAround(other.lines, pageAt(other.text, place - 1), pageAt(other.text, place));
  };
  const isElsewhere = openNumbers(other);
  const alone = lines.filter((span) => {
    const row = rowOf(own.text, span);
    if (isRowOf(row, around(span))) return true;
    return (
      recurring.has(edgeKey(own.text, span)) ||
      cutting.has(keyWithin(own.text, span)) ||
      (edgeKey(own.text, span) === ownNumber && !isElsewhere.has(row)) ||
      isInMargin(own.text, span)
    );
  });
  const within = runs.flatMap((run) => linesWithin(own.text, run, around(run)));
  return [...alone, ...within, ...runs.filter((run) => isBetweenPages(own, other, run))];
}

/** Numbers that the other version has without partner as well: they are the same number in another place. */
const openNumbers = ({ text, partners }: Side): Set<string> =>
  new Set(
    openRuns(partners).flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, step) => rowOf(text, [from + step, from + step + 1])).filter((row) =>
        /^\d/u.test(row),
      ),
    ),
  );

/** A number in the text, exactly where the other version has the number of a page that ends there. */
function isBetweenPages(own: Side, { text, partners, lines }: Side, [from, to]: Span): boolean {
  const place = own.places[from] ?? 0;
  if (to - from > 1 || place === 0 || place >= text.length || (partners[place] ?? none) === none) return false;
  const row = rowOf(own.text, [from, to]);
  const isNumber = (line: string): boolean => line === row && /^\d/u.test(line);
  const [pageBefore, page] = [pageAt(text, place - 1), pageAt(text, place)];
  if (pageBefore !== page) return [pageBefore, page].some((one) => lines.get(one)?.some(isNumber) === true);
  const [first, last] = [text.passageOf[place - 1] ?? 0, text.passageOf[place] ?? 0];
  const between = text.passages.slice(first, last + 1).flatMap(({ words }, index) => {
    const start = index === 0 ? (text.lastWords[place - 1] ?? 0) + 1 : 0;
    return words.slice(start, first + index === last ? text.firstWords[place] : undefined);
  });
  return between.some((word) => text.running.words.has(word) && `${splitPrint(word.text)[0]?.key ?? ''} ` === row);
}

/** A running line within the text: its old page went with it when the paper was set anew. */
function linesWithin(text: ReadingText, [from, to]: Span, lines: readonly string[]): Span[] {
  return lines.flatMap((line) => {
    const length = line.split(' ').length - 1;
    if (!/[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(line) || length > to - from) return [];
    for (let start = from; start + length <= to; start += 1)
      if (rowOf(text, [start, start + length]) === line) return [[start, start + length] as const];
    return [];
  });
}

/** The lines that lie in a run as a whole; all of the run where its page ends with it or begins. */
function linesOf(text: ReadingText, run: Span): Span[] {
  const [from, to] = run;
  const cuts: number[] = [];
  for (let token = from; token <= to; token += 1) {
    const border = borderBefore(text, token);
    if (border === 'line' || border === 'passage') cuts.push(token);
  }
  const lines = cuts.slice(1).map((end, index): Span => [cuts[index] ?? from, end]);
  const isWhole = cuts[0] === from && cuts.at(-1) === to;
  return isWhole || !isAtEdge(text, run) ? lines : [...lines, run];
}

const rowOf = ({ lexemes, keys }: ReadingText, [from, to]: Span): string => {
  let row = '';
  for (let token = from; token < to; token += 1) row += `${lexemes.textOf(keys[token] ?? 0)} `;
  return row;
};

function furnitureByPage({ passages, running }: ReadingText): Map<number, string[]> {
  const lines = new Map<number, string[]>();
  const add = (words: readonly Word[]): void => {
    const page = words[0]?.page.page ?? 0;
    const row = words.flatMap(({ text }) => splitPrint(text).map(({ key }) => `${key} `)).join('');
    const known = lines.get(page);
    if (known === undefined) lines.set(page, [row]);
    else known.push(row);
  };
  for (const index of running.passages) add(passages[index]?.words ?? []);
  for (const word of running.words) add([word]);
  return lines;
}

function linesAround(lines: ReadonlyMap<number, readonly string[]>, from: number, to: number): string[] {
  const around: string[] = [];
  for (let page = from - 1; page <= to + 1; page += 1) around.push(...(lines.get(page) ?? []));
  return around;
}

/** The row is one line after another. */
function isRowOf(row: string, lines: readonly string[]): boolean {
  let rest = row;
  while (rest !== '') {
    const line = lines.find((one) => one !== '' && rest.startsWith(one));
    if (line === undefined) return false;
    rest = rest.slice(line.length);
  }
  return row !== '';
}

/** It is the first or the last that its page says. */
function isAtEdge(text: ReadingText, [from, to]: Span): boolean {
  const isStart = from === 0 || pageAt(text, from - 1) !== pageAt(text, from);
  const isEnd = to === text.length || pageAt(text, to) !== pageAt(text, to - 1);
  return isStart || isEnd;
}

/** Longer lines are text, in tokens. */
const longestHead = 8;
/** Part of the height of a page at its top and bottom that text keeps clear of. */
const margin = 0.055;
/** Space between a running line and the text, in heights of the line. */
const clear = 0.9;

/** A short line alone in the margin of its page, apart from the text: a paper of one page repeats nothing. */
function isInMargin(text: ReadingText, span: Span): boolean {
  const words = wordsOf(text, span);
  const [word] = words;
  if (word === undefined || span[1] - span[0] > longestHead || word.page.turn !== 0) return false;
  const { page, size } = word;
  const [top, bottom] = [Math.min(...words.map((one) => one.top)), Math.max(...words.map((one) => one.bottom))];
  if (bottom < page.height * margin) return countBetween(page, 0, bottom + size * clear) === words.length;
  if (top > page.height * (1 - margin)) return countBetween(page, top - size * clear, page.height) === words.length;
  return false;
}

/** Words of a page that stand between two heights, in part at least. */
function countBetween({ boxes }: ReadPage, from: number, to: number): number {
  let count = 0;
  for (let at = 0; at < boxes.length; at += 4) if ((boxes[at + 1] ?? 0) < to && (boxes[at + 3] ?? 0) > from) count += 1;
  return count;
}

/** A bare number at the edge of the page that has this number. */
const ownNumber = 'page 0';

const pageNumber = /^(\d{1,4}) $/u;

/** A line at the edge of a page without its digits and its order; of a bare number, how it stands to the number of the page. */
function edgeKey(text: ReadingText, span: Span): string {
  if (!isAtEdge(text, span)) return '';
  return lineKey(rowOf(text, span), pageAt(text, span[0]));
}

function lineKey(row: string, page: number): string {
  const number = pageNumber.exec(row)?.[1];
  if (number !== undefined) return `page ${Number(number) - page}`;
  // A recogniser may leave a digit out.
  return row
    .replace(/\d+(?:\.\d+)* /gu, '')
    .split(' ')
    .toSorted()
    .join(' ')
    .trim();
}

/** So many sentences are cut by a running line that its paper prints in the midst of its pages. */
const fewestCuts = 3;
/** And so many tokens at least stand on a page: words that were put into sentences follow each other sooner. */
const shortestPage = 60;

/**
 * Lines that come again and again in the midst of sentences which the other version prints without them: pages of the
 * paper that the text was taken from end there. What changes a sentence, `excluding tax`, is none.
 */
function cuttingLines(own: Side, other: ReadingText, lines: readonly Span[]): Set<string> {
  const byKey = Map.groupBy(lines, (span) => keyWithin(own.text, span));
  return new Set(
    [...byKey].flatMap(([key, spans]) => {
      const cuts = spans.filter(([from]) => isWithinSentence(other, own.places[from] ?? 0));
      const gaps = spans.slice(1).map(([from], at) => from - (spans[at]?.[1] ?? 0));
      // A page may hold a heading only; most do not.
      const isByPage = (gaps.toSorted((x, y) => x - y)[gaps.length >> 1] ?? 0) >= shortestPage;
      const isSaid = spans.some((span) => closedWordsIn(own.text, span).some(({ kind }) => changesSentence.has(kind)));
      return key !== '' && cuts.length >= fewestCuts && isByPage && !isSaid ? [key] : [];
    }),
  );
}

const changesSentence: ReadonlySet<string> = new Set(['negation', 'force', 'exception', 'condition']);

/** A short line without its digits; of a bare number or of text nothing. */
const keyWithin = (text: ReadingText, span: Span): string =>
  span[1] - span[0] > longestHead ? '' : lineKey(rowOf(text, span), 0).replace(/^page .*$/u, '');

const isWithinSentence = (text: ReadingText, token: number): boolean =>
  token > 0 && text.passageOf[token - 1] === text.passageOf[token] && !endsSentence(text, token - 1);

/** So many pages show that a line at their edges is one and the same. */
const fewestPages = 2;

function recurringEdges({ text, lines }: Side, spans: readonly Span[]): Set<string> {
  const pages = new Map<string, Set<number>>();
  const see = (key: string, page: number): void => {
    const known = pages.get(key);
    if (known === undefined) pages.set(key, new Set([page]));
    else known.add(page);
  };
  for (const span of spans) see(edgeKey(text, span), pageAt(text, span[0]));
  for (const [page, rows] of lines) for (const row of rows) see(lineKey(row, page), page);
  pages.delete('');
  return new Set([...pages].flatMap(([key, on]) => (on.size >= fewestPages ? [key] : [])));
}
