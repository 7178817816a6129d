import type { ReadingText } from '../layout/reading-text/index.ts';
import { lengthOf, type ChangeMap, type Hunk, type Span } from './change-map.ts';

/**
 * Parts the end of a passage that was changed from whole passages behind it that one version has more: what became of
 * `section 9.` is `section 10.`, not `section 10.` and a new clause.
 */
export function partPassages({ a, b }: ChangeMap, hunks: readonly Hunk[]): Hunk[] {
  return hunks.flatMap((hunk) => {
    if (lengthOf(hunk.a) === 0 || lengthOf(hunk.b) === 0) return [hunk];
    if (opensPassage(a, hunk.a[0]) || opensPassage(b, hunk.b[0])) return [hunk];
    const [endA, endB] = [firstPassageEnd(a, hunk.a), firstPassageEnd(b, hunk.b)];
    // One of them ends with its passage, the other goes on behind that of its own.
    if (endA === hunk.a[1] && endB < hunk.b[1] && opensPassage(a, endA))
      return [
        { a: hunk.a, b: [hunk.b[0], endB] },
        { a: [endA, endA], b: [endB, hunk.b[1]] },
      ];
    if (endB === hunk.b[1] && endA < hunk.a[1] && opensPassage(b, endB))
      return [
        { a: [hunk.a[0], endA], b: hunk.b },
        { a: [endA, hunk.a[1]], b: [endB, endB] },
      ];
    return [hunk];
  });
}

const opensPassage = ({ passageOf, length }: ReadingText, token: number): boolean =>
  token === 0 || token >= length || passageOf[token] !== passageOf[token - 1];

function firstPassageEnd({ passageOf }: ReadingText, [from, to]: Span): number {
  let end = from;
  while (end < to && passageOf[end] === passageOf[from]) end += 1;
  return end;
}
