import { markerLength } from '../layout/list-marker.ts';
import type { Passage } from '../layout/passage.ts';

/** Passages that are looked through for the number of a clause: a long clause has no more. */
const mostPassages = 80;

/** In words. */
const longestTitle = 14;

/** The number of the clause in which a passage stands, `7.2`: its own, or the nearest one above under the same heading. */
export function clauseOf(passages: readonly Passage[], at: number): string | undefined {
  const section = passages[at]?.heading;
  for (let index = at; index >= Math.max(0, at - mostPassages); index -= 1) {
    const passage = passages[index];
    if (passage === undefined) return undefined;
    const isTitle = passage.kind === 'heading';
    if ((passage.heading !== section && !isTitle) || isOfContents(passage)) return undefined;
    const number = numberOf(passage);
    if (number !== undefined || isTitle) return number;
  }
  return undefined;
}

/** `Article IV Title 5`: a line of a table of contents is the number of no clause below it. */
const isOfContents = ({ kind, words }: Passage): boolean =>
  kind === 'contents' ||
  (markerLength(words) > 0 && words.length <= longestTitle && /^[\d–-]+$/u.test(words.at(-1)?.text ?? ''));

/** `7.2`, `Article IV`. Letters and bullets only part a clause; rows of tables are counted, not numbered. */
function numberOf({ kind, words }: Passage): string | undefined {
  if (kind !== 'paragraph' && kind !== 'heading') return undefined;
  const marker = words
    .slice(0, markerLength(words))
    .map(({ text }) => text)
    .join(' ');
  return /\d|^[a-z]+ /iu.test(marker) ? marker.replace(/^\(|[.:)]+$/gu, '') : undefined;
}
