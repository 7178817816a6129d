import type { ReadingText } from '../layout/reading-text/index.ts';
import { lengthOf, type Hunk, type Span } from './change-map.ts';

/** Whether both sides have the same letters and digits in a row: `co- branded` and `cobranded`, `2 million` and `2million`. */
export function hasEqualLetters(a: ReadingText, b: ReadingText, hunk: Hunk): boolean {
  if (lengthOf(hunk.a) === 0 || lengthOf(hunk.b) === 0) return false;
  return lettersIn(a, hunk.a) === lettersIn(b, hunk.b);
}

/** Two numbers do not run together: `1 2` is no `12`. */
function lettersIn({ keys, lexemes }: ReadingText, [from, to]: Span): string {
  let row = '';
  for (let token = from; token < to; token += 1) {
    const key = lexemes.textOf(keys[token] ?? 0);
    row += /\d$/u.test(row) && /^\d/u.test(key) ? ` ${key}` : key;
  }
  return row;
}
