import { printed } from '../facts/fact.ts';
import { markerLength } from '../layout/list-marker.ts';
import type { Passage } from '../layout/passage.ts';

/** Passages that are looked through for the number of a clause: a long clause has no more. */
const mostPassages = 80;
/** In words. */
const longestTitle = 14;
/** Longer, in letters, it is a clause that runs on behind its heading. */
const longestHeading = 100;

/** The number of the clause in which a passage stands, `7.2`: its own, or the nearest one above under the same heading. */
export function clauseOf(passages: readonly Passage[], at: number): string | undefined {
  const opening = openingOf(passages, at);
  return opening === undefined ? undefined : numberOf(opening);
}

/** What stands above a passage as its heading: one that is set as such, or the title of its article. Empty for none. */
export function sectionOf(passages: readonly Passage[], at: number): string {
  const heading = passages[at]?.heading ?? '';
  if (heading !== '' && heading.length <= longestHeading) return heading;
  const opening = openingOf(passages, at);
  if (opening === undefined || opening === passages[at] || opening.words.length > longestTitle) return '';
  const title = printed(opening.words);
  return /[.;,]$/u.test(title) ? '' : title.replace(/:$/u, '');
}

/** The passage that bears the number of the clause. */
function openingOf(passages: readonly Passage[], at: number): Passage | undefined {
  const section = passages[at]?.heading;
  for (let index = at; index >= Math.max(0, at - mostPassages); index -= 1) {
    const passage = passages[index];
    if (passage === undefined || (index < at && isOfContents(passage))) return undefined;
    const isTitle = passage.kind === 'heading';
    if (passage.heading !== section && !isTitle) return undefined;
    if (numberOf(passage) !== undefined) return passage;
    if (isTitle) return undefined;
  }
  return undefined;
}

/** `Miscellaneous 32`: what stands in a table of contents numbers no clause below it. */
const isOfContents = ({ kind, words }: Passage): boolean =>
  kind === 'contents' || (words.length <= longestTitle && /^\d[\d–-]*$/u.test(words.at(-1)?.text ?? ''));

/** `7.2`, `Article IV`. Letters and bullets only part a clause; rows of tables are counted, not numbered. */
function numberOf({ kind, words }: Passage): string | undefined {
  if (kind !== 'paragraph' && kind !== 'heading') return undefined;
  const marker = printed(words.slice(0, markerLength(words)));
  return /\d|^[a-z]+ /iu.test(marker) ? marker.replace(/^\(|[.:)]+$/gu, '') : undefined;
}
