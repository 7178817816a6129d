import { pageNumberMark, type ReadingText } from '../layout/reading-text/index.ts';
import { hunksOf, lengthOf, settle, type ChangeMap, type Span } from './change-map.ts';

/** Settles the numbers of pages in a table of contents: where a passage stands is a matter of print. */
export function settleContents(map: ChangeMap): void {
  for (const { a, b } of hunksOf(map)) {
    const [toA, toB] = [numbersFrom(map.a, a), numbersFrom(map.b, b)];
    const isMarked = hasPageNumber(map.a, [a[0], toA]) || hasPageNumber(map.b, [b[0], toB]);
    const isBoth = (lengthOf(a) === 0 || toA > a[0]) && (lengthOf(b) === 0 || toB > b[0]);
    if (isMarked && isBoth) settle(map, { a: [a[0], toA], b: [b[0], toB] }, 'contents');
  }
}

/** Where the numbers end that a run begins with: those of pages, or all of them where the other version tells. */
function numbersFrom(text: ReadingText, [from, to]: Span): number {
  const { lexemes, keys, passageOf } = text;
  const isNumber = (token: number): boolean =>
    hasPageNumber(text, [token, token + 1]) || /^\d+$/u.test(lexemes.textOf(keys[token] ?? 0));
  let end = from;
  while (end < to && passageOf[end] === passageOf[from] && isNumber(end)) end += 1;
  return end;
}

function hasPageNumber({ marks }: ReadingText, [from, to]: Span): boolean {
  for (let token = from; token < to; token += 1) if (((marks[token] ?? 0) & pageNumberMark) !== 0) return true;
  return false;
}
