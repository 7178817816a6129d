import { markerLength } from './list-marker.ts';
import type { Passage } from './passage.ts';

/** Joins a paragraph that a page break cut, and puts the running lines between its halves before it. */
export function joinAcrossPages(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  let lastText: number | undefined;
  for (const passage of passages) {
    if (passage.kind === 'furniture') {
      joined.push(passage);
      continue;
    }
    const last = lastText === undefined ? undefined : joined[lastText];
    if (lastText !== undefined && last !== undefined && isCut(last, passage)) {
      joined[lastText] = { ...last, words: [...last.words, ...passage.words] };
      continue;
    }
    lastText = joined.length;
    joined.push(passage);
  }
  return joined;
}

function isCut(last: Passage, next: Passage): boolean {
  if (last.kind !== 'paragraph' || next.kind !== 'paragraph') return false;
  const end = last.words.at(-1);
  const start = next.words[0];
  if (end === undefined || start === undefined || end.page === start.page) return false;
  return !/[.:;!?]["”)]?$/u.test(end.text) && /^\p{Ll}/u.test(start.text) && markerLength(next.words) === 0;
}
