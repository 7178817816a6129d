import type { ReadingText } from '../layout/reading-text/index.ts';
import { none, openRuns, placesInOther, type Span } from './change-map.ts';
import { keyAt } from './markers.ts';

/** So many numbers in a row are those of pages, and so many tokens at least are between two of them. */
const fewest = 3;
const shortestPage = 60;

/**
 * Numbers of pages that are left within the text, as when it was taken from an older print, `its 6 5 own`: they follow each
 * other page by page.
 *
 * @param others partners of the tokens of the other version, which prints nothing there
 * @param isElsewhere the other version prints a number in another place: it is that of a clause
 */
export function strayPageNumbers(
  text: ReadingText,
  partners: Int32Array,
  others: Int32Array,
  isElsewhere: (span: Span) => boolean,
): Span[] {
  const places = placesInOther(partners);
  const alone = openRuns(partners).filter(
    ([from, to]) =>
      to - from === 1 && /^\d{1,4}$/u.test(keyAt(text, from)) && (others[places[from] ?? 0] ?? none) !== none,
  );
  const numbers = alone.filter((span) => !isElsewhere(span));
  return rowsOf(text, numbers)
    .filter((row) => row.length >= fewest)
    .flat();
}

/** Numbers each of which is one more than the one before it, a page further. */
function rowsOf(text: ReadingText, spans: readonly Span[]): Span[][] {
  const rows: Span[][] = [];
  for (const span of spans) {
    const number = Number(keyAt(text, span[0]));
    const row = rows.findLast((one) => {
      const last = one.at(-1);
      return last !== undefined && Number(keyAt(text, last[0])) === number - 1 && span[0] - last[0] >= shortestPage;
    });
    if (row === undefined) rows.push([span]);
    else row.push(span);
  }
  return rows;
}
