import type { PageWords } from './page-words.ts';

/** Fewer numbers in a margin may be anything. */
const fewest = 5;
/** Points by which their edges differ at most, and that part them from the text. */
const [uneven, apart] = [2, 4];
const number = /^\d{1,4}$/u;

/**
 * The numbers of the lines, by index: they stand left of all else on the page, one under the other, each by as much more than the one above. Those
 * of clauses and rows stand where headings and paragraphs begin.
 */
export function findLineNumbers({ texts, boxes, quarters }: PageWords): Set<number> {
  const edge = (word: number, side: number): number => boxes[word * 4 + side] ?? 0;
  const numbers = texts.flatMap((text, word) => (number.test(text) && quarters[word] === 0 ? [word] : []));
  if (numbers.length < fewest) return new Set();
  const first = numbers.reduce((least, word) => Math.min(least, edge(word, 0)), Number.POSITIVE_INFINITY);
  const isInColumn = (word: number): boolean => edge(word, 0) - first < apart * 4;
  const column = numbers.filter(isInColumn).toSorted((a, b) => edge(a, 1) - edge(b, 1));
  const right = Math.max(...column.map((word) => edge(word, 2)));
  const isAligned = [0, 2].some((side) => {
    const edges = column.map((word) => edge(word, side));
    return Math.max(...edges) - Math.min(...edges) <= uneven;
  });
  const own = new Set(column);
  const isAlone = texts.every((_, word) => own.has(word) || edge(word, 0) > right + apart);
  const values = column.map((word) => Number(texts[word]));
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  const goesOn = step > 0 && values.every((value, at) => at === 0 || value - (values[at - 1] ?? 0) === step);
  return column.length >= fewest && isAligned && isAlone && goesOn ? own : new Set();
}
